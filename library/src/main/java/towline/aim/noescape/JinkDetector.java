package towline.aim.noescape;

import towline.aim.situation.FireProblem;
import towline.math.StateSink;

/**
 * The time since a target's velocity was last seen to jump. Carried from tick to tick: see {@link
 * #writeState}.
 */
public final class JinkDetector {
  /** Room for rounding, as a part of the velocities. */
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

  /** Takes in what is seen {@code dt} seconds after the last look. */
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

  /** Seconds since the start of the tick of the last jump that was seen; +infinity: none was. */
  public double sinceJump() {
    return sinceJump;
  }

  /** Adds all that is carried. */
  public void writeState(StateSink out) {
    out.add(hasSeen);
    out.add(vx);
    out.add(vy);
    out.add(sinceJump);
  }
}
