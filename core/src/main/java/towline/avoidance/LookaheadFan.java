package towline.avoidance;

import towline.math.Trigonometry;

/**
 * The lookahead fan: the default law. Three questions, in this order.
 *
 * <pre>
 *   where to    of the courses of a fan and a few speeds, the one of least cost:
 *               the share of the avoiding that it leaves undone, its turn, its slowness
 *   walls       one turning circle must always fit
 *   brakes      the hull points where it points: brake for what it touches before it has turned
 * </pre>
 *
 * <p>What a course leaves undone is measured by the half-planes of reciprocal avoidance, so that
 * two who meet share the work and do not dance; but the velocity is sought among those that a tank
 * likes, for which a turn is cheap and braking is not. If the wish breaks no promise it is taken at
 * once, which is most of the time.
 *
 * <p>Source of the half-planes: J. van den Berg, S. Guy, M. Lin, D. Manocha, Reciprocal n-Body
 * Collision Avoidance, 2011, section 4.
 */
final class LookaheadFan {
  /** Courses to choose from beside the wish, degrees from the heading to either side. */
  private static final double[] FAN = {8, 16, 24, 36, 48, 64, 80, 110};

  private static final double[] SPEEDS = {1, 0.8, 0.6, 0.4, 0.2, 0};

  /** Cost of leaving all of the own speed undone. */
  private static final double BREACH = 4.5;

  /** Cost of a turn, for each radian. */
  private static final double TURN = 0.5;

  /** Cost of standing still. */
  private static final double SLOWNESS = 1;

  private static final double[] ANGLES = new double[2 * FAN.length];
  private static final double[] COSINES = new double[2 * FAN.length];
  private static final double[] SINES = new double[2 * FAN.length];

  static {
    for (int i = 0; i < ANGLES.length; i++) {
      ANGLES[i] = Math.toRadians(i % 2 == 0 ? -FAN[i / 2] : FAN[i / 2]);
      COSINES[i] = Trigonometry.cos(ANGLES[i]);
      SINES[i] = Trigonometry.sin(ANGLES[i]);
    }
  }

  private LookaheadFan() {}

  static void decide(Crowd crowd, Drive drive, Agility agility, double dt, Manoeuvre out) {
    crowd.lookAround(drive.self, agility.range());
    HalfPlanes planes = crowd.planes;
    planes.fill(crowd, drive.self, agility);
    double wishX = agility.speed() * drive.wishX;
    double wishY = agility.speed() * drive.wishY;
    double breach = planes.breach(wishX, wishY, 0);
    out.drive(drive.turnRateToWish(agility.turnRate(), dt), agility.speed());
    if (breach > 0) {
      out.blame(crowd, drive, agility, planes.mostBroken(wishX, wishY));
      chooseCourse(planes, drive, agility, dt, out);
    }
    EdgeRule.keep(crowd, drive, agility, dt, out);
    Brakes.apply(crowd, drive, agility, dt, out);
  }

  /** Takes turn rate and speed from the course of least cost. */
  private static void chooseCourse(
      HalfPlanes planes, Drive drive, Agility agility, double dt, Manoeuvre out) {
    double wishAngle = drive.angleToWish();
    double least = Double.POSITIVE_INFINITY;
    double angle = 0;
    double share = 1;
    for (double speed : SPEEDS) {
      double slowness = SLOWNESS * (1 - speed);
      for (int i = -1; i < ANGLES.length && slowness < least; i++) {
        double cost = slowness + (i < 0 ? 0 : TURN * Math.abs(ANGLES[i] - wishAngle));
        if (cost < least) {
          double metres = speed * agility.speed();
          double x = i < 0 ? drive.wishX : courseX(drive, i);
          double y = i < 0 ? drive.wishY : courseY(drive, i);
          double enough = (least - cost) * agility.speed() / BREACH;
          cost += BREACH * planes.breach(metres * x, metres * y, enough) / agility.speed();
          if (cost < least) {
            least = cost;
            angle = i < 0 ? wishAngle : ANGLES[i];
            share = speed;
          }
        }
      }
    }
    out.turnRate = Math.max(-agility.turnRate(), Math.min(agility.turnRate(), angle / dt));
    out.speed = share * agility.speed();
  }

  private static double courseX(Drive drive, int i) {
    return COSINES[i] * drive.headingX - SINES[i] * drive.headingY;
  }

  private static double courseY(Drive drive, int i) {
    return SINES[i] * drive.headingX + COSINES[i] * drive.headingY;
  }
}
