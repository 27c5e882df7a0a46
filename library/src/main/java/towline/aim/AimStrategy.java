package towline.aim;

import towline.aim.learn.ShotVerdict;
import towline.aim.search.FireSolution;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.math.StateSink;

/**
 * A way to aim a turret; {@link FireControl#decide} takes any, and {@link Aim} has those that come
 * with the library. In each tick the fire control first lets it plan, then judge the shot that
 * would leave now, before the barrel turns.
 *
 * <p>What is carried from tick to tick lies in the {@link AimState}, so that one strategy serves
 * many turrets. A strategy with state of its own serves one, begins anew when {@link
 * AimState#isNewTarget} says so, and adds that state to {@link #writeState}.
 */
public interface AimStrategy {
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

  /** Adds what it carries from tick to tick beside plan and sight. */
  default void writeState(AimState state, StateSink out) {}

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

  /** Returns whether it plans once for each shot, and not in every tick. */
  default boolean plansOnce() {
    return false;
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
   * Returns whether it watches its target until a shot is worth it. {@link #solve} is then a first
   * estimate only; the strategy waits for confidence.
   */
  default boolean studies() {
    return false;
  }
}
