package towline.aim.noescape;

import towline.aim.learn.TargetLearner;
import towline.aim.search.FireAnswer;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.internal.Arguments;
import towline.math.Angles;

/**
 * A search for the next moment at which no manoeuvre can save the target from a shot, so that the
 * barrel can turn in time. It assumes that the target moves as believed, or as a learner predicts.
 * The belief decides only the turn of the barrel; {@link NoEscapeProof} decides, at that moment,
 * whether the shot is certain to hit.
 *
 * <p>It looks 600 ticks ahead and no farther: 10 s at 60 ticks a second, 2.5 s at 240. {@link
 * #isComplete} tells whether that was enough.
 *
 * <p>Holds scratch space: one for each thread. Allocates nothing after construction.
 */
public final class NoEscapeSearch {
  /** Time that the search looks ahead, in ticks. */
  private static final int MOST_TICKS = 600;

  private final double[] xs = new double[MOST_TICKS];
  private final double[] ys = new double[MOST_TICKS];
  private int ticksKnown;

  private final ReachableSet reach = new ReachableSet();

  /** Predicted situation at the tick that is searched. */
  private final FireProblem then = new FireProblem();

  private final FireProblem shot = new FireProblem();
  private final FireAnswer answer = new FireAnswer();
  private boolean isComplete;
  private double bearing;
  private double timeToFire;
  private double timeOfFlight;
  private double impactX;
  private double impactY;

  /** Makes the next search follow the path that {@code learner} trusts, if it trusts one. */
  public void follow(TargetLearner learner) {
    ticksKnown = learner.isPlausible(learner.trusted()) ? learner.predict(xs, ys) : 0;
  }

  /**
   * Finds the first moment at which a shot is certain to hit and the barrel can have turned; if the
   * barrel is always late, the moment at which it is least late.
   *
   * @param belief the measured situation, with the motion that is believed
   * @param sinceJump seconds since the target's velocity was last seen to jump; +infinity: never
   * @param dt seconds in a tick, more than 0 and at most a day
   * @throws IllegalArgumentException if a number is out of its range
   * @return true if a shot is certain at some moment before the horizon, the barrel aside
   */
  public boolean find(FireProblem belief, double sinceJump, double dt, FireSolver solver) {
    belief.checkSight();
    Arguments.checkTick(dt);
    Arguments.checkAtLeastZero("sinceJump", sinceJump);
    then.set(belief);
    if (belief.targetVelocityX != 0 || belief.targetVelocityY != 0) {
      // A vehicle will point along its believed course by then.
      then.agility.course = Double.NaN;
    }
    double least = Double.POSITIVE_INFINITY;
    double latest = latest(belief, sinceJump, dt);
    isComplete = Math.min(belief.horizon, latest) < MOST_TICKS * dt;
    int first = (int) Math.ceil(belief.timeToReady / dt - 1e-9);
    move(belief, first * dt);
    place(first, dt);
    for (int tick = first; tick * dt <= latest; tick++) {
      double time = tick * dt;
      reach.load(then, sinceJump + time, dt);
      double flight = flight(solver, dt);
      if (flight < Double.POSITIVE_INFINITY) {
        solver.describe(shot, flight, answer);
        double turn = Math.abs(Angles.difference(answer.bearing, belief.facing));
        double late = turn - belief.slewRate * time - slack(flight, dt);
        if (late < least) {
          least = late;
          take(time, flight);
        }
        if (late <= 0) {
          isComplete = true;
          return true;
        }
      }
      move(belief, dt);
      place(tick + 1, dt);
    }
    return least < Double.POSITIVE_INFINITY;
  }

  /** Returns the last moment to search: nothing can be believed beyond the next jump. */
  private static double latest(FireProblem belief, double sinceJump, double dt) {
    double gap = belief.agility.jumpGap;
    double latest = Math.min(belief.horizon, MOST_TICKS * dt);
    return gap > 0 ? Math.min(latest, Math.max(0, gap - sinceJump)) : latest;
  }

  /** Places the target on the path that is followed, after {@code tick} ticks. */
  private void place(int tick, double dt) {
    if (tick < 2 || tick > ticksKnown) {
      return;
    }
    then.targetX = xs[tick - 1];
    then.targetY = ys[tick - 1];
    then.targetVelocityX = (xs[tick - 1] - xs[tick - 2]) / dt;
    then.targetVelocityY = (ys[tick - 1] - ys[tick - 2]) / dt;
  }

  private void move(FireProblem belief, double time) {
    then.moveTarget(time);
    then.muzzleX += time * belief.shooterVelocityX;
    then.muzzleY += time * belief.shooterVelocityY;
  }

  /**
   * Returns the time of flight to the middle of the reach, s; +infinity: it comes too late to be
   * certain.
   */
  private double flight(FireSolver solver, double dt) {
    double x = then.targetX - then.muzzleX;
    double y = then.targetY - then.muzzleY;
    double distance = Math.sqrt(x * x + y * y);
    // Speed that the shot may take over from the shooter.
    double carried = speed(then.shooterVelocityX, then.shooterVelocityY);
    int ticks = 1 + (int) Math.min(MOST_TICKS, distance / (then.muzzleSpeed * dt));
    double middleVx = reach.middleX(ticks) / (ticks * dt);
    double middleVy = reach.middleY(ticks) / (ticks * dt);
    double soonest = distance / (then.muzzleSpeed + speed(middleVx, middleVy) + carried);
    if (soonest > then.range / then.muzzleSpeed || !fits(soonest, dt)) {
      return Double.POSITIVE_INFINITY;
    }
    shot.set(then);
    shot.setStraight();
    shot.targetVelocityX = middleVx;
    shot.targetVelocityY = middleVy;
    shot.timing = FireTiming.AT_ONCE;
    shot.timeToReady = 0;
    double flight = solver.timeToGo(shot);
    return flight < Double.POSITIVE_INFINITY && fits(flight, dt)
        ? flight
        : Double.POSITIVE_INFINITY;
  }

  private boolean fits(double flight, double dt) {
    return room(flight, dt) >= 0;
  }

  /** Returns the part of the target's radius that the reach leaves, m. */
  private double room(double flight, double dt) {
    int ticks = (int) Math.floor(flight / dt);
    double positionError = ReachableSet.positionError(then);
    return then.targetRadius - reach.radius(ticks, flight / dt - ticks) - positionError;
  }

  /** Returns the allowed angle between barrel and bearing, rad. */
  private double slack(double flight, double dt) {
    return room(flight, dt) / (then.muzzleSpeed * flight + then.targetRadius);
  }

  private static double speed(double vx, double vy) {
    return Math.sqrt(vx * vx + vy * vy);
  }

  private void take(double time, double flight) {
    bearing = answer.bearing;
    timeToFire = time;
    timeOfFlight = flight;
    impactX = answer.impactX;
    impactY = answer.impactY;
  }

  /**
   * Returns true if the last search reached its end: a moment that it found, the horizon, or the
   * next jump, beyond which nothing can be believed. If false, a first moment may lie beyond the
   * ticks searched.
   */
  public boolean isComplete() {
    return isComplete;
  }

  /** Returns the bearing of the barrel at {@link #timeToFire}, radians in the world. */
  public double bearing() {
    return bearing;
  }

  /** Returns the time until the shot should leave, s. */
  public double timeToFire() {
    return timeToFire;
  }

  /** Returns the time of flight of that shot, s. */
  public double timeOfFlight() {
    return timeOfFlight;
  }

  /** Returns x of the middle of the reach at the shot's arrival, world frame, m. */
  public double impactX() {
    return impactX;
  }

  /** See {@link #impactX}. */
  public double impactY() {
    return impactY;
  }
}
