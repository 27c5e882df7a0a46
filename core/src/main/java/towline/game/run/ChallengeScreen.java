package towline.game.run;

import towline.content.sound.SoundSpec.Mood;
import towline.game.frame.ChallengeSender;
import towline.game.frame.GameScreen;
import towline.game.frame.GameServices;
import towline.game.frame.ScreenPainter;
import towline.session.Tutorial;
import towline.session.replay.Challenge;
import towline.session.replay.ChallengeFormat;
import towline.settings.Options;
import towline.store.Challenges;

/**
 * A challenge that has been opened. Its run is played back in slices of a frame, which finds its
 * points and the track of its ghost.
 */
public final class ChallengeScreen implements GameScreen, ChallengePage.Actions {
  private final RunServices runServices;
  private final GameServices services;
  private final GhostDuel duel;
  private final Challenges.Way way;
  private final Runnable leave;
  private final ScreenPainter painter;

  /** True while the ghost belongs to this screen. */
  private boolean ownsGhost = true;

  /** Creates a screen of {@code challenge}; {@code leave} opens the screen behind it. */
  public ChallengeScreen(
      RunServices runServices, Challenge challenge, Challenges.Way way, Runnable leave) {
    this.runServices = runServices;
    services = runServices.shared();
    duel = GhostDuel.begin(services.content(), challenge);
    this.way = way;
    this.leave = leave;
    painter = new ScreenPainter(services, services.picture()::drawWorld, () -> {}, () -> {});
  }

  @Override
  public void show() {
    String learned = services.profile().settings().get(Options.LESSONS);
    boolean newcomer = Tutorial.from(1, learned).isFirstRun();
    services.topLayer().board().hide(true);
    services.openPage(new ChallengePage(duel, way == Challenges.Way.SENT, newcomer, this));
  }

  @Override
  public void hide() {
    if (ownsGhost) {
      duel.ghost().close();
    }
  }

  @Override
  public void update(double seconds) {}

  @Override
  public void draw() {
    painter.draw();
  }

  /** Flies against the ghost, which goes on from where the playback is. */
  @Override
  public void fly() {
    if (way == Challenges.Way.RECEIVED) {
      byte[] bytes = ChallengeFormat.write(duel.challenge());
      services.profile().store().challenges().keep(bytes, way);
    }
    ownsGhost = false;
    services.screens().show(() -> new PlayScreen(runServices, duel));
  }

  @Override
  public void watch() {
    services.screens().watch(duel.challenge().replay());
  }

  @Override
  public void send() {
    new ChallengeSender(services).send(duel.challenge());
  }

  @Override
  public void leave() {
    leave.run();
  }

  @Override
  public String state() {
    return "CHALLENGE";
  }

  @Override
  public Mood mood() {
    return Mood.TITLE;
  }
}
