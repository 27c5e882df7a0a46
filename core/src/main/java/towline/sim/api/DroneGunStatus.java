package towline.sim.api;

/** What a {@link Snapshot} says of the drone's gun. */
public final class DroneGunStatus {
  private int mode;
  private boolean snapShot;
  private int target;
  private double readiness;
  private double reloadLeft;
  private double slewRate;
  private double muzzleSpeed;
  private double range;
  private double shotRadius;
  private int conviction;

  /** The index of the aim mode. */
  public int mode() {
    return mode;
  }

  /** Whether the snap-shot rule is on. */
  public boolean snapShot() {
    return snapShot;
  }

  /** The id of the target, or 0. */
  public int target() {
    return target;
  }

  /** How ready the gun is: 1 can fire, 0 has just fired. */
  public double readiness() {
    return readiness;
  }

  /** The time until the gun can fire again, s. */
  public double reloadLeft() {
    return reloadLeft;
  }

  /** How fast the barrel turns at most, rad/s. */
  public double slewRate() {
    return slewRate;
  }

  /** The speed of its shots in the world frame, m/s. */
  public double muzzleSpeed() {
    return muzzleSpeed;
  }

  /** How far its shots fly, m. */
  public double range() {
    return range;
  }

  /** The radius of its shots, m. */
  public double shotRadius() {
    return shotRadius;
  }

  /** How far its belief is charged: 0 not at all, then step by step. */
  public int conviction() {
    return conviction;
  }

  /** Says how far its belief is charged. */
  public void setConviction(int step) {
    conviction = step;
  }

  /** Takes over all of {@code other}. */
  void set(DroneGunStatus other) {
    mode = other.mode;
    snapShot = other.snapShot;
    target = other.target;
    readiness = other.readiness;
    reloadLeft = other.reloadLeft;
    conviction = other.conviction;
    setPerformance(other.slewRate, other.muzzleSpeed, other.range, other.shotRadius);
  }

  /** Says how the gun stands; {@code left} of its {@code reload} is still to come, s. */
  public void set(int modeIndex, boolean snaps, int targetId, double left, double reload) {
    mode = modeIndex;
    snapShot = snaps;
    target = targetId;
    reloadLeft = left;
    readiness = Math.max(0, 1 - left / reload);
  }

  /**
   * Says what the gun can do.
   *
   * @param turnRate how fast the barrel turns at most, rad/s
   * @param speed of its shots, m/s
   * @param reach how far they fly, m
   * @param radius of its shots, m
   */
  public void setPerformance(double turnRate, double speed, double reach, double radius) {
    slewRate = turnRate;
    muzzleSpeed = speed;
    range = reach;
    shotRadius = radius;
  }
}
