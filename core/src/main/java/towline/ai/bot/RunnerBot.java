package towline.ai.bot;

import towline.internal.RandomStream;
import towline.sim.api.Command;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/** Runs from one corner of the sector into another, stays there for a while, and never shoots. */
final class RunnerBot implements Pilot {
  private static final int CORNERS = 4;

  /** How far from the walls it stops, m. */
  private static final double INSET = 3;

  /** From this near on it is there, m. */
  private static final double ARRIVED = 4;

  /** How long it stays in a corner, s. */
  private static final double STAY = 3;

  private final RandomStream random;
  private int corner;
  private double stayLeft = STAY;

  RunnerBot(long seed) {
    random = new RandomStream(seed);
    corner = random.index(CORNERS);
  }

  @Override
  public void decide(Snapshot seen, int self, Command command) {
    double goalX = corner < 2 ? INSET : seen.width() - INSET;
    double goalY = corner % 2 == 0 ? INSET : seen.height() - INSET;
    double dx = goalX - seen.x(self);
    double dy = goalY - seen.y(self);
    double distance = StrictMath.hypot(dx, dy);
    double thrust = Math.min(1, distance / ARRIVED);
    command.thrustX = distance > 0 ? thrust * dx / distance : 0;
    command.thrustY = distance > 0 ? thrust * dy / distance : 0;
    if (distance < ARRIVED) {
      stayLeft -= Tick.SECONDS;
    }
    if (stayLeft <= 0) {
      stayLeft = STAY;
      corner = (corner + 1 + random.index(CORNERS - 1)) % CORNERS;
    }
  }

  @Override
  public void hashInto(StateHash hash) {
    random.writeState(hash);
    hash.add(corner);
    hash.add(stayLeft);
  }
}
