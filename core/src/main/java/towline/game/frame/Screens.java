package towline.game.frame;

import java.util.function.Supplier;
import towline.session.PlayMode;
import towline.session.replay.Replay;
import towline.settings.Settings;

/**
 * The switch between screens, implemented by the game; screens and pages know only this interface.
 * The current screen is left before the next one is created.
 */
public interface Screens {
  /** Opens the screen that {@code next} creates. */
  void show(Supplier<? extends GameScreen> next);

  /** Starts a run with the next seed. */
  void play(PlayMode mode);

  /** Starts a run with a seed that the player has chosen. */
  void play(PlayMode mode, long seed);

  /** Opens the first page of the range. */
  void openRange();

  /** Opens the workbench of the range. */
  void openWorkbench();

  /** Opens a race of two aim modes. */
  void openRace();

  /** Opens a race between a replay of the current behaviour and a bot. */
  void openRace(Replay replay);

  /** Plays back the replay of the file {@code key}. */
  void watchReplay(String key);

  /** Returns true if links to replays can be created. */
  boolean linksReplays();

  /** Copies a link to the replay of the file {@code key} to the clipboard. */
  void linkReplay(String key);

  /** Opens the page of today's daily run. */
  void openDaily();

  /** Opens the list of replays. */
  void openReplays();

  /** Leaves the current screen without saving and opens the title. */
  void quitToTitle();

  /** Quits the game. */
  void quit();

  /** Returns the seed of the next run; each call returns another one. */
  long nextSeed();

  /** Applies the player's settings to the current screen. */
  void applySettings(Settings settings);
}
