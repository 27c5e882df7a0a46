package towline.game.replay;

import towline.content.sound.SoundSpec.Mood;
import towline.game.TowlineGame;
import towline.game.frame.GameServices;
import towline.game.run.RunController;
import towline.game.run.RunScreen;
import towline.session.Run;
import towline.session.Tutorial;
import towline.session.replay.Replay;
import towline.settings.Settings;
import towline.view.hud.ReplayPanel;

/** A replay being watched, or played for a clip. */
public class ReplayScreen extends RunScreen implements ReplayActions {
  private final ReplayPlayback playback;
  private ReplayPanel panel;

  /** Plays a replay back. */
  public ReplayScreen(TowlineGame game, Replay replay) {
    this(
        game,
        new ReplayPlayback(new Run(game.services().content(), replay.setup()), replay),
        game.services());
  }

  private ReplayScreen(TowlineGame game, ReplayPlayback playback, GameServices services) {
    super(
        game,
        new RunController(
            playback.run(),
            playback,
            services.picture().effects(),
            services.frameMeter().ticks(),
            services.frameProgress()),
        Tutorial.none());
    this.playback = playback;
    panel = new ReplayPanel(services.picture().canvas());
  }

  @Override
  public void onWordsChanged() {
    super.onWordsChanged();
    panel = new ReplayPanel(services().picture().canvas());
  }

  /** The second, from 1 on, at which the run differed from what was recorded; 0: none so far. */
  public int desyncedAt() {
    return playback.desyncedAt();
  }

  @Override
  public void pause() {
    if (!paused()) {
      pauseRun();
    }
  }

  @Override
  public void update(double seconds) {
    super.update(seconds);
    if (!paused() && playback.ended()) {
      onEnd();
    }
  }

  /** Called when all of it has been played. */
  public void onEnd() {
    pauseRun();
  }

  @Override
  public boolean ended() {
    return playback.ended();
  }

  /** The time played so far, s. */
  public final double played() {
    return playback.seconds();
  }

  @Override
  public void openPausePage() {
    services().pages().openReplayPause(this);
  }

  @Override
  public void resumeRun() {
    if (!playback.ended()) {
      super.resumeRun();
    }
  }

  /** It can be watched again: nothing is lost. */
  @Override
  public boolean isLive() {
    return false;
  }

  @Override
  public void restart() {
    game().watch(playback.replay());
  }

  @Override
  public void slower() {
    services().replaySpeed().slower();
    controller().setSpeed(services().replaySpeed().value());
  }

  @Override
  public void faster() {
    services().replaySpeed().faster();
    controller().setSpeed(services().replaySpeed().value());
  }

  @Override
  public void close() {
    game().showReplays();
  }

  @Override
  public double speed(Settings settings) {
    return services().replaySpeed().value();
  }

  @Override
  public String state() {
    return paused() ? "PAUSED" : "WATCHING";
  }

  @Override
  public Mood mood() {
    return paused() ? Mood.PAUSED : Mood.FLIGHT;
  }

  @Override
  public void drawWorld(double seconds) {
    super.drawWorld(seconds);
    panel.update(
        playback.seconds(), playback.length(), controller().speed(), playback.desyncedAt());
  }

  @Override
  public void drawHudShapes() {
    panel.drawShapes();
  }

  @Override
  public void drawHudText() {
    panel.drawText();
  }
}
