package towline.homing;

/**
 * Augmented proportional navigation: {@link HomingLaw#PROPORTIONAL}, and half the navigation
 * constant times what the target accelerates across the line of sight. The fair rival of a law that
 * is told the target's turn rate; the game has no use for it.
 *
 * <p>Source: P. Zarchan, Tactical and Strategic Missile Guidance, chapter 8.
 */
public final class AugmentedProportional implements HomingMethod {
  /** One for all: it keeps nothing. */
  public AugmentedProportional() {}

  @Override
  public void steer(HomingInput chase, double dt, HomingOutput out) {
    chase.check(dt);
    double accelerationX = -chase.targetTurnRate * chase.targetVelocityY;
    double accelerationY = chase.targetTurnRate * chase.targetVelocityX;
    double distance = Math.sqrt(chase.rangeX * chase.rangeX + chase.rangeY * chase.rangeY);
    double across = chase.rangeX * accelerationY - chase.rangeY * accelerationX;
    double extra = distance > 0 ? across / distance / chase.speed : 0;
    Proportional.steer(chase, 0.5 * chase.navigationConstant * extra, dt, out);
  }
}
