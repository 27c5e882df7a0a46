package towline.shots;

/** A rectangle, points; x and y are its lower left corner. */
record Box(double x, double y, double width, double height) {
  static final Box NONE = new Box(0, 0, 0, 0);

  double right() {
    return x + width;
  }

  double top() {
    return y + height;
  }

  double centreX() {
    return x + width / 2;
  }

  double centreY() {
    return y + height / 2;
  }

  boolean holds(double atX, double atY) {
    return atX >= x && atX < right() && atY >= y && atY < top();
  }

  /** Returns the rectangle without a margin on every side. */
  Box inset(double margin) {
    return inset(margin, margin);
  }

  /** Returns the rectangle without margins at its sides and at its ends. */
  Box inset(double across, double upright) {
    return new Box(
        x + across,
        y + upright,
        Math.max(0, width - 2 * across),
        Math.max(0, height - 2 * upright));
  }

  /** Returns the cell of a grid that fills the rectangle; row 0 is at the top. */
  Box cell(int column, int columns, int row, int rows, double gap) {
    double cellWidth = (width - (columns - 1) * gap) / columns;
    double cellHeight = (height - (rows - 1) * gap) / rows;
    return new Box(
        x + column * (cellWidth + gap),
        top() - (row + 1) * cellHeight - row * gap,
        cellWidth,
        cellHeight);
  }

  /** Maximum factor by which rows grow to fill a rectangle. */
  private static final double MAX_GROWTH = 1.3;

  /**
   * Divides the rectangle from its top to its foot. Heights that are too large together are reduced
   * in proportion, and heights that are too small grow a little; what is left is at the foot.
   *
   * @param gap distance of two parts
   * @param heights wanted heights
   */
  Box[] rows(double gap, double... heights) {
    double sum = 0;
    for (double one : heights) {
      sum += one;
    }
    double room = height - gap * (heights.length - 1);
    double share = sum > 0 ? Math.min(MAX_GROWTH, room / sum) : 1;
    Box[] parts = new Box[heights.length];
    double from = top();
    for (int i = 0; i < parts.length; i++) {
      double high = heights[i] * share;
      parts[i] = new Box(x, from - high, width, high);
      from -= high + gap;
    }
    return parts;
  }
}
