package towline.aim;

import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;

/**
 * The strategies of the library. Each is exact for its model of the motion of target and shooter; a
 * shot misses if the target departs from that model. All of them allow for gravity. All assume that
 * turning the barrel takes no time if the shooter is faster than its own shots.
 */
public final class Aim {
  /** Never turns the barrel; fires at a target in front of the muzzle, assumed to stand still. */
  public static final AimStrategy HOLD = new FixedBarrelAim(MotionModel.STANDING);

  /** Assumes that targets stand still. */
  public static final AimStrategy DIRECT = new PredictiveAim(MotionModel.STANDING);

  /** Assumes that targets fly straight and that turning the barrel takes no time. */
  public static final AimStrategy LEAD =
      new PlannedOnceAim(MotionModel.STRAIGHT.andThen(seen -> seen.timing = FireTiming.AT_ONCE));

  /** Assumes that targets fly straight; the barrel turns at its slew rate. */
  public static final AimStrategy TURN_LEAD = new PredictiveAim(MotionModel.STRAIGHT);

  /** Assumes that target and shooter keep the acceleration or turn rate that is seen. */
  public static final AimStrategy PREDICT = new PredictiveAim(MotionModel.AS_SEEN, true);

  /**
   * Assumes straight flight like {@link #TURN_LEAD}, but approaches the solution step by step: it
   * takes a new target to stand still, and is exact after half a second of uniform flight.
   */
  public static final AimStrategy REFINE = new RefinedAim(MotionModel.STRAIGHT);

  /**
   * Compares several models of the target's motion and trusts those that were right lately; uses
   * the motion seen for a new target. Needs exact positions at a fixed time step; for others set
   * {@link FireProblem#targetNoise}.
   */
  public static final AimStrategy LEARN = new LearnedAim();

  /** Fires only if no manoeuvre within the target's {@link FireProblem#agility} can save it. */
  public static final AimStrategy SURE = new NoEscapeAim();

  /**
   * Returns an aim that converges like {@link #REFINE}, but with a chosen time constant, and also
   * for a target that circles at a constant rate. It allows for gravity, and lags behind changes of
   * the target's motion.
   *
   * <p>Source: the idea is Kain Shin's, Predictive Aim Mathematics for AI Targeting, 2009, section
   * In Search of Perfection.
   *
   * @param seconds time in which the aim follows two thirds of a change of motion, s, above 0
   */
  public static AimStrategy settling(double seconds) {
    return new RefinedAim(MotionModel.STRAIGHT, seconds, true);
  }

  /**
   * Returns an aim like {@link #LEARN} for a target flown by hand, which no model predicts exactly.
   *
   * @param tolerance error of a model in one tick above which it has failed, in radii of the
   *     target, above 0
   */
  public static AimStrategy learning(double tolerance) {
    return new LearnedAim(tolerance);
  }

  private Aim() {}
}
