package towline.aim.learn;

import towline.aim.situation.FireProblem;
import towline.math.Angles;
import towline.math.Trigonometry;

/**
 * Hunters: targets that steer at a prey, with a heading that may sweep about the bearing, and turn
 * no faster than they can.
 */
final class PursuitModel {
  /** Hunters head at most so far off the bearing of their prey once they have come round, rad. */
  private static final double WIDEST_WEAVE = 0.8;

  /** At how many headings a hunter is thought to stop that is still coming round. */
  private static final int STOPS = 3;

  /** A hunter has come round after so many seconds. */
  private static final double COMING_ROUND = 1.6;

  /** Who turns by less in a tick does not turn, rad. */
  private static final double LEAST_TURN = 1e-5;

  final Prey prey = new Prey();
  private final PredictedPath hunter = new PredictedPath();

  /** Seconds in a tick. */
  double dt;

  /** Makes {@code path} that of a hunter of prey q that does not weave. */
  void begin(PredictedPath path, PredictedPath seen, int q) {
    path.set(seen);
    path.belief = MotionBelief.HUNTING;
    path.preyX = prey.x(q);
    path.preyY = prey.y(q);
    path.preyWayX = dt * prey.vx(q);
    path.preyWayY = dt * prey.vy(q);
    path.stiffness = 0;
    path.offset = 0;
    path.lastOffset = 0;
    path.turnCosine = -1;
    path.turnSine = 0;
  }

  /**
   * Returns whether a shot hits a target that turns evenly also if it is a hunter coming round as
   * fast as it can. How far off the bearing it will stop turning depends on its weave, which cannot
   * be known yet: so it must be hit wherever it stops.
   *
   * @param turn by how much it turns in a tick, rad
   * @param evenTicks for how many ticks it has done so
   */
  boolean isHitComingRound(
      PredictedPath seen, double turn, int evenTicks, FireProblem now, PathCheck check) {
    if (Math.abs(turn) < LEAST_TURN || evenTicks * dt > COMING_ROUND) {
      return true;
    }
    for (int q = 0; q < prey.size(); q++) {
      if (!isHitComingRound(seen, q, turn, now, check)) {
        return false;
      }
    }
    return true;
  }

  private boolean isHitComingRound(
      PredictedPath seen, int q, double turn, FireProblem now, PathCheck check) {
    double side = Math.copySign(1, turn);
    // In the sense in which it turns, so that its offset grows.
    double offset = -side * seen.angleTo(prey.x(q), prey.y(q));
    if (offset > Math.PI - WIDEST_WEAVE) {
      offset -= Angles.TURN;
    }
    double first = Math.max(offset, -WIDEST_WEAVE);
    for (int i = 0; i < STOPS && first <= WIDEST_WEAVE; i++) {
      double stop = first + i * (WIDEST_WEAVE - first) / (STOPS - 1);
      begin(hunter, seen, q);
      hunter.offset = side * stop;
      hunter.lastOffset = side * stop;
      hunter.turnCosine = Trigonometry.cos(turn);
      hunter.turnSine = Math.abs(Trigonometry.sin(turn));
      if (!check.hits(hunter, now, dt)) {
        return false;
      }
    }
    return true;
  }
}
