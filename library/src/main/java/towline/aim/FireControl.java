package towline.aim;

import towline.aim.learn.ShotVerdict;
import towline.aim.learn.TargetLearner;
import towline.aim.situation.FireProblem;
import towline.internal.Arguments;
import towline.math.Angles;
import towline.math.StateSink;

/**
 * The fire control of one turret: it has an aim strategy plan and judge, and gives the turret its
 * orders. In a tick the shot leaves first, and the barrel turns afterwards.
 *
 * <p>Ticks may be of any length, and each of another, except for {@code LEARN} and {@code SURE} at
 * targets without {@link FireProblem#targetNoise}: these take the position for exact, and ticks for
 * even. With noise they go by velocities, which must be those of the motion and not measured.
 *
 * <p>Allocates nothing in {@link #decide}. What it carries is state of the simulation: see {@link
 * #writeState}.
 */
public final class FireControl {
  private final AimState state;
  private AimStrategy strategy = Aim.HOLD;
  private long targetId;
  private boolean hasTarget;
  private ShotVerdict verdict = ShotVerdict.OFF_AIM;

  /** A fire control that plans when its strategies do, with scratch space of its own. */
  public FireControl() {
    this(new SolverScratch());
  }

  /** A fire control that plans when its strategies do, with scratch space that others may share. */
  public FireControl(SolverScratch scratch) {
    this(scratch, false);
  }

  /**
   * A fire control for experiments.
   *
   * @param plansEveryTick whether every strategy plans in every tick
   */
  public FireControl(SolverScratch scratch, boolean plansEveryTick) {
    state = new AimState(scratch, plansEveryTick);
  }

  /** Forgets everything, as if it were new. */
  public void reset() {
    strategy = Aim.HOLD;
    targetId = 0;
    hasTarget = false;
    verdict = ShotVerdict.OFF_AIM;
    state.reset();
  }

  /** Forgets target and plan; for when there is nothing to shoot at. */
  public void hold() {
    hasTarget = false;
    state.hold();
  }

  /**
   * Fills {@code out} with what the turret should do in this tick.
   *
   * @param strategy how to aim: a strategy of the library, or one of your own
   * @param now what the turret sees; the muzzle is the pivot of the turret; {@link
   *     FireProblem#motion} says what is read of the target's motion, and what is told from the
   *     ticks before
   * @param targetId which target that is; another number means another target
   * @param dt seconds since the last decision, at most a day; 0: nothing is new, so that the barrel
   *     goes on to where it turned and no shot leaves
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

  /** Turns on if {@code isKnown}, as the last decision had it. */
  private void repeat(boolean isKnown, FireProblem now, FireCommand out) {
    turn(isKnown && state.plan.hasBearing() && strategy.turns(), now, out);
    out.fire = false;
  }

  private void turn(boolean turns, FireProblem now, FireCommand out) {
    out.turns = turns;
    out.bearing = turns ? state.plan.bearing() : Angles.wrap(now.facing);
  }

  /**
   * What the turret saw in the last decision, with the target's motion as it can be told from that:
   * velocity at once, acceleration and turn rate one tick later. Not to be written to; changes with
   * the next decision.
   */
  public FireProblem sight() {
    return state.sight;
  }

  /**
   * What a strategy that studies has found out about its target; its prey is to be filled in before
   * each decision.
   */
  public TargetLearner learner() {
    return state.learner;
  }

  /** What the last decision says of a shot along the barrel as it is. */
  public ShotVerdict verdict() {
    return verdict;
  }

  /** Returns seconds since the target's velocity was last seen to jump; +infinity: never. */
  public double sinceJink() {
    return state.sinceJink();
  }

  /**
   * Seconds until the shot gets to its target that the last decision would fire along the barrel.
   */
  public double timeOfFlight() {
    return state.isInescapable() ? state.provedAnew().time() : state.plan.timeOfFlight();
  }

  /**
   * Whether something else than the target, of which nothing is remembered, cannot dodge a shot
   * along the barrel, and how soon that is there.
   *
   * @param now what the turret sees of it, with its agility
   * @throws IllegalArgumentException if a field of {@code now} is out of its range
   * @return seconds of flight; +infinity: it may dodge the shot
   */
  public double certainFlight(FireProblem now) {
    now.check();
    boolean holds = state.scratch.proof.holds(now, Double.POSITIVE_INFINITY, state.dt());
    return holds ? state.scratch.proof.time() : Double.POSITIVE_INFINITY;
  }

  /** The present plan; it changes with the next decision. */
  public FiringPlan plan() {
    return state.plan;
  }

  /** The strategy of the last decision. */
  public AimStrategy strategy() {
    return strategy;
  }

  /** Adds all that is carried from tick to tick. */
  public void writeState(StateSink out) {
    out.add(hasTarget);
    out.add(strategy.name().hashCode());
    out.add(targetId);
    state.writeState(strategy, out);
  }
}
