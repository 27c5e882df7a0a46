package towline.aim.noescape;

import towline.aim.situation.FireProblem;
import towline.math.StateSink;

/**
 * A detector of jumps of a target's velocity, and the time since the last one. Carried from tick to
 * tick: see {@link #writeState}.
 */
public final class JinkDetector {
  /** Tolerance for rounding, as a part of the velocities. */
  private static final double ROUNDING = 1e-9;

  private boolean hasSeen;
  private double vx;
  private double vy;
  private double sinceJump = Double.POSITIVE_INFINITY;

  /** Forgets the target. */
  public void reset() {
    hasSeen = false;
    vx = 0;
    vy = 0;
    sinceJump = Double.POSITIVE_INFINITY;
  }

  /** Adds a measurement, {@code dt} seconds after the last. */
  public void look(FireProblem now, double dt) {
    double dx = now.targetVelocityX - vx;
    double dy = now.targetVelocityY - vy;
    double most = now.agility.acceleration * dt + ROUNDING * (Math.abs(vx) + Math.abs(vy));
    boolean jumped = hasSeen && !(dx * dx + dy * dy <= most * most);
    sinceJump = jumped ? dt : sinceJump + dt;
    hasSeen = true;
    vx = now.targetVelocityX;
    vy = now.targetVelocityY;
  }

  /**
   * Returns the time since the start of the tick of the last observed jump, s; +infinity: none was.
   */
  public double sinceJump() {
    return sinceJump;
  }

  /** Adds the state that is carried from tick to tick. */
  public void writeState(StateSink out) {
    out.add(hasSeen);
    out.add(vx);
    out.add(vy);
    out.add(sinceJump);
  }
}
