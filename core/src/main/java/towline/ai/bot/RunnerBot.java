package towline.ai.bot;

import towline.internal.RandomStream;
import towline.sim.api.Command;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/** A bot that flies from corner to corner of the sector, stays a while in each, and never fires. */
final class RunnerBot implements Pilot {
  private static final int CORNER_COUNT = 4;

  /** Distance from the walls at which it stops, m. */
  private static final double INSET = 3;

  /** Distance from its goal within which it has arrived, m. */
  private static final double ARRIVAL_DISTANCE = 4;

  /** Time for which it stays in a corner, s. */
  private static final double STAY_TIME = 3;

  private final RandomStream random;
  private int corner;
  private double stayLeft = STAY_TIME;

  RunnerBot(long seed) {
    random = new RandomStream(seed);
    corner = random.index(CORNER_COUNT);
  }

  @Override
  public void decide(Snapshot snapshot, int index, Command command) {
    double goalX = corner < 2 ? INSET : snapshot.width() - INSET;
    double goalY = corner % 2 == 0 ? INSET : snapshot.height() - INSET;
    double dx = goalX - snapshot.x(index);
    double dy = goalY - snapshot.y(index);
    double distance = StrictMath.hypot(dx, dy);
    double thrust = Math.min(1, distance / ARRIVAL_DISTANCE);
    command.thrustX = distance > 0 ? thrust * dx / distance : 0;
    command.thrustY = distance > 0 ? thrust * dy / distance : 0;
    if (distance < ARRIVAL_DISTANCE) {
      stayLeft -= Tick.SECONDS;
    }
    if (stayLeft <= 0) {
      stayLeft = STAY_TIME;
      corner = (corner + 1 + random.index(CORNER_COUNT - 1)) % CORNER_COUNT;
    }
  }

  @Override
  public void hashInto(StateHash hash) {
    random.writeState(hash);
    hash.add(corner);
    hash.add(stayLeft);
  }
}
