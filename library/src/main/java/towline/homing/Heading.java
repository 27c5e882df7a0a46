package towline.homing;

import towline.math.Trigonometry;

/** The missile's heading as a vector of length 1, for laws that keep their speed. */
final class Heading {
  private Heading() {}

  /** Its x; 1 for a missile without a direction. */
  static double x(HomingInput chase) {
    double length = StrictMath.hypot(chase.directionX, chase.directionY);
    return length > 0 ? chase.directionX / length : 1;
  }

  /** Its y; 0 for a missile without a direction. */
  static double y(HomingInput chase) {
    double length = StrictMath.hypot(chase.directionX, chase.directionY);
    return length > 0 ? chase.directionY / length : 0;
  }

  /**
   * The angle from a heading to a demand, both of length 1, radians in (-pi, pi]; a demand straight
   * behind counts as left or right by the missile's id, so that no missile waits for rounding.
   */
  static double error(double headingX, double headingY, HomingOutput demand, long id) {
    double cross = headingX * demand.demandY - headingY * demand.demandX;
    double dot = headingX * demand.demandX + headingY * demand.demandY;
    if (dot < 0 && Math.abs(cross) < 1e-9) {
      return (id & 1) == 0 ? Math.PI : -Math.PI;
    }
    return Trigonometry.atan2(cross, dot);
  }
}
