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
   * A part of a divided rectangle.
   *
   * @param height wanted height
   * @param isFixed true if it neither shrinks nor grows, as what fingers press must not
   */
  record Row(double height, boolean isFixed) {
    static Row of(double height) {
      return new Row(height, false);
    }

    static Row fixed(double height) {
      return new Row(height, true);
    }
  }

  /**
   * Divides the rectangle from its top to its foot. Rows that are too high together shrink in
   * proportion, and rows that are too low grow a little; what is left is at the foot.
   *
   * @param gap distance of two parts
   */
  Box[] rows(double gap, Row... rows) {
    double free = height - gap * (rows.length - 1);
    double wanted = 0;
    for (Row row : rows) {
      free -= row.isFixed() ? row.height() : 0;
      wanted += row.isFixed() ? 0 : row.height();
    }
    double share = wanted > 0 ? Math.max(0, Math.min(MAX_GROWTH, free / wanted)) : 1;
    Box[] parts = new Box[rows.length];
    double from = top();
    for (int i = 0; i < parts.length; i++) {
      double high = rows[i].height() * (rows[i].isFixed() ? 1 : share);
      parts[i] = new Box(x, from - high, width, high);
      from -= high + gap;
    }
    return parts;
  }
}
