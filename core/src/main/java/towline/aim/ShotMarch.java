package towline.aim;

/**
 * A search in time that provably finds the first moment at which all conditions hold.
 *
 * <p>It walks from left to right in steps. Where a condition surely fails in the whole step, the
 * step is passed and the next one is twice as long. Where every condition is sure or monotone,
 * those with a sign change are solved in their brackets and the step is answered. Otherwise the
 * step is halved. Down at a few units in the last place the step counts as a shot unless it is
 * surely none.
 *
 * <p>The cost grows with the logarithm of how narrowly a shot is missed.
 */
final class ShotMarch {
  private static final double NEVER = Double.POSITIVE_INFINITY;

  /** Against inputs whose bounds never get tight; an everyday search takes some tens of steps. */
  private static final int MOST_STEPS = 2_000_000;

  private static final SearchListener NOBODY = (from, to, finding, spare) -> {};

  private final FiringConditions conditions;
  private final Engagement engagement;
  private SearchListener listener = NOBODY;

  ShotMarch(Engagement engagement, FiringConditions conditions) {
    this.engagement = engagement;
    this.conditions = conditions;
  }

  /** The same as {@link #firstOpen}, watched. */
  double firstOpen(double from, double to, SearchListener watcher) {
    listener = watcher;
    double open = firstOpen(from, to);
    listener = NOBODY;
    return open;
  }

  /** The first moment in [from, to] at which all conditions hold; +infinity: none. */
  double firstOpen(double from, double to) {
    if (!(from <= to)) {
      return NEVER;
    }
    if (conditions.holdAt(from)) {
      return from;
    }
    double a = from;
    double length = firstLength(from, to);
    for (int i = 0; i < MOST_STEPS && a < to; i++) {
      double b = Math.min(a + length, to);
      double q = 0.5 * (b - a);
      conditions.examine(a + q, q);
      SearchListener.Finding finding = finding();
      listener.step(a, b, finding, conditions.get(0).value);
      if (finding == SearchListener.Finding.NONE) {
        a = b;
        length *= 2;
      } else if (finding == SearchListener.Finding.DECIDED) {
        double open = openBetween(a, b);
        if (open <= b) {
          return open;
        }
        a = b;
        length *= 2;
      } else if (q <= 2 * Math.ulp(b)) {
        if (opensWithinRounding(a + q, b)) {
          return b;
        }
        a = b;
        length *= 2;
      } else {
        length = q;
      }
    }
    return NEVER;
  }

  /**
   * The first moment in [from, to] at which some condition fails; +infinity: none. At {@code from}
   * all of them should hold.
   */
  double firstClosed(double from, double to) {
    double a = from;
    double length = firstLength(from, to);
    for (int i = 0; i < MOST_STEPS && a < to; i++) {
      double b = Math.min(a + length, to);
      double q = 0.5 * (b - a);
      conditions.examine(a + q, q);
      SearchListener.Finding finding = finding();
      if (finding == SearchListener.Finding.NONE) {
        return a;
      }
      if (finding == SearchListener.Finding.DECIDED) {
        double closed = closedBetween(a, b);
        if (closed < b) {
          return closed;
        }
        a = b;
        length *= 2;
      } else if (q <= 2 * Math.ulp(b)) {
        if (!opensWithinRounding(a + q, b)) {
          return a;
        }
        a = b;
        length *= 2;
      } else {
        length = q;
      }
    }
    return NEVER;
  }

  private static double firstLength(double from, double to) {
    double whole = to - from;
    return from > 0 ? Math.min(0.5 * from, whole) : 0.125 * whole;
  }

  private SearchListener.Finding finding() {
    if (isImpossible()) {
      return SearchListener.Finding.NONE;
    }
    return isResolved() ? SearchListener.Finding.DECIDED : SearchListener.Finding.UNKNOWN;
  }

  private boolean isImpossible() {
    for (int i = 0; i < conditions.count(); i++) {
      if (conditions.get(i).isImpossible()) {
        return true;
      }
    }
    return false;
  }

  private boolean isResolved() {
    for (int i = 0; i < conditions.count(); i++) {
      if (!conditions.get(i).isResolved()) {
        return false;
      }
    }
    return true;
  }

  private double openBetween(double a, double b) {
    // A condition that is alone fails at a, or the search would not have come past it.
    boolean isAlone = conditions.count() == 1;
    double opens = a;
    double closes = b;
    for (int i = 0; i < conditions.count(); i++) {
      Constraint constraint = conditions.get(i);
      if (constraint.isSure()) {
        continue;
      }
      boolean holdsAtStart = !isAlone && conditions.value(i, a) >= 0;
      boolean holdsAtEnd = conditions.value(i, b) >= 0;
      if (!holdsAtStart && !holdsAtEnd) {
        return NEVER;
      }
      if (!holdsAtStart) {
        opens = Math.max(opens, crossing(i, a, b));
      } else if (!holdsAtEnd) {
        closes = Math.min(closes, crossing(i, a, b));
      }
    }
    return opens <= closes ? opens : NEVER;
  }

  private double closedBetween(double a, double b) {
    double closes = b;
    for (int i = 0; i < conditions.count(); i++) {
      if (!conditions.get(i).isSure() && conditions.value(i, b) < 0) {
        closes = Math.min(closes, conditions.value(i, a) < 0 ? a : crossing(i, a, b));
      }
    }
    return closes;
  }

  /** Where the condition number {@code index}, monotone in [a, b], changes its sign. */
  private double crossing(int index, double left, double right) {
    boolean opening = conditions.get(index).isRising();
    double a = left;
    double b = right;
    double t = conditions.get(index).guess(left, right);
    double step = b - a;
    for (int i = 0; i < Bracket.MOST_STEPS; i++) {
      double value = conditions.value(index, t);
      if (value < 0 == opening) {
        a = t;
      } else {
        b = t;
      }
      double next = Bracket.next(t, value, conditions.slope(), a, b, step);
      double lastStep = step;
      step = Math.abs(next - t);
      t = next;
      if (Bracket.isDone(step, lastStep, t)) {
        break;
      }
    }
    return t;
  }

  /**
   * Whether a step of a few units in the last place holds a shot, given that it may: so it is where
   * the flight is smooth, and where the target passes through the muzzle; elsewhere its end
   * decides.
   */
  private boolean opensWithinRounding(double middle, double end) {
    return conditions.isSmooth() || conditions.holdAt(end) || isContact(middle);
  }

  private boolean isContact(double t) {
    engagement.moveTo(t);
    double size = engagement.accelerationBound() * t * t;
    size += Math.abs(engagement.rx) + Math.abs(engagement.ry);
    size += t * (Math.abs(engagement.vx) + Math.abs(engagement.vy));
    return Math.abs(engagement.ex) + Math.abs(engagement.ey) <= 4 * Math.ulp(size);
  }
}
