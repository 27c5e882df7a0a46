package towline.game.frame;

import java.util.function.IntUnaryOperator;
import towline.content.look.ColorRole;
import towline.content.sound.SoundSpec.Mood;
import towline.game.diagnostics.PlayStats;
import towline.input.Devices;
import towline.menu.Menu;
import towline.sim.api.Snapshot;
import towline.view.Renderer;
import towline.view.hud.HudCanvas;
import towline.view.scene.Camera;

/** What all screens do alike: the order in which they are drawn, the light, sound and input. */
public abstract class DrawnScreen implements GameScreen {
  /** How bright the world is behind a page. */
  private static final double BEHIND_PAGE = 0.45;

  /** How strongly the picture's rim flares when the ship is hurt. */
  private static final double RIM_AT_HURT = 2.6;

  private final GameServices services;
  private final Snapshot nothing = new Snapshot();

  /** A screen with those services. */
  protected DrawnScreen(GameServices services) {
    this.services = services;
  }

  protected final GameServices services() {
    return services;
  }

  @Override
  public void show() {
    applySettings(services.profile().settings());
    services.picture().world().reset(world());
    services.overlays().reset();
    services.topLayer().board().hold(false);
    services.sound().reset();
  }

  @Override
  public void hide() {
    services.controls().devices().discardPresses();
  }

  /** What the music follows. */
  protected abstract Mood mood();

  @Override
  public final void updateSound(double seconds) {
    Camera camera = services.picture().world().camera();
    services.sound().update(world(), camera.x(), camera.y(), mood(), seconds);
  }

  @Override
  public Snapshot world() {
    return nothing;
  }

  @Override
  public void writeStats(PlayStats lines) {
    writeMeasured(lines, mode -> 0, mode -> 0);
  }

  /** Adds what was measured, with the shots and the hits of each aim mode. */
  protected final void writeMeasured(
      PlayStats lines, IntUnaryOperator shots, IntUnaryOperator hits) {
    services.frameMeter().write(lines, world(), shots, hits);
    double firstSound = services.sound().firstSoundMs();
    lines.put("first_sound_ms", Double.isNaN(firstSound) ? "" : String.valueOf(firstSound));
    lines.put("sound_gaps", String.valueOf(services.sound().gaps()));
  }

  /** Sends input to the menu while a page is open, else to the game. */
  protected final void routeInput() {
    Devices devices = services.controls().devices();
    Menu menu = services.menu();
    devices.discardPresses();
    devices.setMenuInput(menu.isOpen() ? menu : null);
  }

  @Override
  public final void draw(double seconds) {
    Renderer picture = services.picture();
    picture.compositor().light(services.menu().worldVisible() ? light() : lightBehindPage());
    picture
        .compositor()
        .rim(picture.palette().of(ColorRole.WARNING), RIM_AT_HURT * picture.world().hurtGlow());
    picture.canvas().room().clear();
    drawWorld(seconds);
    services.topLayer().arrange(seconds);
    HudCanvas canvas = picture.canvas();
    canvas.beginShapes();
    drawShapes();
    services.topLayer().drawShapes();
    canvas.beginText();
    drawText();
    services.topLayer().drawText();
    canvas.end();
  }

  /** How bright the world is when no page covers it. */
  protected double light() {
    return 1;
  }

  /** How bright the world is behind a page that covers it. */
  protected double lightBehindPage() {
    return BEHIND_PAGE;
  }

  /** Draws the world, after that time, s. */
  protected abstract void drawWorld(double seconds);

  /** Draws the shapes over the world. */
  protected void drawShapes() {}

  /** Draws the text over the world. */
  protected abstract void drawText();
}
