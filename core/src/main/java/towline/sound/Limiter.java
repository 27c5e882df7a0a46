package towline.sound;

/**
 * Keeps every sample below a ceiling without clipping: it hears a block before it lets it go, and
 * moves its gain evenly to what the louder of two neighbours bears. One block late.
 */
final class Limiter {
  /** How much of the way back to the full gain it goes in a block: a fifth of a second. */
  private static final double RECOVERY = 0.03;

  private final float ceiling;
  private MixBlock held = new MixBlock();
  private double bearable = 1;
  private double gain = 1;

  /** A limiter with that ceiling, 0 to 1. */
  Limiter(double ceiling) {
    this.ceiling = (float) ceiling;
  }

  /** How far the last block was turned down at its end, dB. */
  double reduction() {
    return -20 * Math.log10(gain);
  }

  /** Takes a block and gives back the one before it; the caller may reuse what it gave. */
  MixBlock process(MixBlock next) {
    float peak = next.peak();
    double nextBearable = peak > ceiling ? ceiling / peak : 1;
    double recovered = gain + (1 - gain) * RECOVERY;
    double to = Math.min(Math.min(bearable, nextBearable), recovered);
    held.scale(gain, to);
    gain = to;
    bearable = nextBearable;
    MixBlock out = held;
    held = next;
    return out;
  }
}
