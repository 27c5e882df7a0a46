package towline.lab;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import towline.aim.AimMode;
import towline.content.GameContent;
import towline.session.BotFlight;
import towline.session.FixedStep;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.session.Score;

/**
 * A bot flies the real game with the drone in each aim mode, with the same seeds for all. A run
 * ends when the time is up or the ship is gone.
 */
public final class Sortie {
  private final GameContent content;
  private final SortieOptions options;

  /** A sortie that flies the game of {@code content}. */
  public Sortie(GameContent content, SortieOptions options) {
    this.content = content;
    this.options = options;
  }

  /**
   * Flies, and writes the table to {@code out}.
   *
   * @throws InterruptedException if the thread is interrupted while the runs are flown
   */
  public void run(Appendable out) throws IOException, InterruptedException {
    new SortieTable(options).write(fly(), out);
  }

  /** One tally for each mode, in the order of the options. */
  List<SortieTally> fly() throws InterruptedException {
    ExecutorService workers = Executors.newFixedThreadPool(options.workers());
    try {
      List<List<Future<SortieTally>>> flights = new ArrayList<>();
      for (AimMode mode : options.modes()) {
        List<Future<SortieTally>> ofMode = new ArrayList<>();
        for (int seed = 1; seed <= options.seeds(); seed++) {
          RunSetup setup = new RunSetup(seed, PlayMode.ARCADE, options.wave(), mode.ordinal());
          ofMode.add(workers.submit(() -> flyOnce(setup)));
        }
        flights.add(ofMode);
      }
      List<SortieTally> tallies = new ArrayList<>();
      for (List<Future<SortieTally>> ofMode : flights) {
        tallies.add(sum(ofMode));
      }
      return tallies;
    } finally {
      workers.shutdownNow();
    }
  }

  private static SortieTally sum(List<Future<SortieTally>> flights) throws InterruptedException {
    SortieTally sum = new SortieTally();
    for (Future<SortieTally> flight : flights) {
      try {
        sum.add(flight.get());
      } catch (ExecutionException e) {
        throw new IllegalStateException("a run of the sortie failed", e);
      }
    }
    return sum;
  }

  private SortieTally flyOnce(RunSetup setup) {
    try (BotFlight flight =
        new BotFlight(content, setup, options.bot(), BotFlight.ModeChoice.FIXED)) {
      int ticks = options.seconds() * FixedStep.TICKS_A_SECOND;
      for (int tick = 0; tick < ticks && !flight.run().over(); tick++) {
        flight.tick();
      }
      Score score = flight.run().score();
      SortieTally tally = new SortieTally();
      tally.runs = 1;
      tally.shots = score.shots(setup.aimMode());
      tally.hits = score.hits(setup.aimMode());
      tally.kills = score.kills(setup.aimMode());
      tally.deaths = flight.run().over() ? 1 : 0;
      tally.points = score.points();
      return tally;
    }
  }
}
