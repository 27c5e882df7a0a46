package towline.aim;

import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;

/**
 * The strategies that come with the library. Each is exact for its model of how target and shooter
 * move, and a shot misses if the target departs from that. All of them know that shots fall. Where
 * the shooter outruns its own shots, all take turning for taking no time.
 */
public final class Aim {
  /** Never turns; takes what it sees for standing still, and fires at what crosses its muzzle. */
  public static final AimStrategy HOLD = new FixedBarrelAim(MotionModel.STANDING);

  /** Targets stand still. */
  public static final AimStrategy DIRECT = new PredictiveAim(MotionModel.STANDING);

  /** Targets fly straight, and turning the barrel takes no time. */
  public static final AimStrategy LEAD =
      new PlannedOnceAim(MotionModel.STRAIGHT.and(seen -> seen.timing = FireTiming.AT_ONCE));

  /** Targets fly straight; the barrel turns at its slew rate. */
  public static final AimStrategy TURN_LEAD = new PredictiveAim(MotionModel.STRAIGHT);

  /** Targets go on accelerating or turning, and the shooter too, as seen. */
  public static final AimStrategy PREDICT = new PredictiveAim(MotionModel.AS_SEEN, true);

  /**
   * Targets fly straight, as {@link #TURN_LEAD} has it, but the aim settles: it begins with a
   * target that stands still, and is exact about one that has flown evenly for half a second.
   */
  public static final AimStrategy REFINE = new RefinedAim(MotionModel.STRAIGHT);

  /**
   * Keeps several beliefs and trusts those that have been right lately. At first sight it believes
   * what it sees. Needs exact positions, a fixed step apart, or to be told by {@link
   * FireProblem#targetNoise} that they are not.
   */
  public static final AimStrategy LEARN = new LearnedAim();

  /** Relies on nothing but the target's agility: fires when no manoeuvre can save it. */
  public static final AimStrategy SURE = new NoEscapeAim();

  /**
   * An aim that gets better the longer its target keeps on, as {@link #REFINE} does, but in a time
   * of one's own, and also at a target that circles at an even rate; shots may fall. It trails
   * whatever changes.
   *
   * <p>Source: the wish is Kain Shin's, Predictive Aim Mathematics for AI Targeting, 2009, section
   * In Search of Perfection.
   *
   * @param seconds in which two thirds of a change of the target's motion are believed, more than 0
   */
  public static AimStrategy settling(double seconds) {
    return new RefinedAim(MotionModel.STRAIGHT, seconds, true);
  }

  /**
   * An aim as {@link #LEARN}, at a target that is flown by hand: no belief is ever quite right.
   *
   * @param tolerance by how much a belief may be off in a tick before it has failed, in radii of
   *     the target, more than 0
   */
  public static AimStrategy learning(double tolerance) {
    return new LearnedAim(tolerance);
  }

  private Aim() {}
}
