package towline.menu.page;

import java.util.List;
import towline.content.Difficulty;
import towline.session.PlayMode;
import towline.settings.Settings;

/** What pages ask of the game, whatever screen they lie over. */
public interface MenuActions {
  /** Starts a run. */
  void play(PlayMode mode);

  /** Opens the range. */
  void openRange();

  /** Plays back the replay with that key. */
  void watchReplay(String key);

  /** Gives up what is on the screen and goes to the title. */
  void quitToTitle();

  /** Quits the game. */
  void quit();

  /** The scores of a mode at a difficulty by a version of the rules, best first. */
  List<ScoreLine> scores(PlayMode mode, Difficulty difficulty, int rules);

  /** The versions of the rules that have scores, today's first. */
  List<Integer> rules();

  /** Saves the run on the screen as a replay, and says so. */
  void saveReplay();

  /** The saved replays. */
  List<ReplayLine> replays();

  /** The settings. */
  Settings settings();

  /** Changes the settings; they take effect at once and are kept. */
  void change(Settings settings);

  /** Keeps the bindings, which have changed. */
  void bindingsChanged();
}
