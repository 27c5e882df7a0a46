package towline.lab.sortie;

import static towline.lab.SharedOptions.BOT;
import static towline.lab.SharedOptions.CSV;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import towline.content.GameContent;
import towline.lab.Experiment;
import towline.lab.LabOption;
import towline.lab.OptionValues;
import towline.lab.ParallelRuns;
import towline.lab.ResultColumn;
import towline.lab.ResultTable;
import towline.lab.SeedOptions;
import towline.lab.SeedRange;
import towline.lab.SharedOptions;
import towline.lab.TableFormat;
import towline.lab.UsageException;
import towline.session.BotRun;
import towline.session.FixedStep;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.session.Score;

/**
 * A bot flies the real game with the drone in each aim mode, with the same seeds for all. A run
 * ends when the time is up or the ship is gone.
 */
public final class Sortie implements Experiment {
  private static final SeedOptions SEEDS = new SeedOptions(20, 1);

  private static final LabOption<List<SortieMode>> MODES =
      LabOption.choices("--mode", "M", SortieMode.values(), "Aim modes");

  private static final LabOption<List<Integer>> WAVES =
      LabOption.integers("--wave", "N", List.of(1), "The waves to start with");

  private static final LabOption<Integer> SECONDS =
      LabOption.integer("--seconds", "T", 60, 1, 3600, "Length of a run in seconds");

  private record Subject(int wave, SortieMode mode) {
    RunSetup setup(long seed) {
      return new RunSetup(seed, PlayMode.ARCADE, wave, mode.first().ordinal());
    }
  }

  private record Row(Subject of, int seeds, int seconds, SortieTally tally) {}

  private static final ResultTable<Row> TABLE =
      ResultTable.of(
          ResultColumn.<Row>of("wave", "%d", row -> row.of.wave).readable("wave", "%4s"),
          ResultColumn.<Row>of("mode", "%s", row -> row.of.mode)
              .readable("  mode      ", "  %-10s"),
          ResultColumn.<Row>of("seeds", "%d", Row::seeds).csvOnly(),
          ResultColumn.<Row>of("seconds", "%d", Row::seconds).csvOnly(),
          ResultColumn.<Row>of("shots", "%d", row -> row.tally.shots).readable(" shots", " %5s"),
          ResultColumn.<Row>of("hits", "%d", row -> row.tally.hits).readable("   hits", "  %5s"),
          ResultColumn.readableOnly(
              "  hit rate (95 % interval)",
              "  %-24s",
              "%s",
              row -> row.tally.shots == 0 ? "-" : row.tally.interval().around(row.tally.hitRate())),
          ResultColumn.<Row>of("hit_rate", "%.5f", row -> row.tally.hitRate()).csvOnly(),
          ResultColumn.<Row>of("low95", "%.5f", row -> row.tally.interval().low()).csvOnly(),
          ResultColumn.<Row>of("high95", "%.5f", row -> row.tally.interval().high()).csvOnly(),
          ResultColumn.<Row>of("hit_rate_alive", "%.5f", row -> row.tally.hitRateAlive())
              .readable("  of living", "  %9s", "%.3f"),
          ResultColumn.of("kills", "%d", row -> row.tally.kills),
          ResultColumn.<Row>of("mean_score", "%.1f", row -> row.tally.meanScore())
              .readable("  mean score", "  %10s"),
          ResultColumn.of("deaths", "%d", row -> row.tally.deaths),
          ResultColumn.of("couriers", "%d", row -> row.tally.couriers),
          ResultColumn.of("opened", "%d", row -> row.tally.opened));

  @Override
  public String name() {
    return "sortie";
  }

  @Override
  public String description() {
    return "A bot flies the real game with the drone in each aim mode, on the same seeds.";
  }

  @Override
  public String footer() {
    return "A run ends when the ship is lost. A shot counts as a hit if it strikes its target;"
               + " kills are those of the drone's gun. GUESS chooses the mode by a second of a"
               + " courier's track, FREE as the bot does.";
  }

  @Override
  public List<LabOption<?>> options() {
    return List.of(MODES, BOT, WAVES, SEEDS.count, SeedOptions.FIRST, SECONDS, CSV);
  }

  @Override
  public void run(OptionValues asked, int workers, Appendable out)
      throws UsageException, IOException, InterruptedException {
    GameContent content = GameContent.load();
    List<Subject> subjects = new ArrayList<>();
    for (int wave : asked.distinct(WAVES)) {
      WAVES.within(wave, 1, content.arcade().last());
      asked.distinct(MODES).forEach(mode -> subjects.add(new Subject(wave, mode)));
    }
    SeedRange seeds = SEEDS.range(asked);
    int seconds = asked.get(SECONDS);
    String bot = asked.get(BOT);
    List<List<SortieTally>> flown =
        ParallelRuns.run(
            workers,
            subjects,
            seeds,
            (subject, seed) -> fly(content, subject.setup(seed), subject, bot, seconds));
    TableFormat format = SharedOptions.format(asked);
    if (format == TableFormat.READABLE) {
      out.append(
          String.format(
              Locale.ROOT,
              "%d runs of at most %d s each, flown by %s%n",
              seeds.count(),
              seconds,
              bot));
    }
    ResultTable.RowWriter<Row> rows = TABLE.begin(format, out);
    for (int i = 0; i < subjects.size(); i++) {
      SortieTally sum = new SortieTally();
      flown.get(i).forEach(sum::add);
      rows.write(new Row(subjects.get(i), seeds.count(), seconds, sum));
    }
  }

  private static SortieTally fly(
      GameContent content, RunSetup setup, Subject of, String bot, int seconds) {
    try (BotRun flight = new BotRun(content, setup, bot, of.mode.choice())) {
      LateShots late = new LateShots();
      int ticks = seconds * FixedStep.TICKS_A_SECOND;
      for (int tick = 0; tick < ticks && !flight.run().over(); tick++) {
        flight.tick();
        late.update(flight.run().events(), flight.run().previous(), flight.run().current());
      }
      Score score = flight.run().score();
      SortieTally tally = new SortieTally();
      tally.runs = 1;
      tally.shots = score.droneShots();
      tally.hits = score.droneHits();
      tally.late = late.count();
      tally.kills = score.droneKills();
      tally.deaths = flight.run().over() ? 1 : 0;
      tally.points = score.points();
      tally.couriers = score.couriers() + score.couriersEscaped();
      tally.opened = score.couriers();
      return tally;
    }
  }
}
