package towline.lab.runs;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import towline.ai.aim.AimMode;
import towline.content.Difficulty;
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
import towline.session.PlayMode;
import towline.session.RunSetup;

/**
 * Measures each wave on its own, flown by a bot from its start until it is cleared: how full the
 * view is.
 */
@Command(
    name = "stage",
    description = "A bot flies each wave: how much is alive, in view, and how often it hurts.",
    footer =
        "In view: in the 48 x 27 m round the ship. Counted from 3 s after the start of the wave. A"
            + " foe is a snake, tank or vessel; bodies count segments and parts. Without drone: the"
            + " share of the time with a parted cable; longest empty: the longest time in a row"
            + " with no foe in view, in seconds, in the worst run. Boss in view: the share of the"
            + " time with a boss in which its core and the ship are in the picture; boss s: the"
            + " median of the seconds until it is sunk, in runs with the modules that the bot has"
            + " by then.")
public final class Stage implements Callable<Integer> {
  private static final double MEDIAN = 0.5;
  private static final double NINETY_PERCENT = 0.9;

  /** A wave; {@code fitted} is true if it is flown with the modules of a run. */
  private record Subject(Difficulty difficulty, int wave, boolean fitted) {}

  private record Row(Subject of, StageTally tally) {}

  private static final ResultTable<Row> TABLE =
      ResultTable.of(
          ResultColumn.<Row>of("difficulty", "%s", row -> row.of.difficulty)
              .readable("difficulty", "%-10s"),
          ResultColumn.of("wave", "%d", row -> row.of.wave),
          ResultColumn.<Row>of("median_seconds", "%.1f", row -> row.tally.medianSeconds())
              .readable("  seconds", "  %7s"),
          ResultColumn.<Row>of("first_in_view_s", "%.2f", row -> row.tally.firstInView())
              .readable("  1st seen", "  %8s"),
          ResultColumn.<Row>of("first_hit_s", "%.2f", row -> row.tally.firstHit())
              .readable("  1st hit", "  %7s"),
          ResultColumn.<Row>of("alive_median", "%d", row -> row.tally.alive.quantile(MEDIAN))
              .readable("  alive", "  %5s"),
          ResultColumn.<Row>of("view_median", "%d", row -> row.tally.inView.quantile(MEDIAN))
              .readable("  in view: median", "  %15s"),
          ResultColumn.<Row>of("view_p90", "%d", row -> row.tally.inView.quantile(NINETY_PERCENT))
              .readable(" / 90 %", " / %4s"),
          ResultColumn.<Row>of("view_max", "%d", row -> row.tally.inView.quantile(1))
              .readable(" / most", " / %4s"),
          ResultColumn.<Row>of(
                  "bodies_median", "%d", row -> row.tally.bodiesInView.quantile(MEDIAN))
              .readable("  bodies", "  %6s"),
          ResultColumn.<Row>of("nothing_share", "%.4f", row -> row.tally.inView.share(0))
              .readable("  nothing", "  %7s", "%.3f"),
          ResultColumn.<Row>of("hurts_per_minute", "%.3f", row -> row.tally.hurtsPerMinute())
              .readable("  hurts/min", "  %9s", "%.2f"),
          ResultColumn.<Row>of("seen_hurts_share", "%.4f", row -> row.tally.seenHurtsShare())
              .readable("  seen hurts", "  %10s"),
          ResultColumn.<Row>of("cleared_share", "%.4f", row -> row.tally.clearedShare())
              .readable("  cleared", "  %7s", "%.2f"),
          ResultColumn.<Row>of("without_drone", "%.4f", row -> row.tally.withoutDroneShare())
              .readable("  without drone", "  %13s", "%.2f"),
          ResultColumn.<Row>of("longest_empty_s", "%.1f", row -> row.tally.longestEmpty())
              .readable("  longest empty", "  %13s"),
          ResultColumn.<Row>of("boss_in_view", "%.4f", row -> row.tally.bossInView())
              .readable("  boss in view", "  %12s", "%.3f"),
          ResultColumn.<Row>of("boss_s", "%.1f", row -> row.tally.bossSeconds())
              .readable("  boss s", "  %6s"));

  @Option(
      names = "--difficulty",
      paramLabel = "D",
      split = ",",
      description = "Which: ${COMPLETION-CANDIDATES} (default: normal).")
  private List<Difficulty> difficulties = List.of(Difficulty.NORMAL);

  @Option(
      names = "--wave",
      paramLabel = "N",
      split = ",",
      description = "Which waves (default: all).")
  private List<Integer> waves = List.of();

  @Mixin private BotOption bot;
  @Mixin private final SeedsOption seeds = new SeedsOption(20, 1);
  @Mixin private TableOption table;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    GameContent content = GameContent.load();
    int last = content.arcade().last();
    OptionRanges.within(spec, "--wave", waves, 1, last);
    List<Subject> subjects = new ArrayList<>();
    for (Difficulty difficulty : difficulties) {
      for (int wave : waves.isEmpty() ? IntStream.rangeClosed(1, last).boxed().toList() : waves) {
        subjects.add(new Subject(difficulty, wave, false));
        if (content.arcade().wave(wave).boss().isPresent()) {
          subjects.add(new Subject(difficulty, wave, true));
        }
      }
    }
    String pilot = bot.name();
    SeedRange range = seeds.range();
    ResultTable.RowWriter<Row> rows = table.begin(TABLE);
    List<List<StageRun>> flown =
        ParallelRuns.run(
            subjects,
            range,
            (of, seed) -> StageRun.fly(content, setup(of, seed), pilot, of.fitted));
    for (int i = 0; i < subjects.size(); i++) {
      if (!subjects.get(i).fitted) {
        boolean hasBoss = i + 1 < subjects.size() && subjects.get(i + 1).fitted;
        List<StageRun> fitted = hasBoss ? flown.get(i + 1) : List.of();
        rows.write(new Row(subjects.get(i), new StageTally(flown.get(i), fitted)));
      }
    }
    return ExitCode.DONE;
  }

  private static RunSetup setup(Subject subject, long seed) {
    return new RunSetup(
        seed, PlayMode.ARCADE, subject.wave, AimMode.DIRECT.ordinal(), subject.difficulty);
  }
}
