package towline.sim.api;

/** What a {@link Snapshot} says of the cable between ship and drone. */
public final class TowState {
  private boolean hooked;
  private double length;
  private double tension;
  private double wear;
  private double reelRate;
  private boolean lethal;
  private int swingKills;

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

  /**
   * Says how the drone is swung: whether it breaks what it rams, and what has died of it so far.
   */
  public void setSwing(boolean isLethal, int kills) {
    lethal = isLethal;
    swingKills = kills;
  }

  /** Takes over all of {@code other}. */
  void set(TowState other) {
    set(other.hooked, other.length, other.tension, other.wear, other.reelRate);
    setSwing(other.lethal, other.swingKills);
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
