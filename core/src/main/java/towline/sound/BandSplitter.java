package towline.sound;

import java.util.List;

/**
 * Splits a stereo stream into bands with slopes of 24 dB per octave (Linkwitz-Riley): each filter
 * twice in a row. The sum of the bands has the level of the stream, with other phases.
 */
final class BandSplitter {
  private static final int EARS = 2;

  private final Biquad[][][] lows;
  private final Biquad[][][] highs;
  private final double[] below = new double[MixBlock.FRAMES];
  private final double[] rest = new double[MixBlock.FRAMES];

  /** Creates a splitter with the given crossover frequencies, Hz, the lowest first. */
  BandSplitter(List<Double> edges) {
    lows = new Biquad[EARS][edges.size()][];
    highs = new Biquad[EARS][edges.size()][];
    for (int ear = 0; ear < EARS; ear++) {
      for (int i = 0; i < edges.size(); i++) {
        double edge = edges.get(i);
        lows[ear][i] = new Biquad[] {Biquad.lowpass(edge), Biquad.lowpass(edge)};
        highs[ear][i] = new Biquad[] {Biquad.highpass(edge), Biquad.highpass(edge)};
      }
    }
  }

  /** Splits a block, the lowest band first. */
  void split(MixBlock whole, MixBlock[] into) {
    for (int ear = 0; ear < EARS; ear++) {
      float[] samples = samples(whole, ear);
      for (int i = 0; i < rest.length; i++) {
        rest[i] = samples[i];
      }
      int edges = lows[ear].length;
      for (int i = 0; i < edges; i++) {
        System.arraycopy(rest, 0, below, 0, rest.length);
        filter(lows[ear][i], below);
        write(below, samples(into[i], ear));
        filter(highs[ear][i], rest);
      }
      write(rest, samples(into[edges], ear));
    }
  }

  private static void filter(Biquad[] twice, double[] samples) {
    for (Biquad filter : twice) {
      filter.filter(samples);
    }
  }

  private static void write(double[] band, float[] into) {
    for (int i = 0; i < band.length; i++) {
      into[i] = (float) band[i];
    }
  }

  private static float[] samples(MixBlock block, int ear) {
    return ear == 0 ? block.left : block.right;
  }
}
