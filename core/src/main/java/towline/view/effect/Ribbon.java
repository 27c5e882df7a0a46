package towline.view.effect;

import towline.view.draw.LinePath;
import towline.view.draw.ShapeDrawer;

/** The last places of a moving thing, the newest first, from which its trail is drawn. */
public final class Ribbon {
  /** Minimum distance between two drawn places, m. */
  private static final double MIN_DISTANCE = 0.08;

  private final double[] x;
  private final double[] y;
  private final double[] weight;
  private final double step;
  private int newest;
  private int size;
  private double pendingTime;

  /** Creates a trail of {@code places} places, one every {@code step} seconds. */
  public Ribbon(int places, double step) {
    x = new double[places];
    y = new double[places];
    weight = new double[places];
    this.step = step;
  }

  /** Removes all places. */
  public void clear() {
    size = 0;
  }

  /** Returns the number of places. */
  public int size() {
    return size;
  }

  /** Returns the x coordinate of place {@code i}; 0 is the present one. */
  public double x(int i) {
    return x[Math.floorMod(newest - i, x.length)];
  }

  /** Returns the y coordinate of place {@code i}. */
  public double y(int i) {
    return y[Math.floorMod(newest - i, y.length)];
  }

  /** Returns the weight of place {@code i}. */
  public double weight(int i) {
    return weight[Math.floorMod(newest - i, weight.length)];
  }

  /**
   * Returns the position of place {@code i} along the trail, 0 at its beginning and 1 at its end.
   */
  public double age(int i) {
    return (i + pendingTime / step) / x.length;
  }

  /** Moves to a place, {@code seconds} after the last call, with a weight. */
  public void update(double seconds, double nowX, double nowY, double nowWeight) {
    pendingTime += seconds;
    if (size == 0) {
      push();
    }
    int pushes = 0;
    while (pendingTime >= step && pushes < x.length) {
      pendingTime -= step;
      push();
      set(nowX, nowY, nowWeight);
      pushes++;
    }
    pendingTime = Math.min(pendingTime, step);
    set(nowX, nowY, nowWeight);
  }

  private void push() {
    newest = (newest + 1) % x.length;
    size = Math.min(size + 1, x.length);
  }

  private void set(double nowX, double nowY, double nowWeight) {
    x[newest] = nowX;
    y[newest] = nowY;
    weight[newest] = nowWeight;
  }

  /**
   * Draws the trail in a colour, 0xRRGGBB, with a width of {@code breadth} m where it is strongest.
   */
  public void draw(ShapeDrawer pen, int rgb, double light, double breadth) {
    LinePath path = pen.path();
    double lastX = 0;
    double lastY = 0;
    for (int i = 0; i < size; i++) {
      double left = Math.max(0, 1 - age(i));
      // Places that nearly coincide have no direction, and would be drawn as spikes.
      double dx = x(i) - lastX;
      double dy = y(i) - lastY;
      if (i == 0 || dx * dx + dy * dy > MIN_DISTANCE * MIN_DISTANCE) {
        lastX = x(i);
        lastY = y(i);
        path.add(lastX, lastY, left * left * weight(i));
      }
    }
    pen.glow(rgb, light);
    pen.strokeTapering(breadth);
  }
}
