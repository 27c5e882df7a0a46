package towline.shots;

/**
 * A surface for shapes and text. Lengths are in points: pixels of a desktop's window, CSS pixels of
 * a page. The origin is the lower left corner, y points up; colours are 0xRRGGBB with an opacity of
 * 0 to 1.
 */
public interface Pen {
  /** Places of a text relative to its point. */
  enum Align {
    LEFT,
    CENTRE,
    RIGHT
  }

  /** Returns the width of the surface, points. */
  double width();

  /** Returns the height of the surface, points. */
  double height();

  /** Draws a line with round ends. */
  void line(int colour, double opacity, double width, double x1, double y1, double x2, double y2);

  /** Draws a filled circle. */
  void disc(int colour, double opacity, double x, double y, double radius);

  /** Draws the outline of a circle. */
  void ring(int colour, double opacity, double width, double x, double y, double radius);

  /** Draws a filled rectangle with rounded corners; x and y are its lower left corner. */
  void box(
      int colour, double opacity, double x, double y, double width, double height, double corner);

  /** Draws the outline of a rectangle with rounded corners. */
  void frame(
      int colour,
      double opacity,
      double line,
      double x,
      double y,
      double width,
      double height,
      double corner);

  /** Draws a filled triangle. */
  void triangle(
      int colour, double opacity, double x1, double y1, double x2, double y2, double x3, double y3);

  /**
   * Draws one line of text; {@code y} is its baseline, {@code size} the height of its letters' em.
   */
  void text(String text, int colour, double opacity, double size, Align align, double x, double y);

  /** Returns the width of a line of text, points. */
  double textWidth(String text, double size);

  /** Restricts drawing to a rectangle until {@link #endClip}. */
  void clip(double x, double y, double width, double height);

  /** Ends the restriction of {@link #clip}. */
  void endClip();
}
