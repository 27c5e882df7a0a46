package towline.view.effect;

import towline.view.draw.LinePath;
import towline.view.draw.ShapeDrawer;

/** The last places of something, the newest first: what a trail is drawn from. */
public final class Ribbon {
  /** The closest that two places of a trail may lie, m. */
  private static final double CLOSEST = 0.08;

  private final double[] x;
  private final double[] y;
  private final double[] weight;
  private final double step;
  private int newest;
  private int size;
  private double due;

  /** A trail of that many places, one every {@code step} seconds. */
  public Ribbon(int places, double step) {
    x = new double[places];
    y = new double[places];
    weight = new double[places];
    this.step = step;
  }

  /** Forgets everything. */
  public void clear() {
    size = 0;
  }

  /** The number of places. */
  public int size() {
    return size;
  }

  /** Place {@code i}; 0 is where it is now. */
  public double x(int i) {
    return x[Math.floorMod(newest - i, x.length)];
  }

  /** Place {@code i}. */
  public double y(int i) {
    return y[Math.floorMod(newest - i, y.length)];
  }

  /** The weight that place {@code i} was given. */
  public double weight(int i) {
    return weight[Math.floorMod(newest - i, weight.length)];
  }

  /** How far place {@code i} is towards the end of the trail, 0 to 1. */
  public double age(int i) {
    return (i + due / step) / x.length;
  }

  /** Time passed, s, and it is now there, with that weight. */
  public void update(double seconds, double nowX, double nowY, double nowWeight) {
    due += seconds;
    if (size == 0) {
      push();
    }
    int pushes = 0;
    while (due >= step && pushes < x.length) {
      due -= step;
      push();
      set(nowX, nowY, nowWeight);
      pushes++;
    }
    due = Math.min(due, step);
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

  /** Draws the trail in that colour, 0xRRGGBB, {@code breadth} m wide where it is strongest. */
  public void draw(ShapeDrawer pen, int rgb, double light, double breadth) {
    LinePath path = pen.path();
    double lastX = 0;
    double lastY = 0;
    for (int i = 0; i < size; i++) {
      double left = Math.max(0, 1 - age(i));
      // Places that all but coincide have no direction, and would make thorns.
      double dx = x(i) - lastX;
      double dy = y(i) - lastY;
      if (i == 0 || dx * dx + dy * dy > CLOSEST * CLOSEST) {
        lastX = x(i);
        lastY = y(i);
        path.add(lastX, lastY, left * left * weight(i));
      }
    }
    pen.glow(rgb, light);
    pen.strokeTapering(breadth);
  }
}
