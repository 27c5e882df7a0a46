package towline.aim.learn;

import java.util.Arrays;
import towline.aim.search.ShotVerdict;
import towline.aim.situation.FireProblem;
import towline.aim.situation.MotionBelief;
import towline.internal.Arguments;
import towline.math.StateSink;

/**
 * A learner of one target's motion. Several beliefs each predict its next position; those that have
 * been right lately are plausible, and one of them is trusted.
 *
 * <p>{@link TrialShots} test each belief. The distance of a probe's end from the real target,
 * scaled up to the time of flight of a shot, is the miss distance of a shot that trusts the belief.
 * After a motion that no belief has foreseen the learner starts anew, without the past.
 *
 * <p>If {@link FireProblem#targetNoise} is 0, the learner uses positions alone, and needs them
 * exact and a fixed step apart, as in a simulation with a fixed step: a belief fails if it is off
 * by 1/2000 of the target's radius in one tick. A motion without noise is then known to rounding
 * after five ticks. If the noise is more than 0, ticks may be uneven and positions have errors of
 * that size; the learner then uses the velocities, in steps of 1/60 s whatever the ticks. Allocates
 * nothing after construction. Its state belongs to the simulation: see {@link #writeState}.
 */
public final class TargetLearner {
  /** Number of beliefs: one of each kind, and one hunt for each prey. */
  public static final int BELIEFS = Beliefs.COUNT;

  /** Largest error of a belief in one tick, in target radii, for positions without noise. */
  public static final double EXACT = 5e-4;

  /** Greatest miss of a plausible belief's shot, as a part of the target's radius. */
  private static final double PLAUSIBLE_MISS = 0.3;

  /** Ratio of its miss to the trusted one's below which another plausible belief is trusted. */
  private static final double BETTER_MISS_RATIO = 0.01;

  /**
   * Cosine of the angle to the muzzle within which a target that jumps comes nearer, and is
   * awaited.
   */
  private static final double APPROACH_COSINE = 0.5;

  /** Flight, as a part of the time between two jumps, below which a shot need not wait. */
  private static final double SHORT_FLIGHT_PART = 0.3;

  private static final MotionBelief[] KINDS = MotionBelief.values();

  private final MotionHistory history = new MotionHistory();
  private final Beliefs beliefs = new Beliefs();
  private final TrialShots probes = new TrialShots();
  private final PursuitModel hunt = new PursuitModel();
  private final SteadySight steady = new SteadySight();
  private final PathCheck check = new PathCheck();

  /** The target's present motion. */
  private final PredictedPath seen = new PredictedPath();

  private final PredictedPath ahead = new PredictedPath();

  private final double[] scores = new double[BELIEFS];
  private final double[] preyXs = new double[Prey.MOST];
  private final double[] preyYs = new double[Prey.MOST];
  private boolean hasSeen;

  /** True if positions have noise; {@link #steady} then samples the path. */
  private boolean isMeasured;

  private int trusted;
  private int evenTicks;
  private double flightTicks;

  private int jumps;
  private int ticksToJumps;
  private int ticksSinceJump;
  private ShotVerdict verdict = ShotVerdict.STUDIES;

  /** Creates a learner without history. */
  public TargetLearner() {
    reset();
  }

  /** Forgets everything but the prey, for another target. */
  public void reset() {
    hasSeen = false;
    isMeasured = false;
    steady.clear();
    evenTicks = 0;
    jumps = 0;
    ticksToJumps = 0;
    ticksSinceJump = 0;
    verdict = ShotVerdict.STUDIES;
    begin();
  }

  private void begin() {
    history.clear();
    beliefs.clear();
    probes.clear();
    Arrays.fill(scores, Double.POSITIVE_INFINITY);
    trusted = Beliefs.STRAIGHT;
  }

  /**
   * Returns the possible prey of the target, to be filled before each {@link #see}: in each tick
   * the same prey at the same index. The learner keeps it between ticks.
   */
  public Prey prey() {
    return hunt.prey;
  }

  /**
   * Adds this tick's measurement.
   *
   * @param now muzzle, shot and target; of the target position and radius, and with noise the
   *     velocity
   * @param dt seconds since the last tick, the same in each, more than 0 and at most a day
   * @throws IllegalArgumentException if {@code dt} is out of its range
   */
  public void see(FireProblem now, double dt) {
    see(now, dt, EXACT);
  }

  /**
   * Adds this tick's measurement of a target that is flown by hand, or not measured exactly.
   *
   * @param tolerance error in one tick above which a belief fails, in target radii, more than 0;
   *     {@link #EXACT} for a target that follows a belief without noise
   */
  public void see(FireProblem now, double dt, double tolerance) {
    Arguments.checkTick(dt);
    isMeasured = now.targetNoise > 0;
    if (!isMeasured) {
      see(now.targetX, now.targetY, now, dt, tolerance);
      return;
    }
    double vx = now.targetVelocityX;
    double vy = now.targetVelocityY;
    if (steady.look(now.targetX, now.targetY, vx, vy, dt) && hasSeen) {
      hasSeen = false;
      begin();
    }
    while (steady.step()) {
      see(steady.x, steady.y, now, SteadySight.STEP, tolerance);
    }
  }

  private void see(double x, double y, FireProblem now, double dt, double tolerance) {
    double oldX = seen.wayX;
    double oldY = seen.wayY;
    seen.wayX = x - seen.x;
    seen.wayY = y - seen.y;
    seen.x = x;
    seen.y = y;
    hunt.dt = dt;
    if (hasSeen) {
      compare(tolerance * now.targetRadius);
      probes.advance();
      remember(oldX, oldY);
      beliefs.make(seen, oldX, oldY, history, hunt);
      probes.start(beliefs);
      judge(now, dt);
    }
    hasSeen = true;
    for (int q = 0; q < hunt.prey.size(); q++) {
      preyXs[q] = hunt.prey.x(q);
      preyYs[q] = hunt.prey.y(q);
    }
  }

  /**
   * Returns the time between two positions of {@link #predict}, s: a tick, or 1/60 s with noise.
   */
  public double step() {
    return hunt.dt;
  }

  /** Compares the beliefs with the new position; if none was right, the learner starts anew. */
  private void compare(double failed) {
    boolean isSurprise = history.size() > 1;
    boolean isEven = false;
    for (int i = 0; i < BELIEFS; i++) {
      if (beliefs.holds(i)) {
        beliefs.path(i).advance();
        if (beliefs.path(i).distanceTo(seen) <= failed) {
          isSurprise = false;
          isEven |= i == Beliefs.TURNING;
        } else {
          probes.stop(i);
        }
      }
    }
    evenTicks = isEven ? evenTicks + 1 : 0;
    ticksSinceJump++;
    if (isSurprise) {
      if (trusted == Beliefs.STRAIGHT && isPlausible(trusted)) {
        jumps++;
        ticksToJumps += ticksSinceJump;
        ticksSinceJump = 0;
      }
      begin();
    }
  }

  private void remember(double oldX, double oldY) {
    history.push(seen.wayX, seen.wayY, oldX, oldY);
    for (int q = 0; q < hunt.prey.size(); q++) {
      double toX = preyXs[q] - seen.x + seen.wayX;
      double toY = preyYs[q] - seen.y + seen.wayY;
      history.setOffset(q, -seen.angleOf(toX, toY));
    }
  }

  private void judge(FireProblem now, double dt) {
    double distance = StrictMath.hypot(seen.x - now.muzzleX, seen.y - now.muzzleY);
    flightTicks = distance / (now.muzzleSpeed * dt);
    trusted = Beliefs.STRAIGHT;
    for (int i = 0; i < BELIEFS; i++) {
      scores[i] = probes.miss(i, seen, flightTicks) / now.targetRadius;
      if (scores[i] < (isPlausible(trusted) ? BETTER_MISS_RATIO : 1) * scores[trusted]) {
        trusted = i;
      }
    }
  }

  /** Judges a shot that would leave now along the barrel, and returns the verdict. */
  public ShotVerdict judgeShot(FireProblem now) {
    check.shift(isMeasured ? steady.shiftX() : 0, isMeasured ? steady.shiftY() : 0);
    verdict = isPlausible(trusted) ? judgeByBeliefs(now, check) : ShotVerdict.STUDIES;
    return verdict;
  }

  private ShotVerdict judgeByBeliefs(FireProblem now, PathCheck check) {
    if (!check.hits(beliefs.path(trusted), now, hunt.dt)) {
      return ShotVerdict.OFF_AIM;
    }
    if (trusted == Beliefs.STRAIGHT && isWorthAwaiting(now)) {
      return ShotVerdict.AWAITS;
    }
    for (int i = 0; i < BELIEFS; i++) {
      if (i != trusted && isPlausible(i) && !check.hits(beliefs.path(i), now, hunt.dt)) {
        return ShotVerdict.DOUBTS;
      }
    }
    boolean hits =
        !isPlausible(Beliefs.TURNING)
            || hunt.isHitComingRound(seen, history.turn(), evenTicks, now, check);
    return hits ? ShotVerdict.HITS : ShotVerdict.DOUBTS;
  }

  /**
   * Returns whether the target jumps, and will soon be nearer: the shorter the flight, the surer.
   */
  private boolean isWorthAwaiting(FireProblem now) {
    if (jumps == 0 || flightTicks * jumps <= SHORT_FLIGHT_PART * ticksToJumps) {
      return false;
    }
    double toX = now.muzzleX - seen.x;
    double toY = now.muzzleY - seen.y;
    double along = toX * seen.wayX + toY * seen.wayY;
    return along > APPROACH_COSINE * seen.lastWay() * Math.sqrt(toX * toX + toY * toY);
  }

  /** Returns the verdict of the last {@link #judgeShot}. */
  public ShotVerdict verdict() {
    return verdict;
  }

  /** Returns the index of the trusted belief. */
  public int trusted() {
    return trusted;
  }

  /** Returns the kind of the belief at index {@code belief}. */
  public static MotionBelief kind(int belief) {
    return KINDS[Math.min(belief, MotionBelief.HUNTING.ordinal())];
  }

  /**
   * Returns the index of a belief of kind {@code kind}: of several hunts the trusted one, or else
   * the one that deserves most trust.
   */
  public int best(MotionBelief kind) {
    int first = kind.ordinal();
    if (kind != MotionBelief.HUNTING || kind(trusted) == kind) {
      return kind == MotionBelief.HUNTING ? trusted : first;
    }
    int best = first;
    for (int i = first + 1; i < BELIEFS; i++) {
      best = trust(i) > trust(best) ? i : best;
    }
    return best;
  }

  /**
   * Returns whether a belief has been right lately, as far as a shot at the target is concerned.
   */
  public boolean isPlausible(int belief) {
    return beliefs.holds(belief) && scores[belief] <= PLAUSIBLE_MISS;
  }

  /**
   * Returns the recent accuracy of a belief, from 0 (a shot would miss by a radius or more) to 1.
   */
  public double trust(int belief) {
    return beliefs.holds(belief) ? Math.max(0, 1 - scores[belief]) : 0;
  }

  /**
   * Fills in the target's positions after each of the next {@link #step}s, world frame, m, by the
   * trusted belief.
   *
   * @return number of positions filled in; 0: there is no belief yet
   */
  public int predict(double[] xs, double[] ys) {
    if (!hasPath()) {
      return 0;
    }
    copyTrusted(ahead);
    for (int i = 0; i < xs.length; i++) {
      ahead.advance();
      xs[i] = ahead.x;
      ys[i] = ahead.y;
    }
    return xs.length;
  }

  /** Returns whether there is a trusted path for {@link #copyTrusted}. */
  boolean hasPath() {
    return beliefs.holds(trusted);
  }

  /** Copies the trusted path to {@code out}. */
  void copyTrusted(PredictedPath out) {
    out.set(beliefs.path(trusted));
    if (isMeasured) {
      out.x += steady.shiftX();
      out.y += steady.shiftY();
    }
  }

  /** Adds the state that is carried from tick to tick. */
  public void writeState(StateSink out) {
    out.add(hasSeen);
    out.add(seen.x);
    out.add(seen.y);
    out.add(seen.wayX);
    out.add(seen.wayY);
    out.add(trusted);
    out.add(evenTicks);
    out.add(jumps);
    out.add(ticksToJumps);
    out.add(ticksSinceJump);
    for (int q = 0; q < hunt.prey.size(); q++) {
      out.add(preyXs[q]);
      out.add(preyYs[q]);
    }
    history.writeState(out);
    probes.writeState(out);
    if (isMeasured) {
      steady.writeState(out);
    }
  }
}
