package towline.view.overlay;

import towline.view.scene.Camera;

/** The position, at the rim of the picture, of an arrow to a place outside it. */
final class ScreenEdge {
  /** Distance of arrows from the rim, m: in the margin that the HUD keeps free. */
  static final double INSET = 0.55;

  private double x;
  private double y;
  private double bearing;
  private double beyond;

  private double cornerWidth;
  private double cornerHeight;

  /** Keeps arrows out of the upper left corner of the given size, physical pixels. */
  void keepOut(double width, double height) {
    cornerWidth = width;
    cornerHeight = height;
  }

  /** Takes in a place, m. */
  void locate(Camera camera, double placeX, double placeY) {
    x = Math.max(camera.left() + INSET, Math.min(camera.right() - INSET, placeX));
    y = Math.max(camera.bottom() + INSET, Math.min(camera.top() - INSET, placeY));
    beyond = Math.hypot(placeX - x, placeY - y);
    if (isOutside()) {
      leaveCorner(camera);
      beyond = Math.hypot(placeX - x, placeY - y);
    }
    bearing = Math.atan2(placeY - y, placeX - x);
  }

  /** Moves along the rim out of the corner, the shorter way. */
  private void leaveCorner(Camera camera) {
    double right = camera.left() + cornerWidth / camera.pixelsPerMetre();
    double bottom = camera.top() - cornerHeight / camera.pixelsPerMetre();
    if (x >= right || y <= bottom) {
      return;
    }
    if (x - camera.left() > camera.top() - y) {
      x = right;
    } else {
      y = bottom;
    }
  }

  /** True if the place is outside the picture. */
  boolean isOutside() {
    return beyond > INSET;
  }

  /** Returns the x coordinate of the arrow, m. */
  double x() {
    return x;
  }

  /** Returns the y coordinate of the arrow, m. */
  double y() {
    return y;
  }

  /** Returns the direction of the arrow, rad. */
  double bearing() {
    return bearing;
  }

  /** Returns the distance of the place from the arrow, m; 0 for a place inside the picture. */
  double beyond() {
    return beyond;
  }
}
