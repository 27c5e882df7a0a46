package towline.aim.noescape;

import towline.aim.NoEscapeSalvo;
import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.internal.SweptCollision;
import towline.math.Trigonometry;

/**
 * The proof that several shots are certain together: one of them hits, whatever the target does
 * from now on.
 *
 * <p>One of two things proves it. Either one shot is certain alone, as {@link NoEscapeProof} has
 * it. Or they pass the target as a wall. Draw the line through the shots, side by side, and on from
 * the outer ones straight to both sides. At first all places in which the target can be lie ahead
 * of that line, in the end all lie behind it, so there is an instant at which the target is on it.
 * If neighbouring shots are so close that their discs meet, the target is hit when it is between
 * them; and if it can never be farther out on the line than the discs of the outer shots, it is
 * between them. No shot need hit all places at any instant, and the target may run from one to the
 * other as it likes.
 *
 * <p>The line is always a function of the way across, so that ahead and behind are defined. Each
 * tick is looked at in {@value #PARTS} parts. In a part everything moves straight: shots are
 * farthest apart at one of its ends, and a point beyond a tangent of the reach at both ends is so
 * in between.
 *
 * <p>Places are relative to the target's present place, in metres; ticks count from now. Holds
 * scratch space; allocates nothing after construction.
 */
public final class SalvoProof {
  /** Most shots of a proof. */
  static final int MOST_SHOTS = NoEscapeSalvo.MOST_GUNS;

  private static final double ROUNDING = 1e-12;
  private static final int MOST_TICKS = 1_000_000;
  private static final int PARTS = 4;

  /** Number of tangents tried, from one side of a ray to the other. */
  private static final int TANGENTS = 17;

  private static final double[] COSINES = new double[TANGENTS];
  private static final double[] SINES = new double[TANGENTS];

  static {
    for (int i = 0; i < TANGENTS; i++) {
      double angle = Math.PI * ((double) i / (TANGENTS - 1) - 0.5);
      COSINES[i] = Math.max(0, Trigonometry.cos(angle));
      SINES[i] = Trigonometry.sin(angle);
    }
  }

  private final ReachableSet reach = new ReachableSet();
  private double dt;

  private final double[] startX = new double[MOST_SHOTS];
  private final double[] startY = new double[MOST_SHOTS];
  private final double[] velocityX = new double[MOST_SHOTS];
  private final double[] velocityY = new double[MOST_SHOTS];
  private final double[] gravityX = new double[MOST_SHOTS];
  private final double[] gravityY = new double[MOST_SHOTS];
  private final int[] leaves = new int[MOST_SHOTS];
  private final int[] ends = new int[MOST_SHOTS];
  private final double[] room = new double[MOST_SHOTS];
  private int shots;

  private final double[] fromX = new double[MOST_SHOTS];
  private final double[] fromY = new double[MOST_SHOTS];
  private final double[] toX = new double[MOST_SHOTS];
  private final double[] toY = new double[MOST_SHOTS];

  /** Direction of flight of the wall, a vector of length 1. */
  private double alongX;

  private double alongY;
  private double time;

  /**
   * Reads a target, and removes all shots.
   *
   * @throws IllegalArgumentException if the agility of the target is unknown
   */
  public void load(FireProblem target, double sinceJump, double tick) {
    reach.load(target, sinceJump, tick);
    dt = tick;
    shots = 0;
  }

  /** Returns the reachable set of the target. */
  public ReachableSet reach() {
    return reach;
  }

  /** Removes all shots. */
  public void clear() {
    shots = 0;
  }

  /**
   * Adds a shot. The shots of a wall are added from its right to its left, looking along its
   * flight.
   *
   * @param gun gun that fires it, at the target of {@link #load}
   * @param bearing direction of the shot, rad in the world frame
   * @param tick tick at whose start it leaves
   */
  public void add(FireProblem gun, double bearing, int tick) {
    double carried = gun.shotFrame == ShotFrame.SHOOTER ? 1 : 0;
    startX[shots] = gun.muzzleX + tick * dt * gun.shooterVelocityX - gun.targetX;
    startY[shots] = gun.muzzleY + tick * dt * gun.shooterVelocityY - gun.targetY;
    velocityX[shots] = gun.muzzleSpeed * Trigonometry.cos(bearing) + carried * gun.shooterVelocityX;
    velocityY[shots] = gun.muzzleSpeed * Trigonometry.sin(bearing) + carried * gun.shooterVelocityY;
    gravityX[shots] = gun.gravityX;
    gravityY[shots] = gun.gravityY;
    leaves[shots] = tick;
    ends[shots] = Math.min(tick + ticks(gun.range / gun.muzzleSpeed), ticks(gun.horizon));
    double size = Math.abs(startX[shots]) + Math.abs(startY[shots]) + gun.targetRadius;
    double flown = (ticks(gun.range / gun.muzzleSpeed) + 1) * dt * gun.muzzleSpeed;
    double rounding = ROUNDING * (size + Math.min(flown, 2 * size));
    room[shots] = gun.targetRadius - rounding - ReachableSet.positionError(gun);
    shots++;
  }

  private int ticks(double seconds) {
    return (int) Math.min(MOST_TICKS, Math.floor(seconds / dt + 1e-9));
  }

  /** Returns the time from now by which the target has been hit, by the last proof that held, s. */
  public double time() {
    return time;
  }

  /** Returns whether the shot added last is certain alone. */
  public boolean isLastCertain() {
    int shot = shots - 1;
    for (int tick = leaves[shot] + 1;
        tick < ends[shot] && reach.radius(tick) <= room[shot];
        tick++) {
      move(shot, tick);
      double part =
          SweptCollision.closestPart(
              fromX[shot] - reach.middleX(tick),
              fromY[shot] - reach.middleY(tick),
              toX[shot] - reach.middleX(tick + 1),
              toY[shot] - reach.middleY(tick + 1));
      if (fits(shot, tick, 0) || fits(shot, tick, part) || fits(shot, tick, 1)) {
        return true;
      }
    }
    return false;
  }

  private boolean fits(int shot, int tick, double part) {
    if (part > 0 && reach.radius(tick + 1) == Double.POSITIVE_INFINITY) {
      return false;
    }
    double x = fromX[shot] + part * (toX[shot] - fromX[shot]);
    double y = fromY[shot] + part * (toY[shot] - fromY[shot]);
    boolean fits = reach.farthest(tick, part, x, y) <= room[shot];
    if (fits) {
      time = (tick + part) * dt;
    }
    return fits;
  }

  /**
   * Returns whether the shots pass the target as a wall.
   *
   * @param x the direction in which it flies, a vector of length 1
   * @param y see {@code x}
   */
  public boolean isWall(double x, double y) {
    alongX = x;
    alongY = y;
    int tick = 0;
    int end = MOST_TICKS;
    for (int i = 0; i < shots; i++) {
      tick = Math.max(tick, leaves[i] + 1);
      end = Math.min(end, ends[i]);
    }
    if (tick >= end || !isAhead(tick)) {
      return false;
    }
    while (tick + 1 < end && isAhead(tick + 1)) {
      tick++;
    }
    for (; tick < end && isClosed(tick); tick++) {
      if (isBehind(tick + 1)) {
        time = (tick + 1) * dt;
        return true;
      }
    }
    return false;
  }

  /** Returns whether the wall, flying in the given direction, has no hole during a tick. */
  public boolean isClosedAt(int tick, double x, double y) {
    alongX = x;
    alongY = y;
    return isClosed(tick);
  }

  private boolean isAhead(int tick) {
    double nearest = -reach.support(tick, 0, -alongX, -alongY);
    for (int i = 0; i < shots; i++) {
      move(i, tick);
      if (!(fromX[i] * alongX + fromY[i] * alongY <= nearest)) {
        return false;
      }
    }
    return true;
  }

  private boolean isBehind(int tick) {
    double farthest = reach.support(tick, 0, alongX, alongY);
    for (int i = 0; i < shots; i++) {
      move(i, tick);
      if (!(fromX[i] * alongX + fromY[i] * alongY >= farthest)) {
        return false;
      }
    }
    return true;
  }

  private boolean isClosed(int tick) {
    if (reach.radius(tick + 1) == Double.POSITIVE_INFINITY) {
      return false;
    }
    for (int i = 0; i < shots; i++) {
      move(i, tick);
    }
    for (int i = 0; i + 1 < shots; i++) {
      double both = room[i] + room[i + 1];
      if (!isLinked(fromX[i + 1] - fromX[i], fromY[i + 1] - fromY[i], both)
          || !isLinked(toX[i + 1] - toX[i], toY[i + 1] - toY[i], both)) {
        return false;
      }
    }
    for (int part = 0; part < PARTS; part++) {
      if (!isEnd(0, tick, part, alongY, -alongX)
          || !isEnd(shots - 1, tick, part, -alongY, alongX)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether the next shot is to the left, with no gap that neither shot covers. */
  private boolean isLinked(double x, double y, double both) {
    return y * alongX - x * alongY > 0 && x * x + y * y <= both * both;
  }

  /**
   * Returns whether an outer shot hits the target at every place farther out on the line that it
   * can reach.
   */
  private boolean isEnd(int shot, int tick, int part, double outX, double outY) {
    double wayX = (toX[shot] - fromX[shot]) / PARTS;
    double wayY = (toY[shot] - fromY[shot]) / PARTS;
    double oneX = fromX[shot] + part * wayX + room[shot] * outX;
    double oneY = fromY[shot] + part * wayY + room[shot] * outY;
    double begin = (double) part / PARTS;
    double end = (part + 1.0) / PARTS;
    double otherX = oneX + wayX;
    double otherY = oneY + wayY;
    // For a disc the best tangent is the one that faces the middle of the displacement.
    double x = oneX + 0.5 * wayX - 0.5 * (reach.middleX(tick) + reach.middleX(tick + 1));
    double y = oneY + 0.5 * wayY - 0.5 * (reach.middleY(tick) + reach.middleY(tick + 1));
    double length = Math.sqrt(x * x + y * y);
    if (x * outX + y * outY > 0
        && parts(x / length, y / length, tick, begin, oneX, oneY)
        && parts(x / length, y / length, tick, end, otherX, otherY)) {
      return true;
    }
    for (int i = 0; i < TANGENTS; i++) {
      double tangentX = COSINES[i] * outX - SINES[i] * outY;
      double tangentY = COSINES[i] * outY + SINES[i] * outX;
      if (parts(tangentX, tangentY, tick, begin, oneX, oneY)
          && parts(tangentX, tangentY, tick, end, otherX, otherY)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a tangent of the reach separates the reach from a place. */
  private boolean parts(double x, double y, int tick, double part, double placeX, double placeY) {
    return placeX * x + placeY * y >= reach.support(tick, part, x, y);
  }

  /** Computes the positions of a shot at both ends of a tick. */
  private void move(int shot, int tick) {
    double t = (tick - leaves[shot]) * dt;
    double u = t + dt;
    fromX[shot] = startX[shot] + t * (velocityX[shot] + 0.5 * t * gravityX[shot]);
    fromY[shot] = startY[shot] + t * (velocityY[shot] + 0.5 * t * gravityY[shot]);
    toX[shot] = startX[shot] + u * (velocityX[shot] + 0.5 * u * gravityX[shot]);
    toY[shot] = startY[shot] + u * (velocityY[shot] + 0.5 * u * gravityY[shot]);
  }
}
