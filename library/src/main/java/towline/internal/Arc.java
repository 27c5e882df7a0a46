package towline.internal;

import towline.math.Trigonometry;

/**
 * A velocity that turns at a constant rate, integrated exactly: the arc that it runs and the
 * direction that it ends with. A buffer to be filled again and again.
 *
 * <p>With v the velocity and Jv the same turned left by a right angle, the way is {@code along v +
 * across Jv} and the velocity afterwards {@code cosine v + sine Jv}.
 */
public final class Arc {
  /** The way along the first velocity, seconds. */
  public double along;

  /** The way across it, to the left, seconds. */
  public double across;

  /** Cosine of the angle turned. */
  public double cosine;

  /** Sine of the angle turned. */
  public double sine;

  /**
   * Turns for {@code time} seconds at {@code rate} rad/s, counter-clockwise positive. No digits are
   * lost at small angles; a rate of 0 is a straight line.
   */
  public void turn(double rate, double time) {
    double half = 0.5 * rate * time;
    double halfSine = Trigonometry.sin(half);
    double halfCosine = Trigonometry.cos(half);
    cosine = 1 - 2 * halfSine * halfSine;
    sine = 2 * halfSine * halfCosine;
    along = half == 0 ? time : sine / rate;
    across = half == 0 ? 0 : 2 * halfSine * halfSine / rate;
  }
}
