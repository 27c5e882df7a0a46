package towline.lab.runs;

import java.io.IOException;
import java.util.List;
import towline.ai.aim.AimMode;
import towline.content.ArcadeSpec;
import towline.content.GameContent;
import towline.lab.experiment.ParallelRuns;
import towline.lab.experiment.ResultColumn;
import towline.lab.experiment.ResultTable;
import towline.lab.experiment.SeedRange;
import towline.lab.experiment.TableOption;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.sim.spec.VesselSpec;

/** Fights of a bot against the bosses, with the modules that it has by then. */
public final class LiveBosses {
  private record Row(String boss, String bot, int seeds, StageTally tally) {}

  private static final ResultTable<Row> TABLE =
      ResultTable.of(
          ResultColumn.<Row>of("boss", "%s", Row::boss).readable("boss     ", "%-9s"),
          ResultColumn.<Row>of("bot", "%s", Row::bot).readable("  bot   ", "  %-6s"),
          ResultColumn.<Row>of("seeds", "%d", Row::seeds).csvOnly(),
          ResultColumn.<Row>of("boss_s", "%.1f", row -> row.tally.bossSeconds())
              .readable("  boss s", "  %6s"),
          ResultColumn.<Row>of("own_damage", "%.4f", row -> row.tally.ownDamageShare())
              .readable("  own damage", "  %10s", "%.3f"),
          ResultColumn.<Row>of("belief_shown", "%.4f", row -> row.tally.beliefShown())
              .readable("  belief shown", "  %12s", "%.3f"),
          ResultColumn.<Row>of("points_s", "%.2f", row -> row.tally.pointsPerSecond())
              .readable("  points/s", "  %8s", "%.1f"));

  private LiveBosses() {}

  /** Flies {@code waves}, each with a boss, and prints the results. */
  public static void run(
      GameContent content, List<Integer> waves, String bot, SeedRange seeds, TableOption table)
      throws IOException, InterruptedException {
    List<List<StageRun>> flown =
        ParallelRuns.run(
            waves, seeds, (wave, seed) -> StageRun.fly(content, setup(wave, seed), bot, true));
    ResultTable.RowWriter<Row> rows = table.begin(TABLE);
    for (int i = 0; i < waves.size(); i++) {
      String boss = boss(content.arcade(), waves.get(i));
      StageTally tally = new StageTally(flown.get(i), flown.get(i));
      rows.write(new Row(boss, bot, seeds.count(), tally));
    }
  }

  private static String boss(ArcadeSpec arcade, int wave) {
    return ((VesselSpec) arcade.wave(wave).boss().orElseThrow().spec()).name();
  }

  private static RunSetup setup(int wave, long seed) {
    return new RunSetup(seed, PlayMode.ARCADE, wave, AimMode.DIRECT.ordinal());
  }
}
