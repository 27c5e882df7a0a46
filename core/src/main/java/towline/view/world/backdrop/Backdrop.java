package towline.view.world.backdrop;

import towline.view.draw.ShapeDrawer;
import towline.view.scene.Camera;

/** What lies behind everything in a sector. All of it stays darker than what is in front of it. */
interface Backdrop {
  /** The colour of the ground at a place, 0xRRGGBB. */
  int sky(Camera camera, double x, double y);

  /** Draws what stands on the ground, at that time, s, so strongly, 0 to 1. */
  void draw(ShapeDrawer pen, Camera camera, double time, double strength);

  /** The colour of the grid in front of it, 0xRRGGBB. */
  int grid();

  /** How bright the grid is, next to that in open space. */
  double gridLight();

  /** Where something stands that repeats every {@code span}, in the span from {@code from} on. */
  static double wrapped(double place, double from, double span) {
    double offset = (place - from) % span;
    return from + (offset < 0 ? offset + span : offset);
  }
}
