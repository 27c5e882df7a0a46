package towline.sound;

import java.util.Arrays;
import towline.content.sound.SignalSpec;

/**
 * Makes room for signals, which the player must hear: lowers everything else while a signal sounds,
 * only in the bands in which the signal is strong, and only as far as needed.
 */
final class BandDucker {
  /** Maximum level difference of a signal's band from its strongest one, dB. */
  private static final double BAND_RANGE = 9;

  /** Level below which there is no signal, dB. */
  private static final double SILENCE_LEVEL = -60;

  /** Share of the way that the measured level moves in a block; an ear integrates over 50 ms. */
  private static final double EAR_SHARE = 1 - Math.exp(-MixBlock.SECONDS / 0.05);

  /** Decay of the measured level of the rest, dB/s: slow enough to bridge two beats. */
  private static final double REST_DECAY = 120;

  private final SignalSpec spec;
  private final int bands;
  private final BandSplitter signalSplitter;
  private final BandSplitter restSplitter;
  private final MixBlock[] parts;
  private final double[] smoothedPower;
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
    smoothedPower = new double[bands];
    signalLevel = new double[bands];
    restLevel = new double[bands];
    ducked = new double[bands];
    holdLeft = new double[bands];
    energy = new double[bands];
    Arrays.fill(signalLevel, SILENCE_LEVEL);
    Arrays.fill(restLevel, SILENCE_LEVEL);
  }

  /** Lowers {@code rest} where {@code signals} need room; one block of each. */
  void process(MixBlock signals, MixBlock rest) {
    measure(signalSplitter, signals);
    double strongest = SILENCE_LEVEL;
    for (int band = 0; band < bands; band++) {
      smoothedPower[band] += (power(energy[band]) - smoothedPower[band]) * EAR_SHARE;
      double level = decibels(smoothedPower[band]);
      holdLeft[band] -= MixBlock.SECONDS;
      if (level >= signalLevel[band]) {
        signalLevel[band] = level;
        holdLeft[band] = spec.hold();
      } else if (holdLeft[band] <= 0) {
        signalLevel[band] = Math.max(SILENCE_LEVEL, level);
      }
      strongest = Math.max(strongest, signalLevel[band]);
    }
    measure(restSplitter, rest);
    rest.clear();
    for (int band = 0; band < bands; band++) {
      restLevel[band] = Math.max(energy[band], restLevel[band] - REST_DECAY * MixBlock.SECONDS);
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
    if (signalLevel[band] <= SILENCE_LEVEL || signalLevel[band] < strongest - BAND_RANGE) {
      return 0;
    }
    double needed = restLevel[band] - signalLevel[band] + spec.above();
    return Math.max(0, Math.min(spec.most(), needed));
  }

  /** Splits a block into {@link #parts}, and measures the level of each band, dB. */
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

  /** Returns the present reduction of a band, dB. */
  double ducked(int band) {
    return ducked[band];
  }
}
