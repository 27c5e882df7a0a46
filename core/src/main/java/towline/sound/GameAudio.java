package towline.sound;

import com.badlogic.gdx.utils.Disposable;
import org.jspecify.annotations.Nullable;
import towline.content.sound.Cue;
import towline.content.sound.SoundSpec;
import towline.content.sound.SoundSpec.Bus;
import towline.content.sound.SoundSpec.Mood;
import towline.sim.api.EventList;
import towline.sim.api.Snapshot;

/**
 * The sound of the game: the door through which the screens go. Everything may be called at any
 * time from the thread of the window, with a sound device or without; while the files are still
 * being read, and without a device, nothing is heard.
 */
public final class GameAudio implements Disposable {
  /** The size of the buffers that the sound device must be opened with, bytes. */
  public static final int BUFFER_BYTES = 4 * AudioOutput.BUFFER_FRAMES;

  /** How many of them: the device is 70 ms ahead, which a stalled thread must not exceed. */
  public static final int BUFFERS = AudioOutput.BUFFERS;

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

  /** Starts with a new run. */
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
   * @param centreX the middle of its picture, m
   * @param centreY the middle of its picture, m
   * @param side where that picture is, from the left, -1, to the right, 1
   * @param share how loud, 0 to 1
   */
  public void overhear(
      EventList events, double centreX, double centreY, double side, double share) {
    SoundDirector open = soundDirector;
    if (open != null) {
      open.overhear(events, centreX, centreY, side, share);
    }
  }

  /**
   * Lets music and hums follow how things are; once a frame.
   *
   * @param now the present state of the sector
   * @param centreX the middle of the picture, m
   * @param centreY the middle of the picture, m
   * @param mood what is on the screen
   * @param seconds the time since the last frame, s
   */
  public void update(Snapshot now, double centreX, double centreY, Mood mood, double seconds) {
    SoundDirector open = soundDirector;
    if (open != null) {
      open.update(now, centreX, centreY, mood, seconds);
    }
  }

  /** Plays a cue without a position, such as those of menus. */
  public void play(Cue cue) {
    SoundDirector open = soundDirector;
    if (open != null) {
      open.play(cue);
    }
  }

  /** Sets a volume, 0 to 1; it is heard at once. */
  public void volume(Bus bus, double volume) {
    busVolumes.set(bus, volume);
  }

  /** The volume that was set, 0 to 1. */
  public double volume(Bus bus) {
    return busVolumes.of(bus);
  }

  /** Sets how far left and right differ, 0 to 1; 0: both ears hear the same. */
  public void setStereoWidth(double share) {
    busVolumes.setStereoWidth(share);
  }

  /**
   * When the device was given the first sound, ms after the start of the program; NaN without one.
   */
  public double firstSoundMs() {
    return output == null ? Double.NaN : output.firstMs();
  }

  /** How often the device has run dry, which is heard as a gap. */
  public int gaps() {
    return output == null ? 0 : output.gaps();
  }

  /** Mutes: the window is in the background, or the player wants quiet. */
  public void mute() {
    busVolumes.mute();
  }

  /** Undoes the mute. */
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
