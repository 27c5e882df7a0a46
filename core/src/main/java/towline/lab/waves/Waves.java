package towline.lab.waves;

import static towline.lab.SharedOptions.BOT;
import static towline.lab.SharedOptions.CSV;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import towline.aim.AimMode;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.lab.Experiment;
import towline.lab.LabOption;
import towline.lab.OptionValues;
import towline.lab.ParallelRuns;
import towline.lab.ResultColumn;
import towline.lab.ResultTable;
import towline.lab.SeedOptions;
import towline.lab.SharedOptions;
import towline.lab.UsageException;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.session.Tutorial;

/** A bot flies the arcade from the first wave until it dies or wins. */
public final class Waves implements Experiment {
  private static final LabOption<List<Difficulty>> DIFFICULTIES =
      LabOption.choices("--difficulty", "D", Difficulty.values(), "Difficulties");

  private static final SeedOptions SEEDS = new SeedOptions(20, 1);

  private static final LabOption<Boolean> FIRST_RUN =
      LabOption.flag("--first-run", "The lessons are open, as in a player's first run");

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

  @Override
  public String name() {
    return "waves";
  }

  @Override
  public String description() {
    return "A bot flies the arcade: how many runs reach each wave, and how long each wave takes.";
  }

  @Override
  public String footer() {
    return "A run ends when the ship is lost, after the last wave, or after 15 minutes in one wave."
        + " Died: of those who started the wave; s in it: until it was cleared or the ship lost,"
        + " with what comes before the first one.";
  }

  @Override
  public List<LabOption<?>> options() {
    return List.of(DIFFICULTIES, BOT, SEEDS.count, SeedOptions.FIRST, FIRST_RUN, CSV);
  }

  @Override
  public void run(OptionValues asked, int workers, Appendable out)
      throws UsageException, IOException, InterruptedException {
    GameContent content = GameContent.load();
    List<Difficulty> difficulties = asked.get(DIFFICULTIES);
    List<List<WavesRun>> flown =
        ParallelRuns.run(
            workers,
            difficulties,
            SEEDS.range(asked),
            (difficulty, seed) ->
                WavesRun.fly(
                    content,
                    setup(difficulty, seed),
                    asked.get(BOT),
                    asked.get(FIRST_RUN) ? new Tutorial("") : Tutorial.none()));
    ResultTable.RowWriter<Row> rows = TABLE.begin(SharedOptions.format(asked), out);
    for (int d = 0; d < difficulties.size(); d++) {
      WavesTally tally = new WavesTally(content.arcade().last(), flown.get(d).size());
      flown.get(d).forEach(tally::add);
      for (int wave = 0; wave < content.arcade().last(); wave++) {
        rows.write(new Row(difficulties.get(d), wave, tally));
      }
    }
  }

  private static RunSetup setup(Difficulty difficulty, long seed) {
    return new RunSetup(seed, PlayMode.ARCADE, 1, AimMode.DIRECT.ordinal(), difficulty);
  }

  private static Object clearTime(Row row) {
    double seconds = row.tally.medianSeconds(row.wave);
    return Double.isNaN(seconds) ? "-" : String.format(Locale.ROOT, "%.1f", seconds);
  }
}
