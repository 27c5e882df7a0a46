package towline.sound;

import towline.content.sound.SoundSpec.DynamicsSpec;

/**
 * Keeps a fight from sounding equally loud all the time: what is louder than the last while becomes
 * louder still, what is quieter steps back. It compares the stream with itself, so it is the same
 * at any volume.
 */
final class Dynamics {
  /** What is quieter than this, dB, is a rest and teaches nothing. */
  private static final double SILENCE = -55;

  private final DynamicsSpec spec;
  private double quick = 1e-4;
  private double usual = SILENCE;
  private double gain;

  Dynamics(DynamicsSpec spec) {
    this.spec = spec;
  }

  /** Turns a block up or down. */
  void process(MixBlock block) {
    double before = gain;
    quick += (block.energy() - quick) * share(spec.quick());
    double level = 10 * Math.log10(quick + 1e-12);
    if (level > SILENCE) {
      double time = level > usual ? spec.rise() : spec.fall();
      usual = usual == SILENCE ? level : usual + (level - usual) * share(time);
      double wanted = spec.slope() * (level - usual);
      gain = Math.max(-spec.down(), Math.min(spec.up(), wanted));
    }
    block.scale(PanLaw.gain(before), PanLaw.gain(gain));
  }

  /** The share of the way that is gone in a block by what takes that time, s, for two thirds. */
  private static double share(double time) {
    return 1 - Math.exp(-MixBlock.SECONDS / time);
  }
}
