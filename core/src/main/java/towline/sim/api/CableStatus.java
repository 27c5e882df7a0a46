package towline.sim.api;

/** What a {@link Snapshot} says of ship, cable and drone: how they stand, and what they can do. */
public final class CableStatus {
  private boolean hooked;
  private double length;
  private double tension;
  private double wear;
  private double reelRate;
  private boolean lethal;
  private int swingKills;
  private double shipTopSpeed;
  private double shipDrag;
  private double droneDrag;
  private double droneShare;
  private double softZone;
  private double winchSpeed;
  private double ramSpeed;
  private double ploughSpeed;
  private double ramRadius;

  /** Whether the drone hangs on the cable. */
  public boolean hooked() {
    return hooked;
  }

  /** The length that is paid out, m; the drone is never farther than this from the ship. */
  public double length() {
    return length;
  }

  /** The pull in the cable as a fraction of a hard whip: 0 slack, about 1 at the hardest. */
  public double tension() {
    return tension;
  }

  /** How far it is bitten through: 0 whole, 1 parts. */
  public double wear() {
    return wear;
  }

  /** How fast it is paid out (positive) or reeled in (negative), m/s. */
  public double reelRate() {
    return reelRate;
  }

  /** Whether the drone is so fast that it breaks what it rams. */
  public boolean lethal() {
    return lethal;
  }

  /** What has died in the swing that is on; 0 when none is. */
  public int swingKills() {
    return swingKills;
  }

  /** Where the ship's thrust and drag balance while the cable is slack, m/s. */
  public double shipTopSpeed() {
    return shipTopSpeed;
  }

  /** How fast the ship loses speed without thrust, 1/s. */
  public double shipDrag() {
    return shipDrag;
  }

  /** How fast the drone on the cable loses speed, 1/s. */
  public double droneDrag() {
    return droneDrag;
  }

  /** The drone's share of the mass of ship and drone, from 0 to 1. */
  public double droneShare() {
    return droneShare;
  }

  /** The last part of the cable's length, in which it already pulls, as a fraction. */
  public double softZone() {
    return softZone;
  }

  /** How fast the cable is paid out or reeled in at most, m/s. */
  public double winchSpeed() {
    return winchSpeed;
  }

  /** From which speed of the blow on the drone breaks what it rams, with what is fitted, m/s. */
  public double ramSpeed() {
    return ramSpeed;
  }

  /** From which speed of the blow on it breaks a swarm, with what is fitted, m/s. */
  public double ploughSpeed() {
    return ploughSpeed;
  }

  /** How far from its middle the drone rams, with what is fitted, m. */
  public double ramRadius() {
    return ramRadius;
  }

  /**
   * Says how the drone is swung: whether it breaks what it rams, and what has died of it so far.
   */
  public void setSwing(boolean isLethal, int kills) {
    lethal = isLethal;
    swingKills = kills;
  }

  /** Takes over all of {@code other}. */
  void set(CableStatus other) {
    set(other.hooked, other.length, other.tension, other.wear, other.reelRate);
    setSwing(other.lethal, other.swingKills);
    setShip(other.shipTopSpeed, other.shipDrag);
    setDrone(other.droneDrag, other.droneShare);
    setCable(other.softZone, other.winchSpeed);
    setRam(other.ramSpeed, other.ploughSpeed, other.ramRadius);
  }

  /** Says what the ship can do without the drone: its top speed, m/s, and its drag, 1/s. */
  public void setShip(double topSpeed, double drag) {
    shipTopSpeed = topSpeed;
    shipDrag = drag;
  }

  /** Says how the drone hangs on the ship: its drag, 1/s, and its share of the mass of both. */
  public void setDrone(double drag, double share) {
    droneDrag = drag;
    droneShare = share;
  }

  /** Says what the cable can do: its soft zone, a fraction, and how fast its winch turns, m/s. */
  public void setCable(double soft, double winch) {
    softZone = soft;
    winchSpeed = winch;
  }

  /**
   * Says what the drone can ram.
   *
   * @param speed from which it breaks what it rams, m/s
   * @param plough from which it breaks a swarm, m/s
   * @param radius how far from its middle it rams, m
   */
  public void setRam(double speed, double plough, double radius) {
    ramSpeed = speed;
    ploughSpeed = plough;
    ramRadius = radius;
  }

  /** Says how the cable stands; m, then shares of a hard whip and of all wear, then m/s. */
  public void set(boolean isHooked, double paidOut, double pull, double worn, double reeling) {
    hooked = isHooked;
    length = paidOut;
    tension = pull;
    wear = worn;
    reelRate = reeling;
  }
}
