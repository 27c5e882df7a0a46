package towline.lab.stage;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import towline.aim.AimMode;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.lab.ParallelRuns;
import towline.session.PlayMode;
import towline.session.RunSetup;

/** A bot flies each wave on its own, from its start until it is cleared: how much is in view. */
public final class StageExperiment {
  private final GameContent content;
  private final StageOptions options;

  /** An experiment with the waves of {@code content}. */
  public StageExperiment(GameContent content, StageOptions options) {
    this.content = content;
    this.options = options;
  }

  /**
   * Flies, and writes the table to {@code out}.
   *
   * @throws InterruptedException if the thread is interrupted while the runs are flown
   */
  public void run(Appendable out) throws IOException, InterruptedException {
    List<Callable<StageRun>> runs = new ArrayList<>();
    for (Difficulty difficulty : options.difficulties()) {
      for (int wave : options.waves()) {
        for (int seed = 1; seed <= options.seeds(); seed++) {
          RunSetup setup =
              new RunSetup(seed, PlayMode.ARCADE, wave, AimMode.DIRECT.ordinal(), difficulty);
          runs.add(() -> StageRun.fly(content, setup, options.bot()));
        }
      }
    }
    StageTable table = new StageTable(options.format());
    table.writeHeader(out);
    List<StageRun> flown = ParallelRuns.run(options.workers(), runs);
    int next = 0;
    for (Difficulty difficulty : options.difficulties()) {
      for (int wave : options.waves()) {
        List<StageRun> ofWave = flown.subList(next, next + options.seeds());
        table.write(difficulty, wave, new StageTally(ofWave), out);
        next += options.seeds();
      }
    }
  }
}
