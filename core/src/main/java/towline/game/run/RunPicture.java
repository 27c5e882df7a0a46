package towline.game.run;

import com.badlogic.gdx.graphics.g2d.Batch;
import towline.content.GameContent;
import towline.content.Mastery;
import towline.game.frame.FlownRun;
import towline.game.frame.GameServices;
import towline.game.frame.OverlayController;
import towline.session.Run;
import towline.session.Tutorial;
import towline.settings.Options;
import towline.settings.Settings;
import towline.view.Renderer;
import towline.view.hud.Hud;
import towline.view.hud.MessageBoard;
import towline.view.scene.HudKeepClear;

/** The picture of a run: world, overlays and HUD. It shows the run and decides nothing. */
public final class RunPicture {
  /** Light on the world while it stands still, as a share. */
  private static final double WHILE_PAUSED = 0.8;

  /** Light on the world behind what is on offer, as a share. */
  private static final double BEHIND_DRAFT = 0.55;

  private final FlownRun flight;
  private final Tutorial tutorial;
  private final Renderer picture;
  private final GameContent content;
  private final OverlayController overlays;
  private final MessageBoard board;
  private Hud hud;

  /** Creates the picture of {@code flight}, which shows the lessons of {@code tutorial}. */
  public RunPicture(GameServices services, FlownRun flight, Tutorial tutorial) {
    this.flight = flight;
    this.tutorial = tutorial;
    picture = services.picture();
    content = services.content();
    overlays = services.overlays();
    board = services.topLayer().board();
    hud = newHud();
  }

  private Hud newHud() {
    return new Hud(
        picture.canvas(),
        content,
        board,
        tutorial,
        new HudKeepClear(picture.world().camera(), picture.world().scene()));
  }

  public Hud hud() {
    return hud;
  }

  /** Starts anew with the run as it is now. */
  public void begin() {
    hud.reset(flight.run());
  }

  /** Writes the HUD anew: words, colours or the names of keys have changed. */
  public void rewrite() {
    Hud old = hud;
    hud = newHud();
    hud.takeOver(old, flight.run());
  }

  /** Applies the settings that concern the picture of a run. */
  public void applySettings(Settings settings) {
    overlays.setCourierHints(settings.isOn(Options.COURIER_HINTS));
  }

  /** Shows what the pilots think, after that time, s. */
  public void explain(double seconds) {
    overlays.update(flight.run(), flight.step().paused() ? 0 : seconds);
  }

  /**
   * Follows the run, after that time, s.
   *
   * @param paused whether messages wait and the HUD stands still
   * @param mastery the steps that drone and shots wear
   */
  public void follow(double seconds, boolean paused, Mastery mastery) {
    Run run = flight.run();
    picture.world().setTheme(run.sector().look());
    picture.world().setMastery(mastery);
    board.hold(paused || run.waits());
    hud.update(run, paused ? 0 : seconds);
    hud.update(flight.step().timeScale(), flight.pilot(), flight.assistance());
  }

  /** Returns the light on the world, as a share. */
  public double light(boolean paused) {
    if (flight.run().waits()) {
      return BEHIND_DRAFT;
    }
    return paused ? WHILE_PAUSED : 1;
  }

  /** Draws the world, and the lines of the overlays over it. */
  public void drawWorld(boolean overlaysShown) {
    picture.drawWorld();
    if (overlaysShown) {
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
