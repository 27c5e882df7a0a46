package towline.sound;

/** A filter of the second order for one channel. */
final class Biquad {
  private final double b0;
  private final double b1;
  private final double b2;
  private final double a1;
  private final double a2;
  private double z1;
  private double z2;

  /** A filter with those coefficients, the denominator's first being 1. */
  Biquad(double b0, double b1, double b2, double a1, double a2) {
    this.b0 = b0;
    this.b1 = b1;
    this.b2 = b2;
    this.a1 = a1;
    this.a2 = a2;
  }

  /** Lets pass what lies below that frequency, Hz; 12 dB an octave, flat up to it. */
  static Biquad lowpass(double frequency) {
    double k = Math.tan(Math.PI * frequency / SoundClip.RATE);
    double a0 = 1 + Math.sqrt(2) * k + k * k;
    double gain = k * k / a0;
    return new Biquad(
        gain, 2 * gain, gain, 2 * (k * k - 1) / a0, (1 - Math.sqrt(2) * k + k * k) / a0);
  }

  /** Lets pass what lies above that frequency, Hz; 12 dB an octave, flat from it on. */
  static Biquad highpass(double frequency) {
    double k = Math.tan(Math.PI * frequency / SoundClip.RATE);
    double a0 = 1 + Math.sqrt(2) * k + k * k;
    return new Biquad(
        1 / a0, -2 / a0, 1 / a0, 2 * (k * k - 1) / a0, (1 - Math.sqrt(2) * k + k * k) / a0);
  }

  double next(double in) {
    double out = b0 * in + z1;
    z1 = b1 * in - a1 * out + z2;
    z2 = b2 * in - a2 * out;
    return out;
  }
}
