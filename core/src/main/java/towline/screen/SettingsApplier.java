package towline.screen;

import com.badlogic.gdx.Gdx;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import towline.content.sound.SoundSpec.Bus;
import towline.input.ControlPreferences;
import towline.input.Devices;
import towline.settings.ColourVision;
import towline.settings.IntOption;
import towline.settings.Options;
import towline.settings.Settings;
import towline.sound.Soundscape;
import towline.view.Picture;

/** Puts the settings into effect: only what has changed, and at once. */
final class SettingsApplier {
  /** The smallest text ought to be that high on the glass, mm. */
  private static final double READABLE_MM = 2.8;

  /** What a screen says of its fineness is believed within these bounds, pixels an inch. */
  private static final double COARSEST = 60;

  private static final double FINEST = 600;
  private static final double MM_AN_INCH = 25.4;

  /** Steps of the automatic size of text. */
  private static final double STEP = 0.05;

  private static final double LARGEST_AUTOMATIC = 1.5;

  private final Picture picture;
  private final WindowControl windowControl;
  private final Devices devices;
  private final Soundscape sound;
  private @Nullable Settings before;
  private boolean wordsChanged;
  private boolean sizeChanged;

  SettingsApplier(Picture picture, WindowControl windowControl, Devices devices, Soundscape sound) {
    this.picture = picture;
    this.windowControl = windowControl;
    this.devices = devices;
    this.sound = sound;
  }

  /** How the player wants to hold the controls. */
  static ControlPreferences grip(Settings settings) {
    return new ControlPreferences(
        settings.get(Options.FIRE), settings.get(Options.REEL), settings.get(Options.AIM_ASSIST));
  }

  void apply(Settings now) {
    Settings old = before;
    before = now;
    picture.world().shake().strength(now.fraction(Options.SHAKE));
    picture.world().setFlashBrightness(now.fraction(Options.FLASH));
    picture.compositor().glow(now.fraction(Options.BLOOM));
    devices.deadZones(
        now.fraction(Options.STICK_DEAD_ZONE), now.fraction(Options.TRIGGER_DEAD_ZONE));
    sound.volume(Bus.MASTER, now.fraction(Options.MASTER_VOLUME));
    sound.volume(Bus.MUSIC, now.fraction(Options.MUSIC_VOLUME));
    sound.volume(Bus.EFFECTS, now.fraction(Options.EFFECTS_VOLUME));
    if (old == null || !sameColours(old, now)) {
      picture.palette().use(variants(now));
      wordsChanged = true;
    }
    if (old == null || !old.get(Options.RENDER_SCALE).equals(now.get(Options.RENDER_SCALE))) {
      picture.renderScale(now.fraction(Options.RENDER_SCALE));
    }
    if (old == null || !old.get(Options.UI_SCALE).equals(now.get(Options.UI_SCALE))) {
      fitText();
    }
    windowControl.apply(old, now);
  }

  private static boolean sameColours(Settings old, Settings now) {
    return old.get(Options.COLOUR_VISION) == now.get(Options.COLOUR_VISION)
        && old.get(Options.HIGH_CONTRAST) == now.get(Options.HIGH_CONTRAST);
  }

  private static List<String> variants(Settings now) {
    List<String> variants = new ArrayList<>();
    ColourVision eyes = now.get(Options.COLOUR_VISION);
    if (eyes != ColourVision.STANDARD) {
      variants.add(eyes.name().toLowerCase(Locale.ROOT));
    }
    if (now.isOn(Options.HIGH_CONTRAST)) {
      variants.add("contrast");
    }
    return variants;
  }

  /** The window has another size: text that fits the screen by itself is fitted again. */
  void fitText() {
    if (before != null) {
      int percent = before.get(Options.UI_SCALE);
      picture.uiScale(percent == IntOption.AUTOMATIC ? automatic() : percent / 100.0);
      sizeChanged = true;
    }
  }

  /** As the window's height has it, but larger where the screen is so fine that it gets tiny. */
  private static double automatic() {
    double finer = Gdx.graphics.getPpiY();
    double base =
        Math.min(
            Gdx.graphics.getBackBufferHeight() / 720.0, Gdx.graphics.getBackBufferWidth() / 1280.0);
    if (!(finer > COARSEST && finer < FINEST) || base <= 0) {
      return 1;
    }
    double millimetres = 14 * base / finer * MM_AN_INCH;
    double wanted = Math.max(1, Math.min(LARGEST_AUTOMATIC, READABLE_MM / millimetres));
    return Math.round(wanted / STEP) * STEP;
  }

  /** Whether words or colours that are written down somewhere are others since this was asked. */
  boolean pollWordsChanged() {
    boolean changed = wordsChanged;
    wordsChanged = false;
    return changed;
  }

  /** Whether text has another size since this was asked. */
  boolean pollTextSizeChanged() {
    boolean changed = sizeChanged;
    sizeChanged = false;
    return changed;
  }
}
