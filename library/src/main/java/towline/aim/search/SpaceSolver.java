package towline.aim.search;

import towline.aim.situation.ShotFrame;
import towline.aim.situation.SpaceProblem;
import towline.internal.LinearIntercept;

/**
 * The shots in space that leave at once and meet their target: static lead, an accelerating target,
 * a lob with its low arc and its high one.
 *
 * <p>The conditions contain only distances, so the axes are free. The first is along the relative
 * velocity, the second across it, in the plane of velocity and target. Position and velocity then
 * have two components. This is the problem of the plane, but for a third component of the
 * acceleration. A barrel that takes time to turn has two angles in space, so its problem is another
 * one; see docs/aim.md.
 *
 * <p>Every meeting is bracketed, and there are at most four: the answer is complete. The relative
 * error of a time is below 1e-9; where shot and target only just touch, it is as good as the
 * rounding of the arguments allows. Lengths and times should be within some fifty orders of
 * magnitude of 1.
 *
 * <p>Holds scratch space: one for each thread. Allocates nothing after construction.
 */
public final class SpaceSolver {
  private static final int MOST = 4;

  private final QuarticIntercept quartic = new QuarticIntercept();
  private final double[] flights = new double[MOST];
  private int count;
  private double directionX;
  private double directionY;
  private double directionZ;
  private double impactX;
  private double impactY;
  private double impactZ;

  /**
   * Finds all shots within range.
   *
   * @return number of shots, 0 to 4; {@link #flight} returns their times
   * @throws IllegalArgumentException if a field of {@code now} is out of its range
   */
  public int find(SpaceProblem now) {
    now.check();
    double inherited = now.shotFrame == ShotFrame.SHOOTER ? 1 : 0;
    double rx = now.targetX - now.muzzleX;
    double ry = now.targetY - now.muzzleY;
    double rz = now.targetZ - now.muzzleZ;
    double vx = now.targetVelocityX - inherited * now.shooterVelocityX;
    double vy = now.targetVelocityY - inherited * now.shooterVelocityY;
    double vz = now.targetVelocityZ - inherited * now.shooterVelocityZ;
    double ax = now.targetAccelerationX - now.gravityX;
    double ay = now.targetAccelerationY - now.gravityY;
    double az = now.targetAccelerationZ - now.gravityZ;
    count = 0;
    double latest = now.range / now.muzzleSpeed;
    if (rx == 0 && ry == 0 && rz == 0) {
      flights[count++] = 0;
      return count;
    }
    double speed = length(vx, vy, vz);
    double distance = length(rx, ry, rz);
    // The first axis lies along the velocity, or, if that is 0, along the line of sight.
    double ex = speed > 0 ? vx / speed : rx / distance;
    double ey = speed > 0 ? vy / speed : ry / distance;
    double ez = speed > 0 ? vz / speed : rz / distance;
    double along = rx * ex + ry * ey + rz * ez;
    double fx = rx - along * ex;
    double fy = ry - along * ey;
    double fz = rz - along * ez;
    double across = length(fx, fy, fz);
    if (ax == 0 && ay == 0 && az == 0) {
      keep(LinearIntercept.timeToGo(along, across, speed, 0, now.muzzleSpeed), latest);
      keep(LinearIntercept.timeToGoAgain(along, across, speed, 0, now.muzzleSpeed), latest);
      return count;
    }
    double accelerationAlong = ax * ex + ay * ey + az * ez;
    double accelerationAcross = across > 0 ? (ax * fx + ay * fy + az * fz) / across : 0;
    double gx = ax - accelerationAlong * ex - (across > 0 ? accelerationAcross * fx / across : 0);
    double gy = ay - accelerationAlong * ey - (across > 0 ? accelerationAcross * fy / across : 0);
    double gz = az - accelerationAlong * ez - (across > 0 ? accelerationAcross * fz / across : 0);
    quartic.poseInSpace(
        along,
        across,
        speed,
        0,
        accelerationAlong,
        accelerationAcross,
        length(gx, gy, gz),
        now.muzzleSpeed,
        0);
    int found = quartic.find(latest, MOST);
    for (int i = 0; i < found; i++) {
      keep(quartic.meeting(i), latest);
    }
    return count;
  }

  private void keep(double flight, double latest) {
    if (flight < Double.POSITIVE_INFINITY && flight <= latest) {
      flights[count++] = flight;
    }
  }

  private static double length(double x, double y, double z) {
    return Math.sqrt(x * x + y * y + z * z);
  }

  /**
   * Returns the time of flight of shot {@code index} of the last {@link #find}, s, shortest first.
   */
  public double flight(int index) {
    if (index < 0 || index >= count) {
      throw new IndexOutOfBoundsException(
          "there are " + count + " shots, none has number " + index);
    }
    return flights[index];
  }

  /**
   * Returns the time of the shortest flight, s, which the getters below describe; +infinity: none.
   *
   * @throws IllegalArgumentException if a field of {@code now} is out of its range
   */
  public double timeToGo(SpaceProblem now) {
    if (find(now) == 0) {
      return Double.POSITIVE_INFINITY;
    }
    aimFor(now, flights[0]);
    return flights[0];
  }

  /**
   * Computes the shot that flies for {@code flight} seconds, more than 0, for the getters below.
   */
  public void aimFor(SpaceProblem now, double flight) {
    double inherited = now.shotFrame == ShotFrame.SHOOTER ? flight : 0;
    double half = 0.5 * flight * flight;
    impactX = now.targetX + flight * now.targetVelocityX + half * now.targetAccelerationX;
    impactY = now.targetY + flight * now.targetVelocityY + half * now.targetAccelerationY;
    impactZ = now.targetZ + flight * now.targetVelocityZ + half * now.targetAccelerationZ;
    double x = impactX - now.muzzleX - inherited * now.shooterVelocityX - half * now.gravityX;
    double y = impactY - now.muzzleY - inherited * now.shooterVelocityY - half * now.gravityY;
    double z = impactZ - now.muzzleZ - inherited * now.shooterVelocityZ - half * now.gravityZ;
    double size = length(x, y, z);
    directionX = size > 0 ? x / size : 1;
    directionY = size > 0 ? y / size : 0;
    directionZ = size > 0 ? z / size : 0;
  }

  /**
   * Returns the direction of the shot, x of a vector of length 1; at contact it is +x, since any
   * direction hits.
   */
  public double directionX() {
    return directionX;
  }

  /** See {@link #directionX}. */
  public double directionY() {
    return directionY;
  }

  /** See {@link #directionX}. */
  public double directionZ() {
    return directionZ;
  }

  /** Returns x of the meeting point of shot and target, world frame, m. */
  public double impactX() {
    return impactX;
  }

  /** See {@link #impactX}. */
  public double impactY() {
    return impactY;
  }

  /** See {@link #impactX}. */
  public double impactZ() {
    return impactZ;
  }
}
