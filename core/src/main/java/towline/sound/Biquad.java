package towline.sound;

/** A second-order filter for one channel. */
final class Biquad {
  /** Level of the memory that is far below any sample, and still no denormal number. */
  private static final double NOTHING = 1e-30;

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

  /** Returns a lowpass with a cutoff in Hz, 12 dB per octave, flat in the passband. */
  static Biquad lowpass(double frequency) {
    double k = warped(frequency);
    return flat(k, k * k, 2);
  }

  /** Returns a highpass with a cutoff in Hz, 12 dB per octave, flat in the passband. */
  static Biquad highpass(double frequency) {
    return flat(warped(frequency), 1, -2);
  }

  private static double warped(double frequency) {
    return Math.tan(Math.PI * frequency / SoundClip.RATE);
  }

  /** Returns a Butterworth filter with the numerator {@code outer} (1, {@code middle}, 1). */
  private static Biquad flat(double k, double outer, double middle) {
    double a0 = 1 + Math.sqrt(2) * k + k * k;
    double gain = outer / a0;
    return new Biquad(
        gain, middle * gain, gain, 2 * (k * k - 1) / a0, (1 - Math.sqrt(2) * k + k * k) / a0);
  }

  double next(double in) {
    double out = b0 * in + z1;
    z1 = b1 * in - a1 * out + z2;
    z2 = b2 * in - a2 * out;
    return out;
  }

  /**
   * Filters a block in place. A memory that fades after a sound is forgotten in the end: denormal
   * numbers are slow.
   */
  void filter(double[] samples) {
    for (int i = 0; i < samples.length; i++) {
      samples[i] = next(samples[i]);
    }
    z1 = audible(z1);
    z2 = audible(z2);
  }

  private static double audible(double memory) {
    return Math.abs(memory) < NOTHING ? 0 : memory;
  }
}
