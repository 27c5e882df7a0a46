package towline.view.effect;

/** The short reactions of things to events: they light up, and guns recoil. */
public final class HitFeedback {
  /** Time for which a struck thing stays lit, s. */
  private static final double FLASH_SECONDS = 0.11;

  /** Time in which a gun returns from its recoil, s. */
  private static final double RECOIL_SECONDS = 0.25;

  /** Rate at which ship's and drone's guns return from their recoil, 1/s. */
  private static final double RECOIL_DECAY = 14;

  /** Rate at which a mood of the drone fades, 1/s. */
  private static final double MOOD_DECAY = 2.5;

  /** Rate at which a hurt fades, 1/s. */
  private static final double HURT_DECAY = 3;

  /** Strength of the low-hull pulse, as a share of a hurt. */
  private static final double PULSE_SHARE = 0.3;

  private final RecentMarks struck = new RecentMarks(FLASH_SECONDS);
  private final RecentMarks kicked = new RecentMarks(RECOIL_SECONDS);
  private double shipRecoil;
  private double droneRecoil;
  private double droneMood;
  private double hurt;
  private final LowHullPulse heartbeat = new LowHullPulse();
  private double brightness = 1;

  /** Sets the brightness of struck things, 0 to 1.5. */
  public void setFlashBrightness(double share) {
    brightness = Math.max(0, Math.min(1.5, share));
  }

  /**
   * Returns the brightness, 0 to 1, that the player's setting gives a flash of a strength of 0 to
   * 1.
   */
  public double flash(double strength) {
    return Math.min(1, brightness * strength);
  }

  /** Removes all feedback. */
  public void clear() {
    struck.clear();
    kicked.clear();
    shipRecoil = 0;
    droneRecoil = 0;
    droneMood = 0;
    hurt = 0;
    heartbeat.clear();
  }

  /** Starts the ship's hurt flash. */
  public void shipHurt() {
    hurt = 1;
  }

  /** Lights up the entity with an id, because it was struck. */
  public void lightUp(int id) {
    struck.set(id);
  }

  /** Starts the recoil of the gun of the entity with an id. */
  public void startRecoil(int id) {
    kicked.set(id);
  }

  public void shipFired() {
    shipRecoil = 1;
  }

  public void droneFired() {
    droneRecoil = 1;
  }

  /** Sets the mood of the drone, from -1 for a miss to 1 for a hit; it fades. */
  public void setDroneMood(double mood) {
    droneMood = mood;
  }

  /** Advances by {@code seconds}; {@code hull} is the ship's remaining hull, 0 to 1. */
  public void update(double seconds, double hull) {
    heartbeat.update(seconds, hull);
    struck.update(seconds);
    kicked.update(seconds);
    double keep = Math.exp(-RECOIL_DECAY * seconds);
    shipRecoil *= keep;
    droneRecoil *= keep;
    droneMood *= Math.exp(-MOOD_DECAY * seconds);
    hurt *= Math.exp(-HURT_DECAY * seconds);
  }

  /** Returns the brightness of the entity with an id after a hit, 0 to 1. */
  public double brightness(int id) {
    return Math.min(1, brightness * struck.left(id));
  }

  /** Returns the recoil of the gun of the entity with an id, 0 to 1. */
  public double recoil(int id) {
    double left = kicked.left(id);
    return left * left;
  }

  public double hurt() {
    return Math.min(1, brightness) * Math.max(hurt, PULSE_SHARE * heartbeat.strength());
  }

  public double shipRecoil() {
    return shipRecoil;
  }

  public double droneRecoil() {
    return droneRecoil;
  }

  /** Returns the mood of the drone, from -1 for a miss to 1 for a hit. */
  public double droneMood() {
    return droneMood;
  }
}
