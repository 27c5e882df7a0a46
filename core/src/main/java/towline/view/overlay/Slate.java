package towline.view.overlay;

import towline.sim.Kind;
import towline.view.draw.Palette;
import towline.view.draw.Pen;
import towline.view.draw.Tint;
import towline.view.text.Fonts;
import towline.view.world.Camera;
import towline.view.world.Scene;

/** What the marks of one frame are drawn with and drawn on. */
final class Slate {
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
  private final Thinker thinker = new Thinker();
  private final Pen pen;
  private Camera camera = new Camera();
  private Scene scene = new Scene();
  private double shipX;
  private double shipY;
  private double fullUpTo;

  Slate(Pen pen, Palette palette, Fonts fonts) {
    this.pen = pen;
    this.palette = palette;
    this.fonts = fonts;
    texts = new TextMarks(fonts);
  }

  /** Wipes it for a frame of that scene. */
  void wipe(Camera seenBy, Scene shown) {
    camera = seenBy;
    scene = shown;
    texts.clear();
    int ship = shown.only(Kind.SHIP);
    fullUpTo = ship < 0 ? Double.MAX_VALUE / 4 : NEAR;
    shipX = ship < 0 ? 0 : shown.x(ship);
    shipY = ship < 0 ? 0 : shown.y(ship);
  }

  Pen pen() {
    return pen;
  }

  Camera camera() {
    return camera;
  }

  /** Who stands there. */
  Thinker thinker(double x, double y) {
    thinker.find(scene, x, y);
    return thinker;
  }

  /** How strongly a mark there is drawn, 0 to 1: what matters most is near the ship. */
  double presence(double x, double y) {
    double distance = Math.hypot(x - shipX, y - shipY);
    return Math.max(FAINTEST, Math.min(1, 1 - (distance - fullUpTo) / (FAR - NEAR)));
  }

  int of(Tint tint) {
    return palette.of(tint);
  }

  int mode(int index) {
    return palette.mode(index);
  }

  /** The colour of what somebody of that kind has in mind. */
  int colour(Kind kind) {
    return of(
        switch (kind) {
          case SHIP, WINGMAN -> Tint.WINGMAN;
          case OWN_MISSILE -> Tint.OWN_MISSILE;
          case MISSILE, SEEKER -> Tint.MISSILE;
          case TANK -> Tint.TANK;
          case VESSEL_TURRET, VESSEL_BAY, VESSEL_NEST, VESSEL_CORE, VESSEL_HULL -> Tint.VESSEL;
          default -> Tint.SNAKE_HEAD;
        });
  }

  /** The physical pixels of a length at the design height. */
  double pixels(double atDesign) {
    return fonts.pixels(atDesign);
  }

  /** Writes beside a place in the world, m, moved by physical pixels to the right and up. */
  void write(CharSequence text, int rgb, double x, double y, double right, double up) {
    texts.add(text, rgb, camera.toWindowX(x) + right, camera.toWindowY(y) + up);
  }

  TextMarks texts() {
    return texts;
  }
}
