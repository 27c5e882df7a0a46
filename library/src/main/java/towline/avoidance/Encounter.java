package towline.avoidance;

/** The passage of two discs by each other if both keep their velocities. */
final class Encounter {
  private Encounter() {}

  /**
   * The time at which they are closest, s; 0 if they only draw apart.
   *
   * @param rx place of the other relative to the own, m
   * @param ry the same along y
   * @param wx velocity of the other relative to the own, m/s
   * @param wy the same along y
   */
  static double timeToClosestApproach(double rx, double ry, double wx, double wy) {
    double square = wx * wx + wy * wy;
    double approach = -(rx * wx + ry * wy);
    return approach > 0 && square > 0 ? approach / square : 0;
  }

  /** The distance of the centres when they are closest, m; parameters as above. */
  static double missDistance(double rx, double ry, double wx, double wy) {
    double time = timeToClosestApproach(rx, ry, wx, wy);
    return StrictMath.hypot(rx + wx * time, ry + wy * time);
  }
}
