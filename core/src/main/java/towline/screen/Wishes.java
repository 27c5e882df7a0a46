package towline.screen;

import java.util.List;
import towline.menu.Host;
import towline.menu.ReplayLine;
import towline.menu.ScoreLine;
import towline.session.PlayMode;
import towline.settings.Settings;

/** What the menus ask for, done by the show. */
final class Wishes implements Host {
  private final Show show;

  Wishes(Show show) {
    this.show = show;
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
  public void toTitle() {
    show.toTitle();
  }

  @Override
  public void leave() {
    show.leave();
  }

  @Override
  public List<ScoreLine> scores(PlayMode mode) {
    return List.of();
  }

  @Override
  public List<ReplayLine> replays() {
    return List.of();
  }

  @Override
  public void watch(String key) {}

  @Override
  public void enter(String initials) {}

  @Override
  public Settings settings() {
    return show.settings();
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
