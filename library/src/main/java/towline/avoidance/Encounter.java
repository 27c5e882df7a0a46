package towline.avoidance;

/** How two discs pass each other if both keep their velocities. */
public final class Encounter {
  private Encounter() {}

  /**
   * The time at which they are closest, s; 0 if they only draw apart.
   *
   * @param rx place of the other relative to the own, m
   * @param ry the same along y
   * @param wx velocity of the other relative to the own, m/s
   * @param wy the same along y
   */
  public static double timeToClosestApproach(double rx, double ry, double wx, double wy) {
    double square = wx * wx + wy * wy;
    double approach = -(rx * wx + ry * wy);
    return approach > 0 && square > 0 ? approach / square : 0;
  }

  /** The distance of the centres when they are closest, m; parameters as above. */
  public static double missDistance(double rx, double ry, double wx, double wy) {
    double time = timeToClosestApproach(rx, ry, wx, wy);
    return StrictMath.hypot(rx + wx * time, ry + wy * time);
  }

  /**
   * The time to first contact, s; positive infinity if they never touch. Discs that overlap are in
   * contact at 0 while they come closer, and never again while they draw apart.
   *
   * @param rx place of the other relative to the own, m
   * @param ry the same along y
   * @param wx velocity of the other relative to the own, m/s
   * @param wy the same along y
   * @param reach the sum of the radii, m
   */
  public static double timeToContact(double rx, double ry, double wx, double wy, double reach) {
    double approach = -(rx * wx + ry * wy);
    if (approach <= 0) {
      return Double.POSITIVE_INFINITY;
    }
    double c = rx * rx + ry * ry - reach * reach;
    if (c <= 0) {
      return 0;
    }
    double discriminant = approach * approach - (wx * wx + wy * wy) * c;
    return discriminant < 0 ? Double.POSITIVE_INFINITY : c / (approach + Math.sqrt(discriminant));
  }
}
