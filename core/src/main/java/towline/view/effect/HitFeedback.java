package towline.view.effect;

/** How things answer to what happens to them, for a moment: they light up, they recoil. */
public final class HitFeedback {
  /** How long a struck thing stays lit, s. */
  private static final double LIT = 0.11;

  /** How long a gun takes to come back from its recoil, s. */
  private static final double KICKED = 0.25;

  /** How fast a gun comes back from its recoil, 1/s. */
  private static final double RETURN = 14;

  /** How fast a hurt is forgotten, 1/s. */
  private static final double HURT_FADE = 3;

  /** How strong a beat of a ship that is nearly lost is, next to a hurt. */
  private static final double ALARM = 0.3;

  private final RecentMarks struck = new RecentMarks(LIT);
  private final RecentMarks kicked = new RecentMarks(KICKED);
  private double shipRecoil;
  private double droneRecoil;
  private double hurt;
  private final LowHullPulse heartbeat = new LowHullPulse();
  private double brightness = 1;

  /** How brightly struck things light up, 0 to 1.5. */
  public void setFlashBrightness(double share) {
    brightness = Math.max(0, Math.min(1.5, share));
  }

  /** How bright a flash of that strength, 0 to 1, is as the player has set it; 0 to 1. */
  public double flash(double strength) {
    return Math.min(1, brightness * strength);
  }

  /** Forgets everything. */
  public void clear() {
    struck.clear();
    kicked.clear();
    shipRecoil = 0;
    droneRecoil = 0;
    hurt = 0;
    heartbeat.clear();
  }

  /** The ship was hurt. */
  public void shipHurt() {
    hurt = 1;
  }

  /** The thing with that id was struck. */
  public void lightUp(int id) {
    struck.set(id);
  }

  /** The gun of the thing with that id fired. */
  public void startRecoil(int id) {
    kicked.set(id);
  }

  public void shipFired() {
    shipRecoil = 1;
  }

  public void droneFired() {
    droneRecoil = 1;
  }

  /** Lets time pass, s, for a ship with so much of its hull left, 0 to 1. */
  public void update(double seconds, double hull) {
    heartbeat.update(seconds, hull);
    struck.update(seconds);
    kicked.update(seconds);
    double keep = Math.exp(-RETURN * seconds);
    shipRecoil *= keep;
    droneRecoil *= keep;
    hurt *= Math.exp(-HURT_FADE * seconds);
  }

  /** How brightly the thing with that id is lit by a blow, 0 to 1. */
  public double lit(int id) {
    return Math.min(1, brightness * struck.left(id));
  }

  /** How far the gun of the thing with that id still is from its rest, 0 to 1. */
  public double recoil(int id) {
    double left = kicked.left(id);
    return left * left;
  }

  public double hurt() {
    return Math.min(1, brightness) * Math.max(hurt, ALARM * heartbeat.strength());
  }

  public double shipRecoil() {
    return shipRecoil;
  }

  public double droneRecoil() {
    return droneRecoil;
  }
}
