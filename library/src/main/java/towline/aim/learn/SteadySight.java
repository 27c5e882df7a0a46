package towline.aim.learn;

import towline.math.StateSink;

/**
 * Looks at a target a fixed step apart, made of looks at uneven times whose places are not exact.
 *
 * <p>The way from look to look is the integral of the velocity, which is taken to change evenly in
 * between: it is as smooth as the motion. Places only tell, on average over {@link #MEMORY}, how
 * far that path lies beside the target; so what they are off by does not get into the way.
 */
final class SteadySight {
  /** Seconds between two looks that it makes. */
  static final double STEP = 1.0 / 60;

  /** Seconds over which places are averaged. */
  private static final double MEMORY = 0.25;

  /** After a longer pause the target counts as lost, s. */
  private static final double LONGEST_PAUSE = 0.25;

  private boolean hasSeen;
  private int looks;

  /** Seconds from the next step that is due back to the last look. */
  private double untilStep;

  /** The path and the velocity at the last look, and at the one before. */
  private double lookX;

  private double lookY;
  private double lookVx;
  private double lookVy;
  private double fromX;
  private double fromY;
  private double fromVx;
  private double fromVy;

  /** Seconds between these two. */
  private double dt;

  /** How far the target is beside the path. */
  private double besideX;

  private double besideY;

  /** The path at the last step. */
  double x;

  double y;

  void clear() {
    hasSeen = false;
    looks = 0;
    untilStep = 0;
    besideX = 0;
    besideY = 0;
  }

  /**
   * Takes in a look.
   *
   * @param seconds since the last one
   * @return whether the target was lost, and the path begins anew
   */
  boolean look(double atX, double atY, double vx, double vy, double seconds) {
    boolean isLost = !hasSeen || seconds > LONGEST_PAUSE;
    fromX = lookX;
    fromY = lookY;
    fromVx = lookVx;
    fromVy = lookVy;
    if (isLost) {
      clear();
      hasSeen = true;
      lookX = atX;
      lookY = atY;
      dt = 0;
    } else {
      dt = seconds;
      lookX += 0.5 * seconds * (lookVx + vx);
      lookY += 0.5 * seconds * (lookVy + vy);
    }
    lookVx = vx;
    lookVy = vy;
    looks++;
    double share = Math.max(1.0 / looks, Math.min(1, seconds / MEMORY));
    besideX += share * (atX - lookX - besideX);
    besideY += share * (atY - lookY - besideY);
    untilStep -= dt;
    return isLost;
  }

  /** Goes on to the next step, if that is not after the last look; fills in {@link #x}. */
  boolean step() {
    if (untilStep > 0) {
      return false;
    }
    // Since the look before the last.
    double since = dt + untilStep;
    if (dt > 0) {
      double bend = 0.5 * since * since / dt;
      x = fromX + since * fromVx + bend * (lookVx - fromVx);
      y = fromY + since * fromVy + bend * (lookVy - fromVy);
    } else {
      x = lookX;
      y = lookY;
    }
    untilStep += STEP;
    return true;
  }

  /** From the path at the last step to the target at the last look, m. */
  double shiftX() {
    return besideX + lookX - x;
  }

  /** See {@link #shiftX}. */
  double shiftY() {
    return besideY + lookY - y;
  }

  void writeState(StateSink out) {
    out.add(hasSeen);
    out.add(looks);
    out.add(untilStep);
    out.add(lookX);
    out.add(lookY);
    out.add(lookVx);
    out.add(lookVy);
    out.add(besideX);
    out.add(besideY);
    out.add(x);
    out.add(y);
  }
}
