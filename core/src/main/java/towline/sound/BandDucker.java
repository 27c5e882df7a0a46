package towline.sound;

import java.util.Arrays;
import towline.content.sound.SignalSpec;

/**
 * Makes room for what the player must hear: the rest steps back while a signal sounds, and only in
 * the bands in which the signal is strong, as far as it takes for the signal to lie above it.
 */
final class BandDucker {
  /** A band counts as the signal's when it is not weaker than its strongest by more, dB. */
  private static final double WEAKER = 9;

  /** What is quieter than this is no signal, dB. */
  private static final double SILENCE = -60;

  /** The share of the way that an ear goes in a block: it takes in a twentieth of a second. */
  private static final double EAR = 1 - Math.exp(-MixBlock.SECONDS / 0.05);

  /** How fast the rest's level is forgotten, dB/s: between two beats it has not gone. */
  private static final double FORGETS = 120;

  private final SignalSpec spec;
  private final int bands;
  private final BandSplitter signalSplitter;
  private final BandSplitter restSplitter;
  private final MixBlock[] parts;
  private final double[] heard;
  private final double[] signalLevel;
  private final double[] restLevel;
  private final double[] ducked;
  private final double[] holdLeft;
  private final double[] energy;

  BandDucker(SignalSpec spec) {
    this.spec = spec;
    bands = spec.edges().size() + 1;
    signalSplitter = new BandSplitter(spec.edges());
    restSplitter = new BandSplitter(spec.edges());
    parts = new MixBlock[bands];
    for (int band = 0; band < bands; band++) {
      parts[band] = new MixBlock();
    }
    heard = new double[bands];
    signalLevel = new double[bands];
    restLevel = new double[bands];
    ducked = new double[bands];
    holdLeft = new double[bands];
    energy = new double[bands];
    Arrays.fill(signalLevel, SILENCE);
    Arrays.fill(restLevel, SILENCE);
  }

  /** Takes {@code rest} back where {@code signals} need room; one block of each. */
  void process(MixBlock signals, MixBlock rest) {
    measure(signalSplitter, signals);
    double strongest = SILENCE;
    for (int band = 0; band < bands; band++) {
      heard[band] += (power(energy[band]) - heard[band]) * EAR;
      double now = decibels(heard[band]);
      holdLeft[band] -= MixBlock.SECONDS;
      if (now >= signalLevel[band]) {
        signalLevel[band] = now;
        holdLeft[band] = spec.hold();
      } else if (holdLeft[band] <= 0) {
        signalLevel[band] = Math.max(SILENCE, now);
      }
      strongest = Math.max(strongest, signalLevel[band]);
    }
    measure(restSplitter, rest);
    rest.clear();
    for (int band = 0; band < bands; band++) {
      restLevel[band] = Math.max(energy[band], restLevel[band] - FORGETS * MixBlock.SECONDS);
      double before = ducked[band];
      double wanted = wanted(band, strongest);
      ducked[band] =
          wanted > before
              ? wanted
              : Math.max(wanted, before - spec.most() * MixBlock.SECONDS / spec.release());
      parts[band].scale(PanLaw.gain(-before), PanLaw.gain(-ducked[band]));
      rest.add(parts[band]);
    }
  }

  private double wanted(int band, double strongest) {
    if (signalLevel[band] <= SILENCE || signalLevel[band] < strongest - WEAKER) {
      return 0;
    }
    double needed = restLevel[band] - signalLevel[band] + spec.above();
    return Math.max(0, Math.min(spec.most(), needed));
  }

  /** Splits a block into {@link #parts}, and takes the level of each band, dB. */
  private void measure(BandSplitter splitter, MixBlock block) {
    splitter.split(block, parts);
    for (int band = 0; band < bands; band++) {
      energy[band] = decibels(parts[band].energy());
    }
  }

  private static double decibels(double power) {
    return 10 * Math.log10(power + 1e-12);
  }

  private static double power(double decibels) {
    return Math.pow(10, decibels / 10);
  }

  /** How far a band is taken back now, dB. */
  double ducked(int band) {
    return ducked[band];
  }
}
