package towline.view.effect;

/** The last places of something, the newest first: what a trail is drawn from. */
public final class Ribbon {
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
  public void pass(double seconds, double nowX, double nowY, double nowWeight) {
    due += seconds;
    if (size == 0) {
      push();
    }
    int pushes = 0;
    while (due >= step && pushes < x.length) {
      due -= step;
      push();
      put(nowX, nowY, nowWeight);
      pushes++;
    }
    due = Math.min(due, step);
    put(nowX, nowY, nowWeight);
  }

  private void push() {
    newest = (newest + 1) % x.length;
    size = Math.min(size + 1, x.length);
  }

  private void put(double nowX, double nowY, double nowWeight) {
    x[newest] = nowX;
    y[newest] = nowY;
    weight[newest] = nowWeight;
  }
}
