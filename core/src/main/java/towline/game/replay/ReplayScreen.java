package towline.game.replay;

import java.util.Optional;
import towline.content.sound.SoundSpec.Mood;
import towline.game.frame.GameServices;
import towline.game.run.PausePage;
import towline.game.run.RunController;
import towline.game.run.RunScreen;
import towline.session.Run;
import towline.session.Tutorial;
import towline.session.replay.BehaviourVersion;
import towline.session.replay.Replay;
import towline.settings.Settings;
import towline.view.hud.ReplayPanel;

/** A replay being watched, or played for a clip. */
public class ReplayScreen extends RunScreen {
  private final ReplayPlayback playback;
  private final ReplaySpeed speed;
  private ReplayPanel panel;

  /** Plays a replay back. */
  public ReplayScreen(GameServices services, Replay replay, ReplaySpeed speed) {
    this(services, new ReplayPlayback(new Run(services.content(), replay.setup()), replay), speed);
  }

  private ReplayScreen(GameServices services, ReplayPlayback playback, ReplaySpeed speed) {
    super(services, RunController.of(playback.run(), playback, services), Tutorial.none());
    this.playback = playback;
    this.speed = speed;
    panel = new ReplayPanel(services.picture().canvas());
    hud().add(panel);
  }

  @Override
  public void onWordsChanged() {
    super.onWordsChanged();
    panel = new ReplayPanel(services().picture().canvas());
    hud().add(panel);
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

  /** The time played so far, s. */
  public final double played() {
    return playback.seconds();
  }

  @Override
  public void openPausePage() {
    services()
        .menu()
        .openRoot(
            PausePage.ofReplay(
                this, services(), playback.ended(), race(), services().screens()::openReplays));
  }

  /** Of another behaviour a race would fly another run. */
  private Optional<Runnable> race() {
    Replay replay = playback.replay();
    return replay.behaviour() == BehaviourVersion.CURRENT
        ? Optional.of(() -> services().screens().openRace(replay))
        : Optional.empty();
  }

  @Override
  public void resumeRun() {
    if (!playback.ended()) {
      super.resumeRun();
    }
  }

  @Override
  public void restart() {
    services().screens().show(() -> new ReplayScreen(services(), playback.replay(), speed));
  }

  @Override
  public void slower() {
    speed.slower();
    controller().setSpeed(speed.value());
  }

  @Override
  public void faster() {
    speed.faster();
    controller().setSpeed(speed.value());
  }

  @Override
  protected double speed(Settings settings) {
    return speed.value();
  }

  @Override
  public String state() {
    return paused() ? "PAUSED" : "WATCHING";
  }

  @Override
  protected Mood mood() {
    return paused() ? Mood.PAUSED : Mood.FLIGHT;
  }

  @Override
  protected void drawFlight(double seconds) {
    super.drawFlight(seconds);
    panel.update(
        playback.seconds(), playback.length(), controller().speed(), playback.desyncedAt());
  }
}
