package towline.ai.bot;

import towline.math.Trigonometry;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.FlightBelief;
import towline.sim.api.KindRange;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;

/**
 * A demo bot that also feints: shortly before a barrage it flies so that the forecast of the ship
 * lies on a part of the enemy, and when the shells are on their way it flies elsewhere.
 */
final class FeintBot implements Pilot {
  /** Time before a barrage from which on it feints, s. */
  private static final double FEINT_TIME = 3;

  /** Time before a barrage from which on the ship flies towards the part, s. */
  private static final double RUN_TIME = 0.9;

  /** Speed of that run, m/s. */
  private static final double RUN_SPEED = 11;

  /** Time for which it leads a part, s: that of a barrage's flight. */
  private static final double LEAD = 1.2;

  /** Distance from the part above which it does not feint, m. */
  private static final double MAX_DISTANCE = 40;

  private final DemoBot demo;

  FeintBot(long seed) {
    demo = new DemoBot(seed);
  }

  @Override
  public void decide(Snapshot snapshot, int index, Command command) {
    demo.decide(snapshot, index, command);
    int enemy = enemy(snapshot);
    if (enemy < 0) {
      return;
    }
    double aheadX = snapshot.row(enemy).forecastX - snapshot.x(index);
    double aheadY = snapshot.row(enemy).forecastY - snapshot.y(index);
    double timeLeft = snapshot.row(enemy).timeToBarrage;
    double start = StrictMath.hypot(aheadX, aheadY) + RUN_SPEED * timeLeft;
    int part = part(snapshot, index, enemy, start);
    if (part < 0 || snapshot.distance(index, part) > MAX_DISTANCE) {
      return;
    }
    double goalX = snapshot.x(part) + LEAD * snapshot.vx(part) - snapshot.x(index);
    double goalY = snapshot.y(part) + LEAD * snapshot.vy(part) - snapshot.y(index);
    // The forecast lies to the side of the ship's course by the turn that the enemy believes in.
    double side =
        StrictMath.atan2(aheadY, aheadX) - StrictMath.atan2(snapshot.vy(index), snapshot.vx(index));
    boolean isTooNear = timeLeft > RUN_TIME && snapshot.distance(index, part) < start;
    double course = StrictMath.atan2(goalY, goalX) + (isTooNear ? Math.PI : -side);
    command.thrustX = Trigonometry.cos(course);
    command.thrustY = Trigonometry.sin(course);
  }

  @Override
  public void hashInto(StateHash hash) {
    demo.hashInto(hash);
  }

  /** Returns the index of an enemy whose barrage is about to leave; -1: none. */
  private static int enemy(Snapshot snapshot) {
    for (int i = snapshot.first(KindRange.FOES); i < snapshot.end(KindRange.FOES); i++) {
      if (snapshot.row(i).belief != FlightBelief.NONE
          && snapshot.row(i).timeToBarrage < FEINT_TIME) {
        return i;
      }
    }
    return -1;
  }

  /**
   * Returns the index of the part of an enemy that can be hurt and whose distance from the ship is
   * closest to {@code start}, m; -1: none.
   */
  private static int part(Snapshot snapshot, int index, int enemy, double start) {
    if (snapshot.kind(enemy) == EntityKind.TANK) {
      return enemy;
    }
    int best = -1;
    double least = Double.POSITIVE_INFINITY;
    for (int i = snapshot.first(KindRange.VESSEL_PARTS);
        i < snapshot.end(KindRange.VESSEL_PARTS);
        i++) {
      double off = Math.abs(snapshot.distance(index, i) - start);
      if (snapshot.row(i).vesselId == snapshot.row(enemy).vesselId
          && !snapshot.row(i).armoured
          && off < least) {
        least = off;
        best = i;
      }
    }
    return best;
  }
}
