package towline.view.overlay;

import towline.content.look.ColorRole;
import towline.sim.api.DroneGunStatus;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;

/**
 * The four corners of a diamond around the foe that the player has named as the drone's target:
 * broad lines while the drone aims at it, dashed ones while it cannot. The corners close in when a
 * foe is named; nothing flashes. For a foe outside the picture they are at the rim.
 */
final class NamedTargetMark {
  /** Distance of the corners from the foe's edge, m, and least distance from its centre, pixels. */
  private static final double DISTANCE = 1.15;

  private static final double MIN_PIXELS = 30;

  /** Distance of the corners from a place at the rim, m. */
  private static final double RIM_DISTANCE = 0.62;

  /** Length of a leg of a corner, as a share of the side of the diamond. */
  private static final double LEG = 0.34;

  private static final double WIDTH = 0.16;
  private static final double DASHED_WIDTH = 0.11;
  private static final double OUTLINE = 0.12;
  private static final double DASH = 0.16;
  private static final double GAP = 0.13;

  /** Time in which the corners close in, s, and the distance from which, relative to the last. */
  private static final double CLOSING_SECONDS = 0.2;

  private static final double CLOSING_FROM = 2.2;
  private static final double TICKS_PER_SECOND = 60;

  private final OverlayCanvas canvas;
  private final ScreenEdge screenEdge = new ScreenEdge();
  private int named;
  private long namedAt;

  NamedTargetMark(OverlayCanvas canvas) {
    this.canvas = canvas;
  }

  void draw(InterpolatedScene scene, double cornerWidth, double cornerHeight) {
    Snapshot snapshot = scene.snapshot();
    DroneGunStatus gun = snapshot.droneGun();
    if (gun.named != named || snapshot.tick() < namedAt) {
      named = gun.named;
      namedAt = snapshot.tick();
    }
    int foe = snapshot.indexOf(KindRange.FOES, named);
    if (foe < 0) {
      return;
    }
    Camera camera = canvas.camera();
    screenEdge.keepOut(cornerWidth, cornerHeight);
    screenEdge.locate(camera, scene.x(foe), scene.y(foe));
    boolean isFollowed = gun.target == named;
    int rgb = canvas.modeColour(gun.mode);
    if (screenEdge.isOutside()) {
      diamond(screenEdge.x(), screenEdge.y(), RIM_DISTANCE, isFollowed, rgb);
      return;
    }
    double size =
        Math.max(
            snapshot.radius(foe) + DISTANCE, canvas.pixels(MIN_PIXELS) / camera.pixelsPerMetre());
    double age = (snapshot.tick() - namedAt) / TICKS_PER_SECOND;
    diamond(scene.x(foe), scene.y(foe), size * closing(age), isFollowed, rgb);
  }

  /** Returns the size of the mark {@code age} seconds after a foe was named; 1 in the end. */
  static double closing(double age) {
    return 1 + (CLOSING_FROM - 1) * Math.max(0, 1 - age / CLOSING_SECONDS);
  }

  private void diamond(double x, double y, double size, boolean isFollowed, int rgb) {
    ShapeDrawer pen = canvas.shapes();
    double leg = LEG * size;
    for (int corner = 0; corner < 4; corner++) {
      // The unit vector to the corner, and the two at right angles to it.
      int ux = corner == 0 ? 1 : corner == 2 ? -1 : 0;
      int uy = corner == 1 ? 1 : corner == 3 ? -1 : 0;
      double tipX = x + size * ux;
      double tipY = y + size * uy;
      double leftX = tipX - leg * (ux + uy);
      double leftY = tipY - leg * (uy - ux);
      double rightX = tipX - leg * (ux - uy);
      double rightY = tipY - leg * (uy + ux);
      if (isFollowed) {
        corner(pen, leftX, leftY, tipX, tipY, rightX, rightY, WIDTH + OUTLINE, true, rgb);
        corner(pen, leftX, leftY, tipX, tipY, rightX, rightY, WIDTH, false, rgb);
      } else {
        pen.ink(rgb, 0.9);
        Dashes.draw(pen, tipX, tipY, leftX, leftY, DASH, GAP, DASHED_WIDTH);
        Dashes.draw(pen, tipX, tipY, rightX, rightY, DASH, GAP, DASHED_WIDTH);
      }
    }
  }

  private void corner(
      ShapeDrawer pen,
      double leftX,
      double leftY,
      double tipX,
      double tipY,
      double rightX,
      double rightY,
      double width,
      boolean isOutline,
      int rgb) {
    pen.ink(isOutline ? canvas.colour(ColorRole.HULL) : rgb, isOutline ? 0.7 : 1);
    pen.path().add(leftX, leftY).add(tipX, tipY).add(rightX, rightY);
    pen.strokeOpen(width);
  }
}
