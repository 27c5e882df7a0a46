package towline.sound;

import org.jspecify.annotations.Nullable;
import towline.content.sound.Cue;

/** A voice: one effect that plays, or one that stands for several of its kind. */
final class Voice {
  /** The length of the release, in blocks: no click, no delay. */
  private static final int FAREWELL = 2;

  /** The pitch of the double. */
  private static final double LOWER = 0.984;

  /** How much one more doubles it. */
  private static final float DOUBLES = 0.25f;

  private @Nullable SoundClip clip;
  private Cue cue = Cue.SHIP_SHOT;
  private int priority;
  private long started;
  private double position;
  private double step;
  private float left;
  private float right;

  /** How loud it was before it stood for others. */
  private double alone;

  /** How much of it is doubled a little lower, 0 to 1: several are broader than one. */
  private float doubled;

  private int blocksLeft;

  void start(SoundClip sound, Cue of, int withPriority, long at) {
    clip = sound;
    cue = of;
    priority = withPriority;
    started = at;
    position = 0;
    blocksLeft = Integer.MAX_VALUE;
  }

  void setGains(double pitchFactor, double leftGain, double rightGain) {
    step = pitchFactor;
    left = (float) leftGain;
    right = (float) rightGain;
    alone = Math.hypot(leftGain, rightGain);
    doubled = 0;
  }

  /**
   * Stands for one more of its kind, which would have had those gains: louder and broader, up to so
   * many times as loud as it was alone.
   */
  void thicken(double leftGain, double rightGain, double most) {
    double newLeft = Math.hypot(left, leftGain);
    double newRight = Math.hypot(right, rightGain);
    double loud = Math.hypot(newLeft, newRight);
    double least = Math.max(alone, Math.hypot(leftGain, rightGain));
    double share = Math.min(1, most * least / Math.max(1e-9, loud));
    left = (float) (newLeft * share);
    right = (float) (newRight * share);
    doubled = Math.min(1, doubled + DOUBLES);
  }

  boolean isPlaying() {
    return clip != null;
  }

  /** Whether it plays and has not been released. */
  boolean counts() {
    return clip != null && blocksLeft > FAREWELL;
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

  /** Releases it: it fades out quickly. */
  void release() {
    blocksLeft = Math.min(blocksLeft, FAREWELL);
  }

  void stop() {
    clip = null;
  }

  void mixInto(MixBlock mixBlock) {
    SoundClip sound = clip;
    if (sound == null) {
      return;
    }
    float gain = blocksLeft >= FAREWELL ? 1 : (float) blocksLeft / FAREWELL;
    float fade = blocksLeft > FAREWELL ? 0 : 1f / FAREWELL / MixBlock.FRAMES;
    int last = sound.frames() - 1;
    for (int i = 0; i < MixBlock.FRAMES && position < last; i++) {
      float sample = sound.between(position);
      if (doubled > 0) {
        // As much power as without it.
        sample = (sample + doubled * sound.between(position * LOWER)) / (1 + 0.4f * doubled);
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
