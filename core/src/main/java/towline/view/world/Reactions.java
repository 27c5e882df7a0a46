package towline.view.world;

/** What things do for a moment after something happened to them: they light up, they recoil. */
public final class Reactions {
  private static final int MOST = 48;

  /** How long a struck thing stays lit, s. */
  private static final double LIT = 0.11;

  /** How fast a gun comes back from its recoil, 1/s. */
  private static final double RETURN = 14;

  /** How fast a hurt is forgotten, 1/s. */
  private static final double HURT_FADE = 3;

  private final int[] struck = new int[MOST];
  private final double[] left = new double[MOST];
  private int next;
  private double shipRecoil;
  private double droneRecoil;
  private double hurt;
  private double brightness = 1;

  /** How brightly struck things light up, 0 to 1.5. */
  public void flashes(double share) {
    brightness = Math.max(0, Math.min(1.5, share));
  }

  /** Forgets everything. */
  public void clear() {
    java.util.Arrays.fill(left, 0);
    shipRecoil = 0;
    droneRecoil = 0;
    hurt = 0;
  }

  /** The ship was hurt. */
  public void shipHurt() {
    hurt = 1;
  }

  /** The thing with that id was struck. */
  public void strike(int id) {
    struck[next] = id;
    left[next] = LIT;
    next = (next + 1) % MOST;
  }

  /** The ship fired. */
  public void shipFired() {
    shipRecoil = 1;
  }

  /** The drone fired. */
  public void droneFired() {
    droneRecoil = 1;
  }

  /** Lets time pass, s. */
  public void pass(double seconds) {
    for (int i = 0; i < MOST; i++) {
      left[i] = Math.max(0, left[i] - seconds);
    }
    double keep = Math.exp(-RETURN * seconds);
    shipRecoil *= keep;
    droneRecoil *= keep;
    hurt *= Math.exp(-HURT_FADE * seconds);
  }

  /** How brightly the thing with that id is lit by a blow, 0 to 1. */
  double lit(int id) {
    double most = 0;
    for (int i = 0; i < MOST; i++) {
      if (struck[i] == id && left[i] > most) {
        most = left[i];
      }
    }
    return Math.min(1, brightness * most / LIT);
  }

  double hurt() {
    return Math.min(1, brightness) * hurt;
  }

  double shipRecoil() {
    return shipRecoil;
  }

  double droneRecoil() {
    return droneRecoil;
  }
}
