package towline.aim;

import towline.aim.learn.ShotVerdict;
import towline.aim.search.FireSolution;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.math.StateHash;

/**
 * A way to aim a turret; {@link FireControl#decide} takes any. Each of those that come with the
 * library is exact for its model of how target and shooter move, and a shot misses if the target
 * departs from that. All of them know that shots fall. Where the shooter outruns its own shots, all
 * take turning for taking no time. In each tick the fire control first lets it plan, then judge the
 * shot that would leave now, before the barrel turns.
 *
 * <p>What is carried from tick to tick lies in the {@link AimState}, so that one strategy serves
 * many turrets. A strategy with state of its own serves one, begins anew when {@link
 * AimState#isNewTarget} says so, and adds that state to {@link #hashInto}.
 */
public interface AimStrategy {
  /** Never turns; takes what it sees for standing still, and fires at what crosses its muzzle. */
  AimStrategy HOLD = new FixedBarrelAim(MotionModel.STANDING);

  /** Targets stand still. */
  AimStrategy DIRECT = new PredictiveAim(MotionModel.STANDING);

  /** Targets fly straight, and turning the barrel takes no time. */
  AimStrategy LEAD =
      new PlannedOnceAim(MotionModel.STRAIGHT.and(seen -> seen.timing = FireTiming.AT_ONCE));

  /** Targets fly straight; the barrel turns at its slew rate. */
  AimStrategy TURN_LEAD = new PredictiveAim(MotionModel.STRAIGHT);

  /** Targets go on accelerating or turning, and the shooter too, as seen. */
  AimStrategy PREDICT = new PredictiveAim(MotionModel.AS_SEEN, true);

  /**
   * Targets fly straight, as {@link #TURN_LEAD} has it, but the aim settles: it begins with a
   * target that stands still, and is exact about one that has flown evenly for half a second.
   */
  AimStrategy REFINE = new RefinedAim(MotionModel.STRAIGHT);

  /**
   * Keeps several beliefs and trusts those that have been right lately. At first sight it believes
   * what it sees. Needs exact positions, a fixed step apart, or to be told by {@link
   * FireProblem#targetNoise} that they are not.
   */
  AimStrategy LEARN = new LearnedAim();

  /** Relies on nothing but the target's agility: fires when no manoeuvre can save it. */
  AimStrategy SURE = new NoEscapeAim();

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
  static AimStrategy settling(double seconds) {
    return new RefinedAim(MotionModel.STRAIGHT, seconds, true);
  }

  /**
   * An aim as {@link #LEARN}, at a target that is flown by hand: no belief is ever quite right.
   *
   * @param tolerance by how much a belief may be off in a tick before it has failed, in radii of
   *     the target, more than 0
   */
  static AimStrategy learning(double tolerance) {
    return new LearnedAim(tolerance);
  }

  /**
   * Returns this strategy with a model that is simplified further.
   *
   * @throws UnsupportedOperationException if it does not aim by a model
   */
  default AimStrategy believing(MotionModel further) {
    throw new UnsupportedOperationException(name() + " does not aim by a model of motion");
  }

  /**
   * Brings {@link AimState#plan} up to date: fills in {@link FiringPlan#belief}, then begins a plan
   * and takes the shot that it has found, or leaves the plan as it is.
   */
  void plan(AimState state);

  /**
   * What it says of a shot that leaves now along the barrel as it is. The shot leaves if that is
   * {@link ShotVerdict#HITS} and the gun is ready.
   */
  ShotVerdict judge(AimState state);

  /** Tells {@code out} what it knows beside its plan, as of the last decision. */
  default void explain(AimState state, AimExplanation out) {}

  /** Adds what it carries from tick to tick beside plan and sight. */
  default void hashInto(AimState state, StateHash hash) {}

  /** What tells it from others in a hash; the same in every run. */
  default String name() {
    return "";
  }

  /** Fills {@code believed} with what it believes on seeing {@code seen} for the first time. */
  default void believe(FireProblem seen, FireProblem believed) {
    believed.set(seen);
    believed.fireAtOnceIfOutrun();
  }

  /**
   * The impact time of the shot that it plans with nothing carried over, in seconds; +infinity or
   * NaN: it sees none. Allocates nothing.
   *
   * @param believed what it believes, from {@link #believe}
   */
  default double firstTimeToGo(FireProblem believed, FireSolver solver) {
    return solver.timeToGo(believed);
  }

  /**
   * The shot that it plans by its belief, with nothing carried over from earlier, or why there is
   * none. Allocates.
   *
   * @throws IllegalArgumentException if a field of {@code seen} is out of its range
   */
  default FireSolution solve(FireProblem seen) {
    FireProblem believed = new FireProblem();
    believe(seen, believed);
    FireSolver solver = new FireSolver();
    double timeToGo = firstTimeToGo(believed, solver);
    return timeToGo < Double.POSITIVE_INFINITY
        ? solver.describe(believed, timeToGo)
        : solver.solve(believed);
  }

  /** When it plans. */
  default Planning planning() {
    return Planning.EVERY_TICK;
  }

  /** Whether it ever turns its barrel. */
  default boolean turns() {
    return true;
  }

  /** Whether its aim settles over several ticks instead of being found in one. */
  default boolean settles() {
    return false;
  }

  /**
   * Whether it watches its target until a shot is worth it, so that {@link #solve} is no more than
   * its first guess. Its owner should waste no such shot on the doomed or on what is in the way.
   */
  default boolean studies() {
    return false;
  }
}
