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
  public static final Choice<WindowMode> WINDOW_MODE =
      new Choice<>(Group.DISPLAY, "windowMode", WindowMode.WINDOWED);

  /** The size of the window while it is one, pixels. */
  public static final WindowSizes WINDOW_SIZE =
      new WindowSizes(Group.DISPLAY, "windowSize", new WindowSize(1280, 720));

  /** Whether a frame waits for the screen. */
  public static final Choice<Switch> VSYNC = new Choice<>(Group.DISPLAY, "vsync", Switch.ON);

  /** The most frames a second; automatic: as many as the screen shows. */
  public static final Slider FRAME_CAP =
      new Slider(Group.DISPLAY, "frameCap", 30, 360, 10, Slider.AUTOMATIC, Slider.Zero.AUTOMATIC);

  /** The pixels that the world is drawn with, percent of the window's, along each side. */
  public static final Slider RENDER_SCALE =
      new Slider(Group.DISPLAY, "renderScale", 50, 200, 10, 100);

  /** The size of text and instruments, percent; automatic: by the size of the screen. */
  public static final Slider UI_SCALE =
      new Slider(Group.DISPLAY, "uiScale", 75, 200, 5, Slider.AUTOMATIC, Slider.Zero.AUTOMATIC);

  /** The loudness of everything, percent. */
  public static final Slider MASTER_VOLUME = new Slider(Group.SOUND, "master", 0, 100, 5, 80);

  /** The loudness of the music, percent of everything. */
  public static final Slider MUSIC_VOLUME = new Slider(Group.SOUND, "music", 0, 100, 5, 70);

  /** The loudness of the effects, percent of everything. */
  public static final Slider EFFECTS_VOLUME = new Slider(Group.SOUND, "effects", 0, 100, 5, 100);

  /** Whether it is silent while another window has the focus. */
  public static final Choice<Switch> MUTE_IN_BACKGROUND =
      new Choice<>(Group.SOUND, "muteInBackground", Switch.ON);

  /** How much the picture shakes, percent. */
  public static final Slider SHAKE = new Slider(Group.COMFORT, "shake", 0, 150, 10, 100);

  /** How brightly it flashes, percent. */
  public static final Slider FLASH = new Slider(Group.COMFORT, "flash", 0, 150, 10, 100);

  /** How much light glows, percent. */
  public static final Slider BLOOM = new Slider(Group.COMFORT, "bloom", 0, 150, 10, 100);

  /** Whose eyes the colours are made for. */
  public static final Choice<ColourVision> COLOUR_VISION =
      new Choice<>(Group.COMFORT, "colourVision", ColourVision.STANDARD);

  /** Whether lines and text stand out more from what is behind them. */
  public static final Choice<Switch> HIGH_CONTRAST =
      new Choice<>(Group.COMFORT, "highContrast", Switch.OFF);

  /** How fast the game runs, percent. */
  public static final Slider GAME_SPEED = new Slider(Group.COMFORT, "gameSpeed", 50, 100, 5, 100);

  /** How hard the enemies make it. */
  public static final Choice<Difficulty> DIFFICULTY =
      new Choice<>(Group.PLAY, "difficulty", Difficulty.NORMAL);

  /** How far the ship's gun is helped. */
  public static final Choice<AimAssist> AIM_ASSIST =
      new Choice<>(Group.PLAY, "aimAssist", AimAssist.OFF);

  /** The language as ISO has it, for instance "de" or "pt_BR"; empty: the system's. */
  public static final Word LANGUAGE =
      new Word(
          Group.PLAY,
          "language",
          "|[a-z]{2,3}(_[A-Z]{2})?",
          "a language like de or pt_BR, or nothing",
          "");

  /** The initials that were entered last. */
  public static final Word INITIALS =
      new Word(Group.PLAY, "initials", "[A-Z0-9]{1,3}", "one to three letters or digits", "AAA");

  /** What makes the ship's gun fire. */
  public static final Choice<FireMode> FIRE = new Choice<>(Group.CONTROLS, "fire", FireMode.HOLD);

  /** How the cable is reeled. */
  public static final Choice<HoldMode> REEL = new Choice<>(Group.CONTROLS, "reel", HoldMode.HOLD);

  /** The part of a stick's way that counts as no tilt, percent. */
  public static final Slider STICK_DEAD_ZONE =
      new Slider(Group.CONTROLS, "stickDeadZone", 5, 50, 5, 20);

  /** The part of a trigger's way that counts as no pull, percent. */
  public static final Slider TRIGGER_DEAD_ZONE =
      new Slider(Group.CONTROLS, "triggerDeadZone", 5, 50, 5, 10);

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
