package towline.lab.sortie;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import towline.aim.AimMode;
import towline.content.GameContent;
import towline.lab.ParallelRuns;
import towline.session.BotRun;
import towline.session.FixedStep;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.session.Score;

/**
 * A bot flies the real game with the drone in each aim mode, with the same seeds for all. A run
 * ends when the time is up or the ship is gone.
 */
public final class SortieExperiment {
  private final GameContent content;
  private final SortieOptions options;

  /** An experiment with the game of {@code content}. */
  public SortieExperiment(GameContent content, SortieOptions options) {
    this.content = content;
    this.options = options;
  }

  /**
   * Flies all runs and writes the table to {@code out}.
   *
   * @throws InterruptedException if the thread is interrupted
   */
  public void run(Appendable out) throws IOException, InterruptedException {
    new SortieTable(options).write(fly(), out);
  }

  /** One tally for each mode, in the order of the options. */
  List<SortieTally> fly() throws InterruptedException {
    List<SortieTally> tallies = new ArrayList<>();
    for (List<SortieTally> runs :
        ParallelRuns.run(options.workers(), options.modes(), options.seeds(), this::flyOnce)) {
      SortieTally sum = new SortieTally();
      runs.forEach(sum::add);
      tallies.add(sum);
    }
    return tallies;
  }

  private SortieTally flyOnce(AimMode mode, long seed) {
    RunSetup setup = new RunSetup(seed, PlayMode.ARCADE, options.wave(), mode.ordinal());
    try (BotRun flight = new BotRun(content, setup, options.bot(), BotRun.ModeChoice.FIXED)) {
      LateShots late = new LateShots(mode.ordinal());
      int ticks = options.seconds() * FixedStep.TICKS_A_SECOND;
      for (int tick = 0; tick < ticks && !flight.run().over(); tick++) {
        flight.tick();
        late.update(flight.run().events(), flight.run().previous(), flight.run().current());
      }
      Score score = flight.run().score();
      SortieTally tally = new SortieTally();
      tally.runs = 1;
      tally.shots = score.shots(setup.aimMode());
      tally.hits = score.hits(setup.aimMode());
      tally.late = late.count();
      tally.kills = score.kills(setup.aimMode());
      tally.deaths = flight.run().over() ? 1 : 0;
      tally.points = score.points();
      return tally;
    }
  }
}
