package towline.game.replay;

import java.util.Optional;
import towline.content.sound.SoundSpec.Mood;
import towline.game.frame.FlownRun;
import towline.game.frame.GameScreen;
import towline.game.frame.GameServices;
import towline.game.frame.ScreenPainter;
import towline.game.run.DraftMenu;
import towline.session.FixedStep;
import towline.session.replay.Replay;
import towline.settings.Settings;

/**
 * A replay that plays up to a moment as fast as it can, then frame by frame in its own time,
 * without a HUD: for pictures that go into a file.
 */
public final class PictureScreen implements GameScreen {
  /** Takes pictures of what is drawn. */
  interface Taker {
    /**
     * Takes a picture of the frame that is drawn, if it wants one.
     *
     * @param played the time played so far, s
     * @param ended whether all of the replay has been played
     */
    void take(double played, boolean ended);
  }

  /** Speed up to the moment, as a multiple of real time. */
  private static final double SKIPPING = 60;

  /** Time before the moment from which the speed is normal, s: camera and effects settle. */
  private static final double RUN_UP = 2;

  private final GameServices services;
  private final WatchedReplay replay;
  private final DraftMenu draft;
  private final ScreenPainter painter;
  private final double from;
  private final double frame;
  private final Taker taker;

  /**
   * Creates a screen with {@code replay} at its first tick.
   *
   * @param from the moment, s from the start
   * @param frame the length of a frame from there on, s
   */
  PictureScreen(GameServices services, Replay replay, double from, double frame, Taker taker) {
    this.services = services;
    this.replay = new WatchedReplay(services, replay);
    this.from = from;
    this.frame = frame;
    this.taker = taker;
    draft = new DraftMenu(services, this.replay.flight(), () -> {});
    painter = new ScreenPainter(services, this::drawWorld, () -> {}, this::drawText);
  }

  @Override
  public Optional<FlownRun> run() {
    return Optional.of(replay.flight());
  }

  @Override
  public void show() {
    replay.picture().begin();
    services.closePages();
  }

  @Override
  public void hide() {
    replay.close();
  }

  @Override
  public void applySettings(Settings settings) {
    replay.applySettings(settings, 1);
  }

  @Override
  public void onWordsChanged() {
    replay.rewrite();
  }

  private boolean skips() {
    return replay.source().seconds() + SKIPPING * FixedStep.TICK_SECONDS < from - RUN_UP;
  }

  @Override
  public double frameSeconds(double measured) {
    return skips() ? FixedStep.TICK_SECONDS : frame;
  }

  @Override
  public void update(double seconds) {
    replay.flight().step().setSpeed(skips() ? SKIPPING : 1);
    replay.flight().advance(seconds);
    draft.update(false);
  }

  @Override
  public void updatePicture(double seconds) {
    replay.follow(seconds, false);
  }

  @Override
  public void draw() {
    painter.draw(replay.picture().light(false), ScreenPainter.BEHIND_PAGE);
  }

  private void drawWorld() {
    replay.picture().drawWorld(true);
  }

  private void drawText() {
    replay.picture().drawOverlayText();
  }

  @Override
  public void afterDrawing() {
    taker.take(replay.source().seconds(), replay.source().ended());
  }

  @Override
  public String state() {
    return "WATCHING";
  }

  @Override
  public Mood mood() {
    return Mood.FLIGHT;
  }
}
