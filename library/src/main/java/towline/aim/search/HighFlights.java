package towline.aim.search;

/**
 * The flights under gravity that are not the shortest one to their place: the high arc of a lob,
 * and those of a shot that falls past its target and is overtaken by it again.
 *
 * <p>A flight of th seconds ends on a target at E where {@code gap(th) = |E + w th - G th^2 / 2| -
 * s th} is zero, up to four times. While E strays by at most {@code deviation}, the gap changes by
 * no more than that at any th, so that all flights lie in the intervals in which the gap in the
 * middle of the step is within {@code deviation} of zero. There are at most four of these, and
 * their ends are roots of two quartics. None of them begins before {@link #least}: until then a
 * shot gains on whatever it pursues, and the first meeting is the only one.
 */
final class HighFlights {
  /** Relative widening of intervals, against rounding. */
  private static final double WIDENING = 1e-13;

  /** Least deviation, in rounding errors of the gap. */
  private static final double LEAST_DEVIATION = 16;

  private static final int MOST = 4;

  private final QuarticIntercept curved = new QuarticIntercept();
  private final double[] starts = new double[MOST];
  private final double[] ends = new double[MOST];
  private final double[] outer = new double[MOST];
  private final double[] inner = new double[MOST];
  private int count;
  private boolean beginsWithLowest;
  private double deviation;

  /** True if the deviation of the last {@link #find} was below rounding. */
  boolean isTiny;

  /** Returns a lower bound on all high flights, s; +infinity without gravity. */
  static double least(Engagement engagement) {
    double gain = engagement.speed - engagement.drift();
    return engagement.hasGravity()
        ? gain / engagement.gravity() * (1 - WIDENING)
        : Double.POSITIVE_INFINITY;
  }

  /**
   * Finds the intervals of flights to all places within {@code deviation} metres of the
   * engagement's place at {@code t}, except those that end more than {@code early} seconds before
   * {@link #least}; none for a deviation of NaN.
   */
  void find(Engagement engagement, double t, double deviation, double early) {
    double least = LEAST_DEVIATION * rounding(engagement, t);
    isTiny = deviation < least;
    this.deviation = Math.max(deviation, least);
    count = 0;
    beginsWithLowest = false;
    if (Double.isNaN(deviation)) {
      return;
    }
    int outerCount = find(engagement, this.deviation, outer);
    if (outerCount == 0) {
      return;
    }
    int innerCount = find(engagement, -this.deviation, inner);
    double soonest = least(engagement) - early;
    for (int i = 0; i < outerCount; i += 2) {
      double end = i + 1 < outerCount ? outer[i + 1] : Double.POSITIVE_INFINITY;
      double start = outer[i];
      boolean isFirst = i == 0;
      for (int j = 0; j < innerCount; j += 2) {
        if (inner[j] > start && inner[j] < end) {
          add(start, inner[j], soonest, isFirst);
          isFirst = false;
          start = j + 1 < innerCount ? inner[j + 1] : Double.POSITIVE_INFINITY;
        }
      }
      if (start < end) {
        add(start, end, soonest, false);
      }
    }
  }

  /**
   * Returns a bound on the rounding error of a place and of the displacement to it, over the
   * longest flight, m.
   */
  private static double rounding(Engagement engagement, double t) {
    double most = engagement.speed + engagement.drift();
    double gravity = engagement.gravity();
    double distance = Math.abs(engagement.ex) + Math.abs(engagement.ey);
    double longest = (most + Math.sqrt(most * most + 2 * gravity * distance)) / gravity;
    return engagement.rounding(t) + 0x1p-52 * longest * (most + 0.5 * gravity * longest);
  }

  private int find(Engagement engagement, double headStart, double[] meetings) {
    engagement.poseFlight(curved, headStart);
    int found = curved.find(Double.POSITIVE_INFINITY, MOST);
    for (int i = 0; i < found; i++) {
      meetings[i] = curved.meeting(i);
    }
    return found;
  }

  private void add(double start, double end, double least, boolean isLowest) {
    double widened = end * (1 + WIDENING);
    if (widened < least || count == MOST) {
      return;
    }
    beginsWithLowest |= isLowest;
    starts[count] = isLowest ? start * (1 - WIDENING) : Math.max(least, start * (1 - WIDENING));
    ends[count++] = widened;
  }

  int count() {
    return count;
  }

  double start(int index) {
    return starts[index];
  }

  double end(int index) {
    return ends[index];
  }

  /** Returns whether the interval has a single flight, and that is the lowest. */
  boolean isLowest(int index) {
    return index == 0 && beginsWithLowest;
  }

  /** Returns the deviation of the last {@link #find}, raised to the rounding error, m. */
  double deviation() {
    return deviation;
  }
}
