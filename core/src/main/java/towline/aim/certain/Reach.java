package towline.aim.certain;

import towline.aim.situation.Agility;
import towline.aim.situation.Situation;

/**
 * Where a target can be, tick by tick, whatever it does: within a disc that drifts and grows.
 *
 * <p>In every tick the velocity changes first, by at most {@code a dt}, and then moves the target.
 * After n ticks, with t = n dt, the changes have moved it by at most {@code a dt^2 (n + ... + 1)},
 * which is {@code a t (t + dt) / 2}. A velocity that jumps about its drift adds {@code jump t}; one
 * that jumps at most once in a gap adds {@code jump} times what is left after the gap since its
 * last jump, as long as no second jump fits in. Between two ticks it moves straight, so there the
 * disc is no larger than on the straight line between its sizes at both.
 */
public final class Reach {
  private double acceleration;
  private double jump;
  private double quiet;
  private double latest;
  private double dt;
  private double driftX;
  private double driftY;

  /**
   * Takes over a target.
   *
   * @param now what is seen of it, its agility included
   * @param sinceJump seconds since the start of the tick in which its velocity was last seen to
   *     jump; +infinity: it was not seen to
   * @param tick seconds in a tick, more than 0
   * @throws IllegalArgumentException if nobody has said what the target is capable of, or a part of
   *     it is out of its range
   */
  public void load(Situation now, double sinceJump, double tick) {
    Agility agility = now.agility;
    check(agility);
    dt = tick;
    acceleration = agility.acceleration;
    jump = agility.jump;
    quiet = Math.max(0, agility.jumpGap - sinceJump);
    latest = agility.jumpGap > 0 ? quiet + agility.jumpGap : Double.POSITIVE_INFINITY;
    double vx = now.targetVelocityX;
    double vy = now.targetVelocityY;
    driftX = vx;
    driftY = vy;
    if (!Double.isNaN(agility.cruise)) {
      double speed = Math.sqrt(vx * vx + vy * vy);
      double scale = speed > 0 ? agility.cruise / speed : 0;
      driftX = scale * vx;
      driftY = scale * vy;
      if (speed == 0) {
        jump += agility.cruise;
      }
    }
  }

  private static void check(Agility agility) {
    if (!agility.isKnown()) {
      throw new IllegalArgumentException(
          "a certain shot needs to know what its target is capable of: fill in agility");
    }
    atLeastZero("acceleration", agility.acceleration);
    atLeastZero("jump", agility.jump);
    atLeastZero("jumpGap", agility.jumpGap);
    if (!Double.isNaN(agility.cruise)) {
      atLeastZero("cruise", agility.cruise);
    }
  }

  private static void atLeastZero(String field, double value) {
    if (!(value >= 0)) {
      throw new IllegalArgumentException(
          "agility." + field + " must be at least 0, but is " + value);
    }
  }

  /** How far from its drift the target can be after {@code ticks} ticks, m; never less later on. */
  public double radius(int ticks) {
    double time = ticks * dt;
    if (time > latest) {
      return Double.POSITIVE_INFINITY;
    }
    double jumped = jump == 0 ? 0 : jump * Math.max(0, time - quiet);
    return 0.5 * acceleration * time * (time + dt) + jumped;
  }

  /** The velocity of the middle of the disc, m/s. */
  public double driftX() {
    return driftX;
  }

  /** See {@link #driftX}. */
  public double driftY() {
    return driftY;
  }
}
