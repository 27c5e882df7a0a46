package towline.sound;

import java.util.Arrays;

/**
 * How loud a stereo stream is to an ear, as ITU-R BS.1770-4 and EBU Tech 3342 measure it: its
 * integrated loudness, and its range.
 */
final class LoudnessMeter {
  /** A stretch that is quieter than this is silence, LUFS. */
  private static final double SILENCE = -70;

  /** Quieter than the whole by that much, LU, a stretch does not count, ... */
  private static final double GATE = 10;

  /** ... and in the range by that much. */
  private static final double RANGE_GATE = 20;

  private static final double RANGE_FROM = 0.1;
  private static final double RANGE_TO = 0.95;

  /** From stretch to stretch: a tenth of a second. */
  private static final int HOP = SoundClip.RATE / 10;

  /** The hops in a momentary stretch, and in a short one. */
  private static final int MOMENT = 4;

  private static final int SHORT = 30;

  private final Biquad[] shelves = {shelf(), shelf()};
  private final Biquad[] highpasses = {highpass(), highpass()};

  /** The energy of each hop. */
  private double[] hops = new double[1024];

  private int size;
  private double sum;
  private int inHop;

  /** Takes in more of the stream: left, right, left, ... */
  void add(short[] samples) {
    for (int i = 0; i < samples.length; i++) {
      int ear = i & 1;
      double heard = highpasses[ear].next(shelves[ear].next(samples[i] / 32768.0));
      sum += heard * heard;
      if (ear == 1 && ++inHop == HOP) {
        endHop();
      }
    }
  }

  private void endHop() {
    if (size == hops.length) {
      hops = Arrays.copyOf(hops, 2 * size);
    }
    hops[size++] = sum / HOP;
    sum = 0;
    inHop = 0;
  }

  /** The integrated loudness of all that it took in, LUFS; negative infinity of silence. */
  double integrated() {
    return gatedMean(energies(MOMENT), GATE);
  }

  /** The range of its loudness, LU; 0 of silence. */
  double range() {
    double[] all = energies(SHORT);
    double threshold = gatedMean(all, 0) - RANGE_GATE;
    double[] counted =
        Arrays.stream(all)
            .map(LoudnessMeter::level)
            .filter(level -> level > SILENCE && level > threshold)
            .sorted()
            .toArray();
    return counted.length == 0 ? 0 : quantile(counted, RANGE_TO) - quantile(counted, RANGE_FROM);
  }

  private static double quantile(double[] sorted, double share) {
    return sorted[(int) Math.round(share * (sorted.length - 1))];
  }

  /** The energies of all stretches of that many hops. */
  private double[] energies(int length) {
    double[] all = new double[Math.max(0, size - length + 1)];
    for (int i = 0; i < all.length; i++) {
      all[i] = Arrays.stream(hops, i, i + length).sum() / length;
    }
    return all;
  }

  /**
   * The level of all that is no silence, and, unless {@code gate} is 0, no quieter than that by so
   * many LU.
   */
  private static double gatedMean(double[] energies, double gate) {
    double loud = mean(energies, SILENCE);
    return gate == 0 ? loud : mean(energies, Math.max(SILENCE, loud - gate));
  }

  private static double mean(double[] energies, double threshold) {
    return level(
        Arrays.stream(energies).filter(energy -> level(energy) > threshold).average().orElse(0));
  }

  /** The level of an energy that is summed over both ears, LUFS. */
  private static double level(double energy) {
    return -0.691 + 10 * Math.log10(energy);
  }

  /** The head lifts what lies above 1.7 kHz by 4 dB. */
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

  /** Ears hear little below 40 Hz. */
  private static Biquad highpass() {
    double k = Math.tan(Math.PI * 38.13547 / SoundClip.RATE);
    double q = 0.500327;
    double a0 = 1 + k / q + k * k;
    return new Biquad(1, -2, 1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0);
  }
}
