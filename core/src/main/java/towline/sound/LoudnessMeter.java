package towline.sound;

import java.util.Arrays;

/**
 * Measures the perceived loudness of a stereo stream according to ITU-R BS.1770-4 and EBU Tech
 * 3342: integrated loudness and loudness range.
 */
final class LoudnessMeter {
  /** Level below which a stretch is silence, LUFS. */
  private static final double SILENCE_LEVEL = -70;

  /** Gates relative to the ungated loudness, LU, for the integrated loudness and for the range. */
  private static final double LOUDNESS_GATE = 10;

  private static final double RANGE_GATE = 20;

  private static final double RANGE_LOW_QUANTILE = 0.1;
  private static final double RANGE_HIGH_QUANTILE = 0.95;

  /** Number of frames between two stretches: a tenth of a second. */
  private static final int STRETCH_INTERVAL = SoundClip.RATE / 10;

  /** Number of hops in a momentary stretch, and in a short-term one. */
  private static final int MOMENTARY_HOPS = 4;

  private static final int SHORT_TERM_HOPS = 30;

  private final Biquad[] shelves = {shelf(), shelf()};
  private final Biquad[] highpasses = {highpass(), highpass()};

  /** Energy of each hop. */
  private double[] hops = new double[1024];

  private int size;
  private double sum;
  private int inHop;

  /** Adds samples: left, right, left, ... */
  void add(short[] samples) {
    for (int i = 0; i < samples.length; i++) {
      int ear = i & 1;
      double weighted = highpasses[ear].next(shelves[ear].next(samples[i] / 32768.0));
      sum += weighted * weighted;
      if (ear == 1 && ++inHop == STRETCH_INTERVAL) {
        endHop();
      }
    }
  }

  private void endHop() {
    if (size == hops.length) {
      hops = Arrays.copyOf(hops, 2 * size);
    }
    hops[size++] = sum / STRETCH_INTERVAL;
    sum = 0;
    inHop = 0;
  }

  /** Returns the integrated loudness of the stream, LUFS; negative infinity for silence. */
  double integrated() {
    return gatedMean(energies(MOMENTARY_HOPS), LOUDNESS_GATE);
  }

  /** Returns the loudness range, LU; 0 for silence. */
  double range() {
    double[] all = energies(SHORT_TERM_HOPS);
    double threshold = gatedMean(all, 0) - RANGE_GATE;
    double[] counted =
        Arrays.stream(all)
            .map(LoudnessMeter::level)
            .filter(level -> level > SILENCE_LEVEL && level > threshold)
            .sorted()
            .toArray();
    return counted.length == 0
        ? 0
        : quantile(counted, RANGE_HIGH_QUANTILE) - quantile(counted, RANGE_LOW_QUANTILE);
  }

  private static double quantile(double[] sorted, double share) {
    return sorted[(int) Math.round(share * (sorted.length - 1))];
  }

  /** Returns the energies of all stretches of {@code length} hops. */
  private double[] energies(int length) {
    double[] all = new double[Math.max(0, size - length + 1)];
    for (int i = 0; i < all.length; i++) {
      all[i] = Arrays.stream(hops, i, i + length).sum() / length;
    }
    return all;
  }

  /**
   * Returns the mean level of all stretches that are not silent and, unless {@code gate} is 0, at
   * most {@code gate} LU below that mean.
   */
  private static double gatedMean(double[] energies, double gate) {
    double loud = mean(energies, SILENCE_LEVEL);
    return gate == 0 ? loud : mean(energies, Math.max(SILENCE_LEVEL, loud - gate));
  }

  private static double mean(double[] energies, double threshold) {
    return level(
        Arrays.stream(energies).filter(energy -> level(energy) > threshold).average().orElse(0));
  }

  /** Returns the level of an energy that is summed over both ears, LUFS. */
  private static double level(double energy) {
    return -0.691 + 10 * Math.log10(energy);
  }

  /** Returns the filter for the head, which raises frequencies above 1.7 kHz by 4 dB. */
  private static Biquad shelf() {
    double k = Math.tan(Math.PI * 1681.974 / SoundClip.RATE);
    double q = 0.7071752;
    double high = Math.pow(10, 3.999844 / 20);
    double band = Math.pow(high, 0.4996667);
    double a0 = 1 + k / q + k * k;
    return new Biquad(
        (high + band * k / q + k * k) / a0,
        2 * (k * k - high) / a0,
        (high - band * k / q + k * k) / a0,
        2 * (k * k - 1) / a0,
        (1 - k / q + k * k) / a0);
  }

  /** Returns the filter for ears, which hear little below 40 Hz. */
  private static Biquad highpass() {
    double k = Math.tan(Math.PI * 38.13547 / SoundClip.RATE);
    double q = 0.500327;
    double a0 = 1 + k / q + k * k;
    return new Biquad(1, -2, 1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0);
  }
}
