package towline.lab.figures;

import java.util.Locale;

/** A picture of boxes, lines and words; coordinates are pixels from the upper left. */
final class ChartSvg {
  static final String GRID = "#d0d7de";
  static final String BLUE = "#7fa6d6";
  static final String GOLD = "#e0a100";

  private static final String INK = "#1f2328";
  private static final int[] COLD = {0xf2, 0xf5, 0xf9};
  private static final int[] WARM = {0xff, 0xc8, 0x40};

  private final StringBuilder body = new StringBuilder();
  private final int width;
  private final int height;

  ChartSvg(int width, int height) {
    this.width = width;
    this.height = height;
  }

  /** Returns the colour from cold to warm for a share, 0 to 1. */
  static String heat(double share) {
    StringBuilder colour = new StringBuilder("#");
    for (int i = 0; i < 3; i++) {
      colour.append(
          String.format(Locale.ROOT, "%02x", Math.round(COLD[i] + share * (WARM[i] - COLD[i]))));
    }
    return colour.toString();
  }

  void title(String words) {
    add("<text x='12' y='24' font-size='15' font-weight='bold' fill='%s'>%s</text>", INK, words);
  }

  /** Adds words on a line; {@code anchor} is start, middle or end. */
  void text(double x, double y, int size, String anchor, String words) {
    add(
        "<text x='%.1f' y='%.1f' font-size='%d' text-anchor='%s' fill='%s'>%s</text>",
        x, y, size, anchor, INK, words);
  }

  void box(double x, double y, double wide, double high, String colour) {
    add("<rect x='%.1f' y='%.1f' width='%.1f' height='%.1f' fill='%s'/>", x, y, wide, high, colour);
  }

  void line(double fromX, double fromY, double toX, double toY, String colour) {
    add(
        "<line x1='%.1f' y1='%.1f' x2='%.1f' y2='%.1f' stroke='%s'/>",
        fromX, fromY, toX, toY, colour);
  }

  /** Adds a line through points, written as x,y x,y. */
  void path(String points, String colour) {
    add("<polyline points='%s' fill='none' stroke-width='2.5' stroke='%s'/>", points, colour);
  }

  private void add(String format, Object... values) {
    body.append(String.format(Locale.ROOT, format, values)).append('\n');
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        """
        <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %d %d' width='%d' font-family='sans-serif'>
        <rect width='100%%' height='100%%' fill='#ffffff'/>
        %s</svg>
        """,
        width,
        height,
        width,
        body);
  }
}
