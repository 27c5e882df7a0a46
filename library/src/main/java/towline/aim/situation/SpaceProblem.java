package towline.aim.situation;

import static towline.internal.Arguments.checkAtLeastZero;
import static towline.internal.Arguments.checkFinite;
import static towline.internal.Arguments.checkMoreThanZero;

/**
 * The situation of a gun in space that points anywhere at once; a reusable buffer. World frame with
 * three axes, metres, seconds; any axis may be up. The target moves on {@code position + velocity t
 * + acceleration t^2 / 2}; the shooter's velocity is constant.
 */
public final class SpaceProblem {
  /** Position at which shots leave, m. */
  public double muzzleX;

  /** See {@link #muzzleX}. */
  public double muzzleY;

  /** See {@link #muzzleX}. */
  public double muzzleZ;

  /** Velocity of the muzzle, m/s. */
  public double shooterVelocityX;

  /** See {@link #shooterVelocityX}. */
  public double shooterVelocityY;

  /** See {@link #shooterVelocityX}. */
  public double shooterVelocityZ;

  /** The frame in which a shot has its muzzle speed. */
  public ShotFrame shotFrame = ShotFrame.WORLD;

  /** Speed of a shot at the muzzle, m/s, above 0. */
  public double muzzleSpeed = 1;

  /** Muzzle speed times lifetime of a shot, m, at least 0. */
  public double range = Double.POSITIVE_INFINITY;

  /** Acceleration of a shot in flight, m/s^2. */
  public double gravityX;

  /** See {@link #gravityX}. */
  public double gravityY;

  /** See {@link #gravityX}. */
  public double gravityZ;

  /** Position of the target, m. */
  public double targetX;

  /** See {@link #targetX}. */
  public double targetY;

  /** See {@link #targetX}. */
  public double targetZ;

  /** Velocity of the target, m/s. */
  public double targetVelocityX;

  /** See {@link #targetVelocityX}. */
  public double targetVelocityY;

  /** See {@link #targetVelocityX}. */
  public double targetVelocityZ;

  /** Acceleration of the target, m/s^2. */
  public double targetAccelerationX;

  /** See {@link #targetAccelerationX}. */
  public double targetAccelerationY;

  /** See {@link #targetAccelerationX}. */
  public double targetAccelerationZ;

  /**
   * Checks that every field is in its range.
   *
   * @throws IllegalArgumentException naming the first that is not
   */
  public void check() {
    checkFinite("muzzleX", muzzleX);
    checkFinite("muzzleY", muzzleY);
    checkFinite("muzzleZ", muzzleZ);
    checkFinite("shooterVelocityX", shooterVelocityX);
    checkFinite("shooterVelocityY", shooterVelocityY);
    checkFinite("shooterVelocityZ", shooterVelocityZ);
    checkMoreThanZero("muzzleSpeed", muzzleSpeed, Double.MAX_VALUE);
    checkAtLeastZero("range", range);
    checkFinite("gravityX", gravityX);
    checkFinite("gravityY", gravityY);
    checkFinite("gravityZ", gravityZ);
    checkFinite("targetX", targetX);
    checkFinite("targetY", targetY);
    checkFinite("targetZ", targetZ);
    checkFinite("targetVelocityX", targetVelocityX);
    checkFinite("targetVelocityY", targetVelocityY);
    checkFinite("targetVelocityZ", targetVelocityZ);
    checkFinite("targetAccelerationX", targetAccelerationX);
    checkFinite("targetAccelerationY", targetAccelerationY);
    checkFinite("targetAccelerationZ", targetAccelerationZ);
  }
}
