package towline.game.range;

import towline.view.draw.ShapeDrawer;

/**
 * Where and when a bench is drawn.
 *
 * @param left of the field, physical pixels from the lower left of the window
 * @param bottom of the field
 * @param width of the field
 * @param height of the field
 * @param share of the field's pixels that are worked out, in each direction
 * @param seconds since the last frame
 * @param time since the screen was opened, s
 */
public record BenchFrame(
    double left,
    double bottom,
    double width,
    double height,
    double share,
    double seconds,
    double time) {

  /** Starts drawing what a view shows. */
  void begin(FieldView view, ShapeDrawer pen) {
    view.begin(pen, left, bottom, width, height, share);
  }

  /**
   * The fewest columns with which the shorter side of so many tiles gets as long as it can.
   *
   * @param least how wide a tile must be at least, physical pixels, if one can be
   */
  int columns(int tiles, double least) {
    int best = 1;
    double longest = 0;
    for (int columns = 1; columns <= tiles; columns++) {
      double side = Math.min(width / columns, height / Math.ceil((double) tiles / columns));
      if (side > longest + 1e-9 && (columns == 1 || width / columns >= least)) {
        longest = side;
        best = columns;
      }
    }
    return best;
  }
}
