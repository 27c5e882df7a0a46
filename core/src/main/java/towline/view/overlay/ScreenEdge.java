package towline.view.overlay;

import towline.view.scene.Camera;

/** Where, at the rim of the picture, an arrow to a place outside it stands. */
final class ScreenEdge {
  /** How far inside the rim arrows stand, m: in the margin that the HUD keeps free. */
  static final double INSET = 0.55;

  private double x;
  private double y;
  private double bearing;
  private double beyond;

  private double cornerWidth;
  private double cornerHeight;

  /** Keeps arrows out of the upper left corner of that size, physical pixels. */
  void keepOut(double width, double height) {
    cornerWidth = width;
    cornerHeight = height;
  }

  /** Takes a place, m. */
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

  /** Moves along the rim, the shorter way. */
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

  /** Whether the place is outside the picture. */
  boolean isOutside() {
    return beyond > INSET;
  }

  /** Where the arrow stands, m. */
  double x() {
    return x;
  }

  /** Where the arrow stands, m. */
  double y() {
    return y;
  }

  /** Where it points. */
  double bearing() {
    return bearing;
  }

  /** How far beyond the arrow the place is, m; 0 for what is inside. */
  double beyond() {
    return beyond;
  }
}
