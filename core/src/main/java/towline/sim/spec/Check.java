package towline.sim.spec;

/**
 * Checks of the fields of a spec against each other; the range of each is checked by its reader.
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
