package towline.aim.search;

import towline.aim.situation.FireProblem;
import towline.internal.LinearIntercept;

/**
 * The assignment of targets to turrets, and their order, with the largest gain within a horizon. A
 * target gains its worth for each second by which it is destroyed before the horizon ends, so that
 * both more kills and earlier kills gain.
 *
 * <p>The targets have constant velocities in the frame in which the guns are at rest. A gun turns
 * at its slew rate, while it reloads too, and shoots at a target until enough shots are under way;
 * then it goes on to its next. Each shot is the earliest of a turret that turns first, from where
 * the shot before left the barrel. All orders are searched, depth first, always continuing with the
 * gun that is ready first; an order that cannot gain more than the best is dropped.
 *
 * <p>Holds scratch space: one for each thread. Allocates nothing after construction.
 *
 * <p>The order with the most kills is not the best defence: give the targets that threaten most
 * more worth.
 *
 * <p>Source: "pick a target, turn, go on to the next", the end of Intercepting a Moving Target with
 * a Rotating Shooter (GameDev.net, 2014), carried out.
 */
public final class FireSchedule {
  /** Most targets that a search considers. */
  public static final int MOST_TARGETS = 6;

  /** Most guns that a search considers. */
  public static final int MOST_GUNS = 4;

  private static final double NEVER = Double.POSITIVE_INFINITY;

  private final FireSolver solver = new FireSolver();
  private final FireProblem problem = new FireProblem();
  private final FireAnswer shot = new FireAnswer();

  private final double[] x = new double[MOST_TARGETS];
  private final double[] y = new double[MOST_TARGETS];
  private final double[] vx = new double[MOST_TARGETS];
  private final double[] vy = new double[MOST_TARGETS];
  private final int[] shots = new int[MOST_TARGETS];
  private final double[] worth = new double[MOST_TARGETS];
  private final boolean[] done = new boolean[MOST_TARGETS];

  /** Earliest time at which any gun can destroy the target, s. */
  private final double[] soonest = new double[MOST_TARGETS];

  private int targets;

  private final double[] gunX = new double[MOST_GUNS];
  private final double[] gunY = new double[MOST_GUNS];
  private final double[] speed = new double[MOST_GUNS];
  private final double[] range = new double[MOST_GUNS];
  private final double[] slewRate = new double[MOST_GUNS];
  private final double[] reload = new double[MOST_GUNS];

  /**
   * Bearing, time of the last shot and time of the next possible shot of each gun, rad and s;
   * changed by a search.
   */
  private final double[] heading = new double[MOST_GUNS];

  private final double[] free = new double[MOST_GUNS];
  private final double[] ready = new double[MOST_GUNS];
  private final boolean[] rests = new boolean[MOST_GUNS];
  private int guns;

  private double horizon;

  private final int[] order = new int[MOST_TARGETS];
  private final int[] shooter = new int[MOST_TARGETS];
  private final int[] bestOrder = new int[MOST_TARGETS];
  private final int[] bestShooter = new int[MOST_TARGETS];
  private int bestCount;
  private double bestGain;

  /** Removes all guns and targets. */
  public void clear() {
    guns = 0;
    targets = 0;
  }

  /**
   * Adds a gun.
   *
   * @param placeX its position, m; finite
   * @param placeY see {@code placeX}
   * @param facing direction of its barrel, rad; finite
   * @param timeToReady time until it can fire, s, at least 0
   * @param muzzleSpeed the speed of its shots, m/s, more than 0
   * @param muzzleRange range of its shots, m, at least 0; may be infinite
   * @param turnRate turn rate of its barrel, rad/s, at least 0; may be infinite
   * @param reloadTime time between two shots, s, at least 0
   * @return true if there was room for it, up to {@link #MOST_GUNS}
   * @throws IllegalArgumentException if a number is out of its range
   */
  public boolean addGun(
      double placeX,
      double placeY,
      double facing,
      double timeToReady,
      double muzzleSpeed,
      double muzzleRange,
      double turnRate,
      double reloadTime) {
    double size = Math.abs(placeX) + Math.abs(placeY);
    require(size < NEVER, "the place of the gun", size);
    require(Math.abs(facing) < NEVER, "facing", facing);
    require(timeToReady >= 0 && timeToReady < NEVER, "timeToReady", timeToReady);
    require(muzzleSpeed > 0 && muzzleSpeed < NEVER, "muzzleSpeed", muzzleSpeed);
    require(muzzleRange >= 0, "muzzleRange", muzzleRange);
    require(turnRate >= 0, "turnRate", turnRate);
    require(reloadTime >= 0 && reloadTime < NEVER, "reloadTime", reloadTime);
    if (guns == MOST_GUNS) {
      return false;
    }
    gunX[guns] = placeX;
    gunY[guns] = placeY;
    heading[guns] = facing;
    ready[guns] = timeToReady;
    speed[guns] = muzzleSpeed;
    range[guns] = muzzleRange;
    slewRate[guns] = turnRate;
    reload[guns] = reloadTime;
    guns++;
    return true;
  }

  private static void require(boolean isInRange, String name, double value) {
    if (!isInRange) {
      throw new IllegalArgumentException(name + " is out of its range: " + value);
    }
  }

  /**
   * Adds a target.
   *
   * @param placeX its position, m; finite
   * @param placeY see {@code placeX}
   * @param targetVx its velocity in the frame in which the guns are at rest, m/s; finite
   * @param targetVy see {@code targetVx}
   * @param shotsToKill number of hits that destroy it, at least 1
   * @param gain gain of a kill per second before the horizon, above 0
   * @return true if there was room for it, up to {@link #MOST_TARGETS}
   * @throws IllegalArgumentException if a number is out of its range
   */
  public boolean addTarget(
      double placeX,
      double placeY,
      double targetVx,
      double targetVy,
      int shotsToKill,
      double gain) {
    double size = Math.abs(placeX) + Math.abs(placeY) + Math.abs(targetVx) + Math.abs(targetVy);
    require(size < NEVER, "a place or velocity of the target", size);
    require(shotsToKill >= 1, "shotsToKill", shotsToKill);
    require(gain > 0 && gain < NEVER, "gain", gain);
    if (targets == MOST_TARGETS) {
      return false;
    }
    x[targets] = placeX;
    y[targets] = placeY;
    vx[targets] = targetVx;
    vy[targets] = targetVy;
    shots[targets] = shotsToKill;
    worth[targets] = gain;
    targets++;
    return true;
  }

  /**
   * Finds the orders with the greatest total gain.
   *
   * @param seconds the horizon, s, more than 0 and finite
   * @return number of targets destroyed before it; {@link #order} and {@link #shooter} return the
   *     targets and their guns
   * @throws IllegalArgumentException if {@code seconds} is out of its range
   */
  public int find(double seconds) {
    require(seconds > 0 && seconds < NEVER, "seconds", seconds);
    horizon = seconds;
    bestGain = 0;
    bestCount = 0;
    for (int g = 0; g < guns; g++) {
      free[g] = 0;
      rests[g] = false;
    }
    for (int i = 0; i < targets; i++) {
      done[i] = false;
      soonest[i] = soonest(i);
    }
    search(0, 0);
    return bestCount;
  }

  /**
   * Returns the index of a target, in the order in which targets were added. The targets of each
   * gun come in the order in which it shoots them.
   *
   * @param place position in the result, from 0
   * @throws IndexOutOfBoundsException if {@code place} is not below the last result of {@link
   *     #find}
   */
  public int order(int place) {
    return bestOrder[checked(place)];
  }

  /**
   * Returns the index of the gun that shoots the target at {@code place}, in the order in which
   * guns were added.
   *
   * @param place position in the result, from 0
   * @throws IndexOutOfBoundsException if {@code place} is not below the last result of {@link
   *     #find}
   */
  public int shooter(int place) {
    return bestShooter[checked(place)];
  }

  /**
   * Returns the index of the first target of a gun, in the order in which targets were added; -1:
   * none.
   */
  public int first(int gun) {
    for (int place = 0; place < bestCount; place++) {
      if (bestShooter[place] == gun) {
        return bestOrder[place];
      }
    }
    return -1;
  }

  private int checked(int place) {
    if (place < 0 || place >= bestCount) {
      throw new IndexOutOfBoundsException("the order has " + bestCount + " targets");
    }
    return place;
  }

  /**
   * Returns the total gain of the orders: the sum of each target's worth times the seconds from its
   * destruction to the horizon.
   */
  public double gain() {
    return bestGain;
  }

  private double soonest(int i) {
    double least = NEVER;
    for (int g = 0; g < guns; g++) {
      double flight =
          LinearIntercept.timeToGo(x[i] - gunX[g], y[i] - gunY[g], vx[i], vy[i], speed[g]);
      least = Math.min(least, Math.max(flight, (shots[i] - 1) * reload[g]));
    }
    return least;
  }

  /** Continues with the gun that may fire first, once {@code placed} targets are assigned. */
  private void search(double gained, int placed) {
    if (gained > bestGain) {
      bestGain = gained;
      bestCount = placed;
      System.arraycopy(order, 0, bestOrder, 0, placed);
      System.arraycopy(shooter, 0, bestShooter, 0, placed);
    }
    int gun = next();
    if (gun < 0 || gained + mostFrom(ready[gun]) <= bestGain) {
      return;
    }
    double headingNow = heading[gun];
    double freeNow = free[gun];
    double readyNow = ready[gun];
    for (int i = 0; i < targets; i++) {
      if (done[i]) {
        continue;
      }
      double killed = shoot(gun, i);
      if (killed >= horizon) {
        heading[gun] = headingNow;
        free[gun] = freeNow;
        ready[gun] = readyNow;
        continue;
      }
      done[i] = true;
      order[placed] = i;
      shooter[placed] = gun;
      search(gained + worth[i] * (horizon - killed), placed + 1);
      done[i] = false;
      heading[gun] = headingNow;
      free[gun] = freeNow;
      ready[gun] = readyNow;
    }
    // It may be better to leave the rest to the others.
    rests[gun] = true;
    search(gained, placed);
    rests[gun] = false;
  }

  /** Returns the gun, among those that still shoot, that may fire first; -1: none does. */
  private int next() {
    int next = -1;
    for (int g = 0; g < guns; g++) {
      if (!rests[g] && (next < 0 || ready[g] < ready[next])) {
        next = g;
      }
    }
    return next;
  }

  /** Returns a bound on the gain of all remaining targets if no gun fires before {@code time}. */
  private double mostFrom(double time) {
    double most = 0;
    for (int i = 0; i < targets; i++) {
      if (!done[i]) {
        most += worth[i] * Math.max(0, horizon - Math.max(time, soonest[i]));
      }
    }
    return most;
  }

  /**
   * Fires all shots needed to destroy a target, one after the other.
   *
   * @return seconds until the last of them hits; +infinity: one of them does not
   */
  private double shoot(int gun, int target) {
    problem.muzzleX = gunX[gun];
    problem.muzzleY = gunY[gun];
    problem.muzzleSpeed = speed[gun];
    problem.range = range[gun];
    problem.slewRate = slewRate[gun];
    problem.targetVelocityX = vx[target];
    problem.targetVelocityY = vy[target];
    double killed = 0;
    for (int i = 0; i < shots[target]; i++) {
      double now = free[gun];
      problem.facing = heading[gun];
      problem.timeToReady = ready[gun] - now;
      problem.targetX = x[target] + vx[target] * now;
      problem.targetY = y[target] + vy[target] * now;
      problem.horizon = Math.max(0, horizon - now);
      if (!solver.solve(problem, shot)) {
        return NEVER;
      }
      killed = Math.max(killed, now + shot.timeToGo);
      free[gun] = now + shot.timeToFire;
      ready[gun] = free[gun] + reload[gun];
      heading[gun] = shot.bearing;
    }
    return killed;
  }
}
