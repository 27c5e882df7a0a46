package towline.aim.learn;

import towline.math.StateSink;
import towline.math.Trigonometry;

/**
 * Headings of a target in the last ticks, their offsets from the bearings of its prey, and the
 * recurrence that they follow.
 *
 * <p>A sine sampled at even steps obeys {@code u(n+1) - 2 u(n) + u(n-1) = -k (u(n) - mean)}
 * exactly, with {@code k = 2 - 2 cos(angular frequency)}. So the frequency of a weave is the slope
 * of a line, fitted by least squares: no search, and exact as soon as there are enough points.
 */
final class MotionHistory {
  /** Index of the row of headings. */
  static final int HEADING = 0;

  /** Number of ticks kept. */
  private static final int CAPACITY = 14;

  /** Sum of squares below which a row is level, but for rounding. */
  private static final double LEAST_SQUARES = 1e-20;

  /** Stiffness of the slowest weave: half a minute a sweep at 60 ticks a second. */
  private static final double LEAST_STIFFNESS = 1e-5;

  /** Stiffness of the fastest weave: some four oscillations a second. */
  private static final double MOST_STIFFNESS = 0.2;

  private final double[][] rows = new double[1 + Prey.MOST][CAPACITY];
  private int size;
  private double turn;
  private double stiffness;
  private double mean;

  void clear() {
    size = 0;
    turn = 0;
  }

  /** Returns the index of the row of offsets from the bearing of {@code prey}. */
  static int offsets(int prey) {
    return 1 + prey;
  }

  /** Returns the number of ticks that are remembered. */
  int size() {
    return size;
  }

  /**
   * Adds a tick's displacement, m; the displacement before it counts only if this is not the first.
   */
  void push(double wayX, double wayY, double oldX, double oldY) {
    boolean isFirst = size == 0;
    turn = isFirst ? 0 : Trigonometry.atan2(oldX * wayY - oldY * wayX, oldX * wayX + oldY * wayY);
    double heading = isFirst ? Trigonometry.atan2(wayY, wayX) : get(HEADING, 0) + turn;
    if (size == CAPACITY) {
      for (double[] row : rows) {
        System.arraycopy(row, 1, row, 0, CAPACITY - 1);
      }
    } else {
      size++;
    }
    rows[HEADING][size - 1] = heading;
  }

  /** Sets the offset of the last tick's heading from the bearing of {@code prey}, rad. */
  void setOffset(int prey, double offset) {
    rows[offsets(prey)][size - 1] = offset;
  }

  /** Returns the value of a row {@code age} ticks ago, rad. */
  double get(int row, int age) {
    return rows[row][size - 1 - age];
  }

  /** Returns the turn of the heading in the last tick, rad. */
  double turn() {
    return turn;
  }

  /** Returns the stiffness k of the last fit. */
  double stiffness() {
    return stiffness;
  }

  /** Returns the mean of the sine of the last fit, rad. */
  double mean() {
    return mean;
  }

  /** Returns whether a row is a sine about a mean of its own; fills in stiffness and mean. */
  boolean fitSine(int row) {
    if (size < 4) {
      return false;
    }
    double[] u = rows[row];
    double origin = u[size - 1];
    double sumU = 0;
    double sumY = 0;
    int count = size - 2;
    for (int i = 1; i <= count; i++) {
      sumU += u[i] - origin;
      sumY += u[i + 1] - 2 * u[i] + u[i - 1];
    }
    double meanU = sumU / count;
    double meanY = sumY / count;
    double uu = 0;
    double uy = 0;
    for (int i = 1; i <= count; i++) {
      double du = u[i] - origin - meanU;
      uu += du * du;
      uy += du * (u[i + 1] - 2 * u[i] + u[i - 1] - meanY);
    }
    if (!(uu > LEAST_SQUARES) || !isStiff(-uy / uu)) {
      return false;
    }
    mean = origin + meanU + meanY / stiffness;
    return true;
  }

  /** Returns whether a row is a sine about zero; fills in stiffness. */
  boolean fitSineAboutZero(int row) {
    if (size < 3) {
      return false;
    }
    double[] u = rows[row];
    double uu = 0;
    double uy = 0;
    for (int i = 1; i < size - 1; i++) {
      uu += u[i] * u[i];
      uy += u[i] * (u[i + 1] - 2 * u[i] + u[i - 1]);
    }
    return uu > LEAST_SQUARES && isStiff(-uy / uu);
  }

  private boolean isStiff(double slope) {
    stiffness = slope;
    return slope >= LEAST_STIFFNESS && slope <= MOST_STIFFNESS;
  }

  void writeState(StateSink out) {
    out.add(size);
    out.add(turn);
    for (double[] row : rows) {
      for (int i = 0; i < size; i++) {
        out.add(row[i]);
      }
    }
  }
}
