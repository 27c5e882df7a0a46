package towline.sound;

import towline.content.sound.SoundSpec.DynamicsSpec;

/**
 * Expands the dynamics of a fight: passages louder than the recent average become louder, quieter
 * ones softer. It compares the stream with itself, so it works alike at any volume.
 */
final class Dynamics {
  /** Level, dB, below which a block is silence and does not change the average. */
  private static final double SILENCE_LEVEL = -55;

  private final DynamicsSpec spec;
  private double shortPower = 1e-4;
  private double averageLevel = SILENCE_LEVEL;
  private double gain;

  Dynamics(DynamicsSpec spec) {
    this.spec = spec;
  }

  /** Turns a block up or down. */
  void process(MixBlock block) {
    double before = gain;
    shortPower += (block.energy() - shortPower) * share(spec.quick());
    double level = 10 * Math.log10(shortPower + 1e-12);
    if (level > SILENCE_LEVEL) {
      double time = level > averageLevel ? spec.rise() : spec.fall();
      averageLevel =
          averageLevel == SILENCE_LEVEL
              ? level
              : averageLevel + (level - averageLevel) * share(time);
      double wanted = spec.slope() * (level - averageLevel);
      gain = Math.max(-spec.down(), Math.min(spec.up(), wanted));
    }
    block.scale(PanLaw.gain(before), PanLaw.gain(gain));
  }

  /**
   * Returns the share of the way that a filter with a time constant of {@code time} s moves in a
   * block.
   */
  private static double share(double time) {
    return 1 - Math.exp(-MixBlock.SECONDS / time);
  }
}
