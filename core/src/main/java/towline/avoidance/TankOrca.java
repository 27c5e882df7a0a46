package towline.avoidance;

/**
 * Optimal reciprocal collision avoidance, limited to what a tank can do: each neighbour forbids
 * half of the velocities, the law finds the allowed velocity nearest to the wish, and the tank
 * turns towards it as fast as it can, already at that velocity's speed.
 *
 * <p>Source: J. van den Berg, S. Guy, M. Lin, D. Manocha, Reciprocal n-Body Collision Avoidance,
 * 2011, sections 4 and 5. Where the half-planes leave nothing they are all moved back by the same
 * least amount, found by bisection.
 */
final class TankOrca {
  private static final int BISECTIONS = 16;

  private TankOrca() {}

  static void decide(Crowd crowd, Drive drive, Agility agility, double dt, Manoeuvre out) {
    crowd.lookAround(drive.self, agility.range());
    HalfPlanes planes = crowd.planes;
    planes.fill(crowd, drive.self, agility);
    double wishX = drive.wishX * agility.speed();
    double wishY = drive.wishY * agility.speed();
    if (!planes.solve(wishX, wishY, agility.speed(), 0)) {
      double low = 0;
      double high = 4 * agility.speed() + planes.deepest();
      for (int i = 0; i < BISECTIONS; i++) {
        double middle = (low + high) / 2;
        if (planes.solve(wishX, wishY, agility.speed(), middle)) {
          high = middle;
        } else {
          low = middle;
        }
      }
      planes.solve(wishX, wishY, agility.speed(), high);
    }
    turnTo(planes.x, planes.y, drive, agility, dt, out);
  }

  private static void turnTo(
      double vx, double vy, Drive drive, Agility agility, double dt, Manoeuvre out) {
    double speed = StrictMath.hypot(vx, vy);
    double cross = drive.headingX * vy - drive.headingY * vx;
    double dot = drive.headingX * vx + drive.headingY * vy;
    double error = speed > 1e-9 ? StrictMath.atan2(cross, dot) : 0;
    double turnRate = Math.max(-agility.turnRate(), Math.min(agility.turnRate(), error / dt));
    out.drive(turnRate, Math.min(agility.speed(), speed));
  }
}
