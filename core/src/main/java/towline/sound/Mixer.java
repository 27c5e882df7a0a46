package towline.sound;

import towline.content.sound.Cue;
import towline.content.sound.SoundSpec;
import towline.content.sound.SoundSpec.Bus;
import towline.content.sound.SoundSpec.Hum;
import towline.content.sound.SoundSpec.Mood;

/**
 * Makes one stream of all that sounds, block by block. Knows no device and no clock: its time is
 * the number of blocks that were asked for, so the same orders give the same samples. The game
 * gives orders while the sound thread asks for blocks; each call holds the lock for a fraction of a
 * millisecond.
 */
final class Mixer {
  /** The share of the way that a volume goes in a block: a tenth of a second, without clicks. */
  private static final double HASTE = 0.06;

  private static final double FULL_SCALE = 32767;

  private final SoundSpec spec;
  private final BusVolumes busVolumes;
  private final VoicePool voicePool;
  private final LoopVoice[] hums = new LoopVoice[Hum.values().length];
  private final Music music;
  private final Limiter limiter;
  private final MixBlock effects = new MixBlock();
  private final MixBlock rules = new MixBlock();
  private final MixBlock score = new MixBlock();
  private MixBlock spare = new MixBlock();
  private final double[] now = {1, 1, 1, 1};
  private Mood mood = Mood.TITLE;
  private long blocks;

  Mixer(SoundSpec spec, SoundBank soundBank, BusVolumes busVolumes) {
    this.spec = spec;
    this.busVolumes = busVolumes;
    voicePool = new VoicePool(spec, soundBank);
    for (Hum hum : Hum.values()) {
      hums[hum.ordinal()] = new LoopVoice(soundBank.hum(hum));
    }
    music = new Music(spec.music(), soundBank.layers());
    limiter = new Limiter(PanLaw.gain(spec.mix().ceiling()));
  }

  /**
   * Starts a voice, unless the table says that it is too many.
   *
   * @param pan where, -1 left to 1 right
   * @param gain how loud, 0 to 1, of what the table says
   * @param semitones how much higher than recorded
   */
  synchronized void play(Cue cue, double pan, double gain, double semitones) {
    Voice voice = voicePool.start(cue, blocks);
    if (voice != null) {
      double loud = gain * spec.voice(cue).gain();
      voice.setGains(PanLaw.pitch(semitones), loud * PanLaw.left(pan), loud * PanLaw.right(pan));
      music.duck(spec.voice(cue).duck() * gain);
    }
  }

  /** Tells a hum where, how loud (0 to 1 of what the table says) and how high it is. */
  synchronized void hum(Hum hum, double pan, double gain, double semitones) {
    double loud = gain * spec.hum(hum).gain();
    hums[hum.ordinal()].setTarget(
        PanLaw.pitch(semitones), loud * PanLaw.left(pan), loud * PanLaw.right(pan));
  }

  /** Tells the music how dangerous it is, 0 to 1. */
  synchronized void danger(double level) {
    music.danger(level);
  }

  /** What is on the screen. */
  synchronized void mood(Mood next) {
    mood = next;
  }

  /** Fades all effects out quickly: a new run begins. */
  synchronized void clear() {
    voicePool.releaseAll();
  }

  /** The number of effects that play. */
  synchronized int voices() {
    return voicePool.count();
  }

  /** The number of effects of that cue that play. */
  synchronized int voices(Cue cue) {
    return voicePool.count(cue);
  }

  /** The layered music. */
  Music music() {
    return music;
  }

  /** Mixes the next block: left, right, left, ..., as many as {@link MixBlock#FRAMES} times two. */
  synchronized void next(short[] out) {
    effects.clear();
    rules.clear();
    score.clear();
    voicePool.mixInto(effects, rules);
    for (LoopVoice hum : hums) {
      hum.mixInto(effects);
    }
    music.mixInto(score);
    MixBlock sum = spare;
    sum.clear();
    fade(Bus.EFFECTS, effects, spec.mood(mood).effects());
    fade(Bus.INTERFACE, rules, 1);
    fade(Bus.MUSIC, score, spec.mood(mood).music());
    sum.add(effects);
    sum.add(rules);
    sum.add(score);
    fade(Bus.MASTER, sum, spec.mix().gain());
    MixBlock finished = limiter.process(sum);
    spare = finished;
    blocks++;
    write(finished, out);
  }

  private void fade(Bus bus, MixBlock mixBlock, double factor) {
    int i = bus.ordinal();
    double from = now[i];
    double to = from + (busVolumes.of(bus) * factor - from) * HASTE;
    now[i] = Math.abs(to) < 1e-5 ? 0 : to;
    mixBlock.scale(from, now[i]);
  }

  private void write(MixBlock mixBlock, short[] out) {
    double width = busVolumes.stereoWidth();
    for (int i = 0; i < MixBlock.FRAMES; i++) {
      double middle = (mixBlock.left[i] + mixBlock.right[i]) / 2;
      double side = width * (mixBlock.left[i] - mixBlock.right[i]) / 2;
      out[2 * i] = (short) Math.round((middle + side) * FULL_SCALE);
      out[2 * i + 1] = (short) Math.round((middle - side) * FULL_SCALE);
    }
  }
}
