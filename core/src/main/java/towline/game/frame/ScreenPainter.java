package towline.game.frame;

import towline.content.look.ColorRole;
import towline.menu.Menu;
import towline.view.Renderer;
import towline.view.hud.HudCanvas;

/** Draws the layers of a screen in their order, and sets the light on its world. */
public final class ScreenPainter {
  /** Light on the world behind a page that covers it, 0 to 1. */
  public static final double BEHIND_PAGE = 0.45;

  /** Strength of the flare at the picture's rim when the ship is hurt. */
  private static final double HURT_RIM_STRENGTH = 2.6;

  private final Renderer picture;
  private final Menu menu;
  private final MessageLayer topLayer;
  private final Runnable world;
  private final Runnable shapes;
  private final Runnable text;

  /**
   * Creates the painter of a screen.
   *
   * @param world draws the world
   * @param shapes draws the shapes over the world
   * @param text draws the text over the shapes
   */
  public ScreenPainter(GameServices services, Runnable world, Runnable shapes, Runnable text) {
    picture = services.picture();
    menu = services.menu();
    topLayer = services.topLayer();
    this.world = world;
    this.shapes = shapes;
    this.text = text;
  }

  /** Draws the screen with its world in full light. */
  public void draw() {
    draw(1, BEHIND_PAGE);
  }

  /**
   * Draws the screen.
   *
   * @param light light on the world, 0 to 1
   * @param behindPage light on the world while a page covers it, 0 to 1
   */
  public void draw(double light, double behindPage) {
    picture.compositor().setBrightness(menu.worldVisible() ? light : behindPage);
    picture
        .compositor()
        .setRim(
            picture.palette().colour(ColorRole.WARNING),
            HURT_RIM_STRENGTH * picture.world().hurtBrightness());
    HudCanvas canvas = picture.canvas();
    canvas.room().clearLabels();
    world.run();
    canvas.beginShapes();
    shapes.run();
    topLayer.drawShapes();
    canvas.beginText();
    text.run();
    topLayer.drawText();
    canvas.end();
  }
}
