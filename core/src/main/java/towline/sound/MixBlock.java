package towline.sound;

import java.util.Arrays;

/** A block of the stereo stream while it is mixed; gains ramp from its start to its end. */
final class MixBlock {
  /** Frames in a block: 6 ms. */
  static final int FRAMES = 256;

  /** How long a block lasts, s. */
  static final double SECONDS = (double) FRAMES / SoundClip.RATE;

  final float[] left = new float[FRAMES];
  final float[] right = new float[FRAMES];

  void clear() {
    Arrays.fill(left, 0);
    Arrays.fill(right, 0);
  }

  /** The peak of both channels. */
  float peak() {
    float peak = 0;
    for (int i = 0; i < FRAMES; i++) {
      peak = Math.max(peak, Math.max(Math.abs(left[i]), Math.abs(right[i])));
    }
    return peak;
  }

  /** The mean of the squares of both channels, summed. */
  double energy() {
    double sum = 0;
    for (int i = 0; i < FRAMES; i++) {
      sum += left[i] * left[i] + right[i] * right[i];
    }
    return sum / FRAMES;
  }

  void add(MixBlock other) {
    for (int i = 0; i < FRAMES; i++) {
      left[i] += other.left[i];
      right[i] += other.right[i];
    }
  }

  /** Multiplies with a gain that goes evenly from one value to another. */
  void scale(double from, double to) {
    float gain = (float) from;
    float step = (float) ((to - from) / FRAMES);
    for (int i = 0; i < FRAMES; i++) {
      left[i] *= gain;
      right[i] *= gain;
      gain += step;
    }
  }
}
