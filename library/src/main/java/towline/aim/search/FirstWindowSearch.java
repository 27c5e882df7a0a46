package towline.aim.search;

/**
 * A search in time that provably finds the first moment at which all conditions hold.
 *
 * <p>It walks from left to right in steps that never straddle the target's stop, where its velocity
 * may jump. Where a condition surely fails in the whole step, the step is passed and the next one
 * is twice as long. Where every condition is sure or monotone, those with a sign change are solved
 * in their brackets and the step is answered. Otherwise the step is halved. Down at a few units in
 * the last place the step counts as a shot if its ends or its middle do, but for rounding.
 *
 * <p>The cost grows with the logarithm of how narrowly a shot is missed. A search that has computed
 * the motion {@link #MOST_EVALUATIONS} times gives up and returns {@link #UNDECIDED}.
 */
final class FirstWindowSearch {
  private static final double NEVER = Double.POSITIVE_INFINITY;

  /** Result of a search that gave up. */
  static final double UNDECIDED = Double.NaN;

  /** Most evaluations of the motion per answer; an everyday answer takes some tens. */
  static final int MOST_EVALUATIONS = 7950;

  /** Evaluations after which a search saves evaluations at the cost of time or bits. */
  private static final int LONG_EVALUATIONS = 500;

  /** Most equal steps in a long search before the step is doubled. */
  private static final int MOST_EQUAL_STEPS = 8;

  private static final int MOST_UNITS = 64;

  /** Evaluations after which {@link #someOpen} tries moments ahead. */
  private static final int EVALUATIONS_BEFORE_LEAPS = 200;

  /** Ratio of the distances of successive moments that are tried ahead. */
  private static final double LEAP_RATIO = 1.5;

  static final SearchListener NOBODY = (from, to, finding, spare) -> {};

  private final FiringConditions conditions;
  private final Engagement engagement;
  private SearchListener listener = NOBODY;
  private int mostEvaluations = MOST_EVALUATIONS;

  private double reached;

  /** First shot in the step of the last {@link #survey}; +infinity: none. */
  private double firstInStep;

  /** Passed steps of the present length, and their number at which the length doubles. */
  private int passed;

  private int enough;
  private boolean isDoubled;

  FirstWindowSearch(Engagement engagement, FiringConditions conditions) {
    this.engagement = engagement;
    this.conditions = conditions;
  }

  /** Returns the time up to which the last search that gave up has proved its answer. */
  double reached() {
    return reached;
  }

  /** Reports every step of later searches for a first moment to {@code watcher}. */
  void watch(SearchListener watcher) {
    listener = watcher;
  }

  /**
   * Returns the first moment in [from, to] at which all conditions hold; +infinity: none; NaN:
   * undecided.
   */
  double firstOpen(double from, double to) {
    double stop = engagement.stopTime;
    if (!(stop > from && stop < to)) {
      return firstOpenWithoutStop(from, to);
    }
    double open = firstOpenWithoutStop(from, stop);
    return open == NEVER ? firstOpenWithoutStop(stop, to) : open;
  }

  /**
   * Returns a moment in [from, to] at which all conditions hold, not always the first; +infinity:
   * none; NaN: undecided. A search that gets long tries moments ahead.
   */
  double someOpen(double from, double to) {
    double open = firstOpenWithin(EVALUATIONS_BEFORE_LEAPS, from, to);
    if (!Double.isNaN(open)) {
      return open;
    }
    double begin = reached;
    for (double ahead = to - begin;
        begin + ahead > begin && engagement.evaluations < MOST_EVALUATIONS;
        ahead /= LEAP_RATIO) {
      if (conditions.holdSurelyAt(begin + ahead)) {
        return begin + ahead;
      }
    }
    return conditions.hasEquality() ? someMoment(begin, to) : firstOpen(begin, to);
  }

  /**
   * Returns some such moment under an equality, which only moments meet: one turn of the target,
   * tried now and then, contains them all.
   */
  private double someMoment(double from, double to) {
    double open = firstOpenWithin(MOST_EVALUATIONS / 2, from, to);
    double begin = reached;
    double turn = 2 * Math.PI / Math.abs(engagement.turnRate);
    double t = engagement.isTurning(to) ? to : begin;
    while (Double.isNaN(open) && t > begin + turn && engagement.evaluations < MOST_EVALUATIONS) {
      double seen = firstOpenWithin(EVALUATIONS_BEFORE_LEAPS / 2, t - turn, t);
      open = seen < NEVER ? seen : open;
      t = begin + (t - begin) / LEAP_RATIO;
    }
    return Double.isNaN(open) ? firstOpen(begin, to) : open;
  }

  private double firstOpenWithin(int patience, double from, double to) {
    mostEvaluations = Math.min(MOST_EVALUATIONS, engagement.evaluations + patience);
    double open = firstOpen(from, to);
    mostEvaluations = MOST_EVALUATIONS;
    return open;
  }

  private double firstOpenWithoutStop(double from, double to) {
    if (!(from <= to)) {
      return NEVER;
    }
    if (conditions.holdAt(from)) {
      return from;
    }
    double a = from;
    double length = firstLength(from, to);
    passed = 0;
    enough = 1;
    isDoubled = false;
    while (a < to) {
      if (engagement.evaluations > mostEvaluations) {
        reached = a;
        return UNDECIDED;
      }
      if (isLong(engagement)) {
        double turn = conditions.recurWith(engagement.period());
        if (to - a > 2 * turn) {
          return firstOpenByTurns(a, to, turn);
        }
      }
      double b = Math.min(a + length, to);
      double q = 0.5 * (b - a);
      SearchListener.Finding finding = survey(a, b, q);
      listener.step(a, b, finding, conditions.get(0).value);
      if (finding == SearchListener.Finding.UNKNOWN && !conditions.isTiny(q, b)) {
        length = q;
        halve();
        continue;
      }
      double open =
          finding == SearchListener.Finding.UNKNOWN ? shotWithinRounding(a, b) : firstInStep;
      if (open < NEVER) {
        return open;
      }
      a = b;
      length *= growth();
    }
    return NEVER;
  }

  private void halve() {
    enough = isDoubled ? Math.min(MOST_EQUAL_STEPS, 2 * enough) : enough;
    passed = 0;
    isDoubled = false;
  }

  /** Returns the ratio of the next step's length to that of the passed one. */
  private int growth() {
    enough = isDoubled ? 1 : enough;
    passed++;
    isDoubled = passed >= enough || !isLong(engagement);
    passed = isDoubled ? 0 : passed;
    return isDoubled ? 2 : 1;
  }

  /** Examines all flights in a step; if that decides it, also finds the step's first shot. */
  private SearchListener.Finding survey(double a, double b, double q) {
    firstInStep = NEVER;
    int flights = conditions.beginStep(a + q, q);
    SearchListener.Finding all = SearchListener.Finding.NONE;
    for (int i = 0; i < flights; i++) {
      conditions.examine(i, a + q, q);
      SearchListener.Finding finding = finding();
      if (finding == SearchListener.Finding.UNKNOWN) {
        return finding;
      }
      if (finding == SearchListener.Finding.DECIDED) {
        all = finding;
        double open = openBetween(a, b);
        firstInStep = open <= b ? Math.min(firstInStep, settled(open)) : firstInStep;
      }
    }
    return all;
  }

  /** Returns whether an answer has taken so many evaluations that it should save them. */
  static boolean isLong(Engagement engagement) {
    return engagement.evaluations > LONG_EVALUATIONS;
  }

  /**
   * Returns the first open moment for a target with period {@code turn}, where each possible impact
   * stays possible a turn later: halving finds the first turn with a shot.
   */
  private double firstOpenByTurns(double from, double to, double turn) {
    if (firstOpenWithoutStop(to - turn, to) == NEVER) {
      return NEVER;
    }
    double open = UNDECIDED;
    double none = -1;
    double some = Math.ceil((to - from) / turn) - 1;
    while (some - none > 1) {
      double middle = Math.floor(0.5 * (none + some));
      double begin = from + middle * turn;
      double opensHere = firstOpenWithoutStop(begin, Math.min(to, begin + turn));
      if (Double.isNaN(opensHere)) {
        reached = from + (none + 1) * turn;
        return UNDECIDED;
      }
      if (opensHere < NEVER) {
        some = middle;
        open = opensHere;
      } else {
        none = middle;
      }
    }
    return Double.isNaN(open) ? firstOpenWithoutStop(from + some * turn, to) : open;
  }

  /**
   * Returns the first moment in [from, to] at which some condition fails; +infinity: none; NaN:
   * undecided. At {@code from} all of them should hold.
   */
  double firstClosed(double from, double to) {
    double stop = engagement.stopTime;
    if (!(stop > from && stop < to)) {
      return firstClosedWithoutStop(from, to);
    }
    double closed = firstClosedWithoutStop(from, stop);
    return closed == NEVER ? firstClosedWithoutStop(stop, to) : closed;
  }

  private double firstClosedWithoutStop(double from, double to) {
    double a = from;
    double length = firstLength(from, to);
    while (a < to) {
      if (engagement.evaluations > MOST_EVALUATIONS) {
        reached = a;
        return UNDECIDED;
      }
      double b = Math.min(a + length, to);
      double q = 0.5 * (b - a);
      SearchListener.Finding finding = surveyForEnd(a, b, q);
      if (finding == SearchListener.Finding.NONE) {
        return a;
      }
      if (finding == SearchListener.Finding.UNKNOWN && !conditions.isTiny(q, b)) {
        length = q;
        continue;
      }
      if (finding == SearchListener.Finding.DECIDED) {
        if (firstInStep < b) {
          return firstInStep;
        }
      } else if (shotWithinRounding(a, b) == NEVER) {
        return a;
      }
      a = b;
      length *= 2;
    }
    return NEVER;
  }

  /**
   * Examines all flights in a step; if that decides it, also finds the end of the first flight to
   * fail. Of several flights only one that holds throughout decides.
   */
  private SearchListener.Finding surveyForEnd(double a, double b, double q) {
    firstInStep = b;
    int flights = conditions.beginStep(a + q, q);
    SearchListener.Finding all = SearchListener.Finding.NONE;
    for (int i = 0; i < flights; i++) {
      conditions.examine(i, a + q, q);
      SearchListener.Finding finding = finding();
      if (finding == SearchListener.Finding.DECIDED && flights == 1) {
        firstInStep = closedBetween(a, b);
      } else if (finding == SearchListener.Finding.DECIDED && isSure()) {
        return finding;
      } else if (finding != SearchListener.Finding.NONE) {
        finding = SearchListener.Finding.UNKNOWN;
      }
      all = finding == SearchListener.Finding.NONE ? all : finding;
    }
    return all;
  }

  private boolean isSure() {
    for (int i = 0; i < conditions.count(); i++) {
      if (!conditions.get(i).isSure()) {
        return false;
      }
    }
    return true;
  }

  private static double firstLength(double from, double to) {
    double whole = to - from;
    return from > 0 ? Math.min(0.5 * from, whole) : 0.125 * whole;
  }

  private SearchListener.Finding finding() {
    boolean isResolved = true;
    for (int i = 0; i < conditions.count(); i++) {
      Constraint constraint = conditions.get(i);
      if (constraint.isImpossible()) {
        return SearchListener.Finding.NONE;
      }
      isResolved &= constraint.isResolved();
    }
    return isResolved ? SearchListener.Finding.DECIDED : SearchListener.Finding.UNKNOWN;
  }

  private double openBetween(double a, double b) {
    // A single condition fails at a, or the search would not have passed a.
    boolean isAlone = conditions.count() == 1;
    double opens = a;
    double closes = b;
    for (int i = 0; i < conditions.count(); i++) {
      Constraint constraint = conditions.get(i);
      if (constraint.isSure()) {
        continue;
      }
      if (constraint.isEquality) {
        return momentBetween(i, a, b);
      }
      boolean holdsAtStart = !isAlone && conditions.isMetAt(i, a);
      boolean holdsAtEnd = constraint.isSureAtEnd(0.5 * (b - a)) || conditions.isMetAt(i, b);
      if (!holdsAtStart && !holdsAtEnd) {
        return NEVER;
      }
      if (!holdsAtStart) {
        opens = Math.max(opens, crossing(i, a, b));
      } else if (!holdsAtEnd) {
        closes = Math.min(closes, crossing(i, a, b));
      }
    }
    return opens <= closes + 2 * Math.ulp(closes) ? opens : NEVER;
  }

  /**
   * Returns the only moment in [a, b] that an equality allows, if all other conditions hold there.
   */
  private double momentBetween(int index, double a, double b) {
    double slack = conditions.get(index).slack;
    double atStart = conditions.value(index, a);
    double atEnd = conditions.value(index, b);
    if ((atStart > slack && atEnd > slack) || (atStart < -slack && atEnd < -slack)) {
      return NEVER;
    }
    double moment = crossing(index, a, b);
    double width = slack / Math.abs(conditions.slope());
    if (conditions.holdAt(moment)) {
      return moment;
    }
    boolean mayTouch = width > 0 && conditions.holdWithin(moment, width);
    return mayTouch ? touchBeside(moment, index, a, b) : NEVER;
  }

  /**
   * Returns a touch beside {@code moment}. Rounding widens the moment of an equality a little; if
   * another condition opens or closes within that, the two touch, and a touch is a shot.
   */
  private double touchBeside(double moment, int index, double a, double b) {
    for (int i = 0; i < conditions.count(); i++) {
      if (i != index && !conditions.isMetAt(i, moment)) {
        double touch = crossing(i, a, b);
        return conditions.holdAt(touch) ? touch : NEVER;
      }
    }
    return NEVER;
  }

  private double closedBetween(double a, double b) {
    double closes = b;
    for (int i = 0; i < conditions.count(); i++) {
      Constraint constraint = conditions.get(i);
      if (constraint.isSure()) {
        continue;
      }
      if (constraint.isEquality) {
        return a;
      }
      if (conditions.value(i, b) < 0) {
        closes = Math.min(closes, conditions.value(i, a) < 0 ? a : crossing(i, a, b));
      }
    }
    return closes;
  }

  /**
   * Returns the moment in [left, right] at which condition {@code index}, monotone there, changes
   * its sign.
   */
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
      if (Bracket.isDone(step, lastStep, t, a, b)) {
        break;
      }
    }
    return t;
  }

  /**
   * Returns the moment near {@code open} at which all conditions hold. Under gravity a flight may
   * begin to exist at a moment; then rounding decides between neighbouring doubles, and the answer
   * must be one at which it exists.
   */
  private double settled(double open) {
    if (!engagement.hasGravity() || conditions.holdAt(open)) {
      return open;
    }
    for (int units = 1; units <= MOST_UNITS; units *= 2) {
      double later = open + units * Math.ulp(open);
      if (conditions.holdAt(later)) {
        return later;
      }
    }
    return open;
  }

  /** Returns a shot in a step of a few units in the last place; +infinity: there is none. */
  private double shotWithinRounding(double a, double b) {
    double middle = 0.5 * (a + b);
    double touch = conditions.touch();
    if (touch >= a && touch <= b && conditions.holdAt(touch)) {
      return touch;
    }
    if (conditions.holdAt(b)) {
      return b;
    }
    return conditions.holdAt(middle) || conditions.isContactAt(middle) ? middle : NEVER;
  }
}
