package towline.lab.steer;

import static towline.lab.SetOptions.SET;
import static towline.lab.SetOptions.SETUP;
import static towline.lab.SharedOptions.CSV;
import static towline.lab.SharedOptions.RATES;
import static towline.lab.SharedOptions.SEED;

import java.io.IOException;
import java.util.List;
import java.util.function.Function;
import towline.game.range.SetupFile;
import towline.homing.HomingLaw;
import towline.lab.Experiment;
import towline.lab.LabOption;
import towline.lab.OptionValues;
import towline.lab.ResultColumn;
import towline.lab.ResultTable;
import towline.lab.SetOptions;
import towline.lab.SharedOptions;
import towline.lab.UsageException;
import towline.store.InputException;
import towline.trial.ParameterValues;
import towline.trial.homing.HomingFlight;
import towline.trial.homing.HomingParameters;
import towline.trial.homing.HomingSimulation;
import towline.trial.homing.HomingTally;
import towline.trial.homing.TargetManoeuvre;
import towline.trial.homing.TunedLaw;

/** One missile, one target, many times: homing laws against the same targets. */
public final class Homing implements Experiment {
  private static final LabOption<List<LabLaw>> LAWS =
      LabOption.choices("--law", "L", LabLaw.values(), "Homing laws")
          .otherwise(LabLaw.OF_THE_GAME, "those of the game");

  private static final LabOption<Integer> ENGAGEMENTS =
      LabOption.integer(
          "--engagements",
          "N",
          10_000,
          HomingSimulation.FEWEST_ENGAGEMENTS,
          10_000_000,
          "Engagements per law and rate");

  private static final LabOption<List<TargetManoeuvre>> MANOEUVRES =
      LabOption.choices(
          "--manoeuvre", "M", TargetManoeuvre.values(), "What the targets do, in turn");

  private record Row(TunedLaw law, int rate, HomingTally tally) {}

  private static final ResultTable<Row> TABLE =
      ResultTable.of(
          ResultColumn.<Row>of("law", "%s", row -> row.law.name())
              .readable("law          ", "%-13s"),
          ResultColumn.<Row>of("hz", "%d", Row::rate).readable("   hz", " %4s"),
          ResultColumn.<Row>of("hit", "%.5f", row -> row.tally.hitRate())
              .readable("    hit", "  %s", "%.4f"),
          hits("hit_straight", "  straight", "    %6s", TargetManoeuvre.STRAIGHT),
          hits("hit_weave", "  weave", " %6s", TargetManoeuvre.WEAVE),
          hits("hit_circle", "  circle", "  %6s", TargetManoeuvre.CIRCLE),
          hits("hit_break", "  break", " %6s", TargetManoeuvre.BREAK),
          column("mean_time_to_hit_s", "%.4f", HomingTally::meanTimeToHit)
              .readable("  time_s", "  %6s"),
          column("rms_turn_deg_s", "%.2f", HomingTally::rmsTurn)
              .readable("  rms_deg_s", "  %9s", "%.1f"),
          column("p95_peak_turn_deg_s", "%.1f", HomingTally::peakTurn95)
              .readable("  peak95_deg_s", "  %12s", "%.0f"));

  private static ResultColumn<Row> column(
      String name, String format, Function<HomingTally, Object> value) {
    return ResultColumn.of(name, format, row -> value.apply(row.tally));
  }

  private static ResultColumn<Row> hits(
      String name, String heading, String cell, TargetManoeuvre manoeuvre) {
    return column(name, "%.5f", tally -> tally.hitRate(manoeuvre)).readable(heading, cell, "%.4f");
  }

  @Override
  public String name() {
    return "homing";
  }

  @Override
  public String description() {
    return "One missile against one target at a time: how often does each homing law hit?";
  }

  @Override
  public List<LabOption<?>> options() {
    return List.of(LAWS, ENGAGEMENTS, MANOEUVRES, RATES, SEED, CSV, SET, SETUP);
  }

  @Override
  public void run(OptionValues asked, int workers, Appendable out)
      throws UsageException, InputException, IOException {
    SetupFile file = SetOptions.file(asked);
    ParameterValues parameters = SetOptions.values(asked, file, HomingParameters.TABLE);
    file.requireBench("homing");
    List<LabLaw> laws = asked.distinct(LAWS);
    List<HomingLaw> shown = file.shown(HomingLaw.values());
    if (!asked.isGiven(LAWS) && !shown.isEmpty()) {
      laws = shown.stream().map(LabLaw::of).toList();
    }
    List<TargetManoeuvre> manoeuvres = asked.distinct(MANOEUVRES);
    // IN_TURN, as the range calls it, is what a set-up without this row means.
    if (!file.take("manoeuvre").orElse("IN_TURN").equals("IN_TURN")) {
      List<TargetManoeuvre> wanted =
          file.choice("manoeuvre", TargetManoeuvre.values()).stream().toList();
      manoeuvres = asked.isGiven(MANOEUVRES) ? manoeuvres : wanted;
    }
    List<Integer> rates = SharedOptions.rates(asked, HomingFlight.SUBSTEP_RATE);
    int rate = file.number("rate", rates.get(0), 1, HomingFlight.SUBSTEP_RATE);
    if (!asked.isGiven(RATES) && file.take("rate").isPresent()) {
      rates = List.of(rate);
    }
    long sown = file.number("seed", asked.get(SEED));
    long seed = asked.isGiven(SEED) ? asked.get(SEED) : sown;
    file.requireAllUsed();
    try {
      HomingParameters.check(parameters);
    } catch (IllegalArgumentException e) {
      throw SET.refusal(String.valueOf(e.getMessage()));
    }
    ResultTable.RowWriter<Row> rows = TABLE.begin(SharedOptions.format(asked), out);
    for (TunedLaw law : LabLaw.tuned(laws, parameters.get(HomingParameters.GA))) {
      for (int frameRate : rates) {
        HomingSimulation flights =
            new HomingSimulation(
                List.of(law), frameRate, asked.get(ENGAGEMENTS), seed, manoeuvres, parameters);
        flights.finish();
        rows.write(new Row(law, frameRate, flights.tallies().get(0)));
      }
    }
  }
}
