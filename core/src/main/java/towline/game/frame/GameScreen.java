package towline.game.frame;

import com.badlogic.gdx.ScreenAdapter;
import java.util.Optional;
import towline.content.look.ColorRole;
import towline.content.sound.SoundSpec.Mood;
import towline.game.TowlineGame;
import towline.game.diagnostics.PlayStats;
import towline.game.run.RunController;
import towline.input.Action;
import towline.input.Devices;
import towline.menu.Menu;
import towline.session.Run;
import towline.session.replay.Replay;
import towline.settings.Options;
import towline.settings.Settings;
import towline.view.Renderer;
import towline.view.hud.HudCanvas;
import towline.view.scene.Camera;

/**
 * A screen with a run on it, over which the menu may open pages. It lives from {@link #show} to
 * {@link #hide}. {@link #update} lets time pass and may switch to another screen; {@link #render}
 * only draws; {@link #pause} means that the window has lost the focus, or the player a gamepad. The
 * game itself fits picture and menu to the window, and draws the menu.
 */
public abstract class GameScreen extends ScreenAdapter {
  /** How bright the world is behind a page. */
  private static final double BEHIND_PAGE = 0.45;

  /** How strongly the picture's rim flares when the ship is hurt. */
  private static final double RIM_AT_HURT = 2.6;

  /** How long the end of the ship is watched, s. */
  private static final double FAREWELL = 2.2;

  private final TowlineGame game;
  private final GameServices services;
  private RunController controller;

  /** A screen with that run, which it closes when it is hidden. */
  public GameScreen(TowlineGame game, RunController controller) {
    this.game = game;
    services = game.services();
    this.controller = controller;
  }

  public final TowlineGame game() {
    return game;
  }

  public final GameServices services() {
    return services;
  }

  public final RunController controller() {
    return controller;
  }

  public final Run run() {
    return controller.run();
  }

  /** Whether the run is over and its end has been watched. */
  public final boolean runEnded() {
    return run().over() && run().overFor() > FAREWELL;
  }

  /** What the screen is doing, in a word for {@link TowlineGame#state}. */
  public abstract String state();

  /** The lesson that is shown, by name; empty if none is. */
  public String lesson() {
    return "";
  }

  /** The run so far, as a replay; empty if none would repeat it. */
  public Optional<Replay> recording() {
    return Optional.of(controller.recording());
  }

  /** Adds what was measured, and what the screen itself counts. */
  public void writeStats(PlayStats lines) {
    services.frameMeter().write(lines, run().current(), run().score());
    double firstSound = services.sound().firstSoundMs();
    lines.put("first_sound_ms", Double.isNaN(firstSound) ? "" : String.valueOf(firstSound));
    lines.put("sound_gaps", String.valueOf(services.sound().gaps()));
  }

  /** What the music follows. */
  public abstract Mood mood();

  @Override
  public void show() {
    begin();
  }

  @Override
  public void hide() {
    controller.close();
    services.controls().devices().discardPresses();
  }

  /** Replaces the run. */
  public final void replace(RunController next) {
    hide();
    controller = next;
    begin();
  }

  private void begin() {
    applySettings(services.profile().settings());
    services.picture().world().reset(run().current());
    services.overlays().reset();
    services.sound().reset();
  }

  /** Applies what the player has set. */
  public final void applySettings(Settings settings) {
    controller.applySettings(settings);
    controller.setSpeed(speed(settings));
  }

  /** How fast the run goes, as a multiple of real time. */
  public double speed(Settings settings) {
    return settings.fraction(Options.GAME_SPEED);
  }

  /** The time by which a frame moves on, s, when the last one took that long. */
  public double frameSeconds(double measured) {
    return measured;
  }

  /** Called when the frame is drawn and not shown yet. */
  public void afterDrawing() {}

  /** Lets time pass, s. */
  public void update(double seconds) {
    controller.update(seconds, services.picture().world(), services.overlays(), services.sound());
  }

  /** Lets the overlays look at the run, after that time, s. */
  public void updateOverlays(double seconds) {
    services.overlays().update(run(), controller.step().paused() ? 0 : seconds);
  }

  /** Updates music and ambience, after that time, s. */
  public final void updateSound(double seconds) {
    Camera camera = services.picture().world().camera();
    services.sound().update(run().current(), camera.x(), camera.y(), mood(), seconds);
  }

  /** Whether a press means something else here than it does everywhere. */
  public boolean claims(Action action) {
    return false;
  }

  /** Called for each press that concerns screens. */
  public void onAction(Action action) {}

  /** Called when words, colours or the names of keys have changed. */
  public void onWordsChanged() {}

  /** Whether a person is flying right now. */
  public boolean flownByPlayer() {
    return false;
  }

  /** Sends input to the menu while a page is open, else to the game. */
  public final void routeInput() {
    Devices devices = services.controls().devices();
    Menu menu = services.menu();
    devices.discardPresses();
    devices.setMenuInput(menu.isOpen() ? menu : null);
  }

  @Override
  public final void render(float delta) {
    double seconds = Math.max(0, delta);
    Renderer picture = services.picture();
    boolean clear = services.menu().worldVisible();
    picture.world().setTheme(run().sector().look());
    picture.compositor().light(clear ? light() : lightBehindPage());
    picture
        .compositor()
        .rim(picture.palette().of(ColorRole.WARNING), RIM_AT_HURT * picture.world().hurtGlow());
    drawWorld(seconds);
    HudCanvas canvas = picture.canvas();
    canvas.beginShapes();
    drawShapes();
    services.topLayer().drawShapes();
    canvas.beginText();
    drawText();
    services.topLayer().drawText(seconds);
    canvas.end();
  }

  /** How bright the world is when no page covers it. */
  public double light() {
    return 1;
  }

  /** How bright the world is behind a page that covers it. */
  public double lightBehindPage() {
    return BEHIND_PAGE;
  }

  /** Draws the world, after that time, s. */
  public abstract void drawWorld(double seconds);

  /** Draws the shapes over the world. */
  public void drawShapes() {}

  /** Draws the text over the world. */
  public abstract void drawText();
}
