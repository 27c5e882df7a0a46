package towline.sound;

/** A second-order filter for one channel. */
final class Biquad {
  private final double b0;
  private final double b1;
  private final double b2;
  private final double a1;
  private final double a2;
  private double z1;
  private double z2;

  /** Creates a filter with the given coefficients; the denominator's first is 1. */
  Biquad(double b0, double b1, double b2, double a1, double a2) {
    this.b0 = b0;
    this.b1 = b1;
    this.b2 = b2;
    this.a1 = a1;
    this.a2 = a2;
  }

  double next(double in) {
    double out = b0 * in + z1;
    z1 = b1 * in - a1 * out + z2;
    z2 = b2 * in - a2 * out;
    return out;
  }
}
