package towline.sound;

import java.util.Arrays;

/** A block of the stereo stream during mixing; gains ramp from its start to its end. */
final class MixBlock {
  /** Number of frames in a block: 6 ms. */
  static final int FRAMES = 256;

  /** Duration of a block, s. */
  static final double SECONDS = (double) FRAMES / SoundClip.RATE;

  final float[] left = new float[FRAMES];
  final float[] right = new float[FRAMES];

  void clear() {
    Arrays.fill(left, 0);
    Arrays.fill(right, 0);
  }

  /** Returns the peak of both channels. */
  float peak() {
    float peak = 0;
    for (int i = 0; i < FRAMES; i++) {
      peak = Math.max(peak, Math.max(Math.abs(left[i]), Math.abs(right[i])));
    }
    return peak;
  }

  /** Returns the sum of both channels' mean squares. */
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

  /** Multiplies by a gain that moves linearly from one value to another. */
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
