package towline.aim;

import org.jspecify.annotations.Nullable;
import towline.aim.learn.TargetLearner;
import towline.aim.noescape.JinkDetector;
import towline.aim.noescape.NoEscapeProof;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.aim.situation.MotionSource;
import towline.aim.tracking.MotionEstimator;
import towline.aim.tracking.TargetTracker;
import towline.aim.tracking.TrackPredictor;
import towline.math.StateSink;
import towline.math.Trigonometry;

/**
 * The state of a fire control that its {@link AimStrategy} works with: sight, plan, learner and
 * scratch space.
 */
public final class AimState {
  /**
   * Largest ratio of acceleration along to across the course at which a target counts as turning.
   */
  private static final double MAX_ALONG_TO_ACROSS = 0.3;

  final SolverScratch scratch;
  final FiringPlan plan = new FiringPlan();
  final FireProblem sight = new FireProblem();
  final TargetLearner learner = new TargetLearner();
  final boolean plansEveryTick;
  private final TargetTracker tracker = new TargetTracker();
  private final JinkDetector jinks = new JinkDetector();
  private @Nullable TrackPredictor predictor;
  private boolean isMotionKnown;
  private double dt;

  /** Longest tick since the reset, s; only the last one if positions are exact. */
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
    if (sight.motion == MotionSource.MEASURED) {
      measure(seconds);
    }
    tracker.take(sight, seconds);
    plan.grow(seconds);
  }

  /** Replaces the motion in the sight by an estimate from the measured positions. */
  private void measure(double seconds) {
    TrackPredictor track = predictor();
    if (isNewTarget) {
      track.reset();
    }
    double dx = sight.targetX - sight.muzzleX;
    double dy = sight.targetY - sight.muzzleY;
    double flight = Math.sqrt(dx * dx + dy * dy) / sight.muzzleSpeed;
    // A uniform error of up to n has a standard deviation of n / sqrt(3).
    track.measure(sight.targetX, sight.targetY, sight.targetNoise / Math.sqrt(3), seconds, flight);
    MotionEstimator motion = track.estimator();
    isMotionKnown = motion.error(flight) <= TrackPredictor.MOST_ERROR * sight.targetRadius;
    double vx = motion.velocityX();
    double vy = motion.velocityY();
    double ax = motion.accelerationX();
    double ay = motion.accelerationY();
    double speed2 = vx * vx + vy * vy;
    double along = Math.abs(vx * ax + vy * ay);
    double across = vx * ay - vy * ax;
    boolean turns = along <= MAX_ALONG_TO_ACROSS * Math.abs(across);
    sight.targetX = motion.x();
    sight.targetY = motion.y();
    sight.targetVelocityX = vx;
    sight.targetVelocityY = vy;
    sight.targetTurnRate = turns && speed2 > 0 ? across / speed2 : 0;
    sight.targetAccelerationX = turns ? 0 : ax;
    sight.targetAccelerationY = turns ? 0 : ay;
    sight.targetStopTime = Double.POSITIVE_INFINITY;
  }

  /** Returns true if the target's motion is known well enough for a shot. */
  boolean isMotionKnown() {
    return sight.motion != MotionSource.MEASURED || isMotionKnown;
  }

  /** Returns the predictor for measured positions; allocates it on the first call. */
  TrackPredictor predictor() {
    if (predictor == null) {
      predictor = new TrackPredictor();
    }
    return predictor;
  }

  /**
   * Returns the situation that the turret sees, with the target's motion completed from earlier
   * ticks. Read only.
   */
  public FireProblem sight() {
    return sight;
  }

  /** Returns the plan, which the strategy updates. */
  public FiringPlan plan() {
    return plan;
  }

  /** Returns the length of this tick, s. */
  public double dt() {
    return dt;
  }

  /** Returns true if the target or the strategy is not that of the tick before. */
  public boolean isNewTarget() {
    return isNewTarget;
  }

  /** Returns the solver, which is shared and keeps nothing from one call to the next. */
  public FireSolver solver() {
    return scratch.solver;
  }

  /** Returns the learner, which {@link #study} feeds. */
  TargetLearner learner() {
    return learner;
  }

  /** Feeds the learner and the jink detector; call once in every tick, or never. */
  void study() {
    study(TargetLearner.EXACT);
  }

  /**
   * Feeds the learner and the jink detector, for a target that no model predicts exactly.
   *
   * @param tolerance allowed error in target radii, see {@link TargetLearner#see(FireProblem,
   *     double, double)}
   */
  void study(double tolerance) {
    jinks.look(sight, dt);
    learner.see(sight, dt, tolerance);
  }

  /** Returns the time since {@link #study} saw the target's velocity jump, s; +infinity: never. */
  double sinceJink() {
    return jinks.sinceJump();
  }

  /**
   * Lets {@link #settledVelocityX} and {@link #settledVelocityY} follow the target's velocity, from
   * 0 for a new target; once in every tick, or never.
   *
   * @param time time in which two thirds of a change are followed, s
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
   * Settles like {@link #settle}, but also on the target's turn rate, by which it rotates the
   * velocity: so it converges on a circling target, too.
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

  /** Returns the turn rate that {@link #settleOnTurn} follows, rad/s, positive to the left. */
  double settledTurnRate() {
    return settledTurnRate;
  }

  /** Returns the x velocity of the target that {@link #settle} follows, m/s. */
  double settledVelocityX() {
    return settledVelocityX;
  }

  /** Returns the y velocity of the target that {@link #settle} follows, m/s. */
  double settledVelocityY() {
    return settledVelocityY;
  }

  /**
   * Replaces the shooter's velocity in the plan's belief by its mean until the planned shot leaves;
   * call it before {@link FiringPlan#begin}.
   */
  void foreseeShooter() {
    if (plan.isMade()) {
      tracker.foreseeShooter(plan.belief(), plan.plannedTimeToFire() - plan.age());
    }
  }

  /**
   * Returns true if a shot along the present barrel hits whatever the target does. Needs the
   * target's agility, and {@link #study} in each tick.
   *
   * @throws IllegalArgumentException if the target's agility is unknown
   */
  boolean proveNoEscape() {
    isInescapable = proof().holds(sight, sinceJink(), longestTick);
    return isInescapable;
  }

  /** Returns true if {@link #proveNoEscape} has succeeded in this tick. */
  boolean isInescapable() {
    return isInescapable;
  }

  /** Repeats the proof of {@link #proveNoEscape} and returns it. */
  NoEscapeProof provedAnew() {
    proof().holds(sight, sinceJink(), longestTick);
    return proof();
  }

  private NoEscapeProof proof() {
    return scratch.proof;
  }

  /** Adds the state to {@code out}; replays keep hashes that depend on the order. */
  void writeState(AimStrategy strategy, StateSink out) {
    plan.writeState(out);
    tracker.writeState(out);
    strategy.writeState(this, out);
    jinks.writeState(out);
    if (sight.targetNoise > 0) {
      out.add(longestTick);
    }
  }
}
