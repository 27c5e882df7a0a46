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
 * What a fire control knows in a tick and carries to the next, for the {@link AimStrategy} that it
 * follows: sight, plan, learner, and scratch space.
 */
public final class AimState {
  /** Share of the acceleration along the course up to which a target counts as turning. */
  private static final double MOST_ALONG_OF_TURN = 0.3;

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
    if (sight.motion == MotionSource.MEASURED) {
      measure(seconds);
    }
    tracker.take(sight, seconds);
    plan.grow(seconds);
  }

  /** Replaces the motion in the sight by what the measurements tell. */
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
    boolean turns = along <= MOST_ALONG_OF_TURN * Math.abs(across);
    sight.targetX = motion.x();
    sight.targetY = motion.y();
    sight.targetVelocityX = vx;
    sight.targetVelocityY = vy;
    sight.targetTurnRate = turns && speed2 > 0 ? across / speed2 : 0;
    sight.targetAccelerationX = turns ? 0 : ax;
    sight.targetAccelerationY = turns ? 0 : ay;
    sight.targetStopTime = Double.POSITIVE_INFINITY;
  }

  /** Whether the target's motion is known well enough for a shot. */
  boolean isMotionKnown() {
    return sight.motion != MotionSource.MEASURED || isMotionKnown;
  }

  /** The predictor of a target whose positions are measured. */
  TrackPredictor predictor() {
    if (predictor == null) {
      predictor = new TrackPredictor();
    }
    return predictor;
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
