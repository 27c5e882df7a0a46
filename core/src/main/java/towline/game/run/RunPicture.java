package towline.game.run;

import com.badlogic.gdx.graphics.g2d.Batch;
import towline.content.GameContent;
import towline.content.Mastery;
import towline.game.frame.FlownRun;
import towline.game.frame.GameServices;
import towline.game.frame.OverlayController;
import towline.input.TouchControls;
import towline.menu.Menu;
import towline.session.Run;
import towline.session.Tutorial;
import towline.settings.Options;
import towline.settings.Settings;
import towline.view.Renderer;
import towline.view.hud.Hud;
import towline.view.hud.MessageBoard;

/** The picture of a run: world, overlays and HUD. It shows the run and decides nothing. */
public final class RunPicture {
  /** Light on the paused world, 0 to 1. */
  private static final double PAUSED_LIGHT = 0.8;

  /** Light on the world behind a draft, 0 to 1. */
  private static final double DRAFT_LIGHT = 0.7;

  private final FlownRun flight;
  private final Tutorial tutorial;
  private final Renderer picture;
  private final GameContent content;
  private final OverlayController overlays;
  private final MessageBoard board;
  private final TouchControls touch;
  private final Menu menu;
  private Hud hud;
  private boolean hintsAlways;
  private boolean isDrafting;

  /** Creates the picture of {@code flight}, with the lessons of {@code tutorial}. */
  public RunPicture(GameServices services, FlownRun flight, Tutorial tutorial) {
    this.flight = flight;
    this.tutorial = tutorial;
    picture = services.picture();
    content = services.content();
    overlays = services.overlays();
    board = services.topLayer().board();
    touch = services.controls().devices().touch();
    menu = services.menu();
    hud = newHud();
  }

  private Hud newHud() {
    return new Hud(
        picture.canvas(),
        content,
        board,
        tutorial,
        picture.world().camera(),
        picture.world().scene(),
        touch);
  }

  public Hud hud() {
    return hud;
  }

  /** Resets the picture to the current state of the run. */
  public void begin() {
    hud.reset(flight.run());
  }

  /** Creates the HUD again, because texts, colours or the names of keys have changed. */
  public void rewrite() {
    Hud old = hud;
    hud = newHud();
    hud.setHints(hintsAlways);
    hud.copyState(old, flight.run());
  }

  /** Applies the settings that concern the picture of a run. */
  public void applySettings(Settings settings) {
    hintsAlways = settings.isOn(Options.COURIER_HINTS);
    overlays.setCourierHints(hintsAlways);
    hud.setHints(hintsAlways);
  }

  /** Updates the overlays, {@code seconds} after the last frame. */
  public void explain(double seconds) {
    overlays.update(flight.run(), flight.step().paused() ? 0 : seconds);
  }

  /**
   * Updates world and HUD, {@code seconds} after the last frame.
   *
   * @param paused true if messages wait and the HUD does not move
   * @param finished true if the results are shown, which have the window for themselves
   * @param mastery the steps of mastery shown on drone and shots
   */
  public void follow(double seconds, boolean paused, boolean finished, Mastery mastery) {
    Run run = flight.run();
    picture.world().setLook(run.sector().look());
    picture.world().setMastery(mastery);
    picture.alerts().setShipLost(run.over());
    picture.world().setHaulAtRisk(run.score().haulAtRisk() > 0);
    board.hold(paused);
    // A run that the player ends during a draft keeps that open behind its results.
    isDrafting = run.isChoiceOpen() && !finished;
    board.hide(isDrafting || finished);
    picture.world().showShipAlone(isDrafting && run.draft().isOpen());
    hud.setMenuPanel(menu.panel());
    hud.update(run, paused ? 0 : seconds);
    hud.update(flight.step().timeScale(), flight.pilot(), flight.assistance());
  }

  /** Returns the light on the world, 0 to 1. */
  public double light(boolean paused) {
    if (isDrafting) {
      return DRAFT_LIGHT;
    }
    return paused ? PAUSED_LIGHT : 1;
  }

  /** Returns true while a draft is open, which has the window for itself. */
  public boolean isDrafting() {
    return isDrafting;
  }

  /** Draws the world, and the lines of the overlays over it. */
  public void drawWorld(boolean overlaysShown) {
    picture.drawWorld();
    if (overlaysShown) {
      hud.claimLabels();
      overlays.drawShapes();
    }
  }

  /** Draws the text of warnings and overlays. */
  public void drawOverlayText() {
    Batch batch = picture.canvas().batch();
    picture.alerts().drawText(batch, picture.canvas().room());
    overlays.drawText(batch);
  }
}
