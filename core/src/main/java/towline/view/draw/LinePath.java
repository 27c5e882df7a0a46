package towline.view.draw;

import java.util.Arrays;

/** A line through points, being put together; the pen strokes it. Reused. */
public final class LinePath {
  private float[] xs = new float[128];
  private float[] ys = new float[128];
  private float[] strengths = new float[128];
  private int size;

  /** Forgets all points. */
  public LinePath begin() {
    size = 0;
    return this;
  }

  /** Appends a point at full strength. */
  public LinePath add(double x, double y) {
    return add(x, y, 1);
  }

  /** Appends a point where the line has only part of its light and, if it tapers, of its width. */
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

  /** The number of points. */
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
