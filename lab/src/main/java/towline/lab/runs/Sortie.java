package towline.lab.runs;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import towline.content.GameContent;
import towline.desktop.cli.BotOption;
import towline.desktop.cli.ExitCode;
import towline.desktop.cli.OptionRanges;
import towline.lab.experiment.ParallelRuns;
import towline.lab.experiment.ResultColumn;
import towline.lab.experiment.ResultTable;
import towline.lab.experiment.SeedRange;
import towline.lab.experiment.SeedsOption;
import towline.lab.experiment.TableOption;
import towline.session.BotRun;
import towline.session.FixedStep;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.session.Score;

/**
 * Measures the aim modes with a bot in the real game, with equal seeds for all. A run ends when the
 * time is up or the ship is lost.
 */
@Command(
    name = "sortie",
    description = "A bot flies the real game with the drone in each aim mode, on the same seeds.",
    footer =
        "A run ends when the ship is lost. A shot counts as a hit if it strikes its target; kills"
            + " are those of the drone's gun. GUESS chooses the mode by a second of a courier's"
            + " track and by the motion of a harpoon's target, FREE as the bot does.")
public final class Sortie implements Callable<Integer> {
  private record Subject(int wave, SortieMode mode) {
    RunSetup setup(long seed) {
      return new RunSetup(seed, PlayMode.ARCADE, wave, mode.first().ordinal());
    }
  }

  private record Row(Subject subject, int seeds, int seconds, SortieTally tally) {}

  private static final ResultTable<Row> TABLE =
      ResultTable.of(
          ResultColumn.<Row>of("wave", "%d", row -> row.subject.wave).readable("wave", "%4s"),
          ResultColumn.<Row>of("mode", "%s", row -> row.subject.mode)
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

  @Option(
      names = "--mode",
      paramLabel = "M",
      split = ",",
      description = "Aim modes: ${COMPLETION-CANDIDATES} (default: all).")
  private List<SortieMode> modes = List.of(SortieMode.values());

  @Option(
      names = "--wave",
      paramLabel = "N",
      split = ",",
      description = "The waves to start with (default: 1).")
  private List<Integer> waves = List.of(1);

  @Option(
      names = "--seconds",
      paramLabel = "T",
      description = "Length of a run in seconds (default: ${DEFAULT-VALUE}).")
  private int seconds = 60;

  @Mixin private BotOption bot;
  @Mixin private final SeedsOption seeds = new SeedsOption(20, 1);
  @Mixin private TableOption table;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    GameContent content = GameContent.load();
    OptionRanges.within(spec, "--wave", waves, 1, content.arcade().last());
    OptionRanges.within(spec, "--seconds", seconds, 1, 3600);
    List<Subject> subjects = new ArrayList<>();
    for (int wave : waves.stream().distinct().toList()) {
      modes.stream().distinct().forEach(mode -> subjects.add(new Subject(wave, mode)));
    }
    SeedRange range = seeds.range();
    String pilot = bot.name();
    List<List<SortieTally>> tallies =
        ParallelRuns.run(
            subjects,
            range,
            (subject, seed) -> fly(content, subject.setup(seed), subject, pilot, seconds));
    if (!table.isCsv()) {
      table
          .out()
          .append(
              String.format(
                  Locale.ROOT,
                  "%d runs of at most %d s each, flown by %s%n",
                  range.count(),
                  seconds,
                  pilot));
    }
    ResultTable.RowWriter<Row> rows = table.begin(TABLE);
    for (int i = 0; i < subjects.size(); i++) {
      SortieTally sum = new SortieTally();
      tallies.get(i).forEach(sum::add);
      rows.write(new Row(subjects.get(i), range.count(), seconds, sum));
    }
    return ExitCode.DONE;
  }

  private static SortieTally fly(
      GameContent content, RunSetup setup, Subject subject, String bot, int seconds) {
    try (BotRun flight = new BotRun(content, setup, bot, subject.mode.choice())) {
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
