package towline.sound;

/** The loudest tenth of a second of a clip, weighted as ITU-R BS.1770 says. */
final class Loudness {
  private static final int WINDOW = SoundClip.RATE / 10;

  private Loudness() {}

  /** The level, dB. */
  static double of(SoundClip clip) {
    double[] heard = new double[clip.frames()];
    for (int i = 0; i < heard.length; i++) {
      heard[i] = clip.left(i);
    }
    heard = filtered(filtered(heard, shelf()), highpass());
    double sum = 0;
    double loudest = 0;
    for (int i = 0; i < heard.length; i++) {
      sum += heard[i] * heard[i];
      sum -= i >= WINDOW ? heard[i - WINDOW] * heard[i - WINDOW] : 0;
      loudest = Math.max(loudest, sum);
    }
    return 10 * Math.log10(loudest / WINDOW);
  }

  /** The standard's first stage for 44,100 samples a second: the effect of the head. */
  private static double[] shelf() {
    double k = Math.tan(Math.PI * 1681.974450955533 / SoundClip.RATE);
    double q = 0.7071752369554196;
    double high = Math.pow(10, 3.999843853973347 / 20);
    double band = Math.pow(high, 0.4996667741545416);
    double a0 = 1 + k / q + k * k;
    return new double[] {
      (high + band * k / q + k * k) / a0,
      2 * (k * k - high) / a0,
      (high - band * k / q + k * k) / a0,
      2 * (k * k - 1) / a0,
      (1 - k / q + k * k) / a0
    };
  }

  /** The second stage: what is too low to be heard. */
  private static double[] highpass() {
    double k = Math.tan(Math.PI * 38.13547087602444 / SoundClip.RATE);
    double q = 0.5003270373238773;
    double a0 = 1 + k / q + k * k;
    return new double[] {1, -2, 1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0};
  }

  private static double[] filtered(double[] in, double[] c) {
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
