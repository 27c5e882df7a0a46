package towline.lab.steer;

import towline.homing.HomingInput;
import towline.homing.HomingLaw;
import towline.homing.HomingMethod;
import towline.homing.HomingOutput;

/**
 * Augmented proportional navigation: {@link HomingLaw#PROPORTIONAL}, and half the navigation
 * constant times the target's acceleration across the line of sight. The fair rival of a law that
 * knows the target's turn rate.
 *
 * <p>Source: P. Zarchan, Tactical and Strategic Missile Guidance, chapter 8.
 */
final class AugmentedProportional implements HomingMethod {
  @Override
  public void steer(HomingInput chase, double dt, HomingOutput out) {
    HomingLaw.PROPORTIONAL.steer(chase, dt, out);
    double squared = chase.rangeX * chase.rangeX + chase.rangeY * chase.rangeY;
    double relativeX = chase.targetVelocityX - chase.speed * out.departureX;
    double relativeY = chase.targetVelocityY - chase.speed * out.departureY;
    boolean closes = chase.rangeX * relativeX + chase.rangeY * relativeY < 0;
    if (chase.targetTurnRate == 0 || squared == 0 || !closes) {
      return;
    }
    double sightRate = (chase.rangeX * relativeY - chase.rangeY * relativeX) / squared;
    double accelerationX = -chase.targetTurnRate * chase.targetVelocityY;
    double accelerationY = chase.targetTurnRate * chase.targetVelocityX;
    double across =
        (chase.rangeX * accelerationY - chase.rangeY * accelerationX) / Math.sqrt(squared);
    out.turn(chase, chase.navigationConstant * (sightRate + across / (2 * chase.speed)), dt);
  }
}
