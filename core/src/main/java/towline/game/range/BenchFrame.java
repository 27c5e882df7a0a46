package towline.game.range;

import towline.view.draw.ShapeDrawer;

/**
 * The place and time of a picture of a bench.
 *
 * @param left left edge of the field, physical pixels from the lower left of the window
 * @param bottom lower edge of the field
 * @param width width of the field
 * @param height height of the field
 * @param share rendered fraction of the field's pixels, in each direction
 * @param seconds time since the last frame
 * @param time time since the screen was opened, s
 */
public record BenchFrame(
    double left,
    double bottom,
    double width,
    double height,
    double share,
    double seconds,
    double time) {

  /** Begins to draw a view. */
  void begin(FieldView view, ShapeDrawer pen) {
    view.begin(pen, left, bottom, width, height, share);
  }

  /**
   * Returns the smallest number of columns with which the shorter side of {@code tiles} tiles is
   * longest.
   *
   * @param least the minimum width of a tile, physical pixels, if possible
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
