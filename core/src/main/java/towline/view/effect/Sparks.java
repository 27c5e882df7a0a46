package towline.view.effect;

import towline.content.look.SparkShape;
import towline.view.draw.ShapeDrawer;

/** A pool of sparks, splinters and embers that fly, slow down and burn out. */
public final class Sparks {
  /** Maximum number of sparks; more would neither be visible nor affordable. */
  public static final int MAX_SPARKS = 1400;

  /** Length of a streak, as the time of flight that it shows, s. */
  private static final double STREAK_TIME = 0.045;

  private final double[] x = new double[MAX_SPARKS];
  private final double[] y = new double[MAX_SPARKS];
  private final double[] vx = new double[MAX_SPARKS];
  private final double[] vy = new double[MAX_SPARKS];
  private final double[] age = new double[MAX_SPARKS];
  private final double[] life = new double[MAX_SPARKS];
  private final double[] size = new double[MAX_SPARKS];
  private final double[] drag = new double[MAX_SPARKS];
  private final double[] angle = new double[MAX_SPARKS];
  private final double[] spin = new double[MAX_SPARKS];
  private final int[] rgb = new int[MAX_SPARKS];
  private final SparkShape[] shapes = new SparkShape[MAX_SPARKS];
  private final CosmeticRandom random;
  private int alive;
  private int oldest;
  private double share = 1;
  private double due;
  private double fallX;
  private double fallY;

  /** Creates an empty pool. */
  public Sparks(CosmeticRandom random) {
    this.random = random;
  }

  /** Returns the number of sparks alive. */
  public int alive() {
    return alive;
  }

  /** Sets the acceleration of the slow sparks, m/s^2; streaks are too fast to sink. */
  public void setFall(double alongX, double alongY) {
    fallX = alongX;
    fallY = alongY;
  }

  /** Sets the share of the added sparks that appear, above 0 to 1. */
  public void setShare(double share) {
    this.share = share;
  }

  /** Removes all sparks. */
  public void clear() {
    alive = 0;
  }

  /**
   * Adds a spark, or none if the share says so, with a velocity, m/s, a size, m, and a lifetime, s.
   */
  public void add(
      SparkShape shape,
      double atX,
      double atY,
      double speedX,
      double speedY,
      double lifetime,
      double width,
      int colour) {
    due += share;
    if (due < 1) {
      return;
    }
    due -= 1;
    int i = place();
    x[i] = atX;
    y[i] = atY;
    vx[i] = speedX;
    vy[i] = speedY;
    age[i] = 0;
    life[i] = lifetime;
    size[i] = width;
    drag[i] = shape == SparkShape.SPLINTER || shape == SparkShape.SHRED ? 1.4 : 3.2;
    angle[i] = random.angle();
    spin[i] = random.between(-9, 9);
    rgb[i] = colour;
    shapes[i] = shape;
  }

  /** Returns a free index; when the pool is full, a new spark replaces another in turn. */
  private int place() {
    if (alive < MAX_SPARKS) {
      return alive++;
    }
    oldest = (oldest + 1) % MAX_SPARKS;
    return oldest;
  }

  /** Adds a burst in all directions; {@code speed} is that of the fastest spark, m/s. */
  public void burst(
      SparkShape shape,
      int count,
      double atX,
      double atY,
      double speed,
      double lifetime,
      int colour) {
    for (int n = 0; n < count; n++) {
      double bearing = random.angle();
      double fast = speed * random.between(0.25, 1);
      add(
          shape,
          atX,
          atY,
          Math.cos(bearing) * fast,
          Math.sin(bearing) * fast,
          lifetime * random.between(0.4, 1),
          random.between(0.05, 0.1),
          colour);
    }
  }

  /** Adds a jet along a bearing, with a spread of {@code spread} rad to either side. */
  public void jet(
      SparkShape shape,
      int count,
      double atX,
      double atY,
      double bearing,
      double spread,
      double speed,
      double lifetime,
      int colour) {
    for (int n = 0; n < count; n++) {
      double along = bearing + random.between(-spread, spread);
      double fast = speed * random.between(0.4, 1);
      add(
          shape,
          atX,
          atY,
          Math.cos(along) * fast,
          Math.sin(along) * fast,
          lifetime * random.between(0.5, 1),
          random.between(0.05, 0.09),
          colour);
    }
  }

  /** Advances by {@code seconds}. */
  public void update(double seconds) {
    int i = 0;
    while (i < alive) {
      age[i] += seconds;
      if (age[i] >= life[i]) {
        alive--;
        move(alive, i);
      } else {
        double keep = Math.exp(-drag[i] * seconds);
        boolean sinks = shapes[i] != SparkShape.STREAK;
        vx[i] = vx[i] * keep + (sinks ? fallX * seconds : 0);
        vy[i] = vy[i] * keep + (sinks ? fallY * seconds : 0);
        x[i] += vx[i] * seconds;
        y[i] += vy[i] * seconds;
        angle[i] += spin[i] * seconds;
        i++;
      }
    }
  }

  private void move(int from, int to) {
    x[to] = x[from];
    y[to] = y[from];
    vx[to] = vx[from];
    vy[to] = vy[from];
    age[to] = age[from];
    life[to] = life[from];
    size[to] = size[from];
    drag[to] = drag[from];
    angle[to] = angle[from];
    spin[to] = spin[from];
    rgb[to] = rgb[from];
    shapes[to] = shapes[from];
  }

  /** Draws the sparks, which dim as they burn down. */
  public void draw(ShapeDrawer pen) {
    for (int i = 0; i < alive; i++) {
      double left = 1 - age[i] / life[i];
      switch (shapes[i]) {
        case STREAK -> {
          pen.glow(rgb[i], left).glowTo(rgb[i], 0);
          double tail = STREAK_TIME;
          pen.line(x[i], y[i], x[i] - vx[i] * tail, y[i] - vy[i] * tail, size[i]);
        }
        case EMBER -> {
          pen.glow(rgb[i], 0.8 * left);
          pen.disc(x[i], y[i], size[i] * (0.5 + left));
        }
        case SPLINTER -> {
          pen.glow(rgb[i], left * left);
          double half = 2.2 * size[i];
          double cos = Math.cos(angle[i]) * half;
          double sin = Math.sin(angle[i]) * half;
          pen.line(x[i] - cos, y[i] - sin, x[i] + cos, y[i] + sin, 0.06);
        }
        case SHRED -> shred(pen, i, Math.min(1, 2 * left));
      }
    }
  }

  /** Draws a strip with cleats across. */
  private void shred(ShapeDrawer pen, int i, double light) {
    double half = 5 * size[i];
    double cos = Math.cos(angle[i]);
    double sin = Math.sin(angle[i]);
    pen.glow(rgb[i], 0.8 * light);
    pen.line(x[i] - half * cos, y[i] - half * sin, x[i] + half * cos, y[i] + half * sin, 0.09);
    double out = 2.2 * size[i];
    for (int cleat = -1; cleat <= 1; cleat++) {
      double atX = x[i] + 0.8 * cleat * half * cos;
      double atY = y[i] + 0.8 * cleat * half * sin;
      pen.line(atX, atY, atX - out * sin, atY + out * cos, 0.06);
    }
  }
}
