package towline.sound;

import org.jspecify.annotations.Nullable;
import towline.content.sound.Cue;

/** A voice: one effect that plays. */
final class Voice {
  /** The length of the release, in blocks: no click, no delay. */
  private static final int FAREWELL = 2;

  private @Nullable SoundClip clip;
  private Cue cue = Cue.SHIP_SHOT;
  private int priority;
  private long started;
  private double position;
  private double step;
  private float left;
  private float right;
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
      float sample = sound.between(position) * gain;
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
