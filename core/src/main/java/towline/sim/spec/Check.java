package towline.sim.spec;

/**
 * What the fields of a spec ask of each other; the range of each alone is checked as it is read.
 */
final class Check {
  private Check() {}

  static void within(String name, double value, double low, double high) {
    if (!(value >= low && value <= high)) {
      throw new IllegalArgumentException(
          name + " must be " + low + " to " + high + ", not " + value);
    }
  }
}
