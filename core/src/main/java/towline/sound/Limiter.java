package towline.sound;

/**
 * Keeps every sample below a ceiling without clipping: it looks one block ahead, and moves its gain
 * evenly to the value required by the louder of two neighbouring blocks. It delays the stream by
 * one block.
 */
final class Limiter {
  /** Share of the way back to full gain per block; most of it takes a fifth of a second. */
  private static final double RECOVERY = 0.03;

  private final float ceiling;
  private MixBlock delayedBlock = new MixBlock();
  private double maxGain = 1;
  private double gain = 1;

  /** Creates a limiter with a ceiling of 0 to 1. */
  Limiter(double ceiling) {
    this.ceiling = (float) ceiling;
  }

  /** Returns the reduction at the end of the last block, dB. */
  double reduction() {
    return -20 * Math.log10(gain);
  }

  /** Takes a block and returns the one before it; the caller may reuse the returned block. */
  MixBlock process(MixBlock next) {
    float peak = next.peak();
    double nextMaxGain = peak > ceiling ? ceiling / peak : 1;
    double recovered = gain + (1 - gain) * RECOVERY;
    double to = Math.min(Math.min(maxGain, nextMaxGain), recovered);
    delayedBlock.scale(gain, to);
    gain = to;
    maxGain = nextMaxGain;
    MixBlock out = delayedBlock;
    delayedBlock = next;
    return out;
  }
}
