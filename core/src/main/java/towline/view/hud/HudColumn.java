package towline.view.hud;

import towline.view.draw.ScreenRoom;

/** The column of bars and their names at the lower right, rows counted from its foot. */
final class HudColumn {
  static final double WIDTH = 236;

  /** The same in a narrow window, where what teaches stands beside it. */
  private static final double NARROW = 150;

  private static final double ROW = 36;
  private static final int ROWS = 3;
  private static final double BAR = 9;

  /** From a bar to its name. */
  private static final double GAP = 6;

  private final HudCanvas canvas;

  HudColumn(HudCanvas canvas) {
    this.canvas = canvas;
  }

  /** Takes a row: a bar with its name. */
  void take(ScreenRoom room, int row) {
    room.take(left(), bottom(row), right(), bottom(row) + canvas.of(ROW - 6));
  }

  /** The width, physical pixels. */
  double width() {
    return canvas.of(canvas.isNarrow() ? NARROW : WIDTH);
  }

  /** Whether two texts have room side by side. */
  boolean fits(double oneWidth, double otherWidth) {
    return oneWidth + otherWidth + canvas.of(GAP) <= width();
  }

  /** The left edge, physical pixels from the left. */
  double left() {
    return right() - width();
  }

  /** The right edge, physical pixels from the left. */
  double right() {
    return canvas.width() - canvas.margin();
  }

  /** The foot of a row, physical pixels from below; above the aim modes in a narrow window. */
  double bottom(int row) {
    return canvas.rightFoot() + canvas.of(ROW * row);
  }

  /** The foot of what stands on top of the column, physical pixels from below. */
  double top() {
    return bottom(ROWS);
  }

  /** The height of a bar, physical pixels. */
  double bar() {
    return canvas.of(BAR);
  }

  /** The foot of the name above the bar of a row, physical pixels from below. */
  double name(int row) {
    return bottom(row) + canvas.of(BAR + GAP);
  }
}
