package towline.game.frame;

import java.util.Optional;
import towline.game.diagnostics.PlayStats;
import towline.input.Action;
import towline.session.PlayMode;
import towline.session.replay.Replay;
import towline.settings.Settings;
import towline.sim.api.Snapshot;

/**
 * A screen, over which the menu may open pages. It lives from {@link #show} to {@link #hide}. In a
 * frame {@link #update} lets time pass and may switch to another screen, then the game updates
 * sound and menu, and {@link #draw} only draws: a libGDX {@code Screen} would do all that in one
 * method. The game itself fits picture and menu to the window, and draws the menu.
 */
public interface GameScreen {
  /** It is open from here on. */
  void show();

  /** It is left. */
  void hide();

  /** The window has lost the focus, or the player a gamepad. */
  default void pause() {}

  /** The time by which a frame moves on, s, when the last one took that long. */
  default double frameSeconds(double measured) {
    return measured;
  }

  /** Lets time pass, s. */
  void update(double seconds);

  /** Updates music and ambience, after that time, s. */
  void updateSound(double seconds);

  /** Lets the overlays look at what happens, after that time, s. */
  default void updateOverlays(double seconds) {}

  /** Draws everything but the menu, after that time, s. */
  void draw(double seconds);

  /** Called when the frame is drawn and not shown yet. */
  default void afterDrawing() {}

  /** Whether a press means something else here than it does everywhere. */
  default boolean claims(Action action) {
    return false;
  }

  /** Called for each press that concerns screens. */
  default void onAction(Action action) {}

  /** Called when words, colours or the names of keys have changed. */
  default void onWordsChanged() {}

  /** Applies what the player has set. */
  default void applySettings(Settings settings) {}

  /** Whether a person is flying right now. */
  default boolean flownByPlayer() {
    return false;
  }

  /** What the screen is doing, in a word for whoever watches the game from outside. */
  String state();

  /** The lesson that is shown, by name; empty if none is. */
  default String lesson() {
    return "";
  }

  /** The state of the world that sound and measurements follow; an empty one without a run. */
  Snapshot world();

  /** The mode of its run; that of the usual one without a run. */
  default PlayMode mode() {
    return PlayMode.ARCADE;
  }

  /** Whether whoever flies has been helped. */
  default boolean assisted() {
    return false;
  }

  /** How slow slow motion is, as a multiple of the usual speed. */
  default double timeScale() {
    return 1;
  }

  /** The run so far, as a replay; empty if none would repeat it. */
  default Optional<Replay> recording() {
    return Optional.empty();
  }

  /** Adds what was measured, and what the screen itself counts. */
  void writeStats(PlayStats lines);
}
