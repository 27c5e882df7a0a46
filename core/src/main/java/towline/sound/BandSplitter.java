package towline.sound;

import java.util.List;

/**
 * Splits a stereo stream into bands with slopes of 24 dB per octave (Linkwitz-Riley). The sum of
 * the bands has the level of the stream, with other phases.
 */
final class BandSplitter {
  private static final int EARS = 2;

  private final Biquad[][][] lows;
  private final Biquad[][][] highs;

  /** Creates a splitter with the given crossover frequencies, Hz, the lowest first. */
  BandSplitter(List<Double> edges) {
    lows = new Biquad[edges.size()][EARS][];
    highs = new Biquad[edges.size()][EARS][];
    for (int i = 0; i < edges.size(); i++) {
      double edge = edges.get(i);
      for (int ear = 0; ear < EARS; ear++) {
        lows[i][ear] = new Biquad[] {Biquad.lowpass(edge), Biquad.lowpass(edge)};
        highs[i][ear] = new Biquad[] {Biquad.highpass(edge), Biquad.highpass(edge)};
      }
    }
  }

  /** Splits a block, the lowest band first. */
  void split(MixBlock whole, MixBlock[] into) {
    split(0, whole.left, into);
    split(1, whole.right, into);
  }

  private void split(int ear, float[] samples, MixBlock[] into) {
    for (int i = 0; i < MixBlock.FRAMES; i++) {
      double rest = samples[i];
      for (int edge = 0; edge < lows.length; edge++) {
        put(into[edge], ear, i, next(lows[edge][ear], rest));
        rest = next(highs[edge][ear], rest);
      }
      put(into[lows.length], ear, i, rest);
    }
  }

  private static double next(Biquad[] twice, double in) {
    return twice[1].next(twice[0].next(in));
  }

  private static void put(MixBlock band, int ear, int i, double sample) {
    (ear == 0 ? band.left : band.right)[i] = (float) sample;
  }
}
