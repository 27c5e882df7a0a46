package towline.game.frame;

import java.util.function.Supplier;
import towline.ai.aim.AimMode;
import towline.session.PlayMode;
import towline.session.replay.Replay;
import towline.settings.Settings;
import towline.store.Challenges;
import towline.trial.shots.Puzzle;

/**
 * The switch between screens, implemented by the game; screens and pages know only this interface.
 * The current screen is left before the next one is created.
 */
public interface Screens {
  /** Opens the screen that {@code next} creates. */
  void show(Supplier<? extends GameScreen> next);

  /** Starts a run with the next seed. */
  void play(PlayMode mode);

  /** Starts a practice run in which the first courier asks for {@code mode}, if one ever does. */
  void practise(AimMode mode);

  /** Starts a run with a seed that the player has chosen. */
  void play(PlayMode mode, long seed);

  /** Opens the first page of the range. */
  void openRange();

  /** Opens the workbench of the range. */
  void openWorkbench();

  /** Opens the workbench of the range with the gun and the target of {@code puzzle}. */
  void openWorkbench(Puzzle puzzle);

  /** Opens a race of two aim modes. */
  void openRace();

  /** Opens a race between a replay of the current behaviour and a bot. */
  void openRace(Replay replay);

  /** Plays back the replay of the file {@code key}. */
  void watchReplay(String key);

  /** Plays back a replay. */
  void watch(Replay replay);

  /** Makes a challenge of the replay of the file {@code key}, and hands it on. */
  void challenge(String key);

  /** Opens the kept challenge of the file {@code key}, unless it cannot be played any more. */
  void openChallenge(String key, Challenges.Way way);

  /** Opens the challenge to which {@code text} links; a message says why if it cannot be opened. */
  void openLink(String text);

  /** Opens the page of today's daily run. */
  void openDaily();

  /** Opens the Six Shots of today, or of the day of the command line. */
  void openShots();

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
