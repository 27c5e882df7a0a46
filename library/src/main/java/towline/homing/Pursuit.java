package towline.homing;

import towline.internal.LinearIntercept;

/**
 * Turn-limited pursuit with lead: at full rate to the intercept of a target that flies on straight.
 * Of the simple laws it hits most, and turns most. Inside its turning circle it orbits a still
 * target: radius speed / turnRate.
 */
final class Pursuit {
  private Pursuit() {}

  static void steer(HomingInput chase, double dt, HomingOutput out) {
    double headingX = Heading.x(chase);
    double headingY = Heading.y(chase);
    demandIntercept(chase, headingX, headingY, out);
    double error = out.hasDemand ? Heading.error(headingX, headingY, out, chase.id) : 0;
    double most = chase.turnRate * dt;
    double angle = Math.max(-most, Math.min(most, error));
    out.fly(headingX, headingY, angle, chase.speed, dt);
  }

  /** Wants the intercept, or the target itself where there is none. */
  private static void demandIntercept(
      HomingInput chase, double headingX, double headingY, HomingOutput out) {
    out.timeToGo =
        LinearIntercept.timeToGo(
            chase.rangeX, chase.rangeY, chase.targetVelocityX, chase.targetVelocityY, chase.speed);
    double lead = out.timeToGo < Double.POSITIVE_INFINITY ? out.timeToGo : 0;
    out.aimX = chase.rangeX + chase.targetVelocityX * lead;
    out.aimY = chase.rangeY + chase.targetVelocityY * lead;
    if (out.aimX == 0 && out.aimY == 0) {
      out.demandNothing(headingX, headingY);
    } else {
      out.demand(out.aimX, out.aimY);
    }
  }
}
