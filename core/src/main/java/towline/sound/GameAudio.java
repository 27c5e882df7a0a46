package towline.sound;

import com.badlogic.gdx.utils.Disposable;
import org.jspecify.annotations.Nullable;
import towline.content.SectorSpec.Look;
import towline.content.sound.Cue;
import towline.content.sound.SoundSpec;
import towline.content.sound.SoundSpec.Bus;
import towline.content.sound.SoundSpec.Mood;
import towline.sim.api.EventList;
import towline.sim.api.Snapshot;

/**
 * The sound of the game, for use by the screens. Every method may be called at any time from the
 * window's thread, with or without a sound device; while the files are being read, and without a
 * device, nothing is heard.
 */
public final class GameAudio implements Disposable {
  private final SoundSpec spec;
  private final BusVolumes busVolumes = new BusVolumes();
  private final @Nullable SoundOutput output;
  private volatile @Nullable SoundDirector soundDirector;

  /** Opens the machine's sound, if it has any. */
  public GameAudio(SoundSpec spec, SoundOutput.Opener outputs) {
    this.spec = spec;
    output = outputs.open(this::load);
  }

  private SoundOutput.Stream load(SoundOutput.Decoder decoder) {
    Mixer mixer = new Mixer(spec, SoundBank.load(spec, decoder), busVolumes);
    soundDirector = new SoundDirector(spec, mixer);
    return mixer::next;
  }

  /** Prepares for a new run. */
  public void reset() {
    SoundDirector open = soundDirector;
    if (open != null) {
      open.reset();
    }
  }

  /** Plays the cues of a tick. */
  public void onEvents(EventList events) {
    SoundDirector open = soundDirector;
    if (open != null) {
      open.onEvents(events);
    }
  }

  /**
   * Plays the effects of a tick of a run that is only watched.
   *
   * @param centreX middle of its picture, m
   * @param centreY middle of its picture, m
   * @param side position of that picture, from -1 at the left to 1 at the right
   * @param share loudness, 0 to 1
   */
  public void playWatched(
      EventList events, double centreX, double centreY, double side, double share) {
    SoundDirector open = soundDirector;
    if (open != null) {
      open.playWatched(events, centreX, centreY, side, share);
    }
  }

  /** Sets the look of the sector, which has music of its own; it begins at the next bar. */
  public void setSector(Look look) {
    SoundDirector open = soundDirector;
    if (open != null) {
      open.setSector(look);
    }
  }

  /**
   * Updates music and hums; called once a frame.
   *
   * @param snapshot present state of the sector
   * @param centreX middle of the picture, m
   * @param centreY middle of the picture, m
   * @param mood kind of screen
   * @param seconds time since the last frame, s
   */
  public void update(Snapshot snapshot, double centreX, double centreY, Mood mood, double seconds) {
    SoundDirector open = soundDirector;
    if (open != null) {
      open.update(snapshot, centreX, centreY, mood, seconds);
    }
  }

  /** Plays a cue without a position, such as those of menus. */
  public void play(Cue cue) {
    SoundDirector open = soundDirector;
    if (open != null) {
      open.play(cue);
    }
  }

  /** Sets a volume, 0 to 1, with immediate effect. */
  public void setVolume(Bus bus, double volume) {
    busVolumes.set(bus, volume);
  }

  /** Returns the volume in force, 0 to 1. */
  public double volume(Bus bus) {
    return busVolumes.of(bus);
  }

  /** Sets the stereo width, 0 to 1; with 0 both ears hear the same. */
  public void setStereoWidth(double share) {
    busVolumes.setStereoWidth(share);
  }

  /**
   * Returns the time at which the device was given the first sound, ms after the start of the
   * program; NaN before, and without a device.
   */
  public double firstSoundMs() {
    return output == null ? Double.NaN : output.firstMs();
  }

  /** Returns the number of times that the device has run dry, which is heard as a gap. */
  public int gaps() {
    return output == null ? 0 : output.gaps();
  }

  /** Returns true if the sound device has been lost since the last call. */
  public boolean pollLost() {
    return output != null && output.pollLost();
  }

  /** Mutes the sound, because the window is in the background or the player wants quiet. */
  public void mute() {
    busVolumes.mute();
  }

  /** Undoes {@link #mute}. */
  public void unmute() {
    busVolumes.unmute();
  }

  @Override
  public void dispose() {
    if (output != null) {
      output.close();
    }
  }
}
