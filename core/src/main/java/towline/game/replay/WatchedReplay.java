package towline.game.replay;

import towline.content.Mastery;
import towline.game.frame.FlownRun;
import towline.game.frame.GameServices;
import towline.game.run.RunPicture;
import towline.session.Run;
import towline.session.Tutorial;
import towline.session.replay.Replay;
import towline.settings.Settings;
import towline.view.hud.HudCanvas;
import towline.view.hud.ReplayPanel;

/** A replay that is played back: its run, its commands, and its picture with a panel of its own. */
final class WatchedReplay implements AutoCloseable {
  private final ReplaySource source;
  private final FlownRun flight;
  private final RunPicture picture;
  private final HudCanvas canvas;
  private ReplayPanel panel;

  /** Creates a replay at its first tick. */
  WatchedReplay(GameServices services, Replay replay) {
    source = new ReplaySource(replay);
    flight = services.fly(new Run(services.content(), replay.setup()), source);
    flight.addObserver(source);
    picture = new RunPicture(services, flight, Tutorial.none());
    canvas = services.picture().canvas();
    panel = addPanel();
  }

  private ReplayPanel addPanel() {
    ReplayPanel made = new ReplayPanel(canvas);
    picture.hud().add(made);
    return made;
  }

  FlownRun flight() {
    return flight;
  }

  ReplaySource source() {
    return source;
  }

  RunPicture picture() {
    return picture;
  }

  /** Applies the player's settings and the speed of the replay. */
  void applySettings(Settings settings, double speed) {
    flight.applySettings(settings);
    picture.applySettings(settings);
    flight.step().setSpeed(speed);
  }

  /** Creates the HUD again, because texts, colours or the names of keys have changed. */
  void rewrite() {
    picture.rewrite();
    panel = addPanel();
  }

  /**
   * Updates the picture, {@code seconds} after the last frame; the HUD does not move while paused.
   */
  void follow(double seconds, boolean paused) {
    picture.explain(seconds);
    picture.follow(seconds, paused, false, Mastery.none());
    panel.update(source.seconds(), source.length(), flight.step().speed(), source.desyncedAt());
  }

  @Override
  public void close() {
    flight.close();
  }
}
