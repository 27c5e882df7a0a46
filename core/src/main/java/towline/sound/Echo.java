package towline.sound;

/** An echo that goes from ear to ear and becomes duller. */
final class Echo {
  private static final int MAX_FRAMES = 2 * SoundClip.RATE;
  private static final float FEEDBACK = 0.45f;

  /** Share of each sample that the low-pass filter of the echo lets through at once. */
  private static final float BRIGHTNESS = 0.45f;

  /** A constant far below hearing; without it the arithmetic of a fading echo becomes slow. */
  private static final float FLOOR = 1e-12f;

  private final float[] leftLine = new float[MAX_FRAMES];
  private final float[] rightLine = new float[MAX_FRAMES];
  private int at;
  private int delay = SoundClip.RATE / 2;
  private int newDelay = delay;
  private float leftDull;
  private float rightDull;

  /** Sets the time between two echoes; the change takes a block. */
  void setDelay(double seconds) {
    newDelay = Math.min(MAX_FRAMES - 1, (int) Math.round(seconds * SoundClip.RATE));
  }

  /** Takes what is to sound again, and adds its echoes to {@code out}. */
  void process(MixBlock in, MixBlock out) {
    for (int i = 0; i < MixBlock.FRAMES; i++) {
      float share = (float) i / MixBlock.FRAMES;
      float left = between(leftLine, share);
      float right = between(rightLine, share);
      leftDull += (right - leftDull) * BRIGHTNESS;
      rightDull += (left - rightDull) * BRIGHTNESS;
      leftLine[at] = in.left[i] + leftDull * FEEDBACK + FLOOR;
      rightLine[at] = in.right[i] * 0.4f + rightDull * FEEDBACK + FLOOR;
      out.left[i] += left;
      out.right[i] += right;
      at = at + 1 == MAX_FRAMES ? 0 : at + 1;
    }
    delay = newDelay;
  }

  /** Returns the delayed sample, on its way from the old delay to the new one. */
  private float between(float[] line, float share) {
    float from = line[before(delay)];
    return delay == newDelay ? from : from + (line[before(newDelay)] - from) * share;
  }

  private int before(int frames) {
    return at >= frames ? at - frames : at - frames + MAX_FRAMES;
  }
}
