package towline.sim.api;

import java.util.Arrays;

/**
 * The rows of an {@link EntityTable} that all things have: where they are, and how they can move.
 */
abstract class BodyTable extends KindIndex {
  private double[] xs = new double[256];
  private double[] ys = new double[256];
  private double[] vxs = new double[256];
  private double[] vys = new double[256];
  private double[] headings = new double[256];
  private double[] radii = new double[256];
  private double[] accelerations = new double[256];
  private double[] jumps = new double[256];
  private double[] topSpeeds = new double[256];
  private double[] turnRates = new double[256];

  /** The distance between the centres of two things, m. */
  public final double distance(int a, int b) {
    double dx = xs[a] - xs[b];
    double dy = ys[a] - ys[b];
    return Math.sqrt(dx * dx + dy * dy);
  }

  /** The x coordinate of its centre. */
  public final double x(int i) {
    return xs[i];
  }

  /** The y coordinate of its centre. */
  public final double y(int i) {
    return ys[i];
  }

  /** Its velocity along +x. */
  public final double vx(int i) {
    return vxs[i];
  }

  /** Its velocity along +y. */
  public final double vy(int i) {
    return vys[i];
  }

  /** Where its hull points; for the drone and a vessel's turret, where the barrel points. */
  public final double heading(int i) {
    return headings[i];
  }

  /** Its radius. */
  public final double radius(int i) {
    return radii[i];
  }

  /** What it is capable of: its largest acceleration, m/s^2; +infinity: no limit. */
  public final double acceleration(int i) {
    return accelerations[i];
  }

  /** How far its velocity may jump, m/s. */
  public final double jump(int i) {
    return jumps[i];
  }

  /** The speed up to which it drives along its course, m/s; NaN: it does not drive. */
  public final double topSpeed(int i) {
    return topSpeeds[i];
  }

  /** How fast its course turns at most if it drives or is a missile, rad/s. */
  public final double turnRate(int i) {
    return turnRates[i];
  }

  /**
   * The thing added last changes its velocity by at most that much a second, m/s^2, beside jumps of
   * up to that size, m/s.
   */
  public final void setAgility(double acceleration, double jump) {
    accelerations[last()] = acceleration;
    jumps[last()] = jump;
  }

  /** The thing added last turns like a tank and goes at once at any speed up to the top, m/s. */
  public final void setDriving(double topSpeed, double turnRate) {
    setAgility(0, 0);
    topSpeeds[last()] = topSpeed;
    turnRates[last()] = turnRate;
  }

  /** The thing added last turns its course by at most that much a second, rad/s. */
  final void setTurnRate(double turnRate) {
    turnRates[last()] = turnRate;
  }

  /** Appends a thing, and returns its row. */
  final int addBody(EntityKind kind, Body body) {
    int row = addRow(kind, body.id);
    if (row == xs.length) {
      grow();
    }
    xs[row] = body.x;
    ys[row] = body.y;
    vxs[row] = body.vx;
    vys[row] = body.vy;
    headings[row] = body.heading;
    radii[row] = body.radius;
    accelerations[row] = Double.POSITIVE_INFINITY;
    jumps[row] = 0;
    topSpeeds[row] = Double.NaN;
    turnRates[row] = 0;
    return row;
  }

  /** Takes over all rows of {@code other}. */
  final void setBodies(BodyTable other) {
    while (xs.length < other.size()) {
      grow();
    }
    setIndex(other);
    copy(other.xs, xs);
    copy(other.ys, ys);
    copy(other.vxs, vxs);
    copy(other.vys, vys);
    copy(other.headings, headings);
    copy(other.radii, radii);
    copy(other.accelerations, accelerations);
    copy(other.jumps, jumps);
    copy(other.topSpeeds, topSpeeds);
    copy(other.turnRates, turnRates);
  }

  @SuppressWarnings("SuspiciousSystemArraycopy") // Both are arrays of one type.
  final void copy(Object from, Object to) {
    System.arraycopy(from, 0, to, 0, size());
  }

  /** Makes room for twice as many rows. */
  void grow() {
    int capacity = 2 * xs.length;
    xs = Arrays.copyOf(xs, capacity);
    ys = Arrays.copyOf(ys, capacity);
    vxs = Arrays.copyOf(vxs, capacity);
    vys = Arrays.copyOf(vys, capacity);
    headings = Arrays.copyOf(headings, capacity);
    radii = Arrays.copyOf(radii, capacity);
    accelerations = Arrays.copyOf(accelerations, capacity);
    jumps = Arrays.copyOf(jumps, capacity);
    topSpeeds = Arrays.copyOf(topSpeeds, capacity);
    turnRates = Arrays.copyOf(turnRates, capacity);
  }
}
