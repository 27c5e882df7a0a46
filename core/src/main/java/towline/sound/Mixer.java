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
  private final BandDucker ducker;
  private final Dynamics dynamics;
  private final MixBlock effects = new MixBlock();
  private final MixBlock effectSignals = new MixBlock();
  private final MixBlock rules = new MixBlock();
  private final MixBlock ruleSignals = new MixBlock();
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
    dynamics = new Dynamics(spec.dynamics());
    ducker = new BandDucker(spec.signals());
    limiter = new Limiter(PanLaw.gain(spec.mix().ceiling()));
  }

  /**
   * Lets a cue be heard, as {@link VoicePool} has room for it.
   *
   * @param pan where, -1 left to 1 right
   * @param gain how loud, 0 to 1, of what the table says
   * @param semitones how much higher than recorded
   */
  synchronized void play(Cue cue, double pan, double gain, double semitones) {
    double loud = gain * spec.voice(cue).gain();
    double left = loud * PanLaw.left(pan);
    double right = loud * PanLaw.right(pan);
    if (voicePool.play(cue, blocks, PanLaw.pitch(semitones), left, right)) {
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

  /** Mixes the next block: left, right, left, ..., as many as {@link MixBlock#FRAMES} times two. */
  synchronized void next(short[] out) {
    effects.clear();
    effectSignals.clear();
    rules.clear();
    ruleSignals.clear();
    score.clear();
    voicePool.mixInto(Bus.EFFECTS, effectSignals, effects);
    voicePool.mixInto(Bus.INTERFACE, ruleSignals, rules);
    for (LoopVoice hum : hums) {
      hum.mixInto(effects);
    }
    music.mixInto(score);
    fade(Bus.EFFECTS, spec.mood(mood).effects(), effects, effectSignals);
    fade(Bus.INTERFACE, 1, rules, ruleSignals);
    fade(Bus.MUSIC, spec.mood(mood).music(), score, score);
    effects.add(rules);
    effects.add(score);
    effectSignals.add(ruleSignals);
    ducker.process(effectSignals, effects);
    MixBlock sum = spare;
    sum.clear();
    sum.add(effects);
    sum.add(effectSignals);
    dynamics.process(sum);
    fade(Bus.MASTER, spec.mix().gain(), sum, sum);
    MixBlock finished = limiter.process(sum);
    spare = finished;
    blocks++;
    write(finished, out);
  }

  /** Brings one or two blocks of a bus to its volume. */
  private void fade(Bus bus, double factor, MixBlock block, MixBlock other) {
    int i = bus.ordinal();
    double from = now[i];
    double to = from + (busVolumes.of(bus) * factor - from) * HASTE;
    now[i] = Math.abs(to) < 1e-5 ? 0 : to;
    block.scale(from, now[i]);
    if (other != block) {
      other.scale(from, now[i]);
    }
  }

  /** How far the limiter turned the last block down, dB. */
  synchronized double limited() {
    return limiter.reduction();
  }

  /** How far a band of the rest is taken back for a signal, dB. */
  synchronized double ducked(int band) {
    return ducker.ducked(band);
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
