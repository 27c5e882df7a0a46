package towline.sound;

import java.util.List;

/**
 * Splits a stereo stream into bands with slopes of 24 dB per octave (Linkwitz-Riley). The sum of
 * the bands has the level of the stream, with other phases.
 */
final class BandSplitter {
  private static final int EARS = 2;

  private final Crossover[][] crossovers;
  private final double[] rest = new double[MixBlock.FRAMES];

  /** Creates a splitter with the given crossover frequencies, Hz, the lowest first. */
  BandSplitter(List<Double> edges) {
    crossovers = new Crossover[EARS][];
    for (int ear = 0; ear < EARS; ear++) {
      crossovers[ear] = edges.stream().map(Crossover::new).toArray(Crossover[]::new);
    }
  }

  /** Splits a block, the lowest band first. */
  void split(MixBlock whole, MixBlock[] into) {
    for (int ear = 0; ear < EARS; ear++) {
      float[] samples = samples(whole, ear);
      for (int i = 0; i < rest.length; i++) {
        rest[i] = samples[i];
      }
      int band = 0;
      for (Crossover crossover : crossovers[ear]) {
        crossover.split(rest, samples(into[band], ear));
        band++;
      }
      float[] last = samples(into[band], ear);
      for (int i = 0; i < rest.length; i++) {
        last[i] = (float) rest[i];
      }
    }
  }

  private static float[] samples(MixBlock block, int ear) {
    return ear == 0 ? block.left : block.right;
  }
}
