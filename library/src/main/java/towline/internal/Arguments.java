package towline.internal;

/** Refuses numbers that have no meaning, with a sentence that names the value and its range. */
public final class Arguments {
  private static final double NONE = Double.NEGATIVE_INFINITY;
  private static final double ALL = Double.POSITIVE_INFINITY;

  /** Longest tick, s. */
  private static final double DAY = 86_400;

  private Arguments() {}

  /**
   * Checks that {@code value} is finite.
   *
   * @throws IllegalArgumentException naming it, if it is not
   */
  public static void checkFinite(String name, double value) {
    if (!(value > NONE && value < ALL)) {
      throw new IllegalArgumentException(name + " must be finite, but is " + value);
    }
  }

  /**
   * Checks that {@code value} is at least 0; it may be infinite.
   *
   * @throws IllegalArgumentException naming it, if it is not
   */
  public static void checkAtLeastZero(String name, double value) {
    checkAtLeastZero(name, value, ALL);
  }

  /**
   * Checks that {@code value} is at least 0 and at most {@code largest}.
   *
   * @throws IllegalArgumentException naming it, if it is not
   */
  public static void checkAtLeastZero(String name, double value, double largest) {
    if (!(value >= 0 && value <= largest)) {
      throw new IllegalArgumentException(refusal(name, value, "at least 0", largest));
    }
  }

  /**
   * Checks that {@code value} is more than 0 and at most {@code largest}.
   *
   * @throws IllegalArgumentException naming it, if it is not
   */
  public static void checkMoreThanZero(String name, double value, double largest) {
    if (!(value > 0 && value <= largest)) {
      throw new IllegalArgumentException(refusal(name, value, "more than 0", largest));
    }
  }

  /**
   * Checks that {@code seconds} is at least 0 and finite.
   *
   * @throws IllegalArgumentException naming it, if it is not
   */
  public static void checkTime(String name, double seconds) {
    checkAtLeastZero(name, seconds, Double.MAX_VALUE);
  }

  /**
   * Checks that {@code dt} is the length of a tick: more than 0, and at most a day.
   *
   * @throws IllegalArgumentException naming it, if it is not
   */
  public static void checkTick(double dt) {
    checkMoreThanZero("dt", dt, DAY);
  }

  /**
   * Checks that {@code dt}, the time since the last tick, is at least 0 and at most a day.
   *
   * @throws IllegalArgumentException naming it, if it is not
   */
  public static void checkTickOrNone(double dt) {
    checkAtLeastZero("dt", dt, DAY);
  }

  private static String refusal(String name, double value, String least, double largest) {
    String most = "";
    if (largest == Double.MAX_VALUE) {
      most = " and finite";
    } else if (largest < ALL) {
      most = " and at most " + largest;
    }
    return name + " must be " + least + most + ", but is " + value;
  }
}
