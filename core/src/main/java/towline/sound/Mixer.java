package towline.sound;

import towline.content.sound.Cue;
import towline.content.sound.MusicLoop;
import towline.content.sound.SoundSpec;
import towline.content.sound.SoundSpec.Bus;
import towline.content.sound.SoundSpec.Hum;
import towline.content.sound.SoundSpec.Mood;

/**
 * Mixes all sounds into one stream, block by block. It has no device and no clock: its time is the
 * number of mixed blocks, so equal calls give equal samples. The game calls from the window's
 * thread while the sound thread asks for blocks; each call holds the lock for a fraction of a
 * millisecond.
 */
final class Mixer {
  /**
   * Share of the way that a volume moves in a block; a change takes a tenth of a second, so that
   * there are no clicks.
   */
  private static final double FADE_SHARE = 0.06;

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
  private final double[] volumes = {1, 1, 1, 1};
  private Mood mood = Mood.TITLE;
  private long blocks;

  Mixer(SoundSpec spec, SoundBank soundBank, BusVolumes busVolumes) {
    this.spec = spec;
    this.busVolumes = busVolumes;
    voicePool = new VoicePool(spec, soundBank);
    for (Hum hum : Hum.values()) {
      hums[hum.ordinal()] = new LoopVoice(soundBank.hum(hum));
    }
    music = new Music(spec.music(), soundBank.instruments());
    dynamics = new Dynamics(spec.dynamics());
    ducker = new BandDucker(spec.signals());
    limiter = new Limiter(PanLaw.gain(spec.mix().ceiling()));
  }

  /**
   * Plays a cue if {@link VoicePool} has room for it.
   *
   * @param pan position, -1 left to 1 right
   * @param gain loudness, 0 to 1, relative to the table
   * @param semitones transposition upwards
   */
  synchronized void play(Cue cue, double pan, double gain, double semitones) {
    double loud = gain * spec.voice(cue).gain();
    double left = loud * PanLaw.left(pan);
    double right = loud * PanLaw.right(pan);
    if (voicePool.play(cue, blocks, PanLaw.pitch(semitones), left, right)) {
      music.duck(spec.voice(cue).duck() * gain);
    }
  }

  /** Sets pan, gain (0 to 1, relative to the table) and transposition of a hum. */
  synchronized void hum(Hum hum, double pan, double gain, double semitones) {
    double loud = gain * spec.hum(hum).gain();
    hums[hum.ordinal()].setTarget(
        PanLaw.pitch(semitones), loud * PanLaw.left(pan), loud * PanLaw.right(pan));
  }

  /** Sets the danger that the music follows, 0 to 1. */
  synchronized void danger(double level) {
    music.danger(level);
  }

  /** Sets the music, which begins at the next bar. */
  synchronized void playLoop(MusicLoop loop) {
    music.play(loop);
  }

  /** Returns the music that plays. */
  synchronized MusicLoop loop() {
    return music.loop();
  }

  /** Sets the mood of the screen. */
  synchronized void mood(Mood next) {
    mood = next;
  }

  /** Fades all effects out quickly, for a new run. */
  synchronized void clear() {
    voicePool.releaseAll();
  }

  /** Returns the number of playing effects. */
  synchronized int voices() {
    return voicePool.count();
  }

  /** Returns the number of playing effects of a cue. */
  synchronized int voices(Cue cue) {
    return voicePool.count(cue);
  }

  /**
   * Mixes the next block into {@code out}: left, right, left, ..., 2 * {@link MixBlock#FRAMES}
   * samples.
   */
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

  /** Fades one or two blocks of a bus to its volume. */
  private void fade(Bus bus, double factor, MixBlock block, MixBlock other) {
    int i = bus.ordinal();
    double from = volumes[i];
    double to = from + (busVolumes.of(bus) * factor - from) * FADE_SHARE;
    volumes[i] = Math.abs(to) < 1e-5 ? 0 : to;
    block.scale(from, volumes[i]);
    if (other != block) {
      other.scale(from, volumes[i]);
    }
  }

  /** Returns the limiter's reduction of the last block, dB. */
  synchronized double limited() {
    return limiter.reduction();
  }

  /** Returns the reduction of a band for a signal, dB. */
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
