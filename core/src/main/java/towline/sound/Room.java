package towline.sound;

/**
 * The room in which the music sounds: eight delays that feed one another, four for each ear, after
 * Jot.
 */
final class Room {
  /** Lengths of the delays, samples; without common factors, so that no pitch stands out. */
  private static final int[] LENGTHS = {1423, 1777, 2137, 2557, 1511, 1867, 2239, 2677};

  /** Time in which the sound falls by 60 dB, s. */
  private static final double SECONDS = 2.1;

  private static final float BRIGHTNESS = 0.55f;
  private static final float GAIN = 0.35f;

  /** A constant far below hearing; without it the arithmetic of a fading room becomes slow. */
  private static final float FLOOR = 1e-12f;

  private final float[][] lines = new float[LENGTHS.length][];
  private final int[] places = new int[LENGTHS.length];
  private final float[] feedbacks = new float[LENGTHS.length];
  private final float[] dulls = new float[LENGTHS.length];
  private final float[] outputs = new float[LENGTHS.length];

  Room() {
    for (int i = 0; i < LENGTHS.length; i++) {
      lines[i] = new float[LENGTHS[i]];
      feedbacks[i] = (float) Math.pow(0.001, LENGTHS[i] / (SECONDS * SoundClip.RATE));
    }
  }

  /** Takes what sounds in the room, and adds its reverberation to {@code out}. */
  void process(MixBlock in, MixBlock out) {
    int half = LENGTHS.length / 2;
    for (int i = 0; i < MixBlock.FRAMES; i++) {
      float left = 0;
      float right = 0;
      for (int n = 0; n < half; n++) {
        outputs[n] = next(n);
        outputs[n + half] = next(n + half);
        left += outputs[n];
        right += outputs[n + half];
      }
      float mean = (left + right) / half;
      for (int n = 0; n < LENGTHS.length; n++) {
        float input = n < half ? in.left[i] : in.right[i];
        write(n, input + outputs[n] - mean + FLOOR);
      }
      out.left[i] += left * GAIN;
      out.right[i] += right * GAIN;
    }
  }

  private float next(int n) {
    dulls[n] += (lines[n][places[n]] - dulls[n]) * BRIGHTNESS;
    return dulls[n] * feedbacks[n];
  }

  private void write(int n, float sample) {
    lines[n][places[n]] = sample;
    places[n] = places[n] + 1 == LENGTHS[n] ? 0 : places[n] + 1;
  }
}
