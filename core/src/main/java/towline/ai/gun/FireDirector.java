package towline.ai.gun;

import java.util.Arrays;
import towline.aim.AimStrategy;
import towline.aim.FireCommand;
import towline.aim.FireControl;
import towline.aim.SolverScratch;
import towline.aim.learn.MotionBelief;
import towline.aim.learn.TargetLearner;
import towline.aim.situation.FireProblem;
import towline.math.Angles;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.FlightBelief;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/**
 * The study of the ship by the guns of a boss: a belief about its flight, and trust in it. It
 * follows the ship with the aim strategy of a gun and fires imaginary shots from there: while they
 * strike, trust grows, and the first that misses ends it.
 */
public final class FireDirector {
  /** Time without an error until it is certain, s. */
  private static final double CERTAINTY_DELAY = 1.4;

  /** Distance from the ship above which an imaginary shot misses, in ship radii. */
  private static final double MISS_DISTANCE = 2.2;

  /** Longest flight of an imaginary shot, s. */
  private static final double LONGEST_FLIGHT = 2;

  /** Imaginary shots under way: one for each tick of the longest flight. */
  private static final int SLOTS = 128;

  /** Turn rate below which the ship flies straight, rad/s. */
  private static final double STRAIGHT_TURN_RATE = 0.3;

  /** Speed below which the ship stays where it is, m/s. */
  private static final double STATIONARY_SPEED = 2.5;

  /** Slew rate of an imaginary barrel, which points anywhere within a tick, rad/s. */
  private static final double SLEW_RATE = 1000;

  /** Part of a learned path from which its turn rate is taken, ticks. */
  private static final int TURN_TICKS = 30;

  private final FireControl control;
  private final FireProblem now = new FireProblem();
  private final FireCommand ignored = new FireCommand();
  private final double[] xs = new double[SLOTS];
  private final double[] ys = new double[SLOTS];
  private final boolean[] due = new boolean[SLOTS];
  private final double[] aheadX = new double[TURN_TICKS];
  private final double[] aheadY = new double[TURN_TICKS];
  private int slot;
  private FlightBelief belief = FlightBelief.NONE;
  private double trust;

  public FireDirector(SolverScratch scratch) {
    control = new FireControl(scratch);
  }

  /** Forgets the ship, because there is no gun to direct. */
  public void rest() {
    control.hold();
    belief = FlightBelief.NONE;
    trust = 0;
    Arrays.fill(due, false);
  }

  /**
   * Looks at the ship from part {@code index} and fills in the belief, if its gun is one that
   * studies.
   *
   * @param gun the gun of that part
   */
  public void decide(Snapshot seen, int index, EnemyGun gun, Command command) {
    int ship = seen.first(EntityKind.SHIP);
    AimStrategy strategy = EnemyAim.strategy(seen.enemyLaws(), gun.aim());
    boolean studies = strategy.settles() || strategy.studies();
    boolean isInReach =
        ship < seen.end(EntityKind.SHIP) && seen.distance(index, ship) <= gun.reach();
    if (!studies || !isInReach) {
      rest();
      return;
    }
    gun.read(seen, index, 0, now);
    now.slewRate = SLEW_RATE;
    now.timeToReady = 0;
    FireProblemReader.readTarget(seen, ship, 0, now);
    control.decide(strategy, now, 0, Tick.SECONDS, ignored);
    compare(seen, ship);
    foresee();
    belief = strategy.studies() ? learned() : settled();
    command.belief = belief;
    command.trust = trust;
  }

  /** Adds what it remembers. */
  public void hashInto(StateHash hash) {
    control.writeState(hash);
    hash.add(slot);
    hash.add(belief.ordinal());
    hash.add(trust);
    for (int i = 0; i < SLOTS; i++) {
      if (due[i]) {
        hash.add(i);
        hash.add(xs[i]);
        hash.add(ys[i]);
      }
    }
  }

  /** Compares the ship with the place where an imaginary shot arrives in this tick. */
  private void compare(Snapshot seen, int ship) {
    slot = (slot + 1) % SLOTS;
    if (!due[slot]) {
      return;
    }
    due[slot] = false;
    double off = StrictMath.hypot(seen.x(ship) - xs[slot], seen.y(ship) - ys[slot]);
    boolean strikes = off <= MISS_DISTANCE * seen.radius(ship);
    trust = strikes ? Math.min(1, trust + Tick.SECONDS / CERTAINTY_DELAY) : 0;
  }

  /** Fires an imaginary shot. */
  private void foresee() {
    double time = control.plan().timeToGo();
    if (!control.plan().isMade() || time > LONGEST_FLIGHT) {
      return;
    }
    int arrives = (slot + Math.max(1, (int) Math.round(time / Tick.SECONDS))) % SLOTS;
    due[arrives] = true;
    xs[arrives] = control.plan().impactX();
    ys[arrives] = control.plan().impactY();
  }

  private FlightBelief settled() {
    FireProblem believed = control.plan().belief();
    double speed = StrictMath.hypot(believed.targetVelocityX, believed.targetVelocityY);
    return kind(speed, believed.targetTurnRate);
  }

  private FlightBelief learned() {
    TargetLearner learner = control.learner();
    if (learner.predict(aheadX, aheadY) == 0) {
      return settled();
    }
    if (TargetLearner.kind(learner.trusted()) == MotionBelief.WEAVING) {
      return FlightBelief.WEAVES;
    }
    double fromX = aheadX[1] - aheadX[0];
    double fromY = aheadY[1] - aheadY[0];
    double toX = aheadX[TURN_TICKS - 1] - aheadX[TURN_TICKS - 2];
    double toY = aheadY[TURN_TICKS - 1] - aheadY[TURN_TICKS - 2];
    double turn = Angles.difference(StrictMath.atan2(toY, toX), StrictMath.atan2(fromY, fromX));
    double speed = StrictMath.hypot(fromX, fromY) / Tick.SECONDS;
    return kind(speed, turn / (TURN_TICKS * Tick.SECONDS));
  }

  private static FlightBelief kind(double speed, double turnRate) {
    if (speed < STATIONARY_SPEED) {
      return FlightBelief.STAYS;
    }
    if (Math.abs(turnRate) < STRAIGHT_TURN_RATE) {
      return FlightBelief.STRAIGHT;
    }
    return turnRate > 0 ? FlightBelief.LEFT : FlightBelief.RIGHT;
  }
}
