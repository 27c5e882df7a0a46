package towline.aim;

import towline.aim.search.FireAnswer;
import towline.aim.search.FireSolution;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.math.Angles;
import towline.math.StateSink;

/**
 * The shot that a fire control prepares: its {@link AimStrategy} writes it, all others only read
 * it. Times count from the moment of planning unless stated otherwise.
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

  /** Resets to the plan of a new fire control. */
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

  /** Begins a new plan, without a shot. */
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
   * Plans a given shot; times in seconds from now.
   *
   * @param timeToGo time until the impact; +infinity: there is no shot, and the rest is only noted
   * @param timeToFire time until the shot leaves
   * @param timeOfFlight time from muzzle to impact
   * @param bearing direction of the barrel, radians in the world frame
   * @param impactX meeting point of shot and target, world frame, m
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

  /** Turns the barrel to {@code bearing}, radians in the world frame, while there is no shot. */
  public void track(double bearing) {
    this.bearing = bearing;
    tracks = true;
  }

  /** Turns the barrel to the bearing of a shot that could leave now, if there is one. */
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

  /** Returns true if there is a shot; if not, {@link #solution} has the reason. */
  public boolean isMade() {
    return planned && timeToGo < NEVER;
  }

  /**
   * Returns true if there is a bearing to turn to: that of the shot, or one that tracks the target.
   */
  public boolean hasBearing() {
    return isMade() || tracks;
  }

  /** Returns the time since the moment of planning, s. */
  public double age() {
    return age;
  }

  /** Returns the time from planning to impact, s; +infinity: no shot. */
  public double timeToGo() {
    return timeToGo;
  }

  /** Returns the time from planning until the shot should leave, s. */
  public double plannedTimeToFire() {
    return plannedTimeToFire;
  }

  /** Returns the time from muzzle to impact, s. */
  public double timeOfFlight() {
    return timeOfFlight;
  }

  /** Returns the time that the barrel still has to turn, from now on, s. */
  public double timeToSlew() {
    return timeToSlew;
  }

  /** Returns the bearing of the barrel for the shot, radians in the world frame. */
  public double bearing() {
    return bearing;
  }

  /** Returns x of the predicted impact, world frame, m. */
  public double impactX() {
    return impactX;
  }

  /** Returns y of the predicted impact, world frame, m. */
  public double impactY() {
    return impactY;
  }

  /** Returns the situation assumed when planning; the strategy fills it in. */
  public FireProblem belief() {
    return belief;
  }

  /**
   * Returns the shot, or the reason why there is none. Solves anew and allocates. Not to be called
   * before the first plan, when the belief is empty.
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
