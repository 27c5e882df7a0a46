package towline.sound;

import java.util.Arrays;

/** The output of a mixer, for tests: both ears, -1 to 1. */
final class Recording {
  private final short[] block = new short[2 * MixBlock.FRAMES];
  private short[] samples = new short[1 << 16];
  private int size;

  /** Mixes for at least {@code seconds}. */
  Recording record(Mixer mixer, double seconds) {
    int blocks = (int) Math.ceil(seconds / MixBlock.SECONDS);
    for (int i = 0; i < blocks; i++) {
      mixer.next(block);
      if (size + block.length > samples.length) {
        samples = Arrays.copyOf(samples, 2 * samples.length);
      }
      System.arraycopy(block, 0, samples, size, block.length);
      size += block.length;
    }
    return this;
  }

  int frames() {
    return size / 2;
  }

  double left(int frame) {
    return samples[2 * frame] / 32768.0;
  }

  double right(int frame) {
    return samples[2 * frame + 1] / 32768.0;
  }

  double seconds() {
    return (double) frames() / SoundClip.RATE;
  }

  double peak() {
    double peak = 0;
    for (int i = 0; i < size; i++) {
      peak = Math.max(peak, Math.abs(samples[i] / 32768.0));
    }
    return peak;
  }

  /** Returns the root mean square of both ears within a time, s. */
  double level(double from, double to) {
    int first = (int) (from * SoundClip.RATE);
    int end = Math.min(frames(), (int) (to * SoundClip.RATE));
    double sum = 0;
    for (int i = first; i < end; i++) {
      sum += left(i) * left(i) + right(i) * right(i);
    }
    return Math.sqrt(sum / Math.max(1, 2 * (end - first)));
  }

  /** Returns the longest time in which no sample exceeds {@code threshold}, s. */
  double longestSilence(double threshold) {
    int longest = 0;
    int silent = 0;
    for (int i = 0; i < frames(); i++) {
      boolean quiet = Math.abs(left(i)) <= threshold && Math.abs(right(i)) <= threshold;
      silent = quiet ? silent + 1 : 0;
      longest = Math.max(longest, silent);
    }
    return (double) longest / SoundClip.RATE;
  }
}
