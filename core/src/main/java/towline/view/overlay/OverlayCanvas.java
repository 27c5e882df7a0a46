package towline.view.overlay;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;
import towline.view.text.Fonts;

/** What the marks of one frame are drawn with and drawn on. */
final class OverlayCanvas {
  /** The width of most lines of the overlay, m. */
  static final double THIN = 0.045;

  /** Marks that near to the ship, m, are drawn in full; farther ones stand back, ... */
  private static final double NEAR = 14;

  /** ... from that far on as far as they do. */
  private static final double FAR = 34;

  private static final double FAINTEST = 0.4;

  private final Palette palette;
  private final Fonts fonts;
  private final TextMarks texts;
  private final TraceAnchor traceAnchor = new TraceAnchor();
  private final ShapeDrawer pen;
  private Camera camera = new Camera();
  private InterpolatedScene scene = new InterpolatedScene();
  private double shipX;
  private double shipY;
  private double fullUpTo;

  OverlayCanvas(ShapeDrawer pen, Palette palette, Fonts fonts) {
    this.pen = pen;
    this.palette = palette;
    this.fonts = fonts;
    texts = new TextMarks(fonts);
  }

  /** Clears it for a frame of that scene. */
  void reset(Camera seenBy, InterpolatedScene shown) {
    camera = seenBy;
    scene = shown;
    texts.clear();
    int ship = shown.only(EntityKind.SHIP);
    fullUpTo = ship < 0 ? Double.MAX_VALUE / 4 : NEAR;
    shipX = ship < 0 ? 0 : shown.x(ship);
    shipY = ship < 0 ? 0 : shown.y(ship);
  }

  ShapeDrawer pen() {
    return pen;
  }

  Camera camera() {
    return camera;
  }

  /** What a mark that begins at the entity with that id is fixed to; valid until the next call. */
  TraceAnchor anchor(int id) {
    traceAnchor.find(scene, id);
    return traceAnchor;
  }

  /** How strongly a mark there is drawn, 0 to 1: what matters most is near the ship. */
  double presence(double x, double y) {
    double distance = Math.hypot(x - shipX, y - shipY);
    return Math.max(FAINTEST, Math.min(1, 1 - (distance - fullUpTo) / (FAR - NEAR)));
  }

  int of(ColorRole role) {
    return palette.of(role);
  }

  int mode(int index) {
    return palette.mode(index);
  }

  int modeText(int index) {
    return palette.modeText(index);
  }

  /** The colour of what somebody of that kind has in mind. */
  int colour(EntityKind kind) {
    return of(
        switch (kind) {
          case SHIP, WINGMAN -> ColorRole.WINGMAN;
          case OWN_MISSILE -> ColorRole.OWN_MISSILE;
          case MISSILE, SEEKER -> ColorRole.MISSILE;
          default ->
              kind.isObstacle() || kind.isFighter() ? ColorRole.of(kind) : ColorRole.SNAKE_HEAD;
        });
  }

  /** The physical pixels of a length at the design height. */
  double pixels(double atDesign) {
    return fonts.pixels(atDesign);
  }

  /** The size of the window, physical pixels. */
  double windowWidth() {
    return camera.toWindowX(camera.right()) - camera.toWindowX(camera.left());
  }

  /** The size of the window, physical pixels. */
  double windowHeight() {
    return camera.toWindowY(camera.top()) - camera.toWindowY(camera.bottom());
  }

  /** Writes beside a place in the world, m, moved by physical pixels to the right and up. */
  void write(CharSequence text, int rgb, double x, double y, double right, double up) {
    texts.add(text, rgb, camera.toWindowX(x) + right, camera.toWindowY(y) + up);
  }

  TextMarks texts() {
    return texts;
  }
}
