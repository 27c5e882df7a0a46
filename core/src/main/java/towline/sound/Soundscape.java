package towline.sound;

import com.badlogic.gdx.utils.Disposable;
import org.jspecify.annotations.Nullable;
import towline.content.BadContent;
import towline.content.Cue;
import towline.content.SoundSpec;
import towline.content.SoundSpec.Bus;
import towline.content.SoundSpec.Mood;
import towline.sim.EventList;
import towline.sim.Snapshot;

/**
 * The sound of the game: the door through which the screens go. Everything may be called at any
 * time from the thread of the window, with a sound device or without; while the files are still
 * being read, and without a device, nothing is heard.
 */
public final class Soundscape implements Disposable {
  private final SoundSpec spec;
  private final Faders faders = new Faders();
  private final @Nullable Speaker speaker;
  private volatile @Nullable Ears ears;

  private Soundscape(SoundSpec spec) {
    this.spec = spec;
    speaker = Speaker.open(this::load);
  }

  /**
   * Opens the sound device, if there is one.
   *
   * @throws BadContent if {@code tuning/sound.json} is missing or wrong
   */
  public static Soundscape open() {
    return new Soundscape(SoundSpec.load());
  }

  private Speaker.Stream load() {
    Mixer mixer = new Mixer(spec, Library.load(spec), faders);
    ears = new Ears(spec, mixer);
    return mixer::next;
  }

  /** Another run begins. */
  public void begin() {
    Ears open = ears;
    if (open != null) {
      open.begin();
    }
  }

  /** Sounds what happened in a tick. */
  public void happen(EventList events) {
    Ears open = ears;
    if (open != null) {
      open.happen(events);
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
  public void listen(Snapshot now, double centreX, double centreY, Mood mood, double seconds) {
    Ears open = ears;
    if (open != null) {
      open.listen(now, centreX, centreY, mood, seconds);
    }
  }

  /** Sounds what has no place in the sector: what menus do. */
  public void play(Cue cue) {
    Ears open = ears;
    if (open != null) {
      open.play(cue);
    }
  }

  /** Sets a volume, 0 to 1; it is heard at once. */
  public void volume(Bus bus, double volume) {
    faders.set(bus, volume);
  }

  /** Falls silent: the window is in the background, or the player wants quiet. */
  public void hush() {
    faders.hush();
  }

  /** Sounds again. */
  public void unhush() {
    faders.unhush();
  }

  @Override
  public void dispose() {
    if (speaker != null) {
      speaker.close();
    }
  }
}
