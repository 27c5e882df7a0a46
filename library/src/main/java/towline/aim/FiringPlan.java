package towline.aim;

import towline.aim.learn.PathSearch;
import towline.aim.learn.TargetLearner;
import towline.aim.noescape.NoEscapeSearch;
import towline.aim.search.FireSolution;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.math.Angles;
import towline.math.StateHash;

/**
 * The shot that a fire control is working towards, for whoever wants to draw it. Times are those of
 * the moment of planning unless they say otherwise; read-only outside of the fire control.
 */
public final class FiringPlan {
  private static final double NEVER = Double.POSITIVE_INFINITY;

  private final FireProblem belief = new FireProblem();
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

  /** Plans afresh, with what {@code mode} believes on seeing {@code sight}. */
  void make(AimMode mode, FireProblem sight, TargetTracker sightings, FireSolver solver) {
    mode.believe(sight, belief);
    if (mode.foreseesShooter() && isMade()) {
      sightings.foreseeShooter(belief, plannedTimeToFire - age);
    }
    double carried = isMade() ? Math.max(0, timeToGo - age) : NEVER;
    planned = true;
    spent = false;
    age = 0;
    timeToGo = mode.timeToGo(belief, solver, carried);
    tracks = false;
    if (!(timeToGo < NEVER)) {
      timeToGo = NEVER;
      if (mode.planning() == AimMode.Planning.EVERY_TICK) {
        track(solver);
      }
      return;
    }
    solver.aimFor(belief, timeToGo);
    plannedTimeToFire = solver.timeToFire();
    timeOfFlight = solver.timeOfFlight();
    bearing = solver.bearing();
    impactX = solver.impactX();
    impactY = solver.impactY();
  }

  /** Plans afresh, for the path that {@code learner} trusts. */
  void make(
      FireProblem sight,
      TargetTracker sightings,
      TargetLearner learner,
      PathSearch search,
      double dt) {
    belief.set(sight);
    TargetModels.onlyNowIfOutrun(belief);
    if (isMade()) {
      sightings.foreseeShooter(belief, plannedTimeToFire - age);
    }
    planned = true;
    spent = false;
    age = 0;
    timeToGo = search.timeToGo(learner, belief, dt);
    tracks = search.tracks();
    timeOfFlight = search.timeOfFlight();
    plannedTimeToFire = isMade() ? timeToGo - timeOfFlight : 0;
    bearing = search.bearing();
    impactX = search.impactX();
    impactY = search.impactY();
  }

  /** Plans afresh for the next moment at which a shot should be certain. */
  void makeSure(
      AimMode mode, FireProblem sight, double sinceJump, double dt, SolverScratch computer) {
    mode.believe(sight, belief);
    planned = true;
    spent = false;
    tracks = false;
    age = 0;
    NoEscapeSearch moment = computer.certainMoment;
    if (!moment.find(belief, sinceJump, dt, computer.solver)) {
      timeToGo = NEVER;
      track(computer.solver);
      return;
    }
    plannedTimeToFire = moment.timeToFire();
    timeOfFlight = moment.timeOfFlight();
    timeToGo = plannedTimeToFire + timeOfFlight;
    bearing = moment.bearing();
    impactX = moment.impactX();
    impactY = moment.impactY();
  }

  /**
   * With no certain shot in sight, points at where a shot would have to leave now: what is foreseen
   * may be wrong, and then the barrel has not stood idle.
   */
  private void track(FireSolver solver) {
    FireTiming timing = belief.timing;
    belief.timing = FireTiming.AT_ONCE;
    double flight = solver.timeToGo(belief);
    if (flight < NEVER) {
      solver.aimFor(belief, flight);
      bearing = solver.bearing();
      tracks = true;
    }
    belief.timing = timing;
  }

  /**
   * Fills {@code model} with what {@code mode} believes now: of itself as seen, of the target as
   * planned.
   */
  void modelAt(AimMode mode, FireProblem now, FireProblem model) {
    mode.believe(now, model);
    if (mode.planning() == AimMode.Planning.EVERY_TICK) {
      return;
    }
    model.setTarget(belief);
    if (mode.clock() == AimMode.Clock.RUNNING) {
      model.moveTarget(age);
    }
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

  /** The target and all else as believed when planning; not to be written to. */
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

  void hashInto(StateHash hash) {
    hash.add(planned);
    hash.add(spent);
    hash.add(tracks);
    hash.add(age);
    hash.add(timeToGo);
    hash.add(plannedTimeToFire);
    hash.add(bearing);
    hash.add(belief.targetX);
    hash.add(belief.targetY);
    hash.add(belief.targetVelocityX);
    hash.add(belief.targetVelocityY);
  }
}
