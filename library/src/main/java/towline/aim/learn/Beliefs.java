package towline.aim.learn;

import java.util.Arrays;
import towline.aim.situation.MotionBelief;
import towline.math.Trigonometry;

/**
 * The conclusions of a learner from the motion it has seen: for each belief that the motion allows,
 * the path that the target would take from here.
 */
final class Beliefs {
  /** Number of beliefs: one of each kind, and one hunt for each prey. */
  static final int COUNT = MotionBelief.HUNTING.ordinal() + Prey.MOST;

  static final int STRAIGHT = MotionBelief.STRAIGHT.ordinal();
  static final int TURNING = MotionBelief.TURNING.ordinal();
  private static final int ACCELERATING = MotionBelief.ACCELERATING.ordinal();
  private static final int BRAKING = MotionBelief.BRAKING.ordinal();
  private static final int WEAVING = MotionBelief.WEAVING.ordinal();
  private static final int FIRST_HUNT = MotionBelief.HUNTING.ordinal();

  /** Angle between deceleration and course below which a target brakes, rad. */
  private static final double BRAKING_ANGLE = 1e-4;

  /** Angle between heading and bearing of the prey below which a hunter does not weave, rad. */
  private static final double LEAST_WEAVE = 1e-9;

  private final PredictedPath[] paths = PredictedPath.array(COUNT);
  private final boolean[] held = new boolean[COUNT];

  /** Gives up all beliefs. */
  void clear() {
    Arrays.fill(held, false);
  }

  boolean holds(int belief) {
    return held[belief];
  }

  PredictedPath path(int belief) {
    return paths[belief];
  }

  /**
   * Makes each belief afresh.
   *
   * @param seen the target as it moves now
   * @param oldX displacement in the tick before the last, m; valid from the second value of {@code
   *     history} on
   * @param oldY see oldX
   */
  void make(
      PredictedPath seen, double oldX, double oldY, MotionHistory history, PursuitModel hunt) {
    clear();
    hold(STRAIGHT, MotionBelief.STRAIGHT, seen);
    if (history.size() < 2 || (seen.wayX == 0 && seen.wayY == 0)) {
      return;
    }
    accelerate(seen, oldX, oldY);
    PredictedPath turning = hold(TURNING, MotionBelief.TURNING, seen);
    double turn = history.turn();
    turning.turnCosine = Trigonometry.cos(turn);
    turning.turnSine = Trigonometry.sin(turn);
    if (history.fitSine(MotionHistory.HEADING)) {
      PredictedPath weaving = hold(WEAVING, MotionBelief.WEAVING, seen);
      weave(weaving, history, MotionHistory.HEADING, history.mean());
      weaving.courseX = Trigonometry.cos(history.mean());
      weaving.courseY = Trigonometry.sin(history.mean());
    }
    for (int q = 0; q < hunt.prey.size(); q++) {
      hunt(seen, q, history, hunt);
    }
  }

  private void accelerate(PredictedPath seen, double oldX, double oldY) {
    PredictedPath path = hold(ACCELERATING, MotionBelief.ACCELERATING, seen);
    path.changeX = seen.wayX - oldX;
    path.changeY = seen.wayY - oldY;
    double along = seen.wayX * path.changeX + seen.wayY * path.changeY;
    double across = seen.wayX * path.changeY - seen.wayY * path.changeX;
    if (along < 0 && Math.abs(across) <= -BRAKING_ANGLE * along) {
      PredictedPath braking = hold(BRAKING, MotionBelief.BRAKING, path);
      // At the end of a tick the speed is half a change below the mean of the tick.
      braking.ticksLeft = Math.max(0, path.lastWay() / path.lastChange() - 0.5);
    }
  }

  private void hunt(PredictedPath seen, int q, MotionHistory history, PursuitModel hunt) {
    int row = MotionHistory.offsets(q);
    boolean weaves = history.fitSineAboutZero(row);
    if (!weaves && Math.abs(history.get(row, 0)) >= LEAST_WEAVE) {
      return;
    }
    held[FIRST_HUNT + q] = true;
    PredictedPath path = paths[FIRST_HUNT + q];
    hunt.begin(path, seen, q);
    if (weaves) {
      weave(path, history, row, 0);
    }
  }

  private static void weave(PredictedPath path, MotionHistory history, int row, double mean) {
    path.stiffness = history.stiffness();
    path.offset = history.get(row, 0) - mean;
    path.lastOffset = history.get(row, 1) - mean;
  }

  private PredictedPath hold(int i, MotionBelief belief, PredictedPath seen) {
    held[i] = true;
    paths[i].set(seen);
    paths[i].belief = belief;
    return paths[i];
  }
}
