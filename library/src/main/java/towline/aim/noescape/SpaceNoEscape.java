package towline.aim.noescape;

import towline.aim.situation.Arguments;
import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.aim.situation.SpaceProblem;

/**
 * Whether a target in space is in the no-escape zone of a shot that leaves now: {@link
 * NoEscapeProof} with one dimension more. What accelerates or jumps is within a ball that drifts
 * and grows ({@link ReachableSet} says how); the shot is certain if at one instant all of it is
 * within what the shot hits.
 *
 * <p>Holds scratch space: one for each thread. Allocates nothing after construction.
 */
public final class SpaceNoEscape {
  /** Room for rounding, as a part of the lengths in play. */
  private static final double ROUNDING = 1e-12;

  private static final int MOST_TICKS = 1_000_000;

  private final ReachableSet reach = new ReachableSet();
  private final FireProblem capable = new FireProblem();
  private double spare;

  /**
   * Whether no manoeuvre that the target is capable of can save it.
   *
   * @param now shooter, gun, target and its agility; only position and velocity are used of the
   *     target's motion
   * @param directionX where the barrel points, as a vector of length 1
   * @param directionY see {@code directionX}
   * @param directionZ see {@code directionX}
   * @param sinceJump seconds since the target's velocity was last seen to jump; +infinity: never
   * @param dt seconds in a tick, of uneven ticks in the longest, more than 0
   * @throws IllegalArgumentException if a field of {@code now} is out of its range, if nobody has
   *     said what the target is capable of, or if it drives, which is a thing of the plane
   */
  public boolean holds(
      SpaceProblem now,
      double directionX,
      double directionY,
      double directionZ,
      double sinceJump,
      double dt) {
    Arguments.check(now);
    if (now.agility.isDriving()) {
      throw new IllegalArgumentException("what drives is on a plane: use NoEscapeProof");
    }
    capable.agility.set(now.agility);
    reach.load(capable, sinceJump, dt);
    double carried = now.shotFrame == ShotFrame.SHOOTER ? 1 : 0;
    double vx = now.muzzleSpeed * directionX + carried * now.shooterVelocityX;
    double vy = now.muzzleSpeed * directionY + carried * now.shooterVelocityY;
    double vz = now.muzzleSpeed * directionZ + carried * now.shooterVelocityZ;
    vx -= now.targetVelocityX;
    vy -= now.targetVelocityY;
    vz -= now.targetVelocityZ;
    double rx = now.targetX - now.muzzleX;
    double ry = now.targetY - now.muzzleY;
    double rz = now.targetZ - now.muzzleZ;
    double size = Math.abs(rx) + Math.abs(ry) + Math.abs(rz) + now.targetRadius;
    spare = Double.NEGATIVE_INFINITY;
    int life = (int) Math.min(MOST_TICKS, Math.floor(now.range / now.muzzleSpeed / dt + 1e-9));
    for (int tick = 1; tick < life && reach.radius(tick) <= now.targetRadius; tick++) {
      double t = tick * dt;
      double u = t + dt;
      double fromX = t * (vx + 0.5 * t * now.gravityX) - rx;
      double fromY = t * (vy + 0.5 * t * now.gravityY) - ry;
      double fromZ = t * (vz + 0.5 * t * now.gravityZ) - rz;
      double wayX = u * (vx + 0.5 * u * now.gravityX) - rx - fromX;
      double wayY = u * (vy + 0.5 * u * now.gravityY) - ry - fromY;
      double wayZ = u * (vz + 0.5 * u * now.gravityZ) - rz - fromZ;
      double way2 = wayX * wayX + wayY * wayY + wayZ * wayZ;
      double approach = -(fromX * wayX + fromY * wayY + fromZ * wayZ);
      double part = way2 > 0 ? Math.max(0, Math.min(1, approach / way2)) : 0;
      double room = now.targetRadius - ROUNDING * (size + u * now.muzzleSpeed);
      fit(tick, 0, room, length(fromX, fromY, fromZ));
      fit(tick, part, room, length(fromX + part * wayX, fromY + part * wayY, fromZ + part * wayZ));
    }
    return spare >= 0;
  }

  private void fit(int tick, double part, double room, double miss) {
    if (part == 0 || reach.radius(tick + 1) < Double.POSITIVE_INFINITY) {
      spare = Math.max(spare, room - reach.grown(tick, part) - miss);
    }
  }

  private static double length(double x, double y, double z) {
    return Math.sqrt(x * x + y * y + z * z);
  }

  /**
   * By how much the reach fits into what the shot hits at the best instant, m; below 0: it does
   * not; -infinity: it has outgrown that before the shot's first tick is over.
   */
  public double spare() {
    return spare;
  }
}
