package towline.sound;

import java.util.Locale;

/** A recorded sound, mono or stereo, 44,100 frames a second. */
public final class SoundClip {
  /** The sample rate, Hz. */
  public static final int RATE = 44_100;

  private static final float UNIT = 1 / 32768f;

  private final short[] left;
  private final short[] right;

  /** Creates a mono clip. */
  public SoundClip(short[] samples) {
    this(samples, samples);
  }

  /** Creates a stereo clip of two channels of equal length. */
  public SoundClip(short[] left, short[] right) {
    if (left.length != right.length || left.length == 0) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "both channels must have the same number of samples, at least one, not %d and %d",
              left.length,
              right.length));
    }
    this.left = left;
    this.right = right;
  }

  /** Returns the number of frames. */
  int frames() {
    return left.length;
  }

  /** Returns the left sample at an index, -1 to 1. */
  float left(int i) {
    return left[i] * UNIT;
  }

  /** Returns the right sample at an index, -1 to 1. */
  float right(int i) {
    return right[i] * UNIT;
  }

  /** Returns the interpolated left sample at a position; the end is followed by the beginning. */
  float between(double position) {
    int i = (int) position;
    int next = i + 1 == left.length ? 0 : i + 1;
    float share = (float) (position - i);
    return (left[i] + (left[next] - left[i]) * share) * UNIT;
  }

  /** Returns the left sample at a position, by a cubic through its four neighbours. */
  float smoothed(double position) {
    int i = (int) position;
    float share = (float) (position - i);
    float a = left[Math.max(0, i - 1)];
    float b = left[i];
    float c = left[i + 1];
    float d = left[Math.min(left.length - 1, i + 2)];
    float slope = (c - a) / 2;
    float curve = a - 2.5f * b + 2 * c - d / 2;
    float bend = (d - a) / 2 + 1.5f * (b - c);
    return (b + share * (slope + share * (curve + share * bend))) * UNIT;
  }
}
