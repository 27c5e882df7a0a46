package towline.synth;

import java.util.Random;
import java.util.function.IntToDoubleFunction;

/**
 * A loop without an end that sounds like many players of one note: each harmonic is a narrow band
 * of frequencies with random phases, and the inverse Fourier transform makes samples of them (after
 * PADsynth by Nasca Octavian Paul).
 */
final class Ensemble {
  /** Number of samples of a loop, a power of two: three seconds. */
  static final int FRAMES = 1 << 17;

  private static final double CENTS_PER_OCTAVE = 1200;

  private Ensemble() {}

  /**
   * Returns the loop of a note.
   *
   * @param hertz pitch, Hz
   * @param cents width of the band of each harmonic, cents
   * @param harmonics amplitude of each harmonic, counted from 1
   * @param seed seed of the phases
   */
  static double[] loop(double hertz, double cents, IntToDoubleFunction harmonics, long seed) {
    double[] real = new double[FRAMES];
    double[] imaginary = new double[FRAMES];
    double binWidth = (double) Render.RATE / FRAMES;
    for (int n = 1; n * hertz < 0.42 * Render.RATE; n++) {
      double amplitude = harmonics.applyAsDouble(n);
      double spread = (Math.pow(2, cents / CENTS_PER_OCTAVE) - 1) * hertz * n / binWidth;
      double centre = n * hertz / binWidth;
      int reach = (int) Math.ceil(3 * spread) + 1;
      for (int bin = (int) centre - reach; bin <= (int) centre + reach; bin++) {
        if (bin > 0 && bin < FRAMES / 2) {
          double x = (bin - centre) / spread;
          real[bin] += amplitude * Math.exp(-x * x) / Math.sqrt(spread);
        }
      }
    }
    Random random = new Random(seed);
    for (int bin = 1; bin < FRAMES / 2; bin++) {
      double phase = 2 * Math.PI * random.nextDouble();
      double amplitude = real[bin];
      real[bin] = amplitude * Math.cos(phase);
      imaginary[bin] = amplitude * Math.sin(phase);
    }
    transform(real, imaginary);
    double peak = Loudness.peak(real);
    for (int i = 0; i < FRAMES; i++) {
      real[i] /= peak;
    }
    return real;
  }

  /** Replaces a spectrum by its samples, in place: the radix-2 transform. */
  private static void transform(double[] real, double[] imaginary) {
    int n = real.length;
    for (int i = 1, j = 0; i < n; i++) {
      int bit = n >> 1;
      for (; (j & bit) != 0; bit >>= 1) {
        j ^= bit;
      }
      j ^= bit;
      if (i < j) {
        swap(real, i, j);
        swap(imaginary, i, j);
      }
    }
    for (int size = 2; size <= n; size <<= 1) {
      double angle = 2 * Math.PI / size;
      for (int k = 0; k < size / 2; k++) {
        double cos = Math.cos(angle * k);
        double sin = Math.sin(angle * k);
        for (int a = k; a < n; a += size) {
          int b = a + size / 2;
          double re = real[b] * cos - imaginary[b] * sin;
          double im = real[b] * sin + imaginary[b] * cos;
          real[b] = real[a] - re;
          imaginary[b] = imaginary[a] - im;
          real[a] += re;
          imaginary[a] += im;
        }
      }
    }
  }

  private static void swap(double[] values, int i, int j) {
    double value = values[i];
    values[i] = values[j];
    values[j] = value;
  }
}
