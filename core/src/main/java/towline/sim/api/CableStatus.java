package towline.sim.api;

/**
 * What a {@link Snapshot} says of ship, cable and drone: how they stand, and what they can do. Only
 * the world writes.
 */
public final class CableStatus {
  /** Whether the drone hangs on the cable. */
  public boolean hooked;

  /** The length that is paid out, m; the drone is never farther than this from the ship. */
  public double length;

  /** The pull in the cable as a fraction of a hard whip: 0 slack, about 1 at the hardest. */
  public double tension;

  /** How far it is bitten through: 0 whole, 1 parts. */
  public double wear;

  /** How fast it is paid out (positive) or reeled in (negative), m/s. */
  public double reelRate;

  /** Whether the drone is so fast that it breaks what it rams. */
  public boolean lethal;

  /** What has died in the swing that is on; 0 when none is. */
  public int swingKills;

  /** Where the ship's thrust and drag balance while the cable is slack, m/s. */
  public double shipTopSpeed;

  /** How fast the ship loses speed without thrust, 1/s. */
  public double shipDrag;

  /** How fast the drone on the cable loses speed, 1/s. */
  public double droneDrag;

  /** The drone's share of the mass of ship and drone, from 0 to 1. */
  public double droneShare;

  /** The last part of the cable's length, in which it already pulls, as a fraction. */
  public double softZone;

  /** How fast the cable is paid out or reeled in at most, m/s. */
  public double winchSpeed;

  /** From which speed of the blow on the drone breaks what it rams, with what is fitted, m/s. */
  public double ramSpeed;

  /** From which speed of the blow on it breaks a swarm, with what is fitted, m/s. */
  public double ploughSpeed;

  /** How far from its middle the drone rams, with what is fitted, m. */
  public double ramRadius;

  /** Takes over all of {@code other}. */
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
