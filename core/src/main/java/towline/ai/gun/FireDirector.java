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
import towline.math.StateHash;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.FlightBelief;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

/**
 * What the guns of a boss that study the ship believe of it, and how firmly. It follows the ship
 * with the aim strategy of the guns and lets shots fly in its mind: while they strike, its trust
 * grows, and the first that misses ends it.
 */
public final class FireDirector {
  /** It is certain after so long without an error, s. */
  private static final double CERTAIN = 1.4;

  /** A shot that would pass its target at more than so many of its radii misses. */
  private static final double MISS = 2.2;

  /** A shot that flies longer says nothing, s. */
  private static final double LONGEST = 2;

  private static final int SLOTS = 128;

  /** Whoever turns less in a second flies straight on, radians. */
  private static final double TURNS = 0.3;

  /** Whoever is slower stays where it is, m/s. */
  private static final double STAYS = 2.5;

  /** It has no barrel to turn, rad/s. */
  private static final double AT_ONCE = 1000;

  /** A learned path tells by so many ticks of it how the ship turns. */
  private static final int AHEAD = 30;

  private final EnemyGun gun;
  private final FireControl control;
  private final FireProblem now = new FireProblem();
  private final FireCommand ignored = new FireCommand();
  private final double[] xs = new double[SLOTS];
  private final double[] ys = new double[SLOTS];
  private final boolean[] due = new boolean[SLOTS];
  private final double[] aheadX = new double[AHEAD];
  private final double[] aheadY = new double[AHEAD];
  private int slot;
  private FlightBelief belief = FlightBelief.NONE;
  private double trust;

  /** A director of such guns. */
  public FireDirector(EnemyGun gun, SolverScratch computer) {
    this.gun = gun;
    control = new FireControl(computer);
  }

  /** Begins anew. */
  public void restart() {
    control.reset();
    forget();
  }

  /**
   * Looks at the ship and fills in what it believes.
   *
   * @param self the vessel's core, from where it looks
   * @param isArmed whether there are guns to direct
   */
  public void decide(Snapshot seen, int self, boolean isArmed, Command command) {
    int ship = seen.first(EntityKind.SHIP);
    AimStrategy strategy = EnemyAim.strategy(seen.enemyLaws(), gun.aim());
    boolean studies = strategy.settles() || strategy.studies();
    boolean isThere = ship < seen.end(EntityKind.SHIP) && seen.distance(self, ship) <= gun.reach();
    if (!isArmed || !studies || !isThere) {
      control.hold();
      forget();
      return;
    }
    look(seen, self, ship);
    control.decide(strategy, now, 0, Tick.SECONDS, ignored);
    compare(seen, ship);
    foresee();
    belief = strategy.studies() ? learned() : settled();
    command.belief = belief;
    command.trust = trust;
  }

  /** Adds what it remembers. */
  public void hashInto(StateHash hash) {
    control.hashInto(hash);
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

  private void forget() {
    belief = FlightBelief.NONE;
    trust = 0;
    Arrays.fill(due, false);
  }

  private void look(Snapshot seen, int self, int ship) {
    FireProblemReader.readShooter(seen, self, 0, now);
    FireProblemReader.readTarget(seen, ship, 0, now);
    now.slewRate = AT_ONCE;
    now.muzzleSpeed = gun.muzzleSpeed();
    now.range = gun.range();
    now.horizon = GunTurret.HORIZON;
  }

  /** Compares where a shot would arrive in this tick with where the ship is. */
  private void compare(Snapshot seen, int ship) {
    slot = (slot + 1) % SLOTS;
    if (!due[slot]) {
      return;
    }
    due[slot] = false;
    double off = StrictMath.hypot(seen.x(ship) - xs[slot], seen.y(ship) - ys[slot]);
    boolean strikes = off <= MISS * seen.radius(ship);
    trust = strikes ? Math.min(1, trust + Tick.SECONDS / CERTAIN) : 0;
  }

  /** Lets a shot fly. */
  private void foresee() {
    double time = control.plan().timeToGo();
    if (!control.plan().isMade() || time > LONGEST) {
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
    double toX = aheadX[AHEAD - 1] - aheadX[AHEAD - 2];
    double toY = aheadY[AHEAD - 1] - aheadY[AHEAD - 2];
    double turn = Angles.difference(StrictMath.atan2(toY, toX), StrictMath.atan2(fromY, fromX));
    double speed = StrictMath.hypot(fromX, fromY) / Tick.SECONDS;
    return kind(speed, turn / (AHEAD * Tick.SECONDS));
  }

  private static FlightBelief kind(double speed, double turnRate) {
    if (speed < STAYS) {
      return FlightBelief.STAYS;
    }
    if (Math.abs(turnRate) < TURNS) {
      return FlightBelief.STRAIGHT;
    }
    return turnRate > 0 ? FlightBelief.LEFT : FlightBelief.RIGHT;
  }
}
