package towline.aim.search;

import towline.math.Angles;
import towline.math.Trigonometry;

/**
 * In which order one turret shoots several targets: the order that, within a horizon, gains most. A
 * target gains its worth for each second by which it is destroyed before the horizon ends, so that
 * more kills and earlier ones count, as they do to somebody under attack.
 *
 * <p>The targets move evenly in the frame in which the gun stands; the gun turns at its slew rate,
 * while it reloads too, and shoots at a target until enough shots are under way. Each time is the
 * exact earliest one of {@link TurretIntercept}; the orders are searched depth first, and one that
 * cannot gain more than the best is given up.
 *
 * <p>Holds scratch space: one for each thread. Allocates nothing after construction.
 *
 * <p>An order that kills most is not one that defends best: weigh what threatens by its worth.
 *
 * <p>Source: "pick a target, turn, go on to the next", the end of Intercepting a Moving Target with
 * a Rotating Shooter (GameDev.net, 2014), carried out.
 */
public final class FireSchedule {
  /** As many targets are weighed at most. */
  public static final int MOST_TARGETS = 6;

  private static final double NEVER = Double.POSITIVE_INFINITY;

  private final TurretIntercept intercept = new TurretIntercept();
  private final Engagement engagement = new Engagement();
  private final double[] x = new double[MOST_TARGETS];
  private final double[] y = new double[MOST_TARGETS];
  private final double[] vx = new double[MOST_TARGETS];
  private final double[] vy = new double[MOST_TARGETS];
  private final int[] shots = new int[MOST_TARGETS];
  private final double[] worth = new double[MOST_TARGETS];
  private final boolean[] done = new boolean[MOST_TARGETS];
  private int count;

  private double speed;
  private double range;
  private double slewRate;
  private double reload;
  private double horizon;

  private final int[] order = new int[MOST_TARGETS];
  private final int[] bestOrder = new int[MOST_TARGETS];
  private int bestCount;
  private double bestGain;

  /**
   * Forgets the targets, and takes over a gun.
   *
   * @param muzzleSpeed the speed of its shots, m/s, more than 0
   * @param muzzleRange how far they fly, m, at least 0; may be infinite
   * @param turnRate how fast it turns, rad/s, at least 0; may be infinite
   * @param reloadTime between two shots, s, at least 0
   * @throws IllegalArgumentException if one is out of its range
   */
  public void gun(double muzzleSpeed, double muzzleRange, double turnRate, double reloadTime) {
    require(muzzleSpeed > 0 && muzzleSpeed < NEVER, "muzzleSpeed", muzzleSpeed);
    require(muzzleRange >= 0, "muzzleRange", muzzleRange);
    require(turnRate >= 0, "turnRate", turnRate);
    require(reloadTime >= 0 && reloadTime < NEVER, "reloadTime", reloadTime);
    speed = muzzleSpeed;
    range = muzzleRange;
    slewRate = turnRate;
    reload = reloadTime;
    count = 0;
  }

  private static void require(boolean isInRange, String name, double value) {
    if (!isInRange) {
      throw new IllegalArgumentException(name + " is out of its range: " + value);
    }
  }

  /**
   * Adds a target.
   *
   * @param rx where it is from the gun, m; finite
   * @param ry see {@code rx}
   * @param targetVx how it moves in the frame in which the gun stands, m/s; finite
   * @param targetVy see {@code targetVx}
   * @param shotsToKill how many shots it takes, at least 1
   * @param gain what a kill is worth, more than 0
   * @return whether there was room for it; {@link #MOST_TARGETS} are weighed at most
   * @throws IllegalArgumentException if a number is out of its range
   */
  public boolean add(
      double rx, double ry, double targetVx, double targetVy, int shotsToKill, double gain) {
    double size = Math.abs(rx) + Math.abs(ry) + Math.abs(targetVx) + Math.abs(targetVy);
    require(size < NEVER, "a place or velocity of the target", size);
    require(shotsToKill >= 1, "shotsToKill", shotsToKill);
    require(gain > 0 && gain < NEVER, "gain", gain);
    if (count == MOST_TARGETS) {
      return false;
    }
    x[count] = rx;
    y[count] = ry;
    vx[count] = targetVx;
    vy[count] = targetVy;
    shots[count] = shotsToKill;
    worth[count] = gain;
    done[count] = false;
    count++;
    return true;
  }

  /**
   * Finds the order that gains most.
   *
   * @param heading where the barrel points, rad
   * @param ready the time until the gun can fire, s, at least 0
   * @param seconds the horizon, s, more than 0 and finite
   * @return how many targets it destroys before the horizon; {@link #order} tells them
   * @throws IllegalArgumentException if one is out of its range
   */
  public int find(double heading, double ready, double seconds) {
    require(Math.abs(heading) < NEVER, "heading", heading);
    require(ready >= 0 && ready < NEVER, "ready", ready);
    require(seconds > 0 && seconds < NEVER, "seconds", seconds);
    horizon = seconds;
    bestGain = 0;
    bestCount = 0;
    search(0, heading, ready, 0, 0);
    return bestCount;
  }

  /**
   * The target number {@code place} of the order found, from 0, by the number with which it was
   * added.
   */
  public int order(int place) {
    if (place < 0 || place >= bestCount) {
      throw new IndexOutOfBoundsException("the order has " + bestCount + " targets");
    }
    return bestOrder[place];
  }

  /** What the order gains: for each target its worth times the seconds left at its end. */
  public double gain() {
    return bestGain;
  }

  /** Goes on from a barrel that may turn from {@code now} and fire from {@code ready} on. */
  private void search(double now, double heading, double ready, double gained, int placed) {
    if (gained > bestGain) {
      bestGain = gained;
      bestCount = placed;
      System.arraycopy(order, 0, bestOrder, 0, placed);
    }
    if (gained + mostFrom(ready) <= bestGain) {
      return;
    }
    for (int i = 0; i < count; i++) {
      if (done[i]) {
        continue;
      }
      double bearing = StrictMath.atan2(y[i] + vy[i] * ready, x[i] + vx[i] * ready);
      double turn = Angles.difference(bearing, heading);
      double turned = ready > now ? Math.min(Math.abs(turn), slewRate * (ready - now)) : 0;
      double flight = timeToGo(i, ready, heading + Math.copySign(turned, turn));
      double last = (shots[i] - 1) * reload;
      double killed = ready + flight + last;
      if (killed >= horizon) {
        continue;
      }
      double hitX = x[i] + vx[i] * (ready + flight);
      double hitY = y[i] + vy[i] * (ready + flight);
      double fired = ready + flight - Math.sqrt(hitX * hitX + hitY * hitY) / speed + last;
      done[i] = true;
      order[placed] = i;
      search(
          fired,
          StrictMath.atan2(hitY, hitX),
          fired + reload,
          gained + worth[i] * (horizon - killed),
          placed + 1);
      done[i] = false;
    }
  }

  /** What all that are left would gain if each were destroyed by a shot that leaves now. */
  private double mostFrom(double ready) {
    double most = 0;
    for (int i = 0; i < count; i++) {
      if (!done[i]) {
        most += worth[i] * Math.max(0, horizon - ready);
      }
    }
    return most;
  }

  private double timeToGo(int i, double from, double heading) {
    engagement.rx = x[i] + vx[i] * from;
    engagement.ry = y[i] + vy[i] * from;
    engagement.vx = vx[i];
    engagement.vy = vy[i];
    engagement.speed = speed;
    engagement.slewRate = slewRate;
    engagement.facingX = Trigonometry.cos(heading);
    engagement.facingY = Trigonometry.sin(heading);
    intercept.pose(engagement);
    return intercept.timeToGo(range, horizon - from);
  }
}
