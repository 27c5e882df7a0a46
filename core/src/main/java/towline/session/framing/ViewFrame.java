package towline.session.framing;

/**
 * The part of the sector that a window shows. It follows the ship, looks ahead along its velocity,
 * leans towards threats and stays near the sector.
 */
public class ViewFrame {
  /** Width of the part of the sector in a window of 16 : 9, m. */
  public static final double WIDTH = 48;

  /** Height of the part of the sector in a window of 16 : 9, m. */
  public static final double HEIGHT = 27;

  /** Time of the ship's flight by which the camera looks ahead, s. */
  private static final double LOOK_AHEAD_SECONDS = 0.42;

  /** Greatest distance of looking ahead, m. */
  private static final double MAX_LOOK_AHEAD = 5.5;

  /** Lean towards threats, as a share of their mean offset. */
  private static final double LEAN_SHARE = 0.4;

  /** Greatest lean towards threats, m. */
  private static final double MAX_LEAN = 6;

  /** Greatest horizontal lean towards a framed thing, m. */
  private static final double MOST_FRAMING_X = 24;

  private static final double MOST_FRAMING_Y = 13;

  /** Time constant of following, s. */
  private static final double LAG = 0.28;

  /** Time constant of look-ahead and lean, s; slow, since reversals would shake the camera. */
  private static final double LEAN_LAG = 0.7;

  /**
   * Time constant of look-ahead and lean while two things are framed, s; their middle does not
   * reverse.
   */
  private static final double FRAMING_LAG = 0.35;

  /** Greatest distance of the picture's sides beyond the sector, m; the HUD is then outside. */
  private static final double SIDE_OVERHANG = 3;

  private static final double BOTTOM_OVERHANG = 4.6;

  /** Least distance of the followed ship from the picture's edge, m. */
  private static final double SHIP_MARGIN = 2.5;

  /** Greatest wideness, relative to the usual size: 34 m high, so that all stays readable. */
  public static final double WIDEST = 34 / HEIGHT;

  /** Time constant of widening and narrowing, s; slow enough to go unnoticed. */
  private static final double WIDEN_LAG = 1.1;

  private static final double TOP_OVERHANG = 3.9;

  /** Share of the picture's height that the HUD covers at the bottom. */
  public static final double HUD_BELOW = 0.15;

  /** Share of the picture's height that the HUD covers at the top. */
  public static final double HUD_ABOVE = 0.12;

  /**
   * Height of the middle between the HUD's parts above the picture's middle, as a share of its
   * height.
   */
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

  /** Sets the size of the sector, m. */
  public void sector(double wide, double high) {
    sectorWidth = wide;
    sectorHeight = high;
  }

  /**
   * Fits the view to a window of {@code wide} x {@code high} physical pixels, 1 or more; the window
   * shows at least {@link #WIDTH} x {@link #HEIGHT}.
   */
  public void resize(int wide, int high) {
    double metresPerPixel = Math.max(WIDTH / wide, HEIGHT / high);
    usualWidth = wide * metresPerPixel;
    usualHeight = high * metresPerPixel;
    widen(wideness);
  }

  private void widen(double newWideness) {
    wideness = newWideness;
    width = usualWidth * newWideness;
    height = usualHeight * newWideness;
  }

  /**
   * Keeps the followed ship right of the picture's middle by {@code share} of its width, 0 to less
   * than 0.5, because something covers the middle. If it is not 0, the view does not look ahead or
   * lean sideways, and may leave the sector on the left.
   */
  public void setSideOffset(double share) {
    aside = share;
  }

  /** Moves the view to a place at once. */
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

  /** Moves the view at once so that a place is at {@code share} of the width, 0 left to 1 right. */
  public void cutBeside(double toX, double toY, double share) {
    cut(toX, toY);
    x = toX + (0.5 - share) * width;
    y = toY;
  }

  /** Shows {@code metres} m from top to bottom about a place at once, even beyond the sector. */
  public void cutClose(double toX, double toY, double metres) {
    cut(toX, toY);
    widen(metres / usualHeight);
    x = toX;
    y = toY;
  }

  /**
   * Sets the framed thing by its offset from the followed ship, m. The view leans towards their
   * middle by {@code share}, 0 (to the threats only) to 1.
   */
  public void frame(double offsetX, double offsetY, double share) {
    framedX = offsetX;
    framedY = offsetY;
    framing = Double.isFinite(offsetX + offsetY) ? share : 0;
  }

  /**
   * Moves the view by {@code seconds} s.
   *
   * @param atX position of the followed ship, m
   * @param atY see {@code atX}
   * @param vx velocity of the ship, m/s
   * @param vy see {@code vx}
   * @param threatX mean offset of the threats from the ship, m
   * @param threatY see {@code threatX}
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
    double leanStep = 1 - StrictMath.exp(-seconds / lag);
    double aheadBy = limit(LOOK_AHEAD_SECONDS, StrictMath.hypot(vx, vy), MAX_LOOK_AHEAD);
    double threatShare = 1 - framing;
    aheadX += (vx * aheadBy * threatShare - aheadX) * leanStep;
    aheadY += (vy * aheadBy * threatShare - aheadY) * leanStep;
    double leanBy = limit(LEAN_SHARE, StrictMath.hypot(threatX, threatY), MAX_LEAN);
    double halfWayX = clamp(framedX / 2, MOST_FRAMING_X);
    double halfWayY = clamp(framedY / 2, MOST_FRAMING_Y);
    leanX += (threatShare * threatX * leanBy + framing * halfWayX - leanX) * leanStep;
    leanY += (threatShare * threatY * leanBy + framing * halfWayY - leanY) * leanStep;
    double followStep = 1 - StrictMath.exp(-seconds / LAG);
    double sideways = aside > 0 ? -aside * width : aheadX + leanX;
    double goalX = clampX(atX + sideways);
    x = clampX(inside(x + (goalX - x) * followStep, atX, width));
    double goalY = clampY(atY + aheadY + leanY - FREE_MIDDLE * height);
    y = clampY(inside(y + (goalY - y) * followStep, atY, height));
  }

  private static double clamp(double length, double most) {
    return Math.max(-most, Math.min(most, length));
  }

  /**
   * Returns the middle nearest to {@code middle} of a picture of {@code size} m that has {@code at}
   * inside its margin.
   */
  private static double inside(double middle, double at, double size) {
    double farthest = size / 2 - SHIP_MARGIN;
    return Math.max(at - farthest, Math.min(at + farthest, middle));
  }

  /**
   * Widens or narrows the picture by {@code seconds} s towards {@code wanted} times its usual size,
   * clamped to 1 to {@link #WIDEST}.
   */
  public void widen(double seconds, double wanted) {
    double goal = wanted > 1 ? Math.min(WIDEST, wanted) : 1;
    widen(wideness + (goal - wideness) * (1 - StrictMath.exp(-seconds / WIDEN_LAG)));
    x = clampX(x);
    y = clampY(y);
  }

  /**
   * Returns the factor of the usual size at which the picture, about its present middle, shows a
   * disc whole and clear of the HUD.
   */
  public double widenessFor(double atX, double atY, double radius) {
    double across = (Math.abs(atX - x) + radius) / (0.5 * usualWidth);
    double up = (atY - y + radius) / ((0.5 - HUD_ABOVE) * usualHeight);
    double down = (y - atY + radius) / ((0.5 - HUD_BELOW) * usualHeight);
    return Math.max(across, Math.max(up, down));
  }

  /**
   * Returns the greatest factor, up to {@code factor}, that keeps its product with {@code length}
   * at most {@code most}.
   */
  private static double limit(double factor, double length, double most) {
    return length * factor > most ? most / length : factor;
  }

  private double clampX(double wanted) {
    double least = aside > 0 ? -aside * width : width / 2 - SIDE_OVERHANG;
    return clampOrCentre(wanted, least, sectorWidth - width / 2 + SIDE_OVERHANG);
  }

  private double clampY(double wanted) {
    return clampOrCentre(
        wanted, height / 2 - BOTTOM_OVERHANG, sectorHeight - height / 2 + TOP_OVERHANG);
  }

  /** Clamps {@code wanted}; a picture larger than the sector is centred. */
  private static double clampOrCentre(double wanted, double least, double most) {
    return least >= most ? (least + most) / 2 : Math.max(least, Math.min(most, wanted));
  }

  /** Returns the x of the picture's middle, m. */
  public double x() {
    return x;
  }

  /** Returns the y of the picture's middle, m. */
  public double y() {
    return y;
  }

  /** Returns the left edge of the picture without shaking, m. */
  public double left() {
    return x - width / 2;
  }

  /** Returns the lower edge of the picture without shaking, m. */
  public double bottom() {
    return y - height / 2;
  }

  /** Returns the right edge of the picture without shaking, m. */
  public double right() {
    return x + width / 2;
  }

  /** Returns the upper edge of the picture without shaking, m. */
  public double top() {
    return y + height / 2;
  }

  /** Returns true if a disc is in the picture or within 1 m of it. */
  public boolean intersects(double atX, double atY, double radius) {
    return Math.abs(atX - x) < width / 2 + radius + 1
        && Math.abs(atY - y) < height / 2 + radius + 1;
  }

  /** Returns true if all of a disc is in the picture. */
  public boolean contains(double atX, double atY, double radius) {
    return Math.abs(atX - x) + radius <= width / 2 && Math.abs(atY - y) + radius <= height / 2;
  }

  /** Returns the width of the picture, m. */
  public double width() {
    return width;
  }

  /** Returns the height of the picture, m. */
  public double height() {
    return height;
  }
}
