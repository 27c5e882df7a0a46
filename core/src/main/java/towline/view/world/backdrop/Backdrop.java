package towline.view.world.backdrop;

import towline.view.draw.ShapeDrawer;
import towline.view.scene.Camera;

/** The background of a sector. All of it is darker than the things in front of it. */
interface Backdrop {
  /** Returns the colour of the background at a place, 0xRRGGBB. */
  int sky(Camera camera, double x, double y);

  /** Draws the things in the background at a time, s, with a strength of 0 to 1. */
  void draw(ShapeDrawer pen, Camera camera, double time, double strength);

  /** Returns the colour of the grid in front of the background, 0xRRGGBB. */
  int grid();

  /** Returns the brightness of the grid, as a multiple of that in open space. */
  double gridLight();

  /**
   * Returns the copy of a place, repeated every {@code span}, that is in the span from {@code from}
   * on.
   */
  static double wrapped(double place, double from, double span) {
    double offset = (place - from) % span;
    return from + (offset < 0 ? offset + span : offset);
  }
}
