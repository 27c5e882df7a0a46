package towline.sim.api;

/** What a {@link Snapshot} says of the drone's gun. Only the world writes. */
public final class DroneGunStatus {
  /** The index of the aim mode. */
  public int mode;

  /** Whether the snap-shot rule is on. */
  public boolean snapShot;

  /** The id of the target, or 0. */
  public int target;

  /** How ready the gun is: 1 can fire, 0 has just fired. */
  public double readiness;

  /** The time until the gun can fire again, s. */
  public double reloadLeft;

  /** How fast the barrel turns at most, rad/s. */
  public double slewRate;

  /** The speed of its shots in the world frame, m/s. */
  public double muzzleSpeed;

  /** How far its shots fly, m. */
  public double range;

  /** The radius of its shots, m. */
  public double shotRadius;

  /** How far its belief is charged: 0 not at all, then step by step. */
  public int conviction;

  /** Takes over all of {@code other}. */
  void set(DroneGunStatus other) {
    mode = other.mode;
    snapShot = other.snapShot;
    target = other.target;
    readiness = other.readiness;
    reloadLeft = other.reloadLeft;
    slewRate = other.slewRate;
    muzzleSpeed = other.muzzleSpeed;
    range = other.range;
    shotRadius = other.shotRadius;
    conviction = other.conviction;
  }
}
