package towline.aim.learn;

import towline.math.StateSink;

/**
 * A converter of measurements at uneven times, with inexact positions, into a path sampled at a
 * fixed step.
 *
 * <p>The displacement between measurements is the integral of the velocity, which is assumed to
 * change linearly in between: it is as smooth as the motion. Positions only give the offset of that
 * path from the target, on average over {@link #AVERAGING_TIME}; so their errors do not enter the
 * displacement.
 */
final class SteadySight {
  /** Time between two samples of the path, s. */
  static final double STEP = 1.0 / 60;

  /** Time over which positions are averaged, s. */
  private static final double AVERAGING_TIME = 0.25;

  /** Pause between measurements above which the target counts as lost, s. */
  private static final double LONGEST_PAUSE = 0.25;

  private boolean hasSeen;
  private int looks;

  /** Time from the next due sample back to the last measurement, s. */
  private double untilStep;

  /** Path and velocity at the last measurement, and at the one before. */
  private double lookX;

  private double lookY;
  private double lookVx;
  private double lookVy;
  private double fromX;
  private double fromY;
  private double fromVx;
  private double fromVy;

  /** Time between these two, s. */
  private double dt;

  /** Offset of the target from the path, m. */
  private double besideX;

  private double besideY;

  /** Path at the last sample. */
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
   * Adds a measurement.
   *
   * @param seconds time since the last measurement
   * @return true if the target was lost, and the path begins anew
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
    double share = Math.max(1.0 / looks, Math.min(1, seconds / AVERAGING_TIME));
    besideX += share * (atX - lookX - besideX);
    besideY += share * (atY - lookY - besideY);
    untilStep -= dt;
    return isLost;
  }

  /** Goes on to the next sample, if that is not after the last measurement; sets {@link #x}. */
  boolean step() {
    if (untilStep > 0) {
      return false;
    }
    // Time since the measurement before the last.
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

  /**
   * Returns the offset from the path at the last sample to the target at the last measurement, m.
   */
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
