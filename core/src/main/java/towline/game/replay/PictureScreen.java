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
 * A replay without a HUD, for pictures that are saved: it plays as fast as possible up to a moment,
 * then frame by frame in its own time.
 */
public final class PictureScreen implements GameScreen {
  /** Saves pictures of drawn frames. */
  interface Taker {
    /**
     * Called when a frame has been drawn; may save a picture of it.
     *
     * @param played the time of the replay, s
     * @param ended true if the whole replay has been played
     */
    void take(double played, boolean ended);
  }

  /** Speed before the moment, as a multiple of real time. */
  private static final double SKIP_SPEED = 60;

  /**
   * Time before the moment from which the speed is normal, s, so that camera and effects settle.
   */
  private static final double SETTLING_TIME = 2;

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
   * @param frame the duration of a frame from there on, s
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
    return replay.source().seconds() + SKIP_SPEED * FixedStep.TICK_SECONDS < from - SETTLING_TIME;
  }

  @Override
  public double frameSeconds(double measured) {
    return skips() ? FixedStep.TICK_SECONDS : frame;
  }

  @Override
  public void update(double seconds) {
    replay.flight().step().setSpeed(skips() ? SKIP_SPEED : 1);
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
