package towline.menu;

import java.util.List;
import towline.content.Difficulty;
import towline.menu.page.ReplayLine;
import towline.menu.page.ScoreLine;
import towline.session.PlayMode;
import towline.settings.Settings;

/** What the menus ask of the game. */
public interface MenuActions {
  /** Starts a run. */
  void play(PlayMode mode);

  /** Goes on with the run that is paused. */
  void resume();

  /** Starts the run anew. */
  void restart();

  /** Gives the run up and goes back to the title. */
  void quitToTitle();

  /** Leaves the game. */
  void quit();

  /** The scores of a mode, the best first. */
  List<ScoreLine> scores(PlayMode mode, Difficulty difficulty);

  /** The replays that are kept. */
  List<ReplayLine> replays();

  /** Plays the replay with that key. */
  void watchReplay(String key);

  /** Plays one tick of what stands still. */
  void step();

  /** Halves the speed of the replay. */
  void slower();

  /** Doubles it. */
  void faster();

  /** Ends the replay. */
  void endReplay();

  /** Enters the score of the last run under those initials. */
  void submitScore(String initials);

  /** What is set. */
  Settings settings();

  /** Sets it anew; it takes effect at once and is kept. */
  void change(Settings settings);

  /** The bindings have changed and are to be kept. */
  void bindingsChanged();
}
