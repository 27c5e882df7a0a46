package towline.sim.api;

/**
 * The state of the ship's gun, missiles and protection in a {@link Snapshot}. Written by the world
 * alone.
 */
public final class ShipStatus {
  /** Bearing of its gun, rad. */
  public double gunBearing;

  /** Speed of the gun's shots, m/s. */
  public double muzzleSpeed;

  /** Greatest distance of flight of the gun's shots, m. */
  public double range;

  /** Number of missiles in the rack. */
  public int missiles;

  /** Number of missiles that the rack can hold. */
  public int capacity;

  /** Progress of the reload of the next missile, 0 to 1. */
  public double missileReadiness;

  /** True if it has a shield, which absorbs one blow. */
  public boolean shielded;

  /** Time for which it is still immune, s. */
  public double immunity;

  /** Distance from which it attracts shards, modules included, m. */
  public double shardReach;

  /** Copies {@code other}. */
  void set(ShipStatus other) {
    gunBearing = other.gunBearing;
    muzzleSpeed = other.muzzleSpeed;
    range = other.range;
    missiles = other.missiles;
    capacity = other.capacity;
    missileReadiness = other.missileReadiness;
    shielded = other.shielded;
    immunity = other.immunity;
    shardReach = other.shardReach;
  }
}
