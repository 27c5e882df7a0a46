package towline.sound;

/**
 * Splits one channel at a frequency, with slopes of 24 dB per octave: a lowpass and a highpass of
 * 12 dB per octave, each twice in a row. All four run in one loop and in local variables, because
 * the splitters are the largest part of the mixer's work.
 */
final class Crossover {
  /** Level of the filters' memory that is far below any sample, and still no denormal number. */
  private static final double NOTHING = 1e-30;

  private final double low;
  private final double high;
  private final double a1;
  private final double a2;
  private double low1;
  private double low2;
  private double low3;
  private double low4;
  private double high1;
  private double high2;
  private double high3;
  private double high4;

  /** Creates a crossover at a frequency, Hz, whose filters are flat in their passbands. */
  Crossover(double frequency) {
    double k = Math.tan(Math.PI * frequency / SoundClip.RATE);
    double a0 = 1 + Math.sqrt(2) * k + k * k;
    low = k * k / a0;
    high = 1 / a0;
    a1 = 2 * (k * k - 1) / a0;
    a2 = (1 - Math.sqrt(2) * k + k * k) / a0;
  }

  /** Writes the part below the frequency to {@code below}, and leaves the part above it. */
  void split(double[] samples, float[] below) {
    double m1 = low1;
    double m2 = low2;
    double m3 = low3;
    double m4 = low4;
    double n1 = high1;
    double n2 = high2;
    double n3 = high3;
    double n4 = high4;
    for (int i = 0; i < below.length; i++) {
      double in = samples[i];
      double once = low * in + m1;
      m1 = 2 * low * in - a1 * once + m2;
      m2 = low * in - a2 * once;
      double twice = low * once + m3;
      m3 = 2 * low * once - a1 * twice + m4;
      m4 = low * once - a2 * twice;
      below[i] = (float) twice;
      once = high * in + n1;
      n1 = -2 * high * in - a1 * once + n2;
      n2 = high * in - a2 * once;
      twice = high * once + n3;
      n3 = -2 * high * once - a1 * twice + n4;
      n4 = high * once - a2 * twice;
      samples[i] = twice;
    }
    low1 = audible(m1);
    low2 = audible(m2);
    low3 = audible(m3);
    low4 = audible(m4);
    high1 = audible(n1);
    high2 = audible(n2);
    high3 = audible(n3);
    high4 = audible(n4);
  }

  /** Returns 0 for a memory that fades after a sound: denormal numbers are slow. */
  private static double audible(double memory) {
    return Math.abs(memory) < NOTHING ? 0 : memory;
  }
}
