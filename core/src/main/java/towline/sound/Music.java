package towline.sound;

import java.util.List;
import towline.content.sound.SoundSpec;
import towline.content.sound.SoundSpec.LayerSpec;

/**
 * Layers of one loop, read at the same position, so that they cannot drift apart; the danger
 * decides which of them are heard. The music is ducked for important sounds.
 */
final class Music {
  private final SoundSpec.Music spec;
  private final List<SoundClip> layers;
  private final double[] gains;
  private final double[] targetGains;
  private int position;
  private double duck;
  private double duckedTo;
  private double holdLeft;

  Music(SoundSpec.Music spec, List<SoundClip> layers) {
    this.spec = spec;
    this.layers = layers;
    gains = new double[layers.size()];
    targetGains = new double[layers.size()];
    danger(0);
  }

  /** Fades the layers to those for a danger from 0 to 1. */
  void danger(double level) {
    for (int i = 0; i < targetGains.length; i++) {
      targetGains[i] = gain(spec.layers().get(i), level);
    }
  }

  private static double gain(LayerSpec layer, double level) {
    if (level >= layer.full()) {
      return layer.gain();
    }
    return layer.gain() * Math.max(0, (level - layer.from()) / (layer.full() - layer.from()));
  }

  /** Ducks by {@code decibels} dB for a while; a deeper duck stays in force. */
  void duck(double decibels) {
    if (decibels > 0 && (holdLeft <= 0 || decibels >= duckedTo)) {
      duckedTo = decibels;
      holdLeft = spec.duckHold();
    }
  }

  /** Returns the present duck, dB. */
  double ducked() {
    return duck;
  }

  /** Returns the present gain of a layer. */
  double gain(int layer) {
    return gains[layer];
  }

  /** Returns the next frame of the loop. */
  int position() {
    return position;
  }

  void mixInto(MixBlock mixBlock) {
    double before = PanLaw.gain(-duck);
    moveDuck();
    double after = PanLaw.gain(-duck);
    for (int i = 0; i < gains.length; i++) {
      double from = gains[i];
      gains[i] =
          moved(from, targetGains[i], spec.layers().get(i).gain() * MixBlock.SECONDS / spec.fade());
      mix(layers.get(i), mixBlock, from * before, gains[i] * after);
    }
    position = (position + MixBlock.FRAMES) % length();
  }

  private int length() {
    return layers.isEmpty() ? MixBlock.FRAMES : layers.get(0).frames();
  }

  private void moveDuck() {
    holdLeft -= MixBlock.SECONDS;
    double target = holdLeft > 0 ? duckedTo : 0;
    double rate = target > duck ? duckedTo / spec.duckIn() : duckedTo / spec.duckOut();
    duck = moved(duck, target, rate * MixBlock.SECONDS);
  }

  private static double moved(double from, double to, double maxStep) {
    return from < to ? Math.min(to, from + maxStep) : Math.max(to, from - maxStep);
  }

  private void mix(SoundClip layer, MixBlock mixBlock, double from, double to) {
    if (from == 0 && to == 0) {
      return;
    }
    float gain = (float) from;
    float step = (float) ((to - from) / MixBlock.FRAMES);
    int at = position;
    for (int i = 0; i < MixBlock.FRAMES; i++) {
      mixBlock.left[i] += layer.left(at) * gain;
      mixBlock.right[i] += layer.right(at) * gain;
      gain += step;
      at = at + 1 == layer.frames() ? 0 : at + 1;
    }
  }
}
