package towline.ai.gun;

import java.util.Arrays;
import towline.aim.AimStrategy;
import towline.aim.FireCommand;
import towline.aim.FireControl;
import towline.aim.SolverScratch;
import towline.aim.situation.FireProblem;
import towline.aim.situation.MotionBelief;
import towline.math.Angles;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.FlightBelief;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/**
 * The study of the ship by the guns of a boss: a belief about its flight, and the certainty of the
 * belief. It follows the ship with the aim strategy of a gun and fires imaginary shots: while they
 * hit, the certainty grows; the first miss sets it to 0.
 */
public final class FireDirector {
  /** Time without a miss until it is certain, s. */
  private static final double CERTAINTY_DELAY = 1.4;

  /** Distance from the ship above which an imaginary shot misses, in ship radii. */
  private static final double MISS_DISTANCE = 2.2;

  /** Longest flight of an imaginary shot, s. */
  private static final double LONGEST_FLIGHT = 2;

  /** Number of imaginary shots in flight: one for each tick of the longest flight. */
  private static final int SLOT_COUNT = 128;

  /** Turn rate below which the ship counts as flying straight, rad/s. */
  private static final double STRAIGHT_TURN_RATE = 0.3;

  /** Speed below which the ship counts as stationary, m/s. */
  private static final double STATIONARY_SPEED = 2.5;

  /** Slew rate of the imaginary barrel, which can turn anywhere in a tick, rad/s. */
  private static final double SLEW_RATE = 1000;

  /** Length of the part of a learned path from which its turn rate is taken, ticks. */
  private static final int TURN_TICKS = 30;

  private final FireControl control;
  private final FireProblem problem = new FireProblem();
  private final FireCommand ignored = new FireCommand();
  private final double[] xs = new double[SLOT_COUNT];
  private final double[] ys = new double[SLOT_COUNT];
  private final boolean[] slotPending = new boolean[SLOT_COUNT];
  private final double[] pathX = new double[TURN_TICKS];
  private final double[] pathY = new double[TURN_TICKS];
  private int slot;
  private FlightBelief belief = FlightBelief.NONE;
  private double trust;

  public FireDirector(SolverScratch scratch) {
    control = new FireControl(scratch);
  }

  /** Resets the belief, because there is no gun to direct. */
  public void rest() {
    control.hold();
    belief = FlightBelief.NONE;
    trust = 0;
    Arrays.fill(slotPending, false);
  }

  /**
   * Studies the ship from part {@code index} and fills in the belief, if the part's gun studies its
   * target.
   *
   * @param gun the gun of that part
   */
  public void decide(Snapshot snapshot, int index, EnemyGun gun, Command command) {
    int ship = snapshot.first(EntityKind.SHIP);
    AimStrategy strategy = EnemyAim.strategy(snapshot.enemyLaws(), gun.aim());
    boolean studies = strategy.settles() || strategy.studies();
    boolean isInReach =
        ship < snapshot.end(EntityKind.SHIP) && snapshot.distance(index, ship) <= gun.reach();
    if (!studies || !isInReach) {
      rest();
      return;
    }
    gun.read(snapshot, index, 0, problem);
    problem.slewRate = SLEW_RATE;
    problem.timeToReady = 0;
    FireProblemReader.readTarget(snapshot, ship, 0, problem);
    control.decide(strategy, problem, 0, Tick.SECONDS, ignored);
    checkImaginaryShot(snapshot, ship);
    fireImaginaryShot();
    belief = strategy.studies() ? learned() : settled();
    command.belief = belief;
    command.trust = trust;
  }

  /** Adds its memory to {@code hash}. */
  public void hashInto(StateHash hash) {
    control.writeState(hash);
    hash.add(slot);
    hash.add(belief.ordinal());
    hash.add(trust);
    for (int i = 0; i < SLOT_COUNT; i++) {
      if (slotPending[i]) {
        hash.add(i);
        hash.add(xs[i]);
        hash.add(ys[i]);
      }
    }
  }

  /** Compares the ship's place with that at which an imaginary shot arrives in this tick. */
  private void checkImaginaryShot(Snapshot snapshot, int ship) {
    slot = (slot + 1) % SLOT_COUNT;
    if (!slotPending[slot]) {
      return;
    }
    slotPending[slot] = false;
    double off = StrictMath.hypot(snapshot.x(ship) - xs[slot], snapshot.y(ship) - ys[slot]);
    boolean hits = off <= MISS_DISTANCE * snapshot.radius(ship);
    trust = hits ? Math.min(1, trust + Tick.SECONDS / CERTAINTY_DELAY) : 0;
  }

  /** Fires an imaginary shot. */
  private void fireImaginaryShot() {
    double time = control.plan().timeToGo();
    if (!control.plan().isMade() || time > LONGEST_FLIGHT) {
      return;
    }
    int arrivalSlot = (slot + Math.max(1, (int) Math.round(time / Tick.SECONDS))) % SLOT_COUNT;
    slotPending[arrivalSlot] = true;
    xs[arrivalSlot] = control.plan().impactX();
    ys[arrivalSlot] = control.plan().impactY();
  }

  private FlightBelief settled() {
    FireProblem believed = control.plan().belief();
    double speed = StrictMath.hypot(believed.targetVelocityX, believed.targetVelocityY);
    return kind(speed, believed.targetTurnRate);
  }

  private FlightBelief learned() {
    if (control.predict(pathX, pathY) == 0) {
      return settled();
    }
    if (control.belief() == MotionBelief.WEAVING) {
      return FlightBelief.WEAVES;
    }
    double fromX = pathX[1] - pathX[0];
    double fromY = pathY[1] - pathY[0];
    double toX = pathX[TURN_TICKS - 1] - pathX[TURN_TICKS - 2];
    double toY = pathY[TURN_TICKS - 1] - pathY[TURN_TICKS - 2];
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
