package towline.sim.api;

/**
 * What somebody wants to do in one tick. The player's devices and every pilot fill in the same kind
 * of command; only the world turns it into motion, after clamping it to the entity's spec.
 *
 * <p>A reused buffer: whoever decides starts with {@link #clear()}.
 */
public final class Command {
  /** No change of whatever can be chosen. */
  public static final int SAME = -1;

  /**
   * Wanted acceleration along +x, as a fraction of what the spec allows; the disc is clamped. For
   * what has no inertia (missiles, wingmen) it is the wanted velocity, as a fraction of its speed.
   */
  public double thrustX;

  /** The same along +y. */
  public double thrustY;

  /**
   * Where a mortar's shell is to land, relative to the mortar, along +x, as a fraction of its
   * reach; the disc is clamped.
   */
  public double landingX;

  /** The same along +y. */
  public double landingY;

  /** Whether {@link #bearing} is wanted; otherwise gun, barrel or head stay as they are. */
  public boolean turns;

  /** Wanted bearing of the gun, the barrel or the head, radians. */
  public double bearing;

  /** Whether the barrel is to be locked to the cable, pointing astern; it then ignores slewing. */
  public boolean astern;

  /**
   * Wanted speed of a self-propelled thing, as a fraction of what the spec allows; for a vessel of
   * its usual speed.
   */
  public double throttle;

  /** The way of the charge that a vessel is to announce now, m; 0: none. */
  public double charge;

  /** What a vessel believes of the ship, ... */
  public FlightBelief belief = FlightBelief.NONE;

  /** ... and how firmly, 0 to 1. */
  public double trust;

  /** Wanted turn rate of a hull, as a fraction of what the spec allows; +1 to the left. */
  public double turnRate;

  /** Wanted rate of the winch as a fraction of its spec: +1 pays out, -1 reels in. */
  public double reelRate;

  /** Whether to shoot, along the barrel as it stands at the start of the tick. */
  public boolean fire;

  /** What is shot at: an entity's id, or 0. Only counted, never steered by. */
  public int target;

  /** What this one shot is meant for, if not for the target: an entity's id, or 0. Only counted. */
  public int shotTarget;

  /** The index of the aim mode to switch the drone to, or {@link #SAME}. */
  public int mode = SAME;

  /** Whether to flip the drone's snap-shot rule. */
  public boolean flipSnapShot;

  /** Whether to launch a missile. */
  public boolean launch;

  /** Which homing law missiles are to follow, as in {@link EnemyOverrides}, or {@link #SAME}. */
  public int missileLaw = SAME;

  /** The index of the avoidance law of all tanks, or {@link #SAME}. */
  public int tankLaw = SAME;

  /** The index of the enemies' way to aim, or {@link #SAME}. */
  public int foeAim = SAME;

  /** Leaves the enemies' laws as they are. */
  public void keepLaws() {
    missileLaw = SAME;
    tankLaw = SAME;
    foeAim = SAME;
  }

  /** Back to wanting nothing. */
  public void clear() {
    thrustX = 0;
    thrustY = 0;
    landingX = 0;
    landingY = 0;
    turns = false;
    bearing = 0;
    astern = false;
    throttle = 0;
    charge = 0;
    belief = FlightBelief.NONE;
    trust = 0;
    turnRate = 0;
    reelRate = 0;
    fire = false;
    target = 0;
    shotTarget = 0;
    mode = SAME;
    flipSnapShot = false;
    launch = false;
    missileLaw = SAME;
    tankLaw = SAME;
    foeAim = SAME;
  }

  /** Takes over everything that {@code other} wants. */
  public void set(Command other) {
    thrustX = other.thrustX;
    thrustY = other.thrustY;
    landingX = other.landingX;
    landingY = other.landingY;
    turns = other.turns;
    bearing = other.bearing;
    astern = other.astern;
    throttle = other.throttle;
    charge = other.charge;
    belief = other.belief;
    trust = other.trust;
    turnRate = other.turnRate;
    reelRate = other.reelRate;
    fire = other.fire;
    target = other.target;
    shotTarget = other.shotTarget;
    mode = other.mode;
    flipSnapShot = other.flipSnapShot;
    launch = other.launch;
    missileLaw = other.missileLaw;
    tankLaw = other.tankLaw;
    foeAim = other.foeAim;
  }
}
