package towline.session.framing;

/**
 * Which part of the sector a window shows. Follows the ship, looks ahead along its velocity, leans
 * towards threats and stays near the sector.
 */
public class ViewFrame {
  /** The part of the sector that a window of 16 : 9 shows, m. */
  public static final double WIDTH = 48;

  /** The part of the sector that a window of 16 : 9 shows, m. */
  public static final double HEIGHT = 27;

  /** How far ahead the camera looks, as the way that the ship flies in this time, s. */
  private static final double AHEAD = 0.42;

  /** The farthest that it looks ahead, m. */
  private static final double FARTHEST_AHEAD = 5.5;

  /** How far it leans towards threats, as a share of how far away they are on average. */
  private static final double LEAN = 0.4;

  /** The farthest that it leans towards threats, m. */
  private static final double FARTHEST_LEAN = 6;

  /** The farthest that it leans towards what it frames together with what it follows, m. */
  private static final double FARTHEST_ACROSS = 24;

  private static final double FARTHEST_UP = 13;

  /** The time in which it makes up for two thirds of the way, s. */
  private static final double LAG = 0.28;

  /** The time in which look-ahead and lean change, s: slower, or reversing would throw it about. */
  private static final double LEAN_LAG = 0.7;

  /** The same while it frames two: what it follows may reverse, their middle does not. */
  private static final double FRAMING_LAG = 0.35;

  /** How far beyond the sector the picture may reach, m: so far that the HUD lies outside. */
  private static final double BEYOND_SIDES = 3;

  private static final double BEYOND_BELOW = 4.6;

  /** However it leans, what it follows is that far inside the picture, m. */
  private static final double KEPT_INSIDE = 2.5;

  /** How much wider than usual the picture gets at most, 34 m high: all must still be readable. */
  public static final double WIDEST = 34 / HEIGHT;

  /** The time in which the picture widens and narrows, s: slow enough not to be noticed. */
  private static final double WIDEN_LAG = 1.1;

  private static final double BEYOND_ABOVE = 3.9;

  /** The share of the picture's height that the HUD takes at the foot. */
  public static final double HUD_BELOW = 0.15;

  /** ... and at the top. */
  public static final double HUD_ABOVE = 0.12;

  /** How far the middle of what the HUD leaves free is above the picture's, as such a share. */
  private static final double FREE_MIDDLE = (HUD_BELOW - HUD_ABOVE) / 2;

  private double sectorWidth = 96;
  private double sectorHeight = 54;
  private double x = 48;
  private double y = 27;
  private double aheadX;
  private double aheadY;
  private double leanX;
  private double framedX;
  private double framedY;
  private double framing;
  private double leanY;
  private double usualWidth = WIDTH;
  private double usualHeight = HEIGHT;
  private double wideness = 1;
  private double aside;
  private double width = WIDTH;
  private double height = HEIGHT;

  /** The size of the sector, m. */
  public void sector(double wide, double high) {
    sectorWidth = wide;
    sectorHeight = high;
  }

  /** Fits it to a window of that size, physical pixels, 1 or more; the window shows no less. */
  public void resize(int wide, int high) {
    double metresPerPixel = Math.max(WIDTH / wide, HEIGHT / high);
    usualWidth = wide * metresPerPixel;
    usualHeight = high * metresPerPixel;
    widen(wideness);
  }

  private void widen(double to) {
    wideness = to;
    width = usualWidth * to;
    height = usualHeight * to;
  }

  /**
   * From here on what it follows is seen right of the middle by that share of the width, 0 to less
   * than 0.5, where the sector's edges let it: something stands in the middle.
   */
  public void standAside(double share) {
    aside = share;
  }

  /** Stands at a place at once. */
  public void cut(double toX, double toY) {
    aheadX = 0;
    aheadY = 0;
    leanX = 0;
    leanY = 0;
    framing = 0;
    widen(1);
    x = clampX(toX - aside * width);
    y = clampY(toY - FREE_MIDDLE * height);
  }

  /** Stands so that a place is seen at that share of the width, 0 left to 1 right. */
  public void cutBeside(double toX, double toY, double share) {
    cut(toX, toY);
    x = toX + (0.5 - share) * width;
    y = toY;
  }

  /**
   * From here on it stands between what it follows and a place at that offset from it, m, the more
   * so the greater {@code share} is, 0 to 1: 0 leaves it to the threats.
   */
  public void frame(double offsetX, double offsetY, double share) {
    framedX = offsetX;
    framedY = offsetY;
    framing = Double.isFinite(offsetX + offsetY) ? share : 0;
  }

  /**
   * Follows what is at that place with that velocity, for that time, s; threats lie on average at
   * the given offset from it, m.
   */
  public void follow(
      double seconds,
      double atX,
      double atY,
      double vx,
      double vy,
      double threatX,
      double threatY) {
    if (!Double.isFinite(atX + atY + vx + vy + threatX + threatY)) {
      return;
    }
    double lag = LEAN_LAG + framing * (FRAMING_LAG - LEAN_LAG);
    double slow = 1 - StrictMath.exp(-seconds / lag);
    double aheadBy = limit(AHEAD, StrictMath.hypot(vx, vy), FARTHEST_AHEAD);
    double free = 1 - framing;
    aheadX += (vx * aheadBy * free - aheadX) * slow;
    aheadY += (vy * aheadBy * free - aheadY) * slow;
    double leanBy = limit(LEAN, StrictMath.hypot(threatX, threatY), FARTHEST_LEAN);
    double halfWayX = clamp(framedX / 2, FARTHEST_ACROSS);
    double halfWayY = clamp(framedY / 2, FARTHEST_UP);
    leanX += (free * threatX * leanBy + framing * halfWayX - leanX) * slow;
    leanY += (free * threatY * leanBy + framing * halfWayY - leanY) * slow;
    double quick = 1 - StrictMath.exp(-seconds / LAG);
    double goalX = clampX(atX + aheadX + leanX - aside * width);
    x = clampX(inside(x + (goalX - x) * quick, atX, width));
    double goalY = clampY(atY + aheadY + leanY - FREE_MIDDLE * height);
    y = clampY(inside(y + (goalY - y) * quick, atY, height));
  }

  private static double clamp(double length, double most) {
    return Math.max(-most, Math.min(most, length));
  }

  /** A middle from which what is followed is inside a picture of that size. */
  private static double inside(double middle, double at, double size) {
    double farthest = size / 2 - KEPT_INSIDE;
    return Math.max(at - farthest, Math.min(at + farthest, middle));
  }

  /**
   * Widens or narrows the picture, for that time, s, towards so many times its usual size; more
   * than {@link #WIDEST} counts as that, less than 1 as 1.
   */
  public void widen(double seconds, double wanted) {
    double goal = wanted > 1 ? Math.min(WIDEST, wanted) : 1;
    widen(wideness + (goal - wideness) * (1 - StrictMath.exp(-seconds / WIDEN_LAG)));
    x = clampX(x);
    y = clampY(y);
  }

  /**
   * How many times its usual size the picture must be about its middle to show a disc whole, clear
   * of what the HUD takes of its height.
   */
  public double widenessFor(double atX, double atY, double radius) {
    double across = (Math.abs(atX - x) + radius) / (0.5 * usualWidth);
    double up = (atY - y + radius) / ((0.5 - HUD_ABOVE) * usualHeight);
    double down = (y - atY + radius) / ((0.5 - HUD_BELOW) * usualHeight);
    return Math.max(across, Math.max(up, down));
  }

  /** The factor, at most {@code factor}, that keeps {@code length} times it below {@code most}. */
  private static double limit(double factor, double length, double most) {
    return length * factor > most ? most / length : factor;
  }

  private double clampX(double wanted) {
    return clampOrCentre(wanted, width / 2 - BEYOND_SIDES, sectorWidth - width / 2 + BEYOND_SIDES);
  }

  private double clampY(double wanted) {
    return clampOrCentre(
        wanted, height / 2 - BEYOND_BELOW, sectorHeight - height / 2 + BEYOND_ABOVE);
  }

  /** A picture that is larger than the sector stands in its middle. */
  private static double clampOrCentre(double wanted, double least, double most) {
    return least >= most ? (least + most) / 2 : Math.max(least, Math.min(most, wanted));
  }

  /** Where its middle is. */
  public double x() {
    return x;
  }

  /** Where its middle is. */
  public double y() {
    return y;
  }

  /** The left edge of the picture at rest. */
  public double left() {
    return x - width / 2;
  }

  /** The lower edge of the picture at rest. */
  public double bottom() {
    return y - height / 2;
  }

  /** The right edge of the picture at rest. */
  public double right() {
    return x + width / 2;
  }

  /** The upper edge of the picture at rest. */
  public double top() {
    return y + height / 2;
  }

  /** Whether a disc can be seen. */
  public boolean sees(double atX, double atY, double radius) {
    return Math.abs(atX - x) < width / 2 + radius + 1
        && Math.abs(atY - y) < height / 2 + radius + 1;
  }

  /** Whether all of a disc is in the picture. */
  public boolean holds(double atX, double atY, double radius) {
    return Math.abs(atX - x) + radius <= width / 2 && Math.abs(atY - y) + radius <= height / 2;
  }

  /** The width of the picture, m. */
  public double width() {
    return width;
  }

  /** The height of the picture, m. */
  public double height() {
    return height;
  }
}
