package towline.aim;

import towline.aim.learn.ShotVerdict;
import towline.aim.learn.TargetLearner;
import towline.aim.noescape.JinkDetector;
import towline.aim.noescape.NoEscapeProof;
import towline.aim.search.ShotCheck;
import towline.aim.situation.FireProblem;
import towline.math.Angles;
import towline.math.StateHash;

/**
 * The fire control of one turret: it carries the plan of its aim mode from tick to tick and gives
 * the turret its orders.
 *
 * <p>One rule of fire for all modes: a shot leaves if, along the barrel as it is now, it passes in
 * the mode's model within {@link ShotCheck#CERTAIN_PART_OF_RADIUS} of the target's radius and
 * within range. In a tick the shot leaves first, and the barrel turns afterwards.
 *
 * <p>A mode that plans once keeps the target as seen when it planned. It plans again after a shot,
 * for another target, in another mode, and when the planned moment has passed by more than a tick.
 * Where the model's clock stands still, that moment is when the barrel has reached its bearing.
 *
 * <p>Allocates nothing in {@link #decide}. What it carries is state of the simulation: see {@link
 * #hashInto}.
 */
public final class FireControl {
  /** A barrel this close to its bearing has reached it, radians. */
  private static final double REACHED = 1e-9;

  private final SolverScratch computer;
  private final FiringPlan plan = new FiringPlan();
  private final TargetTracker sightings = new TargetTracker();
  private final JinkDetector jumpWatch = new JinkDetector();
  private final FireProblem sight = new FireProblem();

  private final TargetLearner learner = new TargetLearner();

  private AimMode mode = AimMode.HOLD;
  private long targetId;
  private boolean hasTarget;
  private double dt;

  /** Whether the shot along the barrel cannot be dodged; found anew in each decision. */
  private boolean certain;

  private final AimMode.Planning leastPlanning;

  /** A fire control that plans when its modes do, with a computer of its own. */
  public FireControl() {
    this(new SolverScratch());
  }

  /** A fire control that plans when its modes do, with a computer that others may share. */
  public FireControl(SolverScratch computer) {
    this(computer, AimMode.Planning.ONCE_A_SHOT);
  }

  /**
   * A fire control for experiments.
   *
   * @param leastPlanning {@link AimMode.Planning#EVERY_TICK} makes every mode plan in every tick
   */
  public FireControl(SolverScratch computer, AimMode.Planning leastPlanning) {
    this.computer = computer;
    this.leastPlanning = leastPlanning;
  }

  /** Forgets everything, as if it were new. */
  public void reset() {
    mode = AimMode.HOLD;
    targetId = 0;
    hasTarget = false;
    plan.reset();
    sightings.reset();
    learner.reset();
    jumpWatch.reset();
  }

  /** Forgets target and plan; for when there is nothing to shoot at. */
  public void hold() {
    hasTarget = false;
    plan.drop();
    sightings.forget();
    jumpWatch.reset();
  }

  /**
   * Fills {@code out} with what the turret should do in this tick.
   *
   * @param mode how to aim
   * @param now what the turret sees; the muzzle is the pivot of the turret; acceleration, turn rate
   *     and stop of the target are not read from it but told from what was seen before
   * @param targetId which target that is; another number means another target
   * @param dt seconds since the last decision, more than 0
   * @throws IllegalArgumentException if a field of {@code now} is out of its range, or for {@link
   *     AimMode#SURE} if its agility is unknown
   */
  public void decide(AimMode mode, FireProblem now, long targetId, double dt, FireCommand out) {
    if (!(now.targetRadius > 0)) {
      throw new IllegalArgumentException(
          "targetRadius must be more than 0, but is "
              + now.targetRadius
              + ": a fire control fires at what a shot would hit");
    }
    this.dt = dt;
    aimAt(targetId, mode);
    sight.set(now);
    sightings.take(sight, dt);
    if (mode.studies()) {
      jumpWatch.look(sight, dt);
      learner.see(now, dt);
    }
    certain = false;
    plan.grow(dt);
    if (mode.learns()) {
      learn(now, dt, out);
      return;
    }
    boolean planned = false;
    if (!plan.isMade() || isStale(dt)) {
      makePlan();
      planned = true;
    }
    boolean fire = mayFire();
    if (!fire && !planned && isReached(now)) {
      makePlan();
      fire = mayFire();
    }
    out.fire = fire;
    out.turns = plan.hasBearing() && mode.turns();
    out.bearing = out.turns ? plan.bearing() : Angles.wrap(now.facing);
    plan.findTimeToSlew(now);
    if (fire) {
      plan.spend();
    }
  }

  private void learn(FireProblem now, double dt, FireCommand out) {
    plan.make(sight, sightings, learner, computer.pathSearch, dt);
    boolean hits = learner.judgeShot(now, computer.pathCheck) == ShotVerdict.HITS;
    // Of what cannot be dodged nothing more needs to be known.
    certain = now.agility.isKnown() && computer.certificate.holds(now, jumpWatch.sinceJump(), dt);
    out.fire = (hits || certain) && now.timeToReady == 0;
    out.turns = plan.hasBearing();
    out.bearing = out.turns ? plan.bearing() : Angles.wrap(now.facing);
    plan.findTimeToSlew(now);
    if (out.fire) {
      plan.spend();
    }
  }

  private void aimAt(long targetId, AimMode mode) {
    boolean another = !hasTarget || this.targetId != targetId;
    if (another) {
      sightings.forget();
    }
    if (another || this.mode != mode) {
      plan.drop();
      learner.reset();
      jumpWatch.reset();
    }
    this.mode = mode;
    this.targetId = targetId;
    hasTarget = true;
  }

  private void makePlan() {
    if (mode.isSure()) {
      computer.certainMoment.follow(learner);
      plan.makeSure(mode, sight, jumpWatch.sinceJump(), dt, computer);
    } else {
      plan.make(mode, sight, sightings, computer.solver);
    }
  }

  private boolean isStale(double dt) {
    if (plansEveryTick() || plan.isSpent()) {
      return true;
    }
    return mode.clock() == AimMode.Clock.RUNNING && plan.age() > plan.plannedTimeToFire() + dt;
  }

  private boolean plansEveryTick() {
    return mode.planning() == AimMode.Planning.EVERY_TICK
        || leastPlanning == AimMode.Planning.EVERY_TICK;
  }

  /** Whether a barrel in a world that waits for it is where it was to go. */
  private boolean isReached(FireProblem now) {
    return mode.clock() == AimMode.Clock.STILL
        && plan.isMade()
        && Math.abs(Angles.difference(plan.bearing(), now.facing)) <= REACHED;
  }

  private boolean mayFire() {
    if (mode.isSure()) {
      certain = computer.certificate.holds(sight, jumpWatch.sinceJump(), dt);
      return certain && sight.timeToReady == 0;
    }
    plan.modelAt(mode, sight, computer.model);
    return sight.timeToReady == 0 && computer.check.hits(computer.model);
  }

  /**
   * What the turret saw in the last decision, with the target's motion as it can be told from that:
   * velocity at once, acceleration and turn rate one tick later. Not to be written to; changes with
   * the next decision.
   */
  public FireProblem sight() {
    return sight;
  }

  /**
   * What a mode that studies has found out about its target; its quarries are to be filled in
   * before each decision.
   */
  public TargetLearner learner() {
    return learner;
  }

  /**
   * What the last decision of a mode that {@linkplain AimMode#isSure is sure} says of a shot along
   * the barrel as it is; it changes with the next decision of any fire control with this computer.
   * Works it out again.
   */
  public NoEscapeProof certificate() {
    computer.certificate.holds(sight, jumpWatch.sinceJump(), dt);
    return computer.certificate;
  }

  /**
   * Whether the last decision of a mode that {@linkplain AimMode#studies studies} found that its
   * target cannot dodge a shot along the barrel as it is.
   */
  public boolean isCertain() {
    return certain;
  }

  /**
   * Seconds until the shot gets to its target that the last decision would fire along the barrel.
   */
  public double timeOfFlight() {
    return certain ? certificate().time() : plan.timeOfFlight();
  }

  /**
   * Whether something else than the target, of which nothing is remembered, cannot dodge a shot
   * along the barrel, and how soon that is there.
   *
   * @param now what the turret sees of it, with its agility
   * @return seconds of flight; +infinity: it may dodge the shot
   */
  public double certainFlight(FireProblem now) {
    boolean holds = computer.certificate.holds(now, Double.POSITIVE_INFINITY, dt);
    return holds ? computer.certificate.time() : Double.POSITIVE_INFINITY;
  }

  /** The present plan; it changes with the next decision. */
  public FiringPlan plan() {
    return plan;
  }

  /** The mode of the last decision. */
  public AimMode mode() {
    return mode;
  }

  /** Adds all that is carried from tick to tick. */
  public void hashInto(StateHash hash) {
    hash.add(hasTarget);
    hash.add(mode.name().hashCode());
    hash.add(targetId);
    plan.hashInto(hash);
    sightings.hashInto(hash);
    if (mode.studies()) {
      learner.hashInto(hash);
    }
    jumpWatch.hashInto(hash);
  }
}
