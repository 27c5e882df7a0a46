package towline.sound;

/** A looping voice whose gain, pan and pitch glide to their targets. */
final class LoopVoice {
  /** Share of the way to its targets that the voice moves in a block. */
  private static final double GLIDE_SHARE = 0.12;

  private final SoundClip clip;
  private double position;
  private double step = 1;
  private double left;
  private double right;
  private double wantedStep = 1;
  private double wantedLeft;
  private double wantedRight;

  LoopVoice(SoundClip clip) {
    this.clip = clip;
  }

  void setTarget(double pitchFactor, double leftGain, double rightGain) {
    wantedStep = pitchFactor;
    wantedLeft = leftGain;
    wantedRight = rightGain;
  }

  void mixInto(MixBlock mixBlock) {
    if (Math.max(Math.max(wantedLeft, wantedRight), Math.max(left, right)) < 1e-4) {
      left = 0;
      right = 0;
      step = wantedStep;
      return;
    }
    double toLeft = left + (wantedLeft - left) * GLIDE_SHARE;
    double toRight = right + (wantedRight - right) * GLIDE_SHARE;
    step += (wantedStep - step) * GLIDE_SHARE;
    for (int i = 0; i < MixBlock.FRAMES; i++) {
      double share = (double) i / MixBlock.FRAMES;
      float sample = clip.between(position);
      mixBlock.left[i] += sample * (float) (left + (toLeft - left) * share);
      mixBlock.right[i] += sample * (float) (right + (toRight - right) * share);
      position += step;
      if (position >= clip.frames()) {
        position -= clip.frames();
      }
    }
    left = toLeft;
    right = toRight;
  }
}
