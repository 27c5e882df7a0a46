package towline.aim;

import towline.aim.learn.ShotVerdict;
import towline.aim.search.FireSolution;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.math.StateHash;

/**
 * A way to aim a turret. {@link AimMode} holds those that come with the library; {@link
 * FireControl#decide} takes any. In each tick the fire control first lets it plan, then judge the
 * shot that would leave now, before the barrel turns.
 *
 * <p>What is carried from tick to tick lies in the {@link AimState}, so that one strategy serves
 * many turrets. A strategy with state of its own serves one, begins anew when {@link
 * AimState#isNewTarget} says so, and adds that state to {@link #hashInto}.
 */
public interface AimStrategy {
  /**
   * An aim that gets better the longer its target keeps on, as {@link AimMode#REFINE} does, but in
   * a time of one's own, and also at a target that circles at an even rate; shots may fall. It
   * trails whatever changes.
   *
   * <p>Source: the wish is Kain Shin's, Predictive Aim Mathematics for AI Targeting, 2009, section
   * In Search of Perfection.
   *
   * @param seconds in which two thirds of a change of the target's motion are believed, more than 0
   */
  static AimStrategy settling(double seconds) {
    return new RefinedAim(TargetModels::straightWithGravity, seconds, true);
  }

  /**
   * An aim as {@link AimMode#LEARN}, at a target that is flown by hand: no belief is ever quite
   * right.
   *
   * @param tolerance by how much a belief may be off in a tick before it has failed, in radii of
   *     the target, more than 0
   */
  static AimStrategy learning(double tolerance) {
    return new LearnedAim(tolerance);
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
    TargetModels.onlyNowIfOutrun(believed);
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
  default AimMode.Planning planning() {
    return AimMode.Planning.EVERY_TICK;
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

  /** Whether lesser targets that cross the barrel are to be taken while it waits for a shot. */
  default boolean takesLesserTargets() {
    return false;
  }

  /** Whether it fires only shots that nobody can dodge. */
  default boolean isSure() {
    return false;
  }
}
