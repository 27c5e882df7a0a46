package towline.aim;

import towline.aim.learn.TargetLearner;
import towline.aim.noescape.JinkDetector;
import towline.aim.noescape.NoEscapeProof;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.math.StateHash;
import towline.math.Trigonometry;

/**
 * What a fire control knows in a tick and carries to the next, for the {@link AimStrategy} that it
 * follows: sight, plan, learner, and scratch space.
 */
public final class AimState {
  final SolverScratch scratch;
  final FiringPlan plan = new FiringPlan();
  final FireProblem sight = new FireProblem();
  final TargetLearner learner = new TargetLearner();
  final boolean plansEveryTick;
  private final TargetTracker tracker = new TargetTracker();
  private final JinkDetector jinks = new JinkDetector();
  private double dt;

  /** The longest tick so far, where ticks may be uneven, s. */
  private double longestTick;

  private boolean isNewTarget;
  private boolean isInescapable;
  private double settledVelocityX;
  private double settledVelocityY;
  private double settledTurnRate;

  AimState(SolverScratch scratch, boolean plansEveryTick) {
    this.scratch = scratch;
    this.plansEveryTick = plansEveryTick;
  }

  void reset() {
    longestTick = 0;
    settledVelocityX = 0;
    settledVelocityY = 0;
    settledTurnRate = 0;
    plan.reset();
    tracker.reset();
    learner.reset();
    jinks.reset();
  }

  void hold() {
    plan.drop();
    tracker.forget();
    jinks.reset();
  }

  /** Begins a tick. */
  void look(FireProblem now, double seconds, boolean anotherTarget, boolean anotherStrategy) {
    if (anotherTarget) {
      tracker.forget();
    }
    isNewTarget = anotherTarget || anotherStrategy;
    if (isNewTarget) {
      plan.drop();
      learner.reset();
      jinks.reset();
    }
    dt = seconds;
    longestTick = Math.max(now.targetNoise > 0 ? longestTick : 0, seconds);
    isInescapable = false;
    sight.set(now);
    tracker.take(sight, seconds);
    plan.grow(seconds);
  }

  /**
   * What the turret sees, with the target's motion as it can be told from the ticks before. Not to
   * be written to.
   */
  public FireProblem sight() {
    return sight;
  }

  /** The plan, to be brought up to date. */
  public FiringPlan plan() {
    return plan;
  }

  /** Seconds in this tick. */
  public double dt() {
    return dt;
  }

  /** Whether what was seen before this tick was another target, or seen by another strategy. */
  public boolean isNewTarget() {
    return isNewTarget;
  }

  /** A solver that others use, too: it keeps nothing from one call to the next. */
  public FireSolver solver() {
    return scratch.solver;
  }

  /** What has been found out about the target by {@link #study}. */
  public TargetLearner learner() {
    return learner;
  }

  /** Lets the learner look, and watches for jinks; once in every tick, or never. */
  public void study() {
    study(TargetLearner.EXACT);
  }

  /**
   * The same for a target whose motion is not quite what any belief says.
   *
   * @param tolerance see {@link TargetLearner#see(FireProblem, double, double)}
   */
  public void study(double tolerance) {
    jinks.look(sight, dt);
    learner.see(sight, dt, tolerance);
  }

  /** Seconds since {@link #study} last saw the target's velocity jump; +infinity: never. */
  public double sinceJink() {
    return jinks.sinceJump();
  }

  /**
   * Lets {@link #settledVelocityX} and {@link #settledVelocityY} follow the target's velocity, from
   * 0 for a new target; once in every tick, or never.
   *
   * @param time in which two thirds of a change are followed, s
   */
  void settle(double time) {
    if (isNewTarget) {
      settledVelocityX = 0;
      settledVelocityY = 0;
      settledTurnRate = 0;
    }
    double share = Math.min(1, dt / time);
    settledVelocityX += share * (sight.targetVelocityX - settledVelocityX);
    settledVelocityY += share * (sight.targetVelocityY - settledVelocityY);
  }

  /**
   * The same with the rate at which the course turns, which the velocity is believed to go on with:
   * so it also comes to rest on a target that circles.
   */
  void settleOnTurn(double time) {
    double turned = isNewTarget ? 0 : settledTurnRate * dt;
    double cosine = Trigonometry.cos(turned);
    double sine = Trigonometry.sin(turned);
    double vx = settledVelocityX;
    settledVelocityX = cosine * vx - sine * settledVelocityY;
    settledVelocityY = sine * vx + cosine * settledVelocityY;
    settle(time);
    settledTurnRate += Math.min(1, dt / time) * (tracker.courseTurnRate() - settledTurnRate);
  }

  /** The rate of turn as {@link #settleOnTurn} has followed it, rad/s, + to the left. */
  double settledTurnRate() {
    return settledTurnRate;
  }

  /** The target's velocity as {@link #settle} has followed it, m/s. */
  double settledVelocityX() {
    return settledVelocityX;
  }

  /** See {@link #settledVelocityX}. */
  double settledVelocityY() {
    return settledVelocityY;
  }

  /**
   * Replaces the shooter's velocity in the plan's belief by the mean one until the shot that is
   * planned so far leaves; call it before beginning another plan.
   */
  public void foreseeShooter() {
    if (plan.isMade()) {
      tracker.foreseeShooter(plan.belief(), plan.plannedTimeToFire() - plan.age());
    }
  }

  /**
   * Whether a shot along the barrel as it is hits whatever the target does; needs its agility, and
   * {@link #study} in each tick.
   *
   * @throws IllegalArgumentException if the target's agility is unknown
   */
  public boolean proveNoEscape() {
    isInescapable = proof().holds(sight, sinceJink(), longestTick);
    return isInescapable;
  }

  /** Whether {@link #proveNoEscape} has succeeded in this tick. */
  boolean isInescapable() {
    return isInescapable;
  }

  /** The proof of {@link #proveNoEscape}, worked out anew. */
  NoEscapeProof provedAnew() {
    proof().holds(sight, sinceJink(), longestTick);
    return proof();
  }

  private NoEscapeProof proof() {
    return scratch.proof;
  }

  /** The order is part of the hashes that replays keep. */
  void hashInto(AimStrategy strategy, StateHash hash) {
    plan.hashInto(hash);
    tracker.hashInto(hash);
    strategy.hashInto(this, hash);
    jinks.hashInto(hash);
    if (sight.targetNoise > 0) {
      hash.add(longestTick);
    }
  }
}
