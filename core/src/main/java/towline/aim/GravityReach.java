package towline.aim;

/**
 * What gravity leaves in reach, along its pull and across it, over a step of time. With g the size
 * of gravity, y the target's place along it and x across it, a flight of th seconds to it asks for
 *
 * <pre>
 *   g th^2 / 2 - (s + |w|) th <= y <= g th^2 / 2 + (s + |w|) th,   |x| <= (s + |w|) th
 * </pre>
 *
 * so that y bounds th from both sides, and a target too far aside is out of reach. These bounds
 * stay good where a target falls far and fast, and a disc about its place says nothing.
 */
final class GravityReach {
  private double gravity;
  private double downX;
  private double downY;
  private double speed;
  private double fastest;

  /** The part of the shooter's velocity across gravity that a launch must make good, over s. */
  private double lead;

  /** Whether nothing in the step can be reached. */
  boolean isBeyond;

  /** No flight in the step is shorter. */
  double shortest;

  /** How far two bearings in the step may be apart, radians; +infinity: not known. */
  double bearingSpread;

  void watch(Engagement engagement) {
    gravity = engagement.gravity();
    if (gravity == 0) {
      return;
    }
    downX = engagement.gravityX / gravity;
    downY = engagement.gravityY / gravity;
    speed = engagement.speed;
    fastest = speed + engagement.drift();
    lead = across(engagement.driftX, engagement.driftY) / speed;
  }

  private double along(double x, double y) {
    return downX * x + downY * y;
  }

  private double across(double x, double y) {
    return downX * y - downY * x;
  }

  /**
   * Works out the bounds for a step of half width {@code q} about where the engagement is.
   *
   * @param turning a bound on what turning adds to |E''|, isotropic
   * @param radius how far the target may be from there besides
   */
  void find(Engagement engagement, double t, double q, double turning, double radius) {
    boolean moves = t < engagement.stopTime;
    double ax = moves ? engagement.ax : 0;
    double ay = moves ? engagement.ay : 0;
    double half = 0.5 * q * q;
    double y = along(engagement.ex, engagement.ey);
    double yRate = Math.abs(along(engagement.rateX, engagement.rateY));
    double yStray = q * yRate + half * (Math.abs(along(ax, ay)) + turning) + radius;
    double x = Math.abs(across(engagement.ex, engagement.ey));
    double xRate = Math.abs(across(engagement.rateX, engagement.rateY));
    double xStray = q * xRate + half * (Math.abs(across(ax, ay)) + turning) + radius;
    double square = fastest * fastest + 2 * gravity * (y + yStray);
    double longest = (fastest + Math.sqrt(Math.max(0, square))) / gravity;
    isBeyond = square < 0 || x - xStray > fastest * longest;
    shortest = shortest(y - yStray);
    double aside = shortest > 0 ? (x + xStray) / (speed * shortest) : 1;
    boolean isNarrow = Math.abs(lead) + aside < 1;
    bearingSpread =
        isNarrow
            ? StrictMath.asin(lead + aside) - StrictMath.asin(lead - aside)
            : Double.POSITIVE_INFINITY;
  }

  private double shortest(double below) {
    if (!(below > 0)) {
      return 0;
    }
    return 2 * below / (fastest + Math.sqrt(fastest * fastest + 2 * gravity * below));
  }
}
