package towline.sim.api;

/** The state of the drone's gun in a {@link Snapshot}. Written by the world alone. */
public final class DroneGunStatus {
  /** Index of the aim mode. */
  public int mode;

  /** True if the snap-shot rule is on. */
  public boolean snapShot;

  /** Id of the target, or 0. */
  public int target;

  /** Id of the foe that the player has named as the target, or 0. */
  public int named;

  /** Progress of the reload: 0 just after a shot; at 1 the gun can fire. */
  public double readiness;

  /** Time until the gun can fire again, s. */
  public double reloadLeft;

  /** Greatest turn rate of the barrel, rad/s. */
  public double slewRate;

  /** Speed of its usual shots in the world frame, m/s. */
  public double muzzleSpeed;

  /** Greatest distance of flight of its usual shots, m. */
  public double range;

  /** Radius of its usual shots, m. */
  public double shotRadius;

  /** Number of loaded harpoons. */
  public int harpoons;

  /** Time until one of them is lost, as a share of the whole time, 0 to 1. */
  public double harpoonTimeLeft;

  /** True if the next aimed shot at a foe other than a courier is a harpoon. */
  public boolean harpoonReady;

  /** Speed of harpoons in the world frame, m/s. */
  public double harpoonSpeed;

  /** Greatest distance of flight of harpoons, m. */
  public double harpoonRange;

  /** Distance from a target's centre, as a share of its radius, within which a harpoon hits. */
  public double harpoonHitShare;

  /** Radius of harpoons, m. */
  public double harpoonRadius;

  /** Copies {@code other}. */
  void set(DroneGunStatus other) {
    mode = other.mode;
    snapShot = other.snapShot;
    target = other.target;
    named = other.named;
    readiness = other.readiness;
    reloadLeft = other.reloadLeft;
    slewRate = other.slewRate;
    muzzleSpeed = other.muzzleSpeed;
    range = other.range;
    shotRadius = other.shotRadius;
    harpoons = other.harpoons;
    harpoonTimeLeft = other.harpoonTimeLeft;
    harpoonReady = other.harpoonReady;
    harpoonSpeed = other.harpoonSpeed;
    harpoonRange = other.harpoonRange;
    harpoonHitShare = other.harpoonHitShare;
    harpoonRadius = other.harpoonRadius;
  }
}
