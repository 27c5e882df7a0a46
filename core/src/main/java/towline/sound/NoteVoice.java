package towline.sound;

import org.jspecify.annotations.Nullable;
import towline.content.sound.InstrumentSpec;
import towline.content.sound.MusicLayer;

/** A playing note of the music. */
final class NoteVoice {
  /** Level at which a released note ends: 54 dB below its full level. */
  private static final float SILENT_LEVEL = 0.002f;

  private final float[] samples = new float[MixBlock.FRAMES];

  private @Nullable SoundClip clip;
  private MusicLayer layer = MusicLayer.PULSE;
  private double period;
  private double end;
  private double position;
  private double step;
  private float left;
  private float right;
  private float room;
  private float echo;
  private double pump;
  private int startFrame;
  private int framesLeft;
  private float level;
  private float levelStep;
  private float releaseFactor;
  private long started;

  /** Starts a recording at a frame of the next block. */
  void start(SoundClip recording, double pitchFactor, int frame) {
    clip = recording;
    period = 0;
    end = recording.frames() - 1;
    position = 0;
    step = pitchFactor;
    startFrame = frame;
  }

  /** Starts an endless recording at a share of its period. */
  void startEndless(SoundClip recording, double share, double pitchFactor, int frame) {
    start(recording, pitchFactor, frame);
    period = recording.frames() - 2 * InstrumentSpec.LEAD_IN;
    end = recording.frames() - InstrumentSpec.LEAD_IN;
    position = InstrumentSpec.LEAD_IN + share * period;
  }

  /**
   * Sets the envelope.
   *
   * @param attack time of the rise, s
   * @param seconds time up to the release, s
   * @param release time of the fall to 1/e, s
   */
  void setEnvelope(double attack, double seconds, double release) {
    level = attack > 0 ? 0 : 1;
    levelStep = attack > 0 ? (float) (1 / (attack * SoundClip.RATE)) : 1;
    framesLeft = (int) Math.round(seconds * SoundClip.RATE);
    releaseFactor = (float) Math.exp(-1 / (release * SoundClip.RATE));
  }

  /** Sets where the note goes: its gains, and the shares for room and echo. */
  void setPlace(double leftGain, double rightGain, double roomShare, double echoShare) {
    left = (float) leftGain;
    right = (float) rightGain;
    room = (float) roomShare;
    echo = (float) echoShare;
  }

  /** Sets the layer, the share by which the note gives way to the beat, and its turn. */
  void setLayer(MusicLayer newLayer, double pumpShare, long turn) {
    layer = newLayer;
    pump = pumpShare;
    started = turn;
  }

  boolean isPlaying() {
    return clip != null;
  }

  MusicLayer layer() {
    return layer;
  }

  double pump() {
    return pump;
  }

  long started() {
    return started;
  }

  /** Lets the note fade as after its end. */
  void release() {
    framesLeft = 0;
  }

  /** Adds the note with a gain that moves from one value to another. */
  void mixInto(MixBlock dry, MixBlock toRoom, MixBlock toEcho, double from, double to) {
    SoundClip sound = clip;
    if (sound == null) {
      return;
    }
    int first = startFrame;
    int stop = render(sound, (float) from, (float) ((to - from) / MixBlock.FRAMES));
    startFrame = 0;
    add(dry, first, stop, 1);
    if (room > 0) {
      add(toRoom, first, stop, room);
    }
    if (echo > 0) {
      add(toEcho, first, stop, echo);
    }
  }

  /** Renders the note into {@link #samples} and returns the end of what it wrote. */
  private int render(SoundClip sound, float from, float gainStep) {
    float gain = from + gainStep * startFrame;
    for (int i = startFrame; i < MixBlock.FRAMES; i++) {
      if (position >= end) {
        position -= period;
      }
      if (position >= end || (framesLeft <= 0 && level < SILENT_LEVEL)) {
        clip = null;
        return i;
      }
      samples[i] = sound.smoothed(position) * level * gain;
      gain += gainStep;
      position += step;
      if (framesLeft-- <= 0) {
        level *= releaseFactor;
      } else {
        level = Math.min(1, level + levelStep);
      }
    }
    return MixBlock.FRAMES;
  }

  private void add(MixBlock block, int first, int stop, float share) {
    float toLeft = left * share;
    float toRight = right * share;
    for (int i = first; i < stop; i++) {
      block.left[i] += samples[i] * toLeft;
      block.right[i] += samples[i] * toRight;
    }
  }
}
