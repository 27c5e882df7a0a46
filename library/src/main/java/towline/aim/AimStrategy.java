package towline.aim;

import java.util.function.Consumer;
import java.util.function.LongConsumer;
import towline.aim.search.FireSolution;
import towline.aim.search.FireSolver;
import towline.aim.search.ShotVerdict;
import towline.aim.situation.FireProblem;

/**
 * A way to aim a turret, used by {@link FireControl#decide}; {@link Aim} has those of the library.
 * In each tick the fire control first lets it plan, then judge the shot that would leave now,
 * before the barrel turns.
 *
 * <p>All that is kept from tick to tick is in the {@link AimState}, so that one strategy serves
 * many turrets. A strategy with state of its own serves one, begins anew when {@link
 * AimState#isNewTarget} says so, and adds that state to {@link #writeState}.
 */
public interface AimStrategy {
  /**
   * Returns this strategy with a model that {@code further} changes: for example one that ignores
   * the target's acceleration.
   *
   * @throws UnsupportedOperationException if it does not aim by a model
   */
  default AimStrategy believing(Consumer<FireProblem> further) {
    throw new UnsupportedOperationException(name() + " does not aim by a model of motion");
  }

  /**
   * Brings {@link AimState#plan} up to date: fills in {@link FiringPlan#belief}, then begins a plan
   * and takes the shot that it has found, or leaves the plan as it is.
   */
  void plan(AimState state);

  /**
   * Returns the verdict on a shot that leaves now along the present barrel. The shot leaves if it
   * is {@link ShotVerdict#HITS} and the gun is ready.
   */
  ShotVerdict judge(AimState state);

  /** Adds to {@code out} the state that it keeps from tick to tick besides plan and sight. */
  default void writeState(AimState state, LongConsumer out) {}

  /**
   * Returns the name that tells it from others with equal state in a hash; constant over all runs,
   * empty for most.
   */
  default String name() {
    return "";
  }

  /** Fills {@code believed} with its model of {@code seen}, nothing being known from earlier. */
  default void believe(FireProblem seen, FireProblem believed) {
    believed.set(seen);
    believed.fireAtOnceIfOutrun();
  }

  /**
   * Returns the impact time from now of the shot that it plans with nothing kept from earlier, s;
   * +infinity or NaN: there is none. Allocates nothing.
   *
   * @param believed its model of the situation, from {@link #believe}
   */
  default double firstTimeToGo(FireProblem believed, FireSolver solver) {
    return solver.timeToGo(believed);
  }

  /**
   * Returns the shot that it plans with nothing kept from earlier, or the reason why there is none.
   * Allocates.
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

  /** Returns true if it plans once for each shot instead of in every tick. */
  default boolean plansOnce() {
    return false;
  }

  /** Returns true if it ever turns the barrel. */
  default boolean turns() {
    return true;
  }

  /** Returns true if its aim settles over several ticks instead of being found in one. */
  default boolean settles() {
    return false;
  }

  /**
   * Returns true if it watches its target until it is confident of a shot. {@link #solve} is then a
   * first estimate only; the strategy waits for confidence.
   */
  default boolean studies() {
    return false;
  }
}
