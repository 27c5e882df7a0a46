package towline.aim;

import towline.aim.search.FireAnswer;
import towline.aim.search.FireSolution;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.math.Angles;
import towline.math.StateSink;

/**
 * The shot that a fire control is working towards: its {@link AimStrategy} writes it, everybody
 * else only reads. Times are those of the moment of planning unless they say otherwise.
 */
public final class FiringPlan {
  private static final double NEVER = Double.POSITIVE_INFINITY;

  private final FireProblem belief = new FireProblem();
  private final FireAnswer shot = new FireAnswer();
  private boolean planned;
  private boolean spent;
  private boolean tracks;
  private double age;
  private double timeToGo = NEVER;
  private double plannedTimeToFire;
  private double timeOfFlight;
  private double timeToSlew;
  private double bearing;
  private double impactX;
  private double impactY;

  /** Back to the plan of a new fire control. */
  void reset() {
    drop();
    plannedTimeToFire = 0;
    timeOfFlight = 0;
    timeToSlew = 0;
    bearing = 0;
    impactX = 0;
    impactY = 0;
    belief.targetX = 0;
    belief.targetY = 0;
    belief.targetVelocityX = 0;
    belief.targetVelocityY = 0;
  }

  void drop() {
    planned = false;
    spent = false;
    tracks = false;
    age = 0;
    timeToGo = NEVER;
  }

  void grow(double dt) {
    age += dt;
  }

  /** Marks the shot as fired. */
  void spend() {
    spent = true;
  }

  /** Begins a plan in which there is no shot so far. */
  public void begin() {
    planned = true;
    spent = false;
    tracks = false;
    age = 0;
    timeToGo = NEVER;
  }

  /**
   * Plans the shot at {@link #belief} which meets its target at {@code timeToGo}, if there is one.
   */
  public void take(double timeToGo, FireSolver solver) {
    if (solver.describe(belief, timeToGo, shot)) {
      take(timeToGo, shot.timeToFire, shot.timeOfFlight, shot.bearing, shot.impactX, shot.impactY);
    }
  }

  /**
   * Takes a shot; times in seconds from now.
   *
   * @param timeToGo until the impact; +infinity: there is no shot, and the rest is only noted
   * @param timeToFire until the shot leaves
   * @param timeOfFlight from muzzle to impact
   * @param bearing where the barrel must point, radians in the world
   * @param impactX where shot and target meet, in the world
   * @param impactY see {@code impactX}
   */
  public void take(
      double timeToGo,
      double timeToFire,
      double timeOfFlight,
      double bearing,
      double impactX,
      double impactY) {
    this.timeToGo = timeToGo;
    plannedTimeToFire = timeToFire;
    this.timeOfFlight = timeOfFlight;
    this.bearing = bearing;
    this.impactX = impactX;
    this.impactY = impactY;
  }

  /** With no shot in sight, turns the barrel there, radians in the world. */
  public void track(double bearing) {
    this.bearing = bearing;
    tracks = true;
  }

  /** With no shot in sight, points at where a shot would have to leave now, if there is one. */
  public void track(FireSolver solver) {
    FireTiming timing = belief.timing;
    belief.timing = FireTiming.AT_ONCE;
    double flight = solver.timeToGo(belief);
    if (flight < NEVER) {
      solver.describe(belief, flight, shot);
      track(shot.bearing);
    }
    belief.timing = timing;
  }

  void findTimeToSlew(FireProblem now) {
    timeToSlew =
        hasBearing() && now.slewRate > 0
            ? Math.abs(Angles.difference(bearing, now.facing)) / now.slewRate
            : 0;
  }

  boolean isSpent() {
    return spent;
  }

  /** Whether there is a shot; if not, {@link #solution} tells the reason. */
  public boolean isMade() {
    return planned && timeToGo < NEVER;
  }

  /**
   * Whether there is a bearing to turn to: that of the shot, or one to keep track of the target.
   */
  public boolean hasBearing() {
    return isMade() || tracks;
  }

  /** Seconds since the moment of planning. */
  public double age() {
    return age;
  }

  /** Seconds from the moment of planning to the impact; +infinity: no shot. */
  public double timeToGo() {
    return timeToGo;
  }

  /** Seconds from the moment of planning until the shot should leave. */
  public double plannedTimeToFire() {
    return plannedTimeToFire;
  }

  /** Seconds from muzzle to impact. */
  public double timeOfFlight() {
    return timeOfFlight;
  }

  /** Seconds of turning that are left from now on. */
  public double timeToSlew() {
    return timeToSlew;
  }

  /** Where the barrel must point, radians in the world. */
  public double bearing() {
    return bearing;
  }

  /** Where shot and target should meet, in the world. */
  public double impactX() {
    return impactX;
  }

  /** See {@link #impactX}. */
  public double impactY() {
    return impactY;
  }

  /** The target and all else as believed when planning. */
  public FireProblem belief() {
    return belief;
  }

  /**
   * The shot, or the reason why there is none; worked out only when asked for, and allocated.
   * Before the first planning there is nothing to be believed, and nothing to ask.
   */
  public FireSolution solution() {
    return new FireSolver().solve(belief);
  }

  void writeState(StateSink out) {
    out.add(planned);
    out.add(spent);
    out.add(tracks);
    out.add(age);
    out.add(timeToGo);
    out.add(plannedTimeToFire);
    out.add(bearing);
    out.add(belief.targetX);
    out.add(belief.targetY);
    out.add(belief.targetVelocityX);
    out.add(belief.targetVelocityY);
  }
}
