package towline.game.frame;

import java.util.Optional;
import towline.content.SectorSpec.Look;
import towline.content.sound.SoundSpec.Mood;
import towline.game.diagnostics.PlayStats;
import towline.input.Action;
import towline.settings.Settings;

/**
 * A screen, over which the menu may open pages. It lives from {@link #show} to {@link #hide}. In
 * each frame {@link #update} advances time and may switch to another screen, then the game updates
 * sound and menu, {@link #updatePicture} prepares the picture, and {@link #draw} only draws. The
 * game itself fits picture and menu to the window, and draws the menu.
 */
public interface GameScreen {
  /** Opens the screen. Its settings have been applied, and picture and sound have been reset. */
  void show();

  /** Leaves the screen. */
  default void hide() {}

  /** Called when the window has lost the focus, or the player's gamepad has been disconnected. */
  default void pause() {}

  /** Returns the time by which this frame advances, s, if the last one took {@code measured} s. */
  default double frameSeconds(double measured) {
    return measured;
  }

  /** Advances the screen by {@code seconds}. */
  void update(double seconds);

  /** Prepares the picture and reserves the room of panels, {@code seconds} after the last frame. */
  default void updatePicture(double seconds) {}

  /** Draws everything but the menu, and changes nothing else. */
  void draw();

  /** Called when the frame has been drawn but not shown. */
  default void afterDrawing() {}

  /** Returns true if {@code action} has a special meaning on this screen. */
  default boolean claims(Action action) {
    return false;
  }

  /** Called for each press of an action of the screen. */
  default void onAction(Action action) {}

  /** Called when texts, colours or the names of keys have changed. */
  default void onWordsChanged() {}

  default void applySettings(Settings settings) {}

  /** Returns true while a person flies. */
  default boolean flownByPlayer() {
    return false;
  }

  /** Returns the state of the screen in one word, for programs that observe the game. */
  String state();

  /** Returns the mood that the music follows. */
  Mood mood();

  /** Returns the name of the lesson shown; empty if there is none. */
  default String lesson() {
    return "";
  }

  /** Returns the run on this screen; empty unless there is exactly one. */
  default Optional<FlownRun> run() {
    return Optional.empty();
  }

  /** Returns the look of the sector, which the music follows. */
  default Look look() {
    return run().map(flown -> flown.run().sector().look()).orElse(Look.SPACE);
  }

  /** Adds the measurements of this screen. */
  default void writeStats(PlayStats lines) {}
}
