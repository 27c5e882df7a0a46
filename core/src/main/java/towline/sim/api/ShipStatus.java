package towline.sim.api;

/**
 * What a {@link Snapshot} says of the ship: its gun, its missiles, and what protects it. Only the
 * world writes.
 */
public final class ShipStatus {
  /** The bearing of its gun, rad. */
  public double gunBearing;

  /** The speed of the gun's shots, m/s. */
  public double muzzleSpeed;

  /** How far the gun's shots fly, m. */
  public double range;

  /** The missiles in the rack. */
  public int missiles;

  /** How many missiles the rack holds. */
  public int capacity;

  /** How far the next missile is reloaded, 0 to 1. */
  public double missileReadiness;

  /** Whether it has a shield, which takes one blow. */
  public boolean shielded;

  /** For how long it still cannot be hurt, s. */
  public double immunity;

  /** From how near it draws shards, with what is fitted, m. */
  public double shardReach;

  /** Takes over all of {@code other}. */
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
