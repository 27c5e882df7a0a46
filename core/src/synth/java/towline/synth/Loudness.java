package towline.synth;

/** Measures loudness: the loudest tenth of a second, weighted according to ITU-R BS.1770. */
public final class Loudness {
  private static final int WINDOW = Render.RATE / 10;

  private Loudness() {}

  /**
   * Returns the level of the loudest 100 ms of samples from -1 to 1 at 44,100 Hz; dB relative to
   * full scale.
   */
  public static double of(double[] samples) {
    double[] heard = weighted(samples);
    double sum = 0;
    double loudest = 0;
    for (int i = 0; i < heard.length; i++) {
      sum += heard[i] * heard[i];
      if (i >= WINDOW) {
        sum -= heard[i - WINDOW] * heard[i - WINDOW];
      }
      loudest = Math.max(loudest, sum);
    }
    return 10 * Math.log10(loudest / WINDOW + 1e-12);
  }

  /** Returns the mean level of all channels, dB. */
  static double mean(double[]... channels) {
    double sum = 0;
    for (double[] channel : channels) {
      for (double sample : weighted(channel)) {
        sum += sample * sample;
      }
    }
    return 10 * Math.log10(sum / channels.length / channels[0].length + 1e-12);
  }

  static double peak(double[] samples) {
    double peak = 0;
    for (double sample : samples) {
      peak = Math.max(peak, Math.abs(sample));
    }
    return peak;
  }

  private static double[] weighted(double[] samples) {
    double[] shelf = biquad(samples, shelf());
    return biquad(shelf, highpass());
  }

  /** Returns the filter for the head, which raises frequencies above 1.7 kHz by 4 dB. */
  private static double[] shelf() {
    double k = Math.tan(Math.PI * 1681.97 / Render.RATE);
    double q = 0.7071752;
    double high = Math.pow(10, 3.99984 / 20);
    double band = Math.pow(high, 0.4996667);
    double a0 = 1 + k / q + k * k;
    return new double[] {
      (high + band * k / q + k * k) / a0,
      2 * (k * k - high) / a0,
      (high - band * k / q + k * k) / a0,
      2 * (k * k - 1) / a0,
      (1 - k / q + k * k) / a0
    };
  }

  /** Returns the filter for ears, which hear little below 40 Hz. */
  private static double[] highpass() {
    double k = Math.tan(Math.PI * 38.13547 / Render.RATE);
    double q = 0.5003270;
    double a0 = 1 + k / q + k * k;
    return new double[] {1, -2, 1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0};
  }

  private static double[] biquad(double[] in, double[] c) {
    double[] out = new double[in.length];
    double z1 = 0;
    double z2 = 0;
    for (int i = 0; i < in.length; i++) {
      out[i] = c[0] * in[i] + z1;
      z1 = c[1] * in[i] - c[3] * out[i] + z2;
      z2 = c[2] * in[i] - c[4] * out[i];
    }
    return out;
  }
}
