package towline.game.frame;

import java.util.function.Supplier;
import towline.session.PlayMode;
import towline.session.replay.Replay;
import towline.settings.Settings;

/**
 * The ways from screen to screen. The game knows them; screens and pages know only this. The
 * present screen is left before the next one is made.
 */
public interface Screens {
  /** Opens the screen that {@code next} makes. */
  void show(Supplier<? extends GameScreen> next);

  /** Starts a run. */
  void play(PlayMode mode);

  /** Starts a run of a seed that the player has chosen. */
  void play(PlayMode mode, long seed);

  /** Opens the first page of the range. */
  void openRange();

  /** Opens the workbench of the range. */
  void openWorkbench();

  /** Opens a race of two aim modes. */
  void openRace();

  /** Opens a race of a replay, of today's behaviour, against a bot. */
  void openRace(Replay replay);

  /** Plays back the replay with that key. */
  void watchReplay(String key);

  /** Whether there are links to replays. */
  boolean linksReplays();

  /** Puts a link to the replay with that key on the clipboard. */
  void linkReplay(String key);

  /** Opens the page of today's daily run. */
  void openDaily();

  /** Opens the list of replays. */
  void openReplays();

  /** Gives up what is on the screen and goes to the title. */
  void quitToTitle();

  /** Quits the game. */
  void quit();

  /** The seed of the next run: each run has its own. */
  long nextSeed();

  /** Tells the present screen what the player has set. */
  void applySettings(Settings settings);
}
