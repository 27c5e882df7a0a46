package towline.homing;

/**
 * Proportional navigation: the heading turns {@link HomingInput#navigationConstant} times as fast
 * as the line of sight.
 *
 * <p>It knows only what a seeker sees, range and relative velocity. While the target falls behind
 * (no closing speed) the line of sight says nothing useful, and the missile turns to the target at
 * full rate.
 *
 * <p>Source: P. Zarchan, Tactical and Strategic Missile Guidance, chapter 2.
 */
final class Proportional {
  private Proportional() {}

  static void steer(HomingInput chase, double dt, HomingOutput out) {
    double headingX = Heading.x(chase);
    double headingY = Heading.y(chase);
    out.aimAtTarget(chase);
    double square = chase.rangeX * chase.rangeX + chase.rangeY * chase.rangeY;
    double angle = 0;
    if (square == 0) {
      out.demandNothing(headingX, headingY);
    } else {
      out.demand(chase.rangeX, chase.rangeY);
      double relativeX = chase.targetVelocityX - chase.speed * headingX;
      double relativeY = chase.targetVelocityY - chase.speed * headingY;
      double closing = -(chase.rangeX * relativeX + chase.rangeY * relativeY);
      double sightRate = (chase.rangeX * relativeY - chase.rangeY * relativeX) / square;
      double most = chase.turnRate * dt;
      double wanted =
          closing > 0
              ? chase.navigationConstant * sightRate * dt
              : Heading.error(headingX, headingY, out, chase.id);
      angle = Math.max(-most, Math.min(most, wanted));
    }
    out.fly(headingX, headingY, angle, chase.speed, dt);
  }
}
