package towline.game.frame;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import towline.content.look.ColorRole;
import towline.content.sound.SoundSpec.Bus;
import towline.input.Devices;
import towline.settings.CrosshairColour;
import towline.settings.IntOption;
import towline.settings.Options;
import towline.settings.Quality;
import towline.settings.Settings;
import towline.sound.GameAudio;
import towline.view.Detail;
import towline.view.Renderer;

/** Puts settings into effect; costly ones only if they have changed. */
public final class SettingsApplier {
  /** Height that the smallest text should have on the screen, mm. */
  private static final double READABLE_MM = 2.8;

  /** Height that it should have on a screen in the hand, which is nearer to the eyes, mm. */
  private static final double HANDHELD_READABLE_MM = 1.75;

  /** Range of credible pixel densities, pixels per inch. */
  private static final double MIN_DENSITY = 60;

  private static final double MAX_DENSITY = 600;
  private static final double MM_PER_INCH = 25.4;

  /** Step of the automatic UI scale. */
  private static final double SCALE_STEP = 0.05;

  private static final double MAX_AUTOMATIC_SCALE = 1.5;

  /** Time between frames that the game aims at, unless the player limits their rate, s. */
  private static final double FRAME_BUDGET = 1.0 / 60;

  /** Height of the smallest text, design pixels. */
  private static final double SMALLEST_TEXT = 14;

  private final Renderer picture;
  private final WindowControl windowControl;
  private final Devices devices;
  private final GameAudio sound;
  private final AutoDetail autoDetail = new AutoDetail();
  private @Nullable Settings applied;
  private boolean wordsChanged;
  private boolean textSizeChanged;

  public SettingsApplier(
      Renderer picture, WindowControl windowControl, Devices devices, GameAudio sound) {
    this.picture = picture;
    this.windowControl = windowControl;
    this.devices = devices;
    this.sound = sound;
  }

  /** Returns the window. */
  public WindowControl windowControl() {
    return windowControl;
  }

  public void apply(Settings settings) {
    Settings old = applied;
    applied = settings;
    picture.world().shake().strength(settings.fraction(Options.SHAKE));
    picture.world().setFlashBrightness(settings.fraction(Options.FLASH));
    picture.canvas().setFlashBrightness(settings.fraction(Options.FLASH));
    picture.canvas().setHudOpacity(settings.fraction(Options.HUD_OPACITY));
    picture
        .canvas()
        .setCrosshair(
            settings.fraction(Options.CROSSHAIR_SIZE),
            colour(settings.get(Options.CROSSHAIR_COLOUR)));
    devices.deadZones(
        settings.fraction(Options.STICK_DEAD_ZONE), settings.fraction(Options.TRIGGER_DEAD_ZONE));
    devices
        .touch()
        .setHand(settings.isOn(Options.TOUCH_LEFT_HANDED), settings.fraction(Options.TOUCH_SIZE));
    devices.touch().setSnap(settings.isOn(Options.TOUCH_SNAP));
    picture.canvas().setTouchOpacity(settings.fraction(Options.TOUCH_OPACITY));
    sound.setVolume(Bus.MASTER, settings.fraction(Options.MASTER_VOLUME));
    sound.setVolume(Bus.MUSIC, settings.fraction(Options.MUSIC_VOLUME));
    sound.setVolume(Bus.EFFECTS, settings.fraction(Options.EFFECTS_VOLUME));
    sound.setVolume(
        Bus.INTERFACE,
        settings.fraction(Options.EFFECTS_VOLUME) * settings.fraction(Options.MENU_VOLUME));
    sound.setStereoWidth(settings.isOn(Options.MONO) ? 0 : 1);
    devices.setRumble(settings.fraction(Options.RUMBLE));
    if (old == null || !sameColours(old, settings)) {
      picture.palette().use(settings);
      wordsChanged = true;
    }
    if (old == null || old.get(Options.LANGUAGE) != settings.get(Options.LANGUAGE)) {
      picture.setLocale(settings.get(Options.LANGUAGE).locale(Locale.getDefault()));
      wordsChanged = true;
      textSizeChanged = true;
    }
    show(detail(settings), settings);
    if (old == null || !old.get(Options.UI_SCALE).equals(settings.get(Options.UI_SCALE))) {
      fitTextSize();
    }
    windowControl.apply(old, settings);
  }

  private void show(Detail detail, Settings settings) {
    picture.setLook(
        detail, settings.fraction(Options.BLOOM), settings.fraction(Options.RENDER_SCALE));
  }

  private Detail detail(Settings settings) {
    return switch (settings.get(Options.QUALITY)) {
      case AUTOMATIC -> autoDetail.level();
      case LOW -> Detail.LOW;
      case MEDIUM -> Detail.MEDIUM;
      case HIGH -> Detail.HIGH;
    };
  }

  /**
   * Measures a frame, and changes the detail of the picture if the player leaves that to the game.
   *
   * @param frame the time since the last frame, s
   * @param work the part of it in which the game worked, s
   * @param settled false in moments that are neither measured nor disturbed by a change
   */
  public void measureFrame(double frame, double work, boolean settled) {
    if (applied != null && applied.get(Options.QUALITY) == Quality.AUTOMATIC) {
      Detail detail = autoDetail.update(frame, work, budget(applied), settled);
      if (detail != picture.detail()) {
        show(detail, applied);
      }
    }
  }

  private static double budget(Settings settings) {
    int cap = settings.get(Options.FRAME_CAP);
    return cap == IntOption.AUTOMATIC ? FRAME_BUDGET : Math.max(FRAME_BUDGET, 1.0 / cap);
  }

  private static ColorRole colour(CrosshairColour chosen) {
    return switch (chosen) {
      case SHOTS -> ColorRole.SHIP_SHOT;
      case WHITE -> ColorRole.CORE;
      case MINT -> ColorRole.SHARD;
      case AMBER -> ColorRole.TANK;
      case PINK -> ColorRole.FOE_SHOT;
    };
  }

  /** Accepts settings that are already in effect. */
  public void adopt(Settings settings) {
    applied = settings;
  }

  private static boolean sameColours(Settings old, Settings settings) {
    return old.get(Options.COLOUR_VISION) == settings.get(Options.COLOUR_VISION)
        && old.get(Options.HIGH_CONTRAST) == settings.get(Options.HIGH_CONTRAST);
  }

  /** Adapts the UI scale to the window's size. */
  public void fitTextSize() {
    if (applied != null) {
      int percent = applied.get(Options.UI_SCALE);
      picture.setUiScale(percent == IntOption.AUTOMATIC ? automaticScale() : percent / 100.0);
      textSizeChanged = true;
    }
  }

  /**
   * Returns the UI scale for the window's size, larger on a dense screen where text would be tiny.
   */
  private double automaticScale() {
    double base = Math.min(picture.height() / 720.0, picture.width() / 1280.0);
    if (devices.isTouched() && base > 0) {
      return scale(base, windowControl.pixelsPerMillimetre(), HANDHELD_READABLE_MM);
    }
    double density = windowControl.pixelsPerInch();
    if (!(density > MIN_DENSITY && density < MAX_DENSITY) || base <= 0) {
      return 1;
    }
    return scale(base, density / MM_PER_INCH, READABLE_MM);
  }

  /**
   * Returns the UI scale, from 1 on, at which the smallest text has a height.
   *
   * @param base physical pixels per design pixel at a scale of 1
   * @param density physical pixels per mm
   * @param height height of the text, mm
   */
  private static double scale(double base, double density, double height) {
    double unscaled = SMALLEST_TEXT * base / density;
    double wanted = Math.max(1, Math.min(MAX_AUTOMATIC_SCALE, height / unscaled));
    return Math.round(wanted / SCALE_STEP) * SCALE_STEP;
  }

  /** Returns true if colours or texts have changed since the last call. */
  public boolean pollWordsChanged() {
    boolean changed = wordsChanged;
    wordsChanged = false;
    return changed;
  }

  /** Returns true if the size of text has changed since the last call. */
  public boolean pollTextSizeChanged() {
    boolean changed = textSizeChanged;
    textSizeChanged = false;
    return changed;
  }
}
