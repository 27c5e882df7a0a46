package towline.aim.noescape;

import towline.aim.situation.Agility;
import towline.aim.situation.FireProblem;
import towline.math.Trigonometry;

/**
 * The set of places that a target can reach, tick by tick, whatever it does. A target that
 * accelerates or jumps is within a disc that drifts and grows; a vehicle, within the polygons of
 * {@link VehicleReach}.
 *
 * <p>In every tick the velocity changes first, by at most {@code a dt}, and then moves the target.
 * After n ticks, with t = n dt, the changes have moved it by at most {@code a dt^2 (n + ... + 1)},
 * which is {@code a t (t + dt) / 2}. A velocity that jumps about its drift adds {@code jump t}; one
 * that jumps at most once in a gap adds {@code jump} times what is left after the gap since its
 * last jump, as long as no second jump fits in. Between two ticks it moves straight, so there the
 * disc is no larger than on the straight line between its sizes at both.
 *
 * <p>Holds scratch space: one for each thread. Allocates nothing after construction.
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
  private double quiet;
  private double latest;
  private double dt;
  private double driftX;
  private double driftY;

  /**
   * Reads a target.
   *
   * @param now its measured motion, and its agility
   * @param sinceJump seconds since the start of the tick in which its velocity was last seen to
   *     jump; +infinity: never
   * @param tick seconds in a tick, more than 0
   * @throws IllegalArgumentException if the agility of the target is unknown, or a part of it is
   *     out of its range
   */
  public void load(FireProblem now, double sinceJump, double tick) {
    Agility agility = now.agility;
    check(agility);
    dt = tick;
    isDriving = agility.isDriving();
    if (isDriving) {
      drive(now);
      return;
    }
    acceleration = agility.acceleration;
    jump = agility.jump;
    quiet = Math.max(0, agility.jumpGap - sinceJump);
    latest = agility.jumpGap > 0 ? quiet + agility.jumpGap : Double.POSITIVE_INFINITY;
    driftX = now.targetVelocityX;
    driftY = now.targetVelocityY;
  }

  private void drive(FireProblem now) {
    Agility agility = now.agility;
    double x = now.targetVelocityX;
    double y = now.targetVelocityY;
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
   * ticks, m; +infinity: anywhere.
   */
  public double radius(int ticks) {
    if (isDriving) {
      return vehicle.radius(ticks);
    }
    double time = ticks * dt;
    if (time > latest) {
      return Double.POSITIVE_INFINITY;
    }
    double jumped = jump == 0 ? 0 : jump * Math.max(0, time - quiet);
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
   * Returns the greatest distance of the target from a place, m; +infinity: anywhere.
   *
   * @param ticks that have passed
   * @param part of the next tick that has passed as well, 0 to 1
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
    return grown(ticks, part) + Math.sqrt(apartX * apartX + apartY * apartY);
  }

  /**
   * Returns the greatest way of the target along a direction, m; +infinity: without limit. This is
   * the support function of the set, which determines it, as it is convex.
   *
   * @param ticks that have passed
   * @param part of the next tick that has passed as well, 0 to 1
   * @param alongX the direction, a vector of length 1
   * @param alongY see {@code alongX}
   */
  public double support(int ticks, double part, double alongX, double alongY) {
    if (isDriving) {
      double ahead = alongX * courseX + alongY * courseY;
      return vehicle.support(ticks, part, ahead, alongY * courseX - alongX * courseY);
    }
    double time = (ticks + part) * dt;
    return grown(ticks, part) + time * (alongX * driftX + alongY * driftY);
  }

  /** Returns the largest error of the seen position, m. */
  static double unseen(FireProblem now) {
    return DIAGONAL * now.targetNoise;
  }

  /** Returns the {@linkplain #radius radius} between two ticks, m. */
  double grown(int ticks, double part) {
    double radius = radius(ticks);
    return part == 0 ? radius : radius + part * (radius(ticks + 1) - radius);
  }
}
