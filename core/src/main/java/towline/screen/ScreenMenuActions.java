package towline.screen;

import java.util.List;
import towline.content.Difficulty;
import towline.menu.MenuActions;
import towline.menu.page.ReplayLine;
import towline.menu.page.ScoreLine;
import towline.session.PlayMode;
import towline.settings.Settings;
import towline.view.text.Words;

/** What the menus ask for, done by the show. */
final class ScreenMenuActions implements MenuActions {
  private final Show show;
  private final Words words;

  ScreenMenuActions(Show show, Words words) {
    this.show = show;
    this.words = words;
  }

  @Override
  public void play(PlayMode mode) {
    show.play(mode);
  }

  @Override
  public void resume() {
    show.resume();
  }

  @Override
  public void restart() {
    show.restart();
  }

  @Override
  public void quitToTitle() {
    show.toTitle();
  }

  @Override
  public void quit() {
    show.leave();
  }

  @Override
  public List<ScoreLine> scores(PlayMode mode, Difficulty difficulty) {
    return show.shelf().scores(mode, difficulty, words);
  }

  @Override
  public List<ReplayLine> replays() {
    return show.shelf().replays(words);
  }

  @Override
  public void watchReplay(String key) {
    show.watch(key);
  }

  @Override
  public void step() {
    show.step();
  }

  @Override
  public void slower() {
    show.slower();
  }

  @Override
  public void faster() {
    show.faster();
  }

  @Override
  public void endReplay() {
    show.endReplay();
  }

  @Override
  public void submitScore(String initials) {
    show.enterScore(initials);
  }

  @Override
  public Settings settings() {
    return show.shelf().settings();
  }

  @Override
  public void change(Settings settings) {
    show.change(settings);
  }

  @Override
  public void bindingsChanged() {
    show.bindingsChanged();
  }
}
