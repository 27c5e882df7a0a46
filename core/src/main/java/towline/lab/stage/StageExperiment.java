package towline.lab.stage;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
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
    List<Stage> stages = new ArrayList<>();
    for (Difficulty difficulty : options.difficulties()) {
      for (int wave : options.waves()) {
        stages.add(new Stage(difficulty, wave));
      }
    }
    StageTable table = new StageTable(options.format(), out);
    table.writeHeader();
    List<List<StageRun>> flown =
        ParallelRuns.run(options.workers(), stages, options.seeds(), this::fly);
    for (int i = 0; i < stages.size(); i++) {
      Stage stage = stages.get(i);
      table.writeRow(stage.difficulty, stage.wave, new StageTally(flown.get(i)));
    }
  }

  private StageRun fly(Stage stage, long seed) {
    RunSetup setup =
        new RunSetup(seed, PlayMode.ARCADE, stage.wave, AimMode.DIRECT.ordinal(), stage.difficulty);
    return StageRun.fly(content, setup, options.bot());
  }

  /** A row of the table. */
  private record Stage(Difficulty difficulty, int wave) {}
}
