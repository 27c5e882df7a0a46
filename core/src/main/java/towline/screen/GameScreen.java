package towline.screen;

import com.badlogic.gdx.ScreenAdapter;
import java.util.Optional;
import towline.content.look.ColorRole;
import towline.content.sound.SoundSpec.Mood;
import towline.input.Action;
import towline.input.Devices;
import towline.menu.Menu;
import towline.screen.diagnostics.PlayStats;
import towline.screen.run.RunController;
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
abstract class GameScreen extends ScreenAdapter {
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
  GameScreen(TowlineGame game, RunController controller) {
    this.game = game;
    services = game.services();
    this.controller = controller;
    observe();
  }

  final TowlineGame game() {
    return game;
  }

  final GameServices services() {
    return services;
  }

  final RunController controller() {
    return controller;
  }

  final Run run() {
    return controller.run();
  }

  /** Whether the run is over and its end has been watched. */
  final boolean runEnded() {
    return run().over() && run().overFor() > FAREWELL;
  }

  /** What the screen is doing, in a word for {@link TowlineGame#state}. */
  abstract String state();

  /** The lesson that is shown, by name; empty if none is. */
  String lesson() {
    return "";
  }

  /** The run so far, as a replay; empty if none would repeat it. */
  Optional<Replay> recording() {
    return Optional.of(controller.recording());
  }

  /** Adds what was measured, and what the screen itself counts. */
  void writeStats(PlayStats lines) {
    services.frameMeter().write(lines, run().current(), run().score());
    double firstSound = services.sound().firstSoundMs();
    lines.put("first_sound_ms", Double.isNaN(firstSound) ? "" : String.valueOf(firstSound));
    lines.put("sound_gaps", String.valueOf(services.sound().gaps()));
  }

  /** What the music follows. */
  abstract Mood mood();

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
  final void replace(RunController next) {
    hide();
    controller = next;
    observe();
    begin();
  }

  /** Shows and sounds what happens in the run. */
  private void observe() {
    controller.addObserver(run -> services.picture().world().onEvents(run.events(), run.current()));
    controller.addObserver(run -> services.overlays().onTick(run));
    controller.addObserver(run -> services.sound().onEvents(run.events()));
  }

  private void begin() {
    applySettings(services.profile().settings());
    services.picture().world().reset(run().current());
    services.overlays().reset();
    services.sound().reset();
  }

  /** Applies what the player has set. */
  final void applySettings(Settings settings) {
    controller.applySettings(settings);
    controller.setSpeed(speed(settings));
  }

  /** How fast the run goes, as a multiple of real time. */
  double speed(Settings settings) {
    return settings.fraction(Options.GAME_SPEED);
  }

  /** The time by which a frame moves on, s, when the last one took that long. */
  double frameSeconds(double measured) {
    return measured;
  }

  /** Called when the frame is drawn and not shown yet. */
  void afterDrawing() {}

  /** Lets time pass, s. */
  void update(double seconds) {
    controller.update(seconds, services.picture().world());
  }

  /** Lets the overlays look at the run, after that time, s. */
  void updateOverlays(double seconds) {
    services.overlays().update(run(), controller.step().paused() ? 0 : seconds);
  }

  /** Updates music and ambience, after that time, s. */
  final void updateSound(double seconds) {
    Camera camera = services.picture().world().camera();
    services.sound().update(run().current(), camera.x(), camera.y(), mood(), seconds);
  }

  /** Whether a press means something else here than it does everywhere. */
  boolean claims(Action action) {
    return false;
  }

  /** Called for each press that concerns screens. */
  void onAction(Action action) {}

  /** Called when words, colours or the names of keys have changed. */
  void onWordsChanged() {}

  /** Whether a person is flying right now. */
  boolean flownByPlayer() {
    return false;
  }

  /** Sends input to the menu while a page is open, else to the game. */
  final void routeInput() {
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
  double light() {
    return 1;
  }

  /** How bright the world is behind a page that covers it. */
  double lightBehindPage() {
    return BEHIND_PAGE;
  }

  /** Draws the world, after that time, s. */
  abstract void drawWorld(double seconds);

  /** Draws the shapes over the world. */
  void drawShapes() {}

  /** Draws the text over the world. */
  abstract void drawText();
}
