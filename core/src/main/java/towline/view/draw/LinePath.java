package towline.view.draw;

import java.util.Arrays;

/** A line through points, built point by point and drawn by {@link ShapeDrawer}. Reused. */
public final class LinePath {
  private float[] xs = new float[128];
  private float[] ys = new float[128];
  private float[] strengths = new float[128];
  private int size;

  /** Removes all points. */
  public LinePath begin() {
    size = 0;
    return this;
  }

  /** Appends a point at full strength. */
  public LinePath add(double x, double y) {
    return add(x, y, 1);
  }

  /**
   * Appends a point with a strength, 0 to 1, that scales the line's light and, if it tapers, its
   * width.
   */
  public LinePath add(double x, double y, double strength) {
    if (size == xs.length) {
      xs = Arrays.copyOf(xs, 2 * size);
      ys = Arrays.copyOf(ys, 2 * size);
      strengths = Arrays.copyOf(strengths, 2 * size);
    }
    xs[size] = (float) x;
    ys[size] = (float) y;
    strengths[size] = (float) strength;
    size++;
    return this;
  }

  /** Returns the number of points. */
  public int size() {
    return size;
  }

  float x(int i) {
    return xs[i];
  }

  float y(int i) {
    return ys[i];
  }

  float strength(int i) {
    return strengths[i];
  }
}
