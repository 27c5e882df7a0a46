package towline.game.frame;

import java.util.Optional;
import towline.content.sound.SoundSpec.Mood;
import towline.game.diagnostics.PlayStats;
import towline.input.Action;
import towline.settings.Settings;

/**
 * A screen, over which the menu may open pages. It lives from {@link #show} to {@link #hide}. In a
 * frame {@link #update} lets time pass and may switch to another screen, then the game updates
 * sound and menu, {@link #updatePicture} follows what all of these have done, and {@link #draw}
 * only draws. The game itself fits picture and menu to the window, and draws the menu.
 */
public interface GameScreen {
  /** Opens the screen; its settings have been applied, and picture and sound start anew. */
  void show();

  /** Leaves the screen. */
  default void hide() {}

  /** Called when the window has lost the focus, or the player a gamepad. */
  default void pause() {}

  /** Returns the time by which a frame moves on, s, when the last one took {@code measured}. */
  default double frameSeconds(double measured) {
    return measured;
  }

  /** Lets time pass, s. */
  void update(double seconds);

  /** Brings all that is drawn up to date: panels take their room; after that time, s. */
  default void updatePicture(double seconds) {}

  /** Draws everything but the menu, and changes nothing else. */
  void draw();

  /** Called when the frame is drawn and not shown yet. */
  default void afterDrawing() {}

  /** Returns true if {@code action} means something else here than it does everywhere. */
  default boolean claims(Action action) {
    return false;
  }

  /** Called for each press that concerns screens. */
  default void onAction(Action action) {}

  /** Called when words, colours or the names of keys have changed. */
  default void onWordsChanged() {}

  /** Applies the player's settings. */
  default void applySettings(Settings settings) {}

  /** Returns true while a person is flying. */
  default boolean flownByPlayer() {
    return false;
  }

  /** Returns what the screen is doing, in a word for programs that watch the game. */
  String state();

  /** Returns the mood that the music follows. */
  Mood mood();

  /** Returns the name of the lesson that is shown; empty if none is. */
  default String lesson() {
    return "";
  }

  /** Returns the run that is flown on this screen, if it is a single one. */
  default Optional<FlownRun> run() {
    return Optional.empty();
  }

  /** Adds what this screen alone counts. */
  default void writeStats(PlayStats lines) {}
}
