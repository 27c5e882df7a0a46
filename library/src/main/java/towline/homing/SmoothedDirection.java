package towline.homing;

import towline.math.Trigonometry;

/**
 * The article's law: a direction that is smoothed as a vector, by itself and exactly.
 *
 * <p>Source: About homing missile algorithm (Corona SDK), 2013. Its faults, all measured in
 * docs/steering.md: the flight depends on the frame rate; the direction is shorter than 1 in a
 * turn, so the missile slows, down to a stop for a target straight behind; it never leads. The
 * published code divides by the distance and is NaN for ever after standing on its target; here
 * such a frame keeps the direction.
 */
final class SmoothedDirection {
  private SmoothedDirection() {}

  /** d = ga d + (1 - ga) u each frame, whatever a frame is; then moves by d x speed. */
  static void steerAsPublished(HomingInput chase, double dt, HomingOutput out) {
    double ga = Smoothing.ga(chase.timeConstant);
    smooth(chase, ga, out);
    out.departureX = out.directionX;
    out.departureY = out.directionY;
    out.moveX = chase.speed * dt * out.directionX;
    out.moveY = chase.speed * dt * out.directionY;
    findTurnRate(chase, dt, out);
  }

  /**
   * Moves by the low-pass of {@link #steerAsPublished} in continuous time, towards a demand that is
   * fixed during the step.
   */
  static void steerExactly(HomingInput chase, double dt, HomingOutput out) {
    double kept = Smoothing.kept(chase.timeConstant, dt);
    smooth(chase, kept, out);
    // expm1 keeps the digits of a step much shorter than the time constant.
    double memory = -chase.timeConstant * StrictMath.expm1(-dt / chase.timeConstant);
    double x = out.hasDemand ? out.demandX : chase.directionX;
    double y = out.hasDemand ? out.demandY : chase.directionY;
    out.departureX = chase.directionX;
    out.departureY = chase.directionY;
    out.moveX = chase.speed * (x * dt + (chase.directionX - x) * memory);
    out.moveY = chase.speed * (y * dt + (chase.directionY - y) * memory);
    findTurnRate(chase, dt, out);
  }

  private static void smooth(HomingInput chase, double kept, HomingOutput out) {
    out.aimAtTarget(chase);
    if (chase.rangeX == 0 && chase.rangeY == 0) {
      out.demandNothing(Heading.x(chase), Heading.y(chase));
      out.directionX = chase.directionX;
      out.directionY = chase.directionY;
      return;
    }
    out.demand(chase.rangeX, chase.rangeY);
    out.directionX = out.demandX + (chase.directionX - out.demandX) * kept;
    out.directionY = out.demandY + (chase.directionY - out.demandY) * kept;
  }

  private static void findTurnRate(HomingInput chase, double dt, HomingOutput out) {
    double cross = chase.directionX * out.directionY - chase.directionY * out.directionX;
    double dot = chase.directionX * out.directionX + chase.directionY * out.directionY;
    out.turnRate = Trigonometry.atan2(cross, dot) / dt;
  }
}
