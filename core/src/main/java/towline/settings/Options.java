package towline.settings;

import java.util.List;
import java.util.Set;
import towline.content.Difficulty;

/**
 * All options, with ranges and defaults. Menus, files and tests iterate over {@link #all}, so a new
 * option needs only its entry here. Key bindings are separate, see {@link Settings#bindings}.
 */
public final class Options {
  /** Windowed, borderless or full screen. */
  public static final EnumOption<WindowMode> WINDOW_MODE =
      new EnumOption<>(OptionGroup.DISPLAY, "windowMode", WindowMode.WINDOWED);

  /** The size of the window in windowed mode, pixels. */
  public static final WindowSizes WINDOW_SIZE =
      new WindowSizes(OptionGroup.DISPLAY, "windowSize", new WindowSize(1280, 720));

  /** The last place of the window, as a {@link WindowPlace}; empty: chosen by the system. */
  public static final StringOption WINDOW_PLACE =
      new StringOption(
          OptionGroup.DISPLAY,
          "windowPlace",
          "|" + WindowPlace.FORM,
          "two whole numbers such as 100,80, or empty",
          "");

  /** Vertical synchronisation. */
  public static final EnumOption<OnOff> VSYNC =
      new EnumOption<>(OptionGroup.DISPLAY, "vsync", OnOff.ON);

  /** The frame rate limit, Hz; automatic: the refresh rate of the screen. */
  public static final IntOption FRAME_CAP =
      new IntOption(
          OptionGroup.DISPLAY,
          "frameCap",
          30,
          360,
          10,
          IntOption.AUTOMATIC,
          IntOption.Zero.AUTOMATIC);

  /** The resolution of the world along each axis, percent of the window's. */
  public static final IntOption RENDER_SCALE =
      new IntOption(OptionGroup.DISPLAY, "renderScale", 50, 200, 10, 100);

  /** The quality of the picture: what of its look the machine draws. */
  public static final EnumOption<Quality> QUALITY =
      new EnumOption<>(OptionGroup.DISPLAY, "quality", Quality.AUTOMATIC);

  /** The scale of text and HUD, percent; automatic: by the size of the screen. */
  public static final IntOption UI_SCALE =
      new IntOption(
          OptionGroup.DISPLAY,
          "uiScale",
          75,
          200,
          5,
          IntOption.AUTOMATIC,
          IntOption.Zero.AUTOMATIC);

  /** Master volume, percent. */
  public static final IntOption MASTER_VOLUME =
      new IntOption(OptionGroup.SOUND, "master", 0, 100, 5, 80);

  /** Music volume, percent of the master volume. */
  public static final IntOption MUSIC_VOLUME =
      new IntOption(OptionGroup.SOUND, "music", 0, 100, 5, 70);

  /** Effects volume, percent of the master volume. */
  public static final IntOption EFFECTS_VOLUME =
      new IntOption(OptionGroup.SOUND, "effects", 0, 100, 5, 100);

  /** Volume of menus and signals, percent of the effects volume. */
  public static final IntOption MENU_VOLUME =
      new IntOption(OptionGroup.SOUND, "menus", 0, 100, 5, 100);

  /** Muting of the game while another window has the focus. */
  public static final EnumOption<OnOff> MUTE_IN_BACKGROUND =
      new EnumOption<>(OptionGroup.SOUND, "muteInBackground", OnOff.ON);

  /** One sound channel for both ears. */
  public static final EnumOption<OnOff> MONO =
      new EnumOption<>(OptionGroup.SOUND, "mono", OnOff.OFF);

  /** Strength of screen shake, percent. */
  public static final IntOption SHAKE =
      new IntOption(OptionGroup.COMFORT, "shake", 0, 150, 10, 100);

  /** Brightness of flashes, percent. */
  public static final IntOption FLASH =
      new IntOption(OptionGroup.COMFORT, "flash", 0, 150, 10, 100);

  /** A short stop of time at an important kill. */
  public static final EnumOption<OnOff> HIT_STOP =
      new EnumOption<>(OptionGroup.COMFORT, "hitStop", OnOff.ON);

  /** A countdown 3, 2, 1 before a paused run resumes. */
  public static final EnumOption<OnOff> COUNTDOWN =
      new EnumOption<>(OptionGroup.COMFORT, "countdown", OnOff.ON);

  /** Strength of bloom, percent. */
  public static final IntOption BLOOM =
      new IntOption(OptionGroup.COMFORT, "bloom", 0, 150, 10, 100);

  /** The colour vision that the palette is made for. */
  public static final EnumOption<ColourVision> COLOUR_VISION =
      new EnumOption<>(OptionGroup.COMFORT, "colourVision", ColourVision.STANDARD);

  /** High contrast: a darker background, brighter lines. */
  public static final EnumOption<OnOff> HIGH_CONTRAST =
      new EnumOption<>(OptionGroup.COMFORT, "highContrast", OnOff.OFF);

  /** Opacity of the HUD, percent. */
  public static final IntOption HUD_OPACITY =
      new IntOption(OptionGroup.COMFORT, "hudOpacity", 30, 100, 10, 100);

  /** The size of the crosshair, percent. */
  public static final IntOption CROSSHAIR_SIZE =
      new IntOption(OptionGroup.COMFORT, "crosshairSize", 50, 300, 25, 100);

  /** The colour of the crosshair. */
  public static final EnumOption<CrosshairColour> CROSSHAIR_COLOUR =
      new EnumOption<>(OptionGroup.COMFORT, "crosshairColour", CrosshairColour.SHOTS);

  /** Game speed, percent. */
  public static final IntOption GAME_SPEED =
      new IntOption(OptionGroup.COMFORT, "gameSpeed", 50, 100, 5, 100);

  /** The language of all texts. */
  public static final EnumOption<Language> LANGUAGE =
      new EnumOption<>(OptionGroup.PLAY, "language", Language.SYSTEM);

  public static final EnumOption<Difficulty> DIFFICULTY =
      new EnumOption<>(OptionGroup.PLAY, "difficulty", Difficulty.NORMAL);

  /** First wave of practice. */
  public static final IntOption PRACTICE_WAVE =
      new IntOption(OptionGroup.PLAY, "practiceWave", 1, 12, 1, 1);

  /** Aim assist of the ship's gun. */
  public static final EnumOption<AimAssistLevel> AIM_ASSIST =
      new EnumOption<>(OptionGroup.PLAY, "aimAssist", AimAssistLevel.OFF);

  /** Display of a courier's own aim mode even after the first waves. */
  public static final EnumOption<OnOff> COURIER_HINTS =
      new EnumOption<>(OptionGroup.PLAY, "courierHints", OnOff.OFF);

  /** The drone's snap-shot rule. */
  public static final EnumOption<OnOff> SNAP_SHOT =
      new EnumOption<>(OptionGroup.PLAY, "snapShot", OnOff.ON);

  /** The initials of the player; empty before they were entered. */
  public static final StringOption INITIALS =
      new StringOption(
          OptionGroup.PLAY, "initials", "[A-Z0-9]{0,3}", "up to three letters or digits", "");

  /** Learned lessons, by name, separated by spaces. */
  public static final StringOption LESSONS =
      new StringOption(
          OptionGroup.PLAY,
          "lessons",
          "|[A-Z_]+( [A-Z_]+){0,29}",
          "names of lessons, or empty",
          "");

  /** The control of the ship's gun. */
  public static final EnumOption<FireMode> FIRE =
      new EnumOption<>(OptionGroup.CONTROLS, "fire", FireMode.HOLD);

  /** The control of the keys that reel the cable. */
  public static final EnumOption<HoldMode> REEL =
      new EnumOption<>(OptionGroup.CONTROLS, "reel", HoldMode.HOLD);

  /** The control of the key that names the drone's target. */
  public static final EnumOption<HoldMode> NAMING =
      new EnumOption<>(OptionGroup.CONTROLS, "naming", HoldMode.TOGGLE);

  /** Confinement of the pointer to the window during flight. */
  public static final EnumOption<OnOff> KEEP_POINTER =
      new EnumOption<>(OptionGroup.CONTROLS, "keepPointer", OnOff.ON);

  /** Dead zone of gamepad sticks, percent. */
  public static final IntOption STICK_DEAD_ZONE =
      new IntOption(OptionGroup.CONTROLS, "stickDeadZone", 5, 50, 5, 20);

  /** Dead zone of gamepad triggers, percent. */
  public static final IntOption TRIGGER_DEAD_ZONE =
      new IntOption(OptionGroup.CONTROLS, "triggerDeadZone", 5, 50, 5, 10);

  /** Strength of the gamepad's rumble, percent. */
  public static final IntOption RUMBLE =
      new IntOption(OptionGroup.CONTROLS, "rumble", 0, 100, 10, 60);

  /** Mirroring of the touch controls for left-handed players. */
  public static final EnumOption<OnOff> TOUCH_LEFT_HANDED =
      new EnumOption<>(OptionGroup.CONTROLS, "touchLeftHanded", OnOff.OFF);

  /** Size of the touch controls, percent. */
  public static final IntOption TOUCH_SIZE =
      new IntOption(OptionGroup.CONTROLS, "touchSize", 70, 140, 10, 100);

  /** Opacity of the touch controls, percent. */
  public static final IntOption TOUCH_OPACITY =
      new IntOption(OptionGroup.CONTROLS, "touchOpacity", 20, 100, 10, 80);

  /** Turns of the ship's gun to an enemy near the bearing of the thumb. */
  public static final EnumOption<OnOff> TOUCH_SNAP =
      new EnumOption<>(OptionGroup.CONTROLS, "touchSnap", OnOff.ON);

  /** Options without effect in a game without a window of its own. */
  public static final Set<Option<?>> OF_WINDOW = Set.of(WINDOW_MODE, WINDOW_SIZE, VSYNC, FRAME_CAP);

  /** Options of the touch controls. */
  public static final Set<Option<?>> OF_TOUCH =
      Set.of(TOUCH_LEFT_HANDED, TOUCH_SIZE, TOUCH_OPACITY, TOUCH_SNAP);

  /** Keys of removed options of version 1.0.0, which files of that version contain. */
  private static final Set<String> REMOVED_KEYS = Set.of("play.mastery");

  private static final List<Option<?>> ALL =
      List.of(
          WINDOW_MODE,
          WINDOW_SIZE,
          WINDOW_PLACE,
          VSYNC,
          FRAME_CAP,
          RENDER_SCALE,
          QUALITY,
          UI_SCALE,
          MASTER_VOLUME,
          MUSIC_VOLUME,
          EFFECTS_VOLUME,
          MENU_VOLUME,
          MUTE_IN_BACKGROUND,
          MONO,
          SHAKE,
          FLASH,
          HIT_STOP,
          COUNTDOWN,
          BLOOM,
          COLOUR_VISION,
          HIGH_CONTRAST,
          HUD_OPACITY,
          CROSSHAIR_SIZE,
          CROSSHAIR_COLOUR,
          GAME_SPEED,
          LANGUAGE,
          DIFFICULTY,
          PRACTICE_WAVE,
          AIM_ASSIST,
          COURIER_HINTS,
          SNAP_SHOT,
          INITIALS,
          LESSONS,
          FIRE,
          REEL,
          NAMING,
          KEEP_POINTER,
          STICK_DEAD_ZONE,
          TRIGGER_DEAD_ZONE,
          RUMBLE,
          TOUCH_LEFT_HANDED,
          TOUCH_SIZE,
          TOUCH_OPACITY,
          TOUCH_SNAP);

  private Options() {}

  /** Returns true if an earlier version had an option with this key, and this version has none. */
  public static boolean isRemoved(String key) {
    return REMOVED_KEYS.contains(key);
  }

  /** Returns all options, ordered by group. */
  public static List<Option<?>> all() {
    return ALL;
  }
}
