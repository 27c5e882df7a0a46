package towline.sim.spec;

/** The door check of the specs: a bad value dies here with a sentence. */
final class Check {
  private Check() {}

  static void positive(String name, double value) {
    if (!(value > 0) || Double.isInfinite(value)) {
      throw new IllegalArgumentException(name + " must be positive and finite, not " + value);
    }
  }

  static void notNegative(String name, double value) {
    if (!(value >= 0) || Double.isInfinite(value)) {
      throw new IllegalArgumentException(name + " must be 0 or more and finite, not " + value);
    }
  }

  static void within(String name, double value, double low, double high) {
    if (!(value >= low && value <= high)) {
      throw new IllegalArgumentException(
          name + " must be " + low + " to " + high + ", not " + value);
    }
  }
}
