package towline.aim.learn;

import towline.aim.situation.FireProblem;
import towline.aim.situation.MotionBelief;
import towline.math.Angles;
import towline.math.Trigonometry;

/**
 * Hunters: targets that steer at a prey, with a heading that may sweep about the bearing, and turn
 * no faster than they can.
 */
final class PursuitModel {
  /** Greatest offset from the bearing of the prey of a hunter that has come round, rad. */
  private static final double WIDEST_WEAVE = 0.8;

  /** Number of final headings tried for a hunter that is still coming round. */
  private static final int FINAL_HEADINGS = 3;

  /** Time after which a hunter has come round, s. */
  private static final double COMING_ROUND_TIME = 1.6;

  /** Heading change per tick below which the target counts as straight, rad. */
  private static final double LEAST_TURN = 1e-5;

  final Prey prey = new Prey();
  private final PredictedPath hunter = new PredictedPath();

  /** Seconds in a tick. */
  double dt;

  /** Sets {@code path} to that of a hunter of prey q that does not weave. */
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
   * Returns whether a shot at a target that turns evenly hits even if the target is a hunter coming
   * round as fast as it can. Its heading after the turn depends on its weave, which is still
   * unknown: so the shot must hit for every such heading.
   *
   * @param turn heading change of the target per tick, rad
   * @param evenTicks number of ticks for which it has turned evenly
   */
  boolean isHitComingRound(
      PredictedPath seen, double turn, int evenTicks, FireProblem now, PathCheck check) {
    if (Math.abs(turn) < LEAST_TURN || evenTicks * dt > COMING_ROUND_TIME) {
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
    // Positive in the direction of the turn, so that the offset grows.
    double offset = -side * seen.angleTo(prey.x(q), prey.y(q));
    if (offset > Math.PI - WIDEST_WEAVE) {
      offset -= Angles.TURN;
    }
    double first = Math.max(offset, -WIDEST_WEAVE);
    for (int i = 0; i < FINAL_HEADINGS && first <= WIDEST_WEAVE; i++) {
      double stop = first + i * (WIDEST_WEAVE - first) / (FINAL_HEADINGS - 1);
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
