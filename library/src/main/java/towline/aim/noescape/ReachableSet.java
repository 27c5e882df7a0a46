package towline.aim.noescape;

import towline.aim.situation.Agility;
import towline.aim.situation.FireProblem;
import towline.math.Trigonometry;

/**
 * The set of places that a target can reach, tick by tick, whatever it does. A target that
 * accelerates or jumps is within a disc that drifts and grows; a vehicle is within the polygons of
 * {@link VehicleReach}.
 *
 * <p>In every tick the velocity changes first, by at most {@code a dt}, and then the target moves.
 * After n ticks, with t = n dt, the changes have moved it by at most {@code a dt^2 (n + ... + 1)},
 * which is {@code a t (t + dt) / 2}. A velocity that may jump at any time stays within {@code jump}
 * of the drift, and adds at most {@code jump t}. With a minimum gap between jumps the next jump
 * comes no sooner than one gap after the last one; it adds at most {@code jump} times the time
 * since then. Beyond the time at which a second jump is possible the radius is infinite.
 *
 * <p>Between two ticks the target moves straight. There the radius of the disc is at most the
 * linear interpolation between its radii at the two ticks.
 *
 * <p>Holds scratch space: use one instance per thread. Allocates nothing after construction.
 */
public final class ReachableSet {
  private static final double DIAGONAL = Math.sqrt(2);

  private final VehicleReach vehicle = new VehicleReach();
  private boolean isDriving;

  /** Course of a vehicle, a vector of length 1. */
  private double courseX;

  private double courseY;

  private double acceleration;
  private double jump;

  /** Time from now before which the target cannot jump, s. */
  private double earliestJump;

  /** Time from now after which a second jump is possible, s. */
  private double secondJump;

  private double dt;
  private double driftX;
  private double driftY;

  /**
   * Loads a target.
   *
   * @param problem has the measured motion and the agility of the target
   * @param sinceJump seconds since the start of the tick in which its velocity was last seen to
   *     jump; +infinity: never
   * @param tick seconds in a tick, more than 0
   * @throws IllegalArgumentException if the agility of the target is unknown, or a part of it is
   *     out of its range
   */
  public void load(FireProblem problem, double sinceJump, double tick) {
    Agility agility = problem.agility;
    check(agility);
    dt = tick;
    isDriving = agility.isDriving();
    if (isDriving) {
      loadVehicle(problem);
      return;
    }
    acceleration = agility.acceleration;
    jump = agility.jump;
    earliestJump = Math.max(0, agility.jumpGap - sinceJump);
    secondJump = agility.jumpGap > 0 ? earliestJump + agility.jumpGap : Double.POSITIVE_INFINITY;
    driftX = problem.targetVelocityX;
    driftY = problem.targetVelocityY;
  }

  private void loadVehicle(FireProblem problem) {
    Agility agility = problem.agility;
    double x = problem.targetVelocityX;
    double y = problem.targetVelocityY;
    if (!Double.isNaN(agility.course)) {
      x = Trigonometry.cos(agility.course);
      y = Trigonometry.sin(agility.course);
    }
    double length = Math.sqrt(x * x + y * y);
    boolean anyCourse = length == 0;
    courseX = anyCourse ? 1 : x / length;
    courseY = anyCourse ? 0 : y / length;
    vehicle.load(agility.topSpeed, anyCourse ? Double.POSITIVE_INFINITY : agility.turnRate, dt);
  }

  private static void check(Agility agility) {
    if (!agility.isKnown()) {
      throw new IllegalArgumentException(
          "a certain shot needs to know what its target is capable of: fill in agility");
    }
    atLeastZero("acceleration", agility.acceleration);
    atLeastZero("jump", agility.jump);
    atLeastZero("jumpGap", agility.jumpGap);
    if (agility.isDriving()) {
      atLeastZero("topSpeed", agility.topSpeed);
      atLeastZero("turnRate", agility.turnRate);
    }
  }

  private static void atLeastZero(String field, double value) {
    if (!(value >= 0)) {
      throw new IllegalArgumentException(
          "agility." + field + " must be at least 0, but is " + value);
    }
  }

  /**
   * Returns the greatest distance of the target from the middle of its reach after {@code ticks}
   * ticks, m; +infinity: no limit.
   */
  public double radius(int ticks) {
    if (isDriving) {
      return vehicle.radius(ticks);
    }
    double time = ticks * dt;
    if (time > secondJump) {
      return Double.POSITIVE_INFINITY;
    }
    double jumped = jump == 0 ? 0 : jump * Math.max(0, time - earliestJump);
    return 0.5 * acceleration * time * (time + dt) + jumped;
  }

  /**
   * Returns x of the middle of the reach after {@code ticks} ticks, from the target's place now, m.
   */
  public double middleX(int ticks) {
    return isDriving ? courseX * vehicle.middle(ticks) : ticks * dt * driftX;
  }

  /** See {@link #middleX}. */
  public double middleY(int ticks) {
    return isDriving ? courseY * vehicle.middle(ticks) : ticks * dt * driftY;
  }

  /**
   * Returns the greatest distance that the target can have from a place, m; +infinity: no limit.
   *
   * @param ticks number of whole ticks that have passed
   * @param part fraction of the next tick that has passed, 0 to 1
   * @param x the place, from where the target is now, m
   * @param y see {@code x}
   */
  public double farthest(int ticks, double part, double x, double y) {
    if (isDriving) {
      double ahead = x * courseX + y * courseY;
      return vehicle.farthest(ticks, part, ahead, y * courseX - x * courseY);
    }
    double time = (ticks + part) * dt;
    double apartX = x - time * driftX;
    double apartY = y - time * driftY;
    return radius(ticks, part) + Math.sqrt(apartX * apartX + apartY * apartY);
  }

  /**
   * Returns the greatest displacement of the target along a direction, m; +infinity: no limit. This
   * is the support function of the set. The set is convex, so its support function determines it.
   *
   * @param ticks number of whole ticks that have passed
   * @param part fraction of the next tick that has passed, 0 to 1
   * @param alongX the direction, a vector of length 1
   * @param alongY see {@code alongX}
   */
  public double support(int ticks, double part, double alongX, double alongY) {
    if (isDriving) {
      double ahead = alongX * courseX + alongY * courseY;
      return vehicle.support(ticks, part, ahead, alongY * courseX - alongX * courseY);
    }
    double time = (ticks + part) * dt;
    return radius(ticks, part) + time * (alongX * driftX + alongY * driftY);
  }

  /** Returns the largest error of the measured position, m. */
  static double positionError(FireProblem problem) {
    return DIAGONAL * problem.targetNoise;
  }

  /** Returns the {@linkplain #radius(int) radius} between two ticks, m. */
  double radius(int ticks, double part) {
    double radius = radius(ticks);
    return part == 0 ? radius : radius + part * (radius(ticks + 1) - radius);
  }
}
