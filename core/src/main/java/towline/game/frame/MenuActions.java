package towline.game.frame;

import towline.game.records.Records;
import towline.session.PlayMode;
import towline.settings.Settings;

/** What pages ask of the game, whatever screen they lie over. */
public interface MenuActions {
  /** Starts a run. */
  void play(PlayMode mode);

  /** Opens the range. */
  void openRange();

  /** Opens the race: of the run on the screen against a bot, or of two aim modes. */
  void openRace();

  /** Plays back the replay with that key. */
  void watchReplay(String key);

  /** Gives up what is on the screen and goes to the title. */
  void quitToTitle();

  /** Quits the game. */
  void quit();

  /** What has been kept of the player's runs. */
  Records records();

  /** Saves the run on the screen as a replay, and says so. */
  void saveReplay();

  /** The settings. */
  Settings settings();

  /** Changes the settings; they take effect at once and are kept. */
  void change(Settings settings);

  /** Keeps the bindings, which have changed. */
  void bindingsChanged();
}
