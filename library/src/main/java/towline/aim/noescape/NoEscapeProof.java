package towline.aim.noescape;

import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.internal.Arguments;
import towline.internal.SweptCollision;
import towline.math.Angles;
import towline.math.Trigonometry;

/**
 * The proof that a shot that leaves now along the barrel is certain to hit, whatever the target
 * does from now on.
 *
 * <p>All places in which the target can be ({@link ReachableSet}) must lie, at one instant of the
 * flight, within the disc that the shot hits. One instant is enough, since a hit is judged by the
 * closest approach in each tick. No reaction time is assumed: the target sees the shot leave.
 *
 * <p>The shot is judged from its first full tick on. Gravity acts on it, not on the target.
 *
 * <p>Holds scratch space: one for each thread. Allocates nothing after construction.
 */
public final class NoEscapeProof {
  /** Tolerance for rounding, as a part of the lengths involved. */
  private static final double ROUNDING = 1e-12;

  private static final double NONE = Double.NEGATIVE_INFINITY;

  private final ReachableSet reach = new ReachableSet();
  private double dt;
  private double spare;
  private int bestTick;
  private double bestPart;
  private double reachX;
  private double reachY;
  private double reachRadius;
  private double shotX;
  private double shotY;

  /** Position of the shot at both ends of a tick, relative to the target's present place, m. */
  private double fromX;

  private double fromY;
  private double toX;
  private double toY;

  /**
   * Returns whether no manoeuvre that the target is capable of can save it.
   *
   * @param now shooter, gun, target and its agility; only its position and velocity are used of the
   *     target's motion
   * @param sinceJump seconds since the target's velocity was last seen to jump; +infinity: never
   * @param dt seconds in a tick, of uneven ticks in the longest, more than 0 and at most a day
   * @throws IllegalArgumentException if a number is out of its range, or the agility of the target
   *     is unknown
   */
  public boolean holds(FireProblem now, double sinceJump, double dt) {
    now.checkSight();
    Arguments.checkTick(dt);
    Arguments.checkAtLeastZero("sinceJump", sinceJump);
    examine(now, sinceJump, dt);
    return spare >= 0 && Math.abs(Angles.difference(now.facing, now.arcCentre)) <= now.arcHalf;
  }

  /** Finds the instant at which the reach fits best into the disc that the shot hits. */
  private void examine(FireProblem now, double sinceJump, double dt) {
    reach.load(now, sinceJump, dt);
    this.dt = dt;
    spare = NONE;
    boolean inherits = now.shotFrame == ShotFrame.SHOOTER;
    double vx =
        now.muzzleSpeed * Trigonometry.cos(now.facing) + (inherits ? now.shooterVelocityX : 0);
    double vy =
        now.muzzleSpeed * Trigonometry.sin(now.facing) + (inherits ? now.shooterVelocityY : 0);
    double rx = now.targetX - now.muzzleX;
    double ry = now.targetY - now.muzzleY;
    double size = Math.abs(rx) + Math.abs(ry) + now.targetRadius;
    double positionError = ReachableSet.positionError(now);
    int life = ticks(Math.min(now.range / now.muzzleSpeed, now.horizon), dt);
    for (int tick = 1; tick < life && reach.radius(tick) <= now.targetRadius; tick++) {
      double t = tick * dt;
      double u = t + dt;
      fromX = t * (vx + 0.5 * t * now.gravityX) - rx;
      fromY = t * (vy + 0.5 * t * now.gravityY) - ry;
      toX = u * (vx + 0.5 * u * now.gravityX) - rx;
      toY = u * (vy + 0.5 * u * now.gravityY) - ry;
      double room = now.targetRadius - ROUNDING * (size + u * now.muzzleSpeed) - positionError;
      double part =
          SweptCollision.closestPart(
              fromX - reach.middleX(tick),
              fromY - reach.middleY(tick),
              toX - reach.middleX(tick + 1),
              toY - reach.middleY(tick + 1));
      fit(tick, 0, room);
      fit(tick, part, room);
      fit(tick, 1, room);
    }
    if (spare > NONE) {
      place(now);
    }
  }

  private static int ticks(double seconds, double dt) {
    return (int) Math.min(1_000_000, Math.floor(seconds / dt + 1e-9));
  }

  private void fit(int tick, double part, double room) {
    if (part > 0 && reach.radius(tick + 1) == Double.POSITIVE_INFINITY) {
      return;
    }
    double x = fromX + part * (toX - fromX);
    double y = fromY + part * (toY - fromY);
    double left = room - reach.farthest(tick, part, x, y);
    if (left > spare) {
      spare = left;
      bestTick = tick;
      bestPart = part;
      shotX = x;
      shotY = y;
    }
  }

  private void place(FireProblem now) {
    double midX = reach.middleX(bestTick);
    double midY = reach.middleY(bestTick);
    if (bestPart > 0) {
      midX += bestPart * (reach.middleX(bestTick + 1) - midX);
      midY += bestPart * (reach.middleY(bestTick + 1) - midY);
    }
    reachRadius = reach.radius(bestTick, bestPart);
    reachX = now.targetX + midX;
    reachY = now.targetY + midY;
    shotX += now.targetX;
    shotY += now.targetY;
  }

  /** Returns the reachable set of the last target; the next call changes it. */
  public ReachableSet reach() {
    return reach;
  }

  /**
   * Returns the margin between the reach and the disc that the shot hits, at the best instant, m;
   * below 0: the reach does not fit; -infinity: it has outgrown the disc before the shot's first
   * tick is over.
   */
  public double spare() {
    return spare;
  }

  /** Returns whether there is a best instant; the other results need one. */
  public boolean hasInstant() {
    return spare > NONE;
  }

  /** Returns the time from now to the best instant, s. */
  public double time() {
    return (bestTick + bestPart) * dt;
  }

  /** Returns x of the middle of the reach at the best instant, world frame, m. */
  public double reachX() {
    return reachX;
  }

  /** See {@link #reachX}. */
  public double reachY() {
    return reachY;
  }

  /** Returns the radius of the reach at the best instant, m. */
  public double reachRadius() {
    return reachRadius;
  }

  /** Returns x of the shot at the best instant, m; it hits within the target's radius around it. */
  public double shotX() {
    return shotX;
  }

  /** See {@link #shotX}. */
  public double shotY() {
    return shotY;
  }
}
