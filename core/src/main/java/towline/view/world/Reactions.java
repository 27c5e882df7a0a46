package towline.view.world;

import towline.view.effect.Heartbeat;

/** What things do for a moment after something happened to them: they light up, they recoil. */
public final class Reactions {
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

  private final Marks struck = new Marks(LIT);
  private final Marks kicked = new Marks(KICKED);
  private double shipRecoil;
  private double droneRecoil;
  private double hurt;
  private final Heartbeat heartbeat = new Heartbeat();
  private double brightness = 1;

  /** How brightly struck things light up, 0 to 1.5. */
  public void flashes(double share) {
    brightness = Math.max(0, Math.min(1.5, share));
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
  public void strike(int id) {
    struck.set(id);
  }

  /** The gun of the thing with that id fired. */
  public void kick(int id) {
    kicked.set(id);
  }

  /** The ship fired. */
  public void shipFired() {
    shipRecoil = 1;
  }

  /** The drone fired. */
  public void droneFired() {
    droneRecoil = 1;
  }

  /** Lets time pass, s, for a ship with so much of its hull left, 0 to 1. */
  public void pass(double seconds, double hull) {
    heartbeat.pass(seconds, hull);
    struck.pass(seconds);
    kicked.pass(seconds);
    double keep = Math.exp(-RETURN * seconds);
    shipRecoil *= keep;
    droneRecoil *= keep;
    hurt *= Math.exp(-HURT_FADE * seconds);
  }

  /** How brightly the thing with that id is lit by a blow, 0 to 1. */
  double lit(int id) {
    return Math.min(1, brightness * struck.left(id));
  }

  /** How far the gun of the thing with that id still is from its rest, 0 to 1. */
  double recoil(int id) {
    double left = kicked.left(id);
    return left * left;
  }

  double hurt() {
    return Math.min(1, brightness) * Math.max(hurt, ALARM * heartbeat.strength());
  }

  double shipRecoil() {
    return shipRecoil;
  }

  double droneRecoil() {
    return droneRecoil;
  }
}
