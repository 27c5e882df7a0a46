package towline.sim.api;

/** What a {@link Snapshot} says of the ship's gun, missiles and shield. */
public final class ShipGunStatus {
  private double muzzleSpeed;
  private double range;
  private int missiles;
  private int capacity;
  private double readiness;
  private boolean shielded;

  /** The speed of the gun's shots, m/s. */
  public double muzzleSpeed() {
    return muzzleSpeed;
  }

  /** How far the gun's shots fly, m. */
  public double range() {
    return range;
  }

  /** The missiles in the rack. */
  public int missiles() {
    return missiles;
  }

  /** How many missiles the rack holds. */
  public int capacity() {
    return capacity;
  }

  /** How far the next missile is reloaded, 0 to 1. */
  public double readiness() {
    return readiness;
  }

  /** Whether the ship has a shield, which takes one blow. */
  public boolean shielded() {
    return shielded;
  }

  /** Says what the gun can do; m/s and m. */
  public void setGun(double metresPerSecond, double metres) {
    muzzleSpeed = metresPerSecond;
    range = metres;
  }

  /** Takes over all of {@code other}. */
  void set(ShipGunStatus other) {
    set(other.missiles, other.capacity, other.readiness, other.shielded);
    setGun(other.muzzleSpeed, other.range);
  }

  /** Says how the rack and the shield stand. */
  public void set(int inRack, int capacity, double reloaded, boolean shield) {
    missiles = inRack;
    this.capacity = capacity;
    readiness = reloaded;
    shielded = shield;
  }
}
