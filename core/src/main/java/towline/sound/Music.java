package towline.sound;

import java.util.List;
import towline.content.sound.InstrumentSpec;
import towline.content.sound.LoopSpec;
import towline.content.sound.LoopSpec.Note;
import towline.content.sound.MusicLayer;
import towline.content.sound.MusicLoop;
import towline.content.sound.MusicSpec;

/**
 * Plays the loops of the music, note by note. The danger decides which layers are heard. Another
 * loop begins at the next bar; a loop that returns goes on with the section after the one that was
 * heard last. The music is ducked for important sounds.
 */
final class Music {
  /** Maximum number of notes that sound at once. */
  static final int VOICES = 96;

  private static final int STEPS_PER_BEAT = 4;
  private static final int ECHO_STEPS = 3;

  /** Detuning of the two voices of a wide note, semitones. */
  private static final double DETUNING = 0.05;

  /** Rate at which a note recovers from a beat, per beat. */
  private static final double PUMP_RECOVERY = 5;

  private final MusicSpec spec;
  private final List<List<SoundClip>> instruments;
  private final NoteVoice[] voices = new NoteVoice[VOICES];
  private final MusicLayer[] layers = MusicLayer.values();
  private final double[] gains = new double[layers.length];
  private final double[] previousGains = new double[layers.length];
  private final double[] targetGains = new double[layers.length];
  private final int[] resumeSections = new int[MusicLoop.values().length];
  private final MixBlock toRoom = new MixBlock();
  private final MixBlock toEcho = new MixBlock();
  private final Room room = new Room();
  private final Echo echo = new Echo();
  private MusicLoop loop = MusicLoop.TITLE;
  private MusicLoop nextLoop = MusicLoop.TITLE;
  private LoopSpec score;

  /** Next step of the loop. */
  private int step;

  /** Index of the first note that is not before {@link #step}. */
  private int cursor;

  /** Frames from the beginning of the next block to the next step. */
  private double framesToStep;

  private double pumpBefore;
  private long started;
  private double duck;
  private double duckedTo;
  private double holdLeft;

  Music(MusicSpec spec, List<List<SoundClip>> instruments) {
    this.spec = spec;
    this.instruments = instruments;
    for (int i = 0; i < voices.length; i++) {
      voices[i] = new NoteVoice();
    }
    score = spec.loop(loop);
    danger(0);
    begin(loop);
  }

  /** Fades the layers to those for a danger from 0 to 1. */
  void danger(double level) {
    for (MusicLayer layer : layers) {
      targetGains[layer.ordinal()] = spec.gain(layer, level);
    }
  }

  /** Plays {@code next} from the next bar on. */
  void play(MusicLoop next) {
    nextLoop = next;
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
  double gain(MusicLayer layer) {
    return gains[layer.ordinal()];
  }

  /** Returns the loop that plays. */
  MusicLoop loop() {
    return loop;
  }

  /** Returns the next step of the loop. */
  int step() {
    return step;
  }

  /** Returns the number of notes that sound. */
  int notes() {
    int count = 0;
    for (NoteVoice voice : voices) {
      count += voice.isPlaying() ? 1 : 0;
    }
    return count;
  }

  void mixInto(MixBlock mixBlock) {
    double before = PanLaw.gain(-duck);
    moveDuck();
    moveLayers();
    while (framesToStep < MixBlock.FRAMES) {
      playStep((int) framesToStep);
      framesToStep += framesPerStep();
    }
    framesToStep -= MixBlock.FRAMES;
    toRoom.clear();
    toEcho.clear();
    mixNotes(mixBlock);
    echo.process(toEcho, mixBlock);
    room.process(toRoom, mixBlock);
    mixBlock.scale(before, PanLaw.gain(-duck));
  }

  private double framesPerStep() {
    return score.stepSeconds() * SoundClip.RATE;
  }

  private void begin(MusicLoop next) {
    loop = next;
    score = spec.loop(next);
    step = score.sections().get(resumeSections[next.ordinal()]) * LoopSpec.STEPS_PER_BAR;
    cursor = 0;
    while (score.notes().get(cursor).step() < step) {
      cursor++;
    }
    echo.setDelay(ECHO_STEPS * score.stepSeconds());
  }

  private void playStep(int frame) {
    if (step == score.bars() * LoopSpec.STEPS_PER_BAR) {
      step = 0;
      cursor = 0;
    }
    if (step % LoopSpec.STEPS_PER_BAR == 0 && nextLoop != loop) {
      leave();
      begin(nextLoop);
    }
    List<Note> notes = score.notes();
    while (cursor < notes.size() && notes.get(cursor).step() == step) {
      playNote(notes.get(cursor), frame);
      cursor++;
    }
    step++;
  }

  /** Lets the notes of the loop fade, and stores the section with which it goes on. */
  private void leave() {
    for (NoteVoice voice : voices) {
      voice.release();
    }
    List<Integer> starts = score.sections();
    int section = 0;
    while (starts.get(section + 1) * LoopSpec.STEPS_PER_BAR <= step) {
      section++;
    }
    int middle = (starts.get(section) + starts.get(section + 1)) * LoopSpec.STEPS_PER_BAR / 2;
    int next = step < middle ? section : section + 1;
    resumeSections[loop.ordinal()] = next % (starts.size() - 1);
  }

  private void playNote(Note note, int frame) {
    int layer = note.layer().ordinal();
    if (gains[layer] == 0 && targetGains[layer] == 0) {
      return;
    }
    InstrumentSpec instrument = spec.instruments().get(note.instrument());
    double gain = note.gain() * instrument.gain();
    if (instrument.width() == 0) {
      playVoice(note, instrument, frame, instrument.pan(), 0, gain);
    } else {
      double share = gain * Math.sqrt(0.5);
      playVoice(note, instrument, frame, instrument.pan() - instrument.width(), -1, share);
      playVoice(note, instrument, frame, instrument.pan() + instrument.width(), 1, share);
    }
  }

  private void playVoice(
      Note note, InstrumentSpec instrument, int frame, double pan, int side, double gain) {
    int recorded = instrument.nearest(note.pitch());
    SoundClip clip = instruments.get(note.instrument()).get(recorded);
    double semitones = note.pitch() - instrument.notes().get(recorded) + side * DETUNING;
    NoteVoice voice = freeVoice();
    if (instrument.looped()) {
      voice.startEndless(clip, side > 0 ? 0.5 : 0, PanLaw.pitch(semitones), frame);
    } else {
      voice.start(clip, PanLaw.pitch(semitones), frame);
    }
    voice.setEnvelope(
        instrument.attack(), note.length() * score.stepSeconds(), instrument.release());
    voice.setPlace(
        gain * PanLaw.left(pan), gain * PanLaw.right(pan), instrument.room(), instrument.echo());
    voice.setLayer(note.layer(), instrument.pump(), started++);
  }

  /** Returns a voice that is free, or else the oldest one. */
  private NoteVoice freeVoice() {
    NoteVoice oldest = voices[0];
    for (NoteVoice voice : voices) {
      if (!voice.isPlaying()) {
        return voice;
      }
      if (voice.started() < oldest.started()) {
        oldest = voice;
      }
    }
    return oldest;
  }

  private void mixNotes(MixBlock mixBlock) {
    double pump = pump();
    for (NoteVoice voice : voices) {
      if (voice.isPlaying()) {
        int layer = voice.layer().ordinal();
        double from = previousGains[layer] * (1 - voice.pump() * pumpBefore);
        double to = gains[layer] * (1 - voice.pump() * pump);
        voice.mixInto(mixBlock, toRoom, toEcho, from, to);
      }
    }
    pumpBefore = pump;
  }

  /** Returns the share by which notes give way to the last beat: 0 without drums. */
  private double pump() {
    double steps = (step - 1) % STEPS_PER_BEAT + 1 - framesToStep / framesPerStep();
    double beats = Math.max(0, steps) / STEPS_PER_BEAT;
    double drums = gain(MusicLayer.DRUMS) / spec.maxGain(MusicLayer.DRUMS);
    return drums * Math.exp(-beats * PUMP_RECOVERY);
  }

  private void moveLayers() {
    for (MusicLayer layer : layers) {
      int i = layer.ordinal();
      double most = spec.maxGain(layer) * MixBlock.SECONDS / spec.fade();
      previousGains[i] = gains[i];
      gains[i] = moved(gains[i], targetGains[i], most);
    }
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
}
