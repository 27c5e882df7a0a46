package towline.view.hud;

import towline.view.draw.ScreenRoom;

/**
 * The column of bars and their names at the lower right, or, while thumbs are there, at the upper
 * right, with its first row alone. Rows are counted from the bottom.
 */
final class HudColumn {
  static final double WIDTH = 236;

  /** Width in a narrow window, where the lessons are beside the column, design pixels. */
  private static final double NARROW_WIDTH = 150;

  private static final double ROW_HEIGHT = 36;
  private static final int ROWS = 2;
  private static final double BAR_HEIGHT = 9;

  /** Distance from a bar to its name, design pixels. */
  private static final double GAP = 6;

  /** Distance from the column's lower end, design pixels. */
  private static final double END_GAP = 8;

  private final HudCanvas canvas;

  HudColumn(HudCanvas canvas) {
    this.canvas = canvas;
  }

  /** Reserves the room of a row, which is a bar with its name. */
  void take(ScreenRoom room, int row) {
    takeFrom(left(), room, row);
  }

  /** Reserves the room of a row whose text begins at {@code left}, physical pixels. */
  void takeFrom(double left, ScreenRoom room, int row) {
    room.take(left, bottom(row), right(), bottom(row) + canvas.pixels(ROW_HEIGHT - 6));
  }

  /** Returns the width, physical pixels. */
  double width() {
    return canvas.pixels(canvas.isNarrow() ? NARROW_WIDTH : WIDTH);
  }

  /** True if two texts of these widths have room side by side. */
  boolean fits(double oneWidth, double otherWidth) {
    return oneWidth + otherWidth + canvas.pixels(GAP) <= width();
  }

  /** Returns the left edge, physical pixels from the left. */
  double left() {
    return right() - width();
  }

  /** Returns the right edge, physical pixels from the left. */
  double right() {
    return canvas.right();
  }

  /** Returns the lower edge of a row, physical pixels from below. */
  double bottom(int row) {
    return foot(canvas) + canvas.pixels(ROW_HEIGHT * row);
  }

  /** Returns the foot of the column: thumbs push it up. */
  private static double foot(HudCanvas canvas) {
    return canvas.isHeldByThumbs() ? canvas.top() - canvas.pixels(ROW_HEIGHT) : canvas.foot();
  }

  /** Returns the lower edge of a row of {@code height} design pixels beyond the column's end. */
  double beyond(double height) {
    return canvas.isHeldByThumbs() ? foot(canvas) - canvas.pixels(height + END_GAP) : bottom(ROWS);
  }

  /**
   * Returns the upper edge of what stands at the upper right, below the column and {@code height}
   * design pixels beyond it while both are there.
   */
  static double top(HudCanvas canvas, double height) {
    return canvas.isHeldByThumbs()
        ? foot(canvas) - canvas.pixels(height + 2 * END_GAP)
        : canvas.top();
  }

  /** Returns the height of a bar, physical pixels. */
  double barHeight() {
    return canvas.pixels(BAR_HEIGHT);
  }

  /** Returns the lower edge of the name above a row's bar, physical pixels from below. */
  double nameBottom(int row) {
    return bottom(row) + canvas.pixels(BAR_HEIGHT + GAP);
  }
}
