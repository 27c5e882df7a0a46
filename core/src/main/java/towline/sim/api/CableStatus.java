package towline.sim.api;

/**
 * The state and the abilities of ship, cable and drone in a {@link Snapshot}. Written by the world
 * alone.
 */
public final class CableStatus {
  /** True if the drone hangs on the cable. */
  public boolean hooked;

  /** Length paid out, m; the drone is never farther than this from the ship. */
  public double length;

  /** Pull in the cable as a fraction of a hard whip: 0 slack, about 1 at the hardest. */
  public double tension;

  /** Wear by bites: 0 whole; at 1 the cable parts. */
  public double wear;

  /** Rate at which the cable is paid out (positive) or reeled in (negative), m/s. */
  public double reelRate;

  /** True if the drone is fast enough to break what it rams. */
  public boolean lethal;

  /** Number of kills in the present swing; 0 without a swing. */
  public int swingKills;

  /** Speed at which the ship's thrust and drag balance while the cable is slack, m/s. */
  public double shipTopSpeed;

  /** Drag of the ship, 1/s. */
  public double shipDrag;

  /** Drag of the drone on the cable, 1/s. */
  public double droneDrag;

  /** The drone's share of the mass of ship and drone, from 0 to 1. */
  public double droneShare;

  /** Fraction of the cable's length, at its end, over which the cable already pulls. */
  public double softZone;

  /** Greatest rate at which the cable is paid out or reeled in, m/s. */
  public double winchSpeed;

  /** Least speed of a blow with which the drone breaks what it rams, modules included, m/s. */
  public double ramSpeed;

  /** Least speed of a blow with which the drone breaks a swarm, modules included, m/s. */
  public double ploughSpeed;

  /** Distance from its centre at which the drone rams, modules included, m. */
  public double ramRadius;

  /** Copies {@code other}. */
  void set(CableStatus other) {
    hooked = other.hooked;
    length = other.length;
    tension = other.tension;
    wear = other.wear;
    reelRate = other.reelRate;
    lethal = other.lethal;
    swingKills = other.swingKills;
    shipTopSpeed = other.shipTopSpeed;
    shipDrag = other.shipDrag;
    droneDrag = other.droneDrag;
    droneShare = other.droneShare;
    softZone = other.softZone;
    winchSpeed = other.winchSpeed;
    ramSpeed = other.ramSpeed;
    ploughSpeed = other.ploughSpeed;
    ramRadius = other.ramRadius;
  }
}
