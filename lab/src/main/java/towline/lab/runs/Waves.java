package towline.lab.runs;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import towline.ai.aim.AimMode;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.desktop.cli.BotOption;
import towline.desktop.cli.ExitCode;
import towline.lab.experiment.ParallelRuns;
import towline.lab.experiment.ResultColumn;
import towline.lab.experiment.ResultTable;
import towline.lab.experiment.SeedsOption;
import towline.lab.experiment.TableOption;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.session.Tutorial;

/**
 * Measures the progress through the arcade of a bot that flies from the first wave until it is lost
 * or wins.
 */
@Command(
    name = "waves",
    description =
        "A bot flies the arcade: how many runs reach each wave, and how long each wave takes.",
    footer =
        "A run ends when the ship is lost, after the last wave, or after 15 minutes in one wave."
            + " Died: of those who started the wave; s in it: until it was cleared or the ship"
            + " lost, with what comes before the first one.")
public final class Waves implements Callable<Integer> {
  private record Row(Difficulty difficulty, int wave, WavesTally tally) {}

  private static final ResultTable<Row> TABLE =
      ResultTable.of(
          ResultColumn.<Row>of("difficulty", "%s", Row::difficulty).readable("difficulty", "%-10s"),
          ResultColumn.of("wave", "%d", row -> row.wave + 1),
          ResultColumn.<Row>of("reached", "%.4f", row -> row.tally.reached(row.wave))
              .readable("  reached", "  %7s", "%.2f"),
          ResultColumn.<Row>of("median_seconds", "%.1f", row -> row.tally.medianSeconds(row.wave))
              .csvOnly(),
          ResultColumn.<Row>of("cleared", "%.4f", row -> row.tally.cleared(row.wave))
              .readable("  cleared", "  %7s", "%.2f"),
          ResultColumn.readableOnly("  median s to clear", "  %17s", "%s", Waves::clearTime),
          ResultColumn.<Row>of("died", "%.4f", row -> row.tally.died(row.wave))
              .readable("  died", "  %4s", "%.2f"),
          ResultColumn.<Row>of("alive_s", "%.1f", row -> row.tally.aliveSeconds(row.wave))
              .readable("  s in it", "  %7s"));

  @Option(
      names = "--difficulty",
      paramLabel = "D",
      split = ",",
      description = "Difficulties: ${COMPLETION-CANDIDATES} (default: all).")
  private List<Difficulty> difficulties = List.of(Difficulty.values());

  @Option(names = "--first-run", description = "The lessons are open, as in a player's first run.")
  private boolean firstRun;

  @Mixin private BotOption bot;
  @Mixin private final SeedsOption seeds = new SeedsOption(20, 1);
  @Mixin private TableOption table;

  @Override
  public Integer call() throws IOException, InterruptedException {
    GameContent content = GameContent.load();
    String pilot = bot.name();
    List<List<WavesRun>> flown =
        ParallelRuns.run(
            difficulties,
            seeds.range(),
            (difficulty, seed) ->
                WavesRun.fly(
                    content,
                    setup(difficulty, seed),
                    pilot,
                    firstRun ? new Tutorial("") : Tutorial.none()));
    ResultTable.RowWriter<Row> rows = table.begin(TABLE);
    for (int d = 0; d < difficulties.size(); d++) {
      WavesTally tally = new WavesTally(content.arcade().last(), flown.get(d).size());
      flown.get(d).forEach(tally::add);
      for (int wave = 0; wave < content.arcade().last(); wave++) {
        rows.write(new Row(difficulties.get(d), wave, tally));
      }
    }
    return ExitCode.DONE;
  }

  private static RunSetup setup(Difficulty difficulty, long seed) {
    return new RunSetup(seed, PlayMode.ARCADE, 1, AimMode.DIRECT.ordinal(), difficulty);
  }

  private static Object clearTime(Row row) {
    double seconds = row.tally.medianSeconds(row.wave);
    return Double.isNaN(seconds) ? "-" : String.format(Locale.ROOT, "%.1f", seconds);
  }
}
