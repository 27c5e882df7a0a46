package towline.aim;

import java.util.function.LongConsumer;
import towline.aim.learn.TargetLearner;
import towline.aim.search.ShotVerdict;
import towline.aim.situation.FireProblem;
import towline.aim.situation.MotionBelief;
import towline.internal.Arguments;
import towline.math.Angles;
import towline.math.StateSink;

/**
 * The fire control of one turret: it lets an aim strategy plan and judge, and fills in the turret's
 * orders. In a tick the shot leaves first, and the barrel turns afterwards.
 *
 * <p>Ticks may have any length and may differ in length, except for {@code LEARN} and {@code SURE}
 * at targets without {@link FireProblem#targetNoise}: these need exact positions and a constant
 * tick. With noise they use the velocities, which must be exact, not measured.
 *
 * <p>Allocates nothing in {@link #decide}. The data kept between ticks are state of the simulation:
 * see {@link #writeState}.
 */
public final class FireControl {
  private final AimState state;
  private AimStrategy strategy = Aim.HOLD;
  private long targetId;
  private boolean hasTarget;
  private ShotVerdict verdict = ShotVerdict.OFF_AIM;

  /** Creates a fire control with scratch space of its own. */
  public FireControl() {
    this(new SolverScratch());
  }

  /** Creates a fire control that uses {@code scratch}, which others of the thread may share. */
  public FireControl(SolverScratch scratch) {
    this(scratch, false);
  }

  /**
   * Creates a fire control for experiments.
   *
   * @param plansEveryTick true to make every strategy plan in every tick
   */
  public FireControl(SolverScratch scratch, boolean plansEveryTick) {
    state = new AimState(scratch, plansEveryTick);
  }

  /** Resets to the state of a new fire control. */
  public void reset() {
    strategy = Aim.HOLD;
    targetId = 0;
    hasTarget = false;
    verdict = ShotVerdict.OFF_AIM;
    state.reset();
  }

  /** Forgets target and plan; call it while there is no target. */
  public void hold() {
    hasTarget = false;
    state.hold();
  }

  /**
   * Fills {@code out} with the turret's orders for this tick.
   *
   * @param strategy the way to aim: a strategy of the library, or one of your own
   * @param now the situation that the turret sees; {@link FireProblem#motion} selects the source of
   *     the target's motion
   * @param targetId number of the target; another number means another target
   * @param dt time since the last decision, s, at most a day; 0: repeats the last bearing, and no
   *     shot leaves
   * @throws IllegalArgumentException if {@code dt} or a field of {@code now} is out of its range,
   *     or for {@link Aim#SURE} if its agility is unknown
   */
  public void decide(
      AimStrategy strategy, FireProblem now, long targetId, double dt, FireCommand out) {
    Arguments.checkTickOrNone(dt);
    now.checkSight();
    if (!(now.targetRadius > 0)) {
      throw new IllegalArgumentException(
          "targetRadius must be more than 0, but is "
              + now.targetRadius
              + ": a fire control fires at what a shot would hit");
    }
    boolean isAnother = !hasTarget || this.targetId != targetId;
    if (dt == 0) {
      repeat(!isAnother && this.strategy == strategy, now, out);
      return;
    }
    state.look(now, dt, isAnother, this.strategy != strategy);
    this.strategy = strategy;
    this.targetId = targetId;
    hasTarget = true;
    strategy.plan(state);
    verdict = state.isMotionKnown() ? strategy.judge(state) : ShotVerdict.STUDIES;
    FiringPlan plan = state.plan;
    turn(plan.hasBearing() && strategy.turns(), now, out);
    out.fire = verdict == ShotVerdict.HITS && now.timeToReady == 0;
    plan.findTimeToSlew(now);
    if (out.fire) {
      plan.spend();
    }
  }

  /** Repeats the bearing of the last decision if {@code isKnown}; fires no shot. */
  private void repeat(boolean isKnown, FireProblem now, FireCommand out) {
    turn(isKnown && state.plan.hasBearing() && strategy.turns(), now, out);
    out.fire = false;
  }

  private void turn(boolean turns, FireProblem now, FireCommand out) {
    out.turns = turns;
    out.bearing = turns ? state.plan.bearing() : Angles.wrap(now.facing);
  }

  /**
   * Returns the situation of the last decision, with the target's motion completed: velocity at
   * once, acceleration and turn rate one tick later. Read only; changes with the next decision.
   */
  public FireProblem sight() {
    return state.sight;
  }

  /** Removes the prey of {@link #addPrey}. */
  public void clearPrey() {
    state.learner.prey().clear();
  }

  /**
   * Adds a place that the target may steer at, for strategies that study their target; kept until
   * {@link #clearPrey}. Before each decision, add each prey in the same order.
   *
   * @param x world frame, m
   * @param y world frame, m
   * @param vx m/s
   * @param vy m/s
   * @throws IllegalStateException if there are four already
   */
  public void addPrey(double x, double y, double vx, double vy) {
    state.learner.prey().add(x, y, vx, vy);
  }

  /** Returns the belief that the study of the target trusts most. */
  public MotionBelief belief() {
    return TargetLearner.kind(state.learner.trusted());
  }

  /**
   * Returns the recent accuracy of a belief, from 0 (a shot would miss by a radius or more) to 1.
   */
  public double trust(MotionBelief belief) {
    return state.learner.trust(state.learner.best(belief));
  }

  /** Returns true if a belief has been right lately, as far as a shot at the target matters. */
  public boolean isPlausible(MotionBelief belief) {
    return state.learner.isPlausible(state.learner.best(belief));
  }

  /**
   * Fills in the target's positions after each of the next ticks, world frame, m, by the belief
   * that is trusted; with {@link FireProblem#targetNoise} in steps of 1/60 s instead.
   *
   * @return number of positions filled in; 0: there is no belief yet
   */
  public int predict(double[] xs, double[] ys) {
    return state.learner.predict(xs, ys);
  }

  TargetLearner learner() {
    return state.learner;
  }

  /** Returns the verdict of the last decision on a shot along the present barrel. */
  public ShotVerdict verdict() {
    return verdict;
  }

  /**
   * Returns the time since the last observed jump of the target's velocity, s; +infinity: never.
   */
  public double sinceJink() {
    return state.sinceJink();
  }

  /**
   * Returns the time of flight of the planned shot, s, which may be another than the one that
   * {@link FireCommand#fire} lets go: a shot along the barrel may hit sooner or later.
   */
  public double timeOfFlight() {
    return state.isInescapable() ? state.provedAnew().time() : state.plan.timeOfFlight();
  }

  /**
   * Returns the time of flight of a shot along the barrel that {@code now}'s target cannot dodge.
   * Uses no memory of earlier ticks, so that any other target may be checked.
   *
   * @param now the situation to check, including the agility of its target
   * @param dt the length of a tick, in which the target may change its motion, s, more than 0 and
   *     at most a day
   * @throws IllegalArgumentException if {@code dt} or a field of {@code now} is out of its range
   * @return time of flight, s; +infinity: the target may dodge the shot
   */
  public double certainFlight(FireProblem now, double dt) {
    now.check();
    boolean holds = state.scratch.proof.holds(now, Double.POSITIVE_INFINITY, dt);
    return holds ? state.scratch.proof.time() : Double.POSITIVE_INFINITY;
  }

  /** Returns the present plan, which changes with the next decision. */
  public FiringPlan plan() {
    return state.plan;
  }

  /** Returns the strategy of the last decision. */
  public AimStrategy strategy() {
    return strategy;
  }

  /**
   * Adds to {@code out} all state kept from tick to tick, for a hash: numbers as their bits, true
   * as 1 and false as 2.
   */
  public void writeState(LongConsumer out) {
    StateSink sink = StateSink.of(out);
    sink.add(hasTarget);
    sink.add(strategy.name().hashCode());
    sink.add(targetId);
    state.writeState(strategy, sink);
  }
}
