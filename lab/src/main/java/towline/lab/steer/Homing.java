package towline.lab.steer;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import towline.desktop.cli.ExitCode;
import towline.desktop.cli.OptionRanges;
import towline.game.range.SetupFile;
import towline.homing.HomingLaw;
import towline.lab.experiment.RatesOption;
import towline.lab.experiment.ResultColumn;
import towline.lab.experiment.ResultTable;
import towline.lab.experiment.SetOption;
import towline.lab.experiment.SetupOption;
import towline.lab.experiment.TableOption;
import towline.store.InputException;
import towline.trial.ParameterValues;
import towline.trial.homing.HomingFlight;
import towline.trial.homing.HomingParameters;
import towline.trial.homing.HomingSimulation;
import towline.trial.homing.HomingTally;
import towline.trial.homing.TargetManoeuvre;
import towline.trial.homing.TunedLaw;

/** Compares homing laws against equal targets: one missile and one target at a time. */
@Command(
    name = "homing",
    description = "One missile against one target at a time: how often does each homing law hit?")
public final class Homing implements Callable<Integer> {
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

  @Option(
      names = "--law",
      paramLabel = "L",
      split = ",",
      description = "Homing laws: ${COMPLETION-CANDIDATES} (default: those of the game).")
  private List<LabLaw> laws = List.of();

  @Option(
      names = "--engagements",
      paramLabel = "N",
      description = "Engagements per law and rate (default: ${DEFAULT-VALUE}).")
  private int engagements = 10_000;

  @Option(
      names = "--manoeuvre",
      paramLabel = "M",
      split = ",",
      description = "What the targets do, in turn: ${COMPLETION-CANDIDATES} (default: all).")
  private List<TargetManoeuvre> manoeuvres = List.of();

  @Option(names = "--seed", paramLabel = "N", description = "The random seed (default: 1).")
  private @Nullable Long seed;

  @Mixin private RatesOption rates;
  @Mixin private SetupOption setup;
  @Mixin private SetOption set;
  @Mixin private TableOption table;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws InputException, IOException {
    OptionRanges.within(
        spec, "--engagements", engagements, HomingSimulation.MIN_ENGAGEMENTS, 10_000_000);
    SetupFile file = setup.read();
    ParameterValues parameters = set.values(file, HomingParameters.TABLE);
    file.requireBench("homing");
    List<LabLaw> chosen = laws(file);
    List<TargetManoeuvre> targetManoeuvres = manoeuvres(file);
    List<Integer> frameRates = rates.upTo(HomingFlight.SUBSTEP_RATE);
    int rate = file.number("rate", frameRates.get(0), 1, HomingFlight.SUBSTEP_RATE);
    if (!rates.isGiven()) {
      frameRates = List.of(rate);
    }
    long setupSeed = file.number("seed", 1);
    file.requireAllUsed();
    try {
      HomingParameters.check(parameters);
    } catch (IllegalArgumentException e) {
      throw set.refusal(String.valueOf(e.getMessage()));
    }
    ResultTable.RowWriter<Row> rows = table.begin(TABLE);
    for (TunedLaw law : LabLaw.tuned(chosen, parameters.get(HomingParameters.GA))) {
      for (int frameRate : frameRates) {
        HomingSimulation flights =
            new HomingSimulation(
                List.of(law),
                frameRate,
                engagements,
                seed == null ? setupSeed : seed,
                targetManoeuvres,
                parameters);
        flights.finish();
        rows.write(new Row(law, frameRate, flights.tallies().get(0)));
      }
    }
    return ExitCode.DONE;
  }

  /** Returns the laws of the command line, else of the set-up, else of the game. */
  private List<LabLaw> laws(SetupFile file) throws InputException {
    List<HomingLaw> shown = file.shown(HomingLaw.values());
    if (!laws.isEmpty()) {
      return laws.stream().distinct().toList();
    }
    return shown.isEmpty() ? LabLaw.OF_THE_GAME : shown.stream().map(LabLaw::of).toList();
  }

  /** Returns the manoeuvres of the command line, else of the set-up, else all. */
  private List<TargetManoeuvre> manoeuvres(SetupFile file) throws InputException {
    List<TargetManoeuvre> wanted = List.of(TargetManoeuvre.values());
    // A set-up without this row means IN_TURN, the range's name for all manoeuvres.
    if (!file.take("manoeuvre").orElse("IN_TURN").equals("IN_TURN")) {
      wanted = file.choice("manoeuvre", TargetManoeuvre.values()).stream().toList();
    }
    return manoeuvres.isEmpty() ? wanted : manoeuvres.stream().distinct().toList();
  }
}
