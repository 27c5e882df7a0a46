package towline.view.overlay;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;
import towline.view.text.Fonts;

/** The drawing tools and the surface for the marks of one frame. */
final class OverlayCanvas {
  /** Width of most lines of the overlay, m. */
  static final double THIN = 0.045;

  /** Distance from the ship up to which marks are drawn at full strength, m. */
  private static final double NEAR_DISTANCE = 14;

  /** Distance from which on marks have their minimum strength, m. */
  private static final double FAR_DISTANCE = 34;

  private static final double MIN_STRENGTH = 0.4;

  private final Palette palette;
  private final Fonts fonts;
  private final TextMarks texts;
  private final TraceAnchor traceAnchor = new TraceAnchor();
  private final ShapeDrawer pen;
  private Camera camera = new Camera();
  private InterpolatedScene scene = new InterpolatedScene();
  private double shipX;
  private double shipY;

  /** Distance from the ship up to which marks have full strength, m; without a ship, all have. */
  private double fullDistance;

  OverlayCanvas(ShapeDrawer pen, Palette palette, Fonts fonts) {
    this.pen = pen;
    this.palette = palette;
    this.fonts = fonts;
    texts = new TextMarks(fonts);
  }

  /** Clears the canvas for a frame that shows {@code newScene} through {@code newCamera}. */
  void reset(Camera newCamera, InterpolatedScene newScene) {
    camera = newCamera;
    scene = newScene;
    texts.clear();
    int ship = newScene.only(EntityKind.SHIP);
    fullDistance = ship < 0 ? Double.MAX_VALUE / 4 : NEAR_DISTANCE;
    shipX = ship < 0 ? 0 : newScene.x(ship);
    shipY = ship < 0 ? 0 : newScene.y(ship);
  }

  ShapeDrawer shapes() {
    return pen;
  }

  Camera camera() {
    return camera;
  }

  /**
   * Returns the anchor of a mark that begins at the entity with an id; valid until the next call.
   */
  TraceAnchor anchor(int id) {
    traceAnchor.find(scene, id);
    return traceAnchor;
  }

  /** Returns the strength of a mark at a place, 0 to 1: marks near the ship matter most. */
  double strength(double x, double y) {
    double distance = Math.hypot(x - shipX, y - shipY);
    return Math.max(
        MIN_STRENGTH, Math.min(1, 1 - (distance - fullDistance) / (FAR_DISTANCE - NEAR_DISTANCE)));
  }

  int colour(ColorRole role) {
    return palette.colour(role);
  }

  int modeColour(int index) {
    return palette.modeColour(index);
  }

  int modeTextColour(int index) {
    return palette.modeTextColour(index);
  }

  /** Returns the colour of the thoughts of pilots of a kind. */
  int colour(EntityKind kind) {
    return colour(
        switch (kind) {
          case SHIP, WINGMAN -> ColorRole.WINGMAN;
          case OWN_MISSILE -> ColorRole.OWN_MISSILE;
          case MISSILE, SEEKER -> ColorRole.MISSILE;
          default ->
              kind.isObstacle() || kind.isFighter() ? ColorRole.of(kind) : ColorRole.SNAKE_HEAD;
        });
  }

  /** Converts a length in design pixels to physical pixels. */
  double pixels(double designPixels) {
    return fonts.pixels(designPixels);
  }

  /** Returns the width of the window, physical pixels. */
  double windowWidth() {
    return camera.toWindowX(camera.right()) - camera.toWindowX(camera.left());
  }

  /** Returns the height of the window, physical pixels. */
  double windowHeight() {
    return camera.toWindowY(camera.top()) - camera.toWindowY(camera.bottom());
  }

  /** Writes a text at a place in the world, m, shifted to the right and up by physical pixels. */
  void write(CharSequence text, int rgb, double x, double y, double right, double up) {
    texts.add(text, rgb, camera.toWindowX(x) + right, camera.toWindowY(y) + up);
  }

  TextMarks texts() {
    return texts;
  }
}
