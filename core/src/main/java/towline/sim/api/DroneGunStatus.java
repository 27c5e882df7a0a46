package towline.sim.api;

/** The state of the drone's gun in a {@link Snapshot}. Written by the world alone. */
public final class DroneGunStatus {
  /** Index of the aim mode. */
  public int mode;

  /** True if the snap-shot rule is on. */
  public boolean snapShot;

  /** Id of the target, or 0. */
  public int target;

  /** Progress of the reload: 0 just after a shot; at 1 the gun can fire. */
  public double readiness;

  /** Time until the gun can fire again, s. */
  public double reloadLeft;

  /** Greatest turn rate of the barrel, rad/s. */
  public double slewRate;

  /** Speed of its shots in the world frame, m/s. */
  public double muzzleSpeed;

  /** Greatest distance of flight of its shots, m. */
  public double range;

  /** Radius of its shots, m. */
  public double shotRadius;

  /** Step of the charge of its belief, 0: not charged. */
  public int beliefCharge;

  /** Copies {@code other}. */
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
    beliefCharge = other.beliefCharge;
  }
}
