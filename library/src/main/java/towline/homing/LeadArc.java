package towline.homing;

import towline.math.Trigonometry;

/**
 * Lead and arc: the default law. It wants the intercept, and turns towards it softly when the
 * flight is short and sharply when it is long, because a slow turn costs a long chase its target
 * and a short one nothing.
 *
 * <pre>
 *   error       angle from the heading to the intercept, which is r away and t seconds to go
 *   feel        error' = -k sin(error),  k = (1 + (t / URGENT)^2) / (2 timeConstant)
 *   arc         the circle through the intercept: turn rate 2 speed sin(error) / r
 *   turn        the larger of both, at most turnRate
 *   too near    an intercept inside the turning circle cannot be reached by turning: fly straight
 * </pre>
 *
 * <p>It cannot orbit a still target, whatever dt is. A target outside the turning circle (radius
 * speed / turnRate, on its side) stays outside: the missile turns at full rate and keeps its
 * distance from the centre; or more gently, but at least as sharply as the circle through the
 * target, and then the target is on or outside a wider circle that holds the turning circle. There
 * the full turn ends within 2 pi / turnRate, and afterwards the error falls, tan(error / 2) at
 * least as fast as exp(-t / (4 timeConstant)), so the range falls too, to a hit. A target inside is
 * left straight on, and behind, within 2 / turnRate.
 */
final class LeadArc {
  /** A chase of this time to go is turned into twice as sharply as the shortest, s. */
  private static final double URGENT = 1.8;

  /** An error straight behind would be at rest; nothing is taken to be nearer to it than this. */
  private static final double MOST_ERROR = Math.PI - 0.05;

  private LeadArc() {}

  static void steer(HomingInput chase, double dt, HomingOutput out) {
    double headingX = Heading.x(chase);
    double headingY = Heading.y(chase);
    TurningIntercept.find(chase, out);
    double angle = 0;
    if (out.aimX == 0 && out.aimY == 0) {
      out.demandNothing(headingX, headingY);
    } else {
      out.demand(out.aimX, out.aimY);
      double error = Heading.error(headingX, headingY, out, chase.id);
      if (!isTooNear(chase, error, out)) {
        angle = turn(chase, error, dt, out);
      }
    }
    out.fly(headingX, headingY, angle, chase.speed, dt);
  }

  /** The angle to turn during the step, of the sign of the error. */
  private static double turn(HomingInput chase, double error, double dt, HomingOutput out) {
    double range = StrictMath.hypot(out.aimX, out.aimY);
    double share = range / chase.speed / URGENT;
    double k = (1 + share * share) / (2 * chase.timeConstant);
    double angle = Math.abs(error);
    double tilted = Math.min(angle, MOST_ERROR);
    double feel = tilted - Smoothing.errorLeft(tilted, 1 / k, dt);
    double arc = 2 * chase.speed * Trigonometry.sin(angle) / range * dt;
    return Math.copySign(Math.min(chase.turnRate * dt, Math.max(feel, arc)), error);
  }

  /** Returns whether the aim is inside the circle of the sharpest turn to its side. */
  private static boolean isTooNear(HomingInput chase, double error, HomingOutput out) {
    double square = out.aimX * out.aimX + out.aimY * out.aimY;
    double diameter = 2 * chase.speed / chase.turnRate;
    double chord = diameter * Math.abs(Trigonometry.sin(error));
    return square < chord * chord * (1 - 1e-9);
  }
}
