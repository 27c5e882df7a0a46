package towline.settings;

import java.util.List;
import towline.content.Difficulty;

/**
 * The table of all that a player can set, with ranges and defaults. Menus, files and tests walk
 * {@link #all}; an option that stands here is known to all of them. Bindings are a table of their
 * own, {@link Settings#bindings}.
 */
public final class Options {
  /** How much of the screen the game takes. */
  public static final EnumOption<WindowMode> WINDOW_MODE =
      new EnumOption<>(OptionGroup.DISPLAY, "windowMode", WindowMode.WINDOWED);

  /** The size of the window while it is one, pixels. */
  public static final WindowSizes WINDOW_SIZE =
      new WindowSizes(OptionGroup.DISPLAY, "windowSize", new WindowSize(1280, 720));

  /** Whether a frame waits for the screen. */
  public static final EnumOption<OnOff> VSYNC =
      new EnumOption<>(OptionGroup.DISPLAY, "vsync", OnOff.ON);

  /** The most frames a second; automatic: as many as the screen shows. */
  public static final IntOption FRAME_CAP =
      new IntOption(
          OptionGroup.DISPLAY,
          "frameCap",
          30,
          360,
          10,
          IntOption.AUTOMATIC,
          IntOption.Zero.AUTOMATIC);

  /** The pixels that the world is drawn with, percent of the window's, along each side. */
  public static final IntOption RENDER_SCALE =
      new IntOption(OptionGroup.DISPLAY, "renderScale", 50, 200, 10, 100);

  /** The size of text and instruments, percent; automatic: by the size of the screen. */
  public static final IntOption UI_SCALE =
      new IntOption(
          OptionGroup.DISPLAY,
          "uiScale",
          75,
          200,
          5,
          IntOption.AUTOMATIC,
          IntOption.Zero.AUTOMATIC);

  /** The loudness of everything, percent. */
  public static final IntOption MASTER_VOLUME =
      new IntOption(OptionGroup.SOUND, "master", 0, 100, 5, 80);

  /** The loudness of the music, percent of everything. */
  public static final IntOption MUSIC_VOLUME =
      new IntOption(OptionGroup.SOUND, "music", 0, 100, 5, 70);

  /** The loudness of the effects, percent of everything. */
  public static final IntOption EFFECTS_VOLUME =
      new IntOption(OptionGroup.SOUND, "effects", 0, 100, 5, 100);

  /** Whether it is silent while another window has the focus. */
  public static final EnumOption<OnOff> MUTE_IN_BACKGROUND =
      new EnumOption<>(OptionGroup.SOUND, "muteInBackground", OnOff.ON);

  /** How much the picture shakes, percent. */
  public static final IntOption SHAKE =
      new IntOption(OptionGroup.COMFORT, "shake", 0, 150, 10, 100);

  /** How brightly it flashes, percent. */
  public static final IntOption FLASH =
      new IntOption(OptionGroup.COMFORT, "flash", 0, 150, 10, 100);

  /** How much light glows, percent. */
  public static final IntOption BLOOM =
      new IntOption(OptionGroup.COMFORT, "bloom", 0, 150, 10, 100);

  /** Whose eyes the colours are made for. */
  public static final EnumOption<ColourVision> COLOUR_VISION =
      new EnumOption<>(OptionGroup.COMFORT, "colourVision", ColourVision.STANDARD);

  /** Whether lines and text stand out more from what is behind them. */
  public static final EnumOption<OnOff> HIGH_CONTRAST =
      new EnumOption<>(OptionGroup.COMFORT, "highContrast", OnOff.OFF);

  /** How fast the game runs, percent. */
  public static final IntOption GAME_SPEED =
      new IntOption(OptionGroup.COMFORT, "gameSpeed", 50, 100, 5, 100);

  /** How hard the enemies make it. */
  public static final EnumOption<Difficulty> DIFFICULTY =
      new EnumOption<>(OptionGroup.PLAY, "difficulty", Difficulty.NORMAL);

  /** How far the ship's gun is helped. */
  public static final EnumOption<AimAssistLevel> AIM_ASSIST =
      new EnumOption<>(OptionGroup.PLAY, "aimAssist", AimAssistLevel.OFF);

  /** The language as ISO has it, for instance "de" or "pt_BR"; empty: the system's. */
  public static final StringOption LANGUAGE =
      new StringOption(
          OptionGroup.PLAY,
          "language",
          "|[a-z]{2,3}(_[A-Z]{2})?",
          "a language such as de or pt_BR, or empty",
          "");

  /** The initials that were entered last. */
  public static final StringOption INITIALS =
      new StringOption(
          OptionGroup.PLAY, "initials", "[A-Z0-9]{1,3}", "one to three letters or digits", "AAA");

  /** What makes the ship's gun fire. */
  public static final EnumOption<FireMode> FIRE =
      new EnumOption<>(OptionGroup.CONTROLS, "fire", FireMode.HOLD);

  /** How the cable is reeled. */
  public static final EnumOption<HoldMode> REEL =
      new EnumOption<>(OptionGroup.CONTROLS, "reel", HoldMode.HOLD);

  /** The part of a stick's way that counts as no tilt, percent. */
  public static final IntOption STICK_DEAD_ZONE =
      new IntOption(OptionGroup.CONTROLS, "stickDeadZone", 5, 50, 5, 20);

  /** The part of a trigger's way that counts as no pull, percent. */
  public static final IntOption TRIGGER_DEAD_ZONE =
      new IntOption(OptionGroup.CONTROLS, "triggerDeadZone", 5, 50, 5, 10);

  private static final List<Option<?>> ALL =
      List.of(
          WINDOW_MODE,
          WINDOW_SIZE,
          VSYNC,
          FRAME_CAP,
          RENDER_SCALE,
          UI_SCALE,
          MASTER_VOLUME,
          MUSIC_VOLUME,
          EFFECTS_VOLUME,
          MUTE_IN_BACKGROUND,
          SHAKE,
          FLASH,
          BLOOM,
          COLOUR_VISION,
          HIGH_CONTRAST,
          GAME_SPEED,
          DIFFICULTY,
          AIM_ASSIST,
          LANGUAGE,
          INITIALS,
          FIRE,
          REEL,
          STICK_DEAD_ZONE,
          TRIGGER_DEAD_ZONE);

  private Options() {}

  /** All of them, group by group. */
  public static List<Option<?>> all() {
    return ALL;
  }
}
