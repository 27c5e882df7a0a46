package towline.input;

/**
 * A stick that begins where a thumb comes down. Its push is rounded, so that a trembling thumb
 * repeats its command. Lengths are in fingers, from the upper left of the screen.
 */
public final class TouchStick {
  /** Distance between the base and the thumb at a full push. */
  public static final double TRAVEL = 1.15;

  /** Share of the travel without a push. */
  static final double DEAD_ZONE = 0.12;

  /** Number of steps of the push from the dead zone to the full travel. */
  static final int STEPS = 16;

  /** Number of bearings. */
  static final int BEARINGS = 256;

  private int finger = TouchControls.NO_FINGER;
  private double baseX;
  private double baseY;
  private double thumbX;
  private double thumbY;
  private double push;
  private double bearing;
  private boolean pushed;

  void press(int which, double x, double y) {
    finger = which;
    baseX = x;
    baseY = y;
    thumbX = x;
    thumbY = y;
  }

  /** Moves the base to the place where the stick is drawn while no thumb holds it. */
  void rest(double x, double y) {
    if (!isHeld()) {
      baseX = x;
      baseY = y;
      thumbX = x;
      thumbY = y;
    }
  }

  /**
   * Moves the thumb. The base follows beyond the travel, so that the thumb can turn back at once.
   */
  void drag(double x, double y) {
    double offX = x - baseX;
    double offY = y - baseY;
    double off = Math.hypot(offX, offY);
    if (off > TRAVEL) {
      baseX += offX * (1 - TRAVEL / off);
      baseY += offY * (1 - TRAVEL / off);
    }
    thumbX = x;
    thumbY = y;
    double share = (Math.min(1, off / TRAVEL) - DEAD_ZONE) / (1 - DEAD_ZONE);
    push = Math.ceil(Math.max(0, share) * STEPS - 1e-9) / STEPS;
    if (push > 0) {
      pushed = true;
      double step = 2 * Math.PI / BEARINGS;
      bearing = Math.round(Math.atan2(-offY, offX) / step) * step;
    }
  }

  void release() {
    finger = TouchControls.NO_FINGER;
    push = 0;
    pushed = false;
  }

  boolean isHeldBy(int which) {
    return finger == which;
  }

  /** Returns true if a thumb is down. */
  public boolean isHeld() {
    return finger != TouchControls.NO_FINGER;
  }

  /** Returns true if the thumb is down and has pushed the stick, even if it is back at the base. */
  boolean hasPushed() {
    return pushed;
  }

  /** Returns the push to the right, -1 to 1. */
  double right() {
    return push * Math.cos(bearing);
  }

  /** Returns the push upwards, -1 to 1. */
  double up() {
    return push * Math.sin(bearing);
  }

  /** Returns the x of the base. */
  public double baseX() {
    return baseX;
  }

  /** Returns the y of the base. */
  public double baseY() {
    return baseY;
  }

  /** Returns the x of the thumb. */
  public double thumbX() {
    return thumbX;
  }

  /** Returns the y of the thumb. */
  public double thumbY() {
    return thumbY;
  }
}
