package towline.avoidance;

import towline.math.Trigonometry;

/** Braking for what the hull would touch before it has turned to where the tank wants to go. */
final class Brakes {
  /** A contact nearer than this is braked for, s. */
  private static final double URGENT = 0.2;

  /** How long the hull has turned when its course is judged, s. */
  private static final double TURNED = 0.05;

  /** What counts as contact: this part of the sum of the radii. */
  private static final double REACH = 1.05;

  /** Part of the wanted speed that each further try gives up. */
  private static final double STEP = 0.2;

  /** The slowest that braking leaves, of the tank's own speed: two who wait must not wait on. */
  private static final double CREEP = 0.1;

  private Brakes() {}

  /**
   * Lowers the speed to the highest at which no contact is urgent, or to the least harm. Whoever
   * decides again only after dt brakes that much earlier, so that the frame rate hardly matters.
   */
  static void apply(Crowd crowd, Drive drive, Agility agility, double dt, Manoeuvre out) {
    double wanted = out.speed;
    double creep = Math.min(wanted, CREEP * agility.speed());
    double angle = TURNED * out.turnRate;
    double cosine = Trigonometry.cos(angle);
    double sine = Trigonometry.sin(angle);
    double x = cosine * drive.headingX - sine * drive.headingY;
    double y = sine * drive.headingX + cosine * drive.headingY;
    double latest = -1;
    for (double part = 1; part > -STEP / 2 && latest < URGENT + dt; part -= STEP) {
      double speed = Math.max(creep, part * wanted);
      double time = timeToContact(crowd, drive.self, agility, speed * x, speed * y);
      if (time > latest) {
        latest = time;
        out.speed = speed;
      }
    }
    if (out.atEdge) {
      // The circle that fits stays the same circle, driven more slowly.
      out.turnRate = Math.copySign(out.speed / agility.turnRadius(), out.turnRate);
    }
  }

  private static double timeToContact(
      Crowd crowd, int self, Agility agility, double vx, double vy) {
    double time = Double.POSITIVE_INFINITY;
    for (int i = 0; i < crowd.nearCount; i++) {
      int other = crowd.near[i];
      double contact =
          Encounter.timeToContact(
              crowd.xs[other] - crowd.xs[self],
              crowd.ys[other] - crowd.ys[self],
              crowd.vxs[other] - vx,
              crowd.vys[other] - vy,
              REACH * (agility.radius() + crowd.radii[other]));
      time = Math.min(time, contact);
    }
    return time;
  }
}
