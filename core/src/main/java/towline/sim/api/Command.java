package towline.sim.api;

/**
 * The wishes of the player or of a pilot for one tick. The player's devices and every pilot fill in
 * the same kind of command; only the world turns it into motion, after clamping it to the entity's
 * spec.
 *
 * <p>A reused buffer: call {@link #clear()} before each decision.
 */
public final class Command {
  /** Value of an index that leaves the present choice unchanged. */
  public static final int UNCHANGED = -1;

  /**
   * Wanted acceleration along +x, as a fraction of the spec's; the vector is clamped to length 1.
   * For entities without inertia (missiles, wingmen): wanted velocity, as a fraction of their
   * speed.
   */
  public double thrustX;

  /** Wanted acceleration or velocity along +y, see {@link #thrustX}. */
  public double thrustY;

  /**
   * Wanted landing point of a mortar's shell, relative to the mortar, along +x, as a fraction of
   * the mortar's reach; the vector is clamped to length 1.
   */
  public double landingX;

  /** Wanted landing point along +y, see {@link #landingX}. */
  public double landingY;

  /** True to turn to {@link #bearing}; otherwise gun, barrel or head keep their bearing. */
  public boolean turning;

  /** Wanted bearing of the gun, the barrel or the head, radians. */
  public double bearing;

  /** True to lock the barrel to the cable, pointing astern, without regard to its slew rate. */
  public boolean astern;

  /**
   * Wanted speed of a vehicle, a snake or a courier, as a fraction of its top speed; of a vessel,
   * as a fraction of its usual speed.
   */
  public double throttle;

  /** Length of the charge that a vessel is to announce now, m; 0: none. */
  public double charge;

  /** Belief of an enemy with a barrage about the ship's flight. */
  public FlightBelief belief = FlightBelief.NONE;

  /** Progress towards another belief, 0 to 1. */
  public double doubt;

  /** Place of the ship that {@link #belief} foretells for the landing of a barrage fired now, m. */
  public double forecastX;

  /** Y coordinate of that place, m. */
  public double forecastY;

  /** Wanted turn rate of a hull, as a fraction of the spec's; +1 to the left. */
  public double turnRate;

  /** Wanted rate of the winch as a fraction of its spec: +1 pays out, -1 reels in. */
  public double reelRate;

  /** True to fire, along the bearing of the barrel at the start of the tick. */
  public boolean fire;

  /** Id of the target, or 0; for counting only, it steers nothing. */
  public int target;

  /**
   * Id of the entity that this shot is meant for, if not for the target, or 0; for counting only.
   */
  public int shotTarget;

  /** Index of the drone's wanted aim mode, or {@link #UNCHANGED}. */
  public int mode = UNCHANGED;

  /**
   * Id of the foe that the player names as the drone's target, 0 to release the named one, or
   * {@link #UNCHANGED}.
   */
  public int named = UNCHANGED;

  /** True to switch the drone's snap-shot rule on or off. */
  public boolean toggleSnapShot;

  /** True to launch a missile. */
  public boolean launch;

  /** Wanted homing law of missiles, as in {@link EnemyOverrides}, or {@link #UNCHANGED}. */
  public int missileLaw = UNCHANGED;

  /** Index of the wanted avoidance law of all tanks, or {@link #UNCHANGED}. */
  public int tankLaw = UNCHANGED;

  /** Wanted way of all enemies to aim, as in {@link EnemyOverrides}, or {@link #UNCHANGED}. */
  public int foeAim = UNCHANGED;

  /** Leaves the enemies' laws as they are. */
  public void keepLaws() {
    missileLaw = UNCHANGED;
    tankLaw = UNCHANGED;
    foeAim = UNCHANGED;
  }

  /** Resets all fields to wanting nothing. */
  public void clear() {
    thrustX = 0;
    thrustY = 0;
    landingX = 0;
    landingY = 0;
    turning = false;
    bearing = 0;
    astern = false;
    throttle = 0;
    charge = 0;
    belief = FlightBelief.NONE;
    doubt = 0;
    forecastX = 0;
    forecastY = 0;
    turnRate = 0;
    reelRate = 0;
    fire = false;
    target = 0;
    shotTarget = 0;
    mode = UNCHANGED;
    named = UNCHANGED;
    toggleSnapShot = false;
    launch = false;
    missileLaw = UNCHANGED;
    tankLaw = UNCHANGED;
    foeAim = UNCHANGED;
  }

  /** Copies {@code other}. */
  public void set(Command other) {
    thrustX = other.thrustX;
    thrustY = other.thrustY;
    landingX = other.landingX;
    landingY = other.landingY;
    turning = other.turning;
    bearing = other.bearing;
    astern = other.astern;
    throttle = other.throttle;
    charge = other.charge;
    belief = other.belief;
    doubt = other.doubt;
    forecastX = other.forecastX;
    forecastY = other.forecastY;
    turnRate = other.turnRate;
    reelRate = other.reelRate;
    fire = other.fire;
    target = other.target;
    shotTarget = other.shotTarget;
    mode = other.mode;
    named = other.named;
    toggleSnapShot = other.toggleSnapShot;
    launch = other.launch;
    missileLaw = other.missileLaw;
    tankLaw = other.tankLaw;
    foeAim = other.foeAim;
  }
}
