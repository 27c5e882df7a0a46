package towline.view.hud;

import towline.view.scene.HudKeepClear;

/** The column of bars and their names at the lower right, rows counted from its foot. */
final class HudColumn {
  static final double WIDTH = 236;
  private static final double ROW = 36;
  private static final int ROWS = 3;
  private static final double BAR = 9;

  /** From a bar to its name. */
  private static final double GAP = 6;

  private final HudCanvas canvas;

  HudColumn(HudCanvas canvas) {
    this.canvas = canvas;
  }

  boolean covers(HudKeepClear subjects) {
    return subjects.isAnyIn(left(), bottom(0), right(), bottom(ROWS));
  }

  /** The width, physical pixels. */
  double width() {
    return canvas.of(WIDTH);
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
