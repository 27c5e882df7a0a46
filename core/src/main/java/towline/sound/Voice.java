package towline.sound;

import org.jspecify.annotations.Nullable;
import towline.content.sound.Cue;

/** A playing effect, or one that represents several of its kind. */
final class Voice {
  /** Length of the release, in blocks: no click, no delay. */
  private static final int RELEASE_BLOCKS = 2;

  /** Pitch factor of the double. */
  private static final double DOUBLE_PITCH = 0.984;

  /** Increase of the double's share for each effect that is added. */
  private static final float DOUBLING_STEP = 0.25f;

  private @Nullable SoundClip clip;
  private Cue cue = Cue.SHIP_SHOT;
  private int priority;
  private long started;
  private double position;
  private double step;
  private float left;
  private float right;

  /** Loudness before other effects were added. */
  private double initialLoudness;

  /**
   * Share of the double, 0 to 1: the sound once more, slightly lower, because several effects are
   * broader than one.
   */
  private float doubled;

  private int blocksLeft;

  void start(SoundClip sound, Cue newCue, int newPriority, long at) {
    clip = sound;
    cue = newCue;
    priority = newPriority;
    started = at;
    position = 0;
    blocksLeft = Integer.MAX_VALUE;
  }

  void setGains(double pitchFactor, double leftGain, double rightGain) {
    step = pitchFactor;
    left = (float) leftGain;
    right = (float) rightGain;
    initialLoudness = Math.hypot(leftGain, rightGain);
    doubled = 0;
  }

  /**
   * Adds an effect of the same kind with the given gains: the voice becomes louder and broader, up
   * to {@code maxFactor} times its initial loudness.
   */
  void thicken(double leftGain, double rightGain, double maxFactor) {
    double newLeft = Math.hypot(left, leftGain);
    double newRight = Math.hypot(right, rightGain);
    double loud = Math.hypot(newLeft, newRight);
    double reference = Math.max(initialLoudness, Math.hypot(leftGain, rightGain));
    double share = Math.min(1, maxFactor * reference / Math.max(1e-9, loud));
    left = (float) (newLeft * share);
    right = (float) (newRight * share);
    doubled = Math.min(1, doubled + DOUBLING_STEP);
  }

  boolean isPlaying() {
    return clip != null;
  }

  /** True if the voice plays and has not been released. */
  boolean counts() {
    return clip != null && blocksLeft > RELEASE_BLOCKS;
  }

  Cue cue() {
    return cue;
  }

  int priority() {
    return priority;
  }

  long started() {
    return started;
  }

  /** Releases the voice, which fades out quickly. */
  void release() {
    blocksLeft = Math.min(blocksLeft, RELEASE_BLOCKS);
  }

  void stop() {
    clip = null;
  }

  void mixInto(MixBlock mixBlock) {
    SoundClip sound = clip;
    if (sound == null) {
      return;
    }
    float gain = blocksLeft >= RELEASE_BLOCKS ? 1 : (float) blocksLeft / RELEASE_BLOCKS;
    float fade = blocksLeft > RELEASE_BLOCKS ? 0 : 1f / RELEASE_BLOCKS / MixBlock.FRAMES;
    int last = sound.frames() - 1;
    for (int i = 0; i < MixBlock.FRAMES && position < last; i++) {
      float sample = sound.between(position);
      if (doubled > 0) {
        // Keeps the power that the sound has without the double.
        sample = (sample + doubled * sound.between(position * DOUBLE_PITCH)) / (1 + 0.4f * doubled);
      }
      sample *= gain;
      mixBlock.left[i] += sample * left;
      mixBlock.right[i] += sample * right;
      position += step;
      gain -= fade;
    }
    blocksLeft--;
    if (position >= last || blocksLeft == 0) {
      clip = null;
    }
  }
}
