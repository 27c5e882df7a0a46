package towline.homing;

import towline.math.StaticIntercept;
import towline.math.Trigonometry;

/**
 * Where a flight meets a target that goes on turning for a while: its turn is believed to last
 * {@link #MEMORY}, and to be followed by straight flight. Weaving and circling targets are met on
 * their curve; a target that does not turn is met by {@link Intercept}'s formula.
 */
final class TurningIntercept {
  /** For how long a turn is believed to go on, s; from 1 to 2 s hardly matters. */
  private static final double MEMORY = 1.5;

  /** The aim is right to this share of the range. */
  private static final double TOLERANCE = 1e-6;

  private static final int MOST_STEPS = 40;

  private TurningIntercept() {}

  /** Fills in aim and time to go: the meeting point, or the target itself where there is none. */
  static void find(Chase chase, Guidance out) {
    double memory = Math.abs(chase.targetTurnRate) > 1e-6 ? MEMORY : 0;
    place(chase, memory, out);
    double way = chase.speed * memory;
    double square = out.aimX * out.aimX + out.aimY * out.aimY;
    if (square < way * way) {
      meetWithin(chase, memory, out);
    } else {
      meetAfter(chase, memory, square, out);
    }
  }

  /** The target's place after {@code time} of its turn, relative to the missile's place now. */
  private static void place(Chase chase, double time, Guidance out) {
    double half = 0.5 * chase.targetTurnRate * time;
    double cosine = Trigonometry.cos(half);
    double sine = Trigonometry.sin(half);
    double chord = time * (Math.abs(half) > 1e-6 ? sine / half : 1);
    double vx = chase.targetVelocityX;
    double vy = chase.targetVelocityY;
    out.aimX = chase.rangeX + chord * (cosine * vx - sine * vy);
    out.aimY = chase.rangeY + chord * (cosine * vy + sine * vx);
  }

  /** From the end of the turn on, straight: a quadratic. */
  private static void meetAfter(Chase chase, double memory, double square, Guidance out) {
    double angle = chase.targetTurnRate * memory;
    double cosine = Trigonometry.cos(angle);
    double sine = Trigonometry.sin(angle);
    double vx = cosine * chase.targetVelocityX - sine * chase.targetVelocityY;
    double vy = cosine * chase.targetVelocityY + sine * chase.targetVelocityX;
    double way = chase.speed * memory;
    double half = out.aimX * vx + out.aimY * vy - chase.speed * way;
    double more =
        StaticIntercept.solve(
            chase.speed * chase.speed - (vx * vx + vy * vy), half, square - way * way);
    out.timeToGo = memory + more;
    if (more < Double.POSITIVE_INFINITY) {
      out.aimX += vx * more;
      out.aimY += vy * more;
    } else {
      out.aimX = chase.rangeX;
      out.aimY = chase.rangeY;
    }
  }

  /** During the turn: the bracket [0, memory] shrinks by regula falsi, Illinois variant. */
  private static void meetWithin(Chase chase, double memory, Guidance out) {
    double low = 0;
    double high = memory;
    double lowGap = StrictMath.hypot(chase.rangeX, chase.rangeY);
    double highGap = StrictMath.hypot(out.aimX, out.aimY) - chase.speed * memory;
    double enough = TOLERANCE * lowGap;
    double time = 0;
    place(chase, 0, out);
    for (int step = 0; step < MOST_STEPS && lowGap > enough; step++) {
      time = (low * highGap - high * lowGap) / (highGap - lowGap);
      place(chase, time, out);
      double gap = StrictMath.hypot(out.aimX, out.aimY) - chase.speed * time;
      if (Math.abs(gap) <= enough) {
        break;
      }
      if (gap > 0) {
        low = time;
        lowGap = gap;
        highGap /= 2;
      } else {
        high = time;
        highGap = gap;
        lowGap /= 2;
      }
    }
    out.timeToGo = time;
  }
}
