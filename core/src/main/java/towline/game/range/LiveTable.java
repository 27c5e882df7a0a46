package towline.game.range;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import towline.content.look.ColorRole;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.text.CachedText;

/**
 * A table that is sorted while it changes. Each row has a bar with whiskers and glides to its
 * place.
 */
public final class LiveTable {
  /** Rate at which rows glide to their places, 1/s. */
  private static final double GLIDE_RATE = 9;

  /** Width of a letter, in lines of text. */
  private static final double LETTER_WIDTH = 0.52;

  /** Minimum length of a bar, in lines of text. */
  private static final double MIN_BAR_LENGTH = 2;

  private final Palette palette;
  private final TextLayer text;
  private final Map<String, Double> places = new HashMap<>();

  /** Creates a table that writes on {@code text}. */
  public LiveTable(Palette palette, TextLayer text) {
    this.palette = palette;
    this.text = text;
  }

  /**
   * A row.
   *
   * @param name the name, which identifies the row
   * @param rgb the colour, 0xRRGGBB
   * @param share the length of the bar, 0 to 1; NaN: no bar
   * @param low the lower end of the whisker, 0 to 1; above {@code high}: no whisker
   * @param high the upper end of the whisker, 0 to 1
   * @param rank rows with higher ranks are placed first
   * @param cells the texts to the right of the bar, one for each heading
   */
  public record Row(
      String name,
      int rgb,
      double share,
      double low,
      double high,
      double rank,
      List<String> cells) {}

  /**
   * Draws the table, {@code seconds} after the last frame.
   *
   * @param headings the headings of the cells
   * @param left left edge, physical pixels from the lower left of the window
   * @param top upper edge
   * @param width width
   * @param line the height of a row
   * @param unit the height of a line of text, which determines the width of the columns
   */
  public void draw(
      ShapeDrawer pen,
      List<String> headings,
      List<Row> rows,
      double left,
      double top,
      double width,
      double line,
      double unit,
      double seconds) {
    double nameWidth = Math.min(nameWidth(rows) * unit, 0.4 * width);
    double wanted = cellWidth(rows) * unit;
    // Large text leaves room for the first columns only.
    double room = width - nameWidth - MIN_BAR_LENGTH * unit;
    int columns = (int) Math.max(1, Math.min(headings.size(), room / (0.9 * wanted)));
    double cell = Math.min(wanted, room / columns);
    double barLeft = left + nameWidth;
    double barWidth = Math.max(line, width - nameWidth - cell * columns - 0.5 * line);
    int quiet = palette.colour(ColorRole.TEXT_QUIET);
    for (int i = 0; i < columns; i++) {
      double right = barLeft + barWidth + (i + 1) * cell;
      text.write(headings.get(i), CachedText.Anchor.RIGHT, quiet, right, top - 0.75 * line);
    }
    List<Row> sorted = new ArrayList<>(rows);
    // The sort is stable: rows of equal rank keep their order.
    sorted.sort((a, b) -> Double.compare(b.rank(), a.rank()));
    for (int i = 0; i < sorted.size(); i++) {
      Row row = sorted.get(i);
      double at = places.getOrDefault(row.name(), (double) i);
      at += (i - at) * (1 - Math.exp(-GLIDE_RATE * seconds));
      places.put(row.name(), at);
      double middle = top - (1.55 + at) * line;
      text.write(row.name(), CachedText.Anchor.LEFT, row.rgb(), left, middle - 0.25 * line);
      drawBar(pen, row, barLeft, middle, barWidth, line);
      for (int k = 0; k < Math.min(columns, row.cells().size()); k++) {
        double right = barLeft + barWidth + (k + 1) * cell;
        int rgb = palette.colour(ColorRole.TEXT);
        text.write(row.cells().get(k), CachedText.Anchor.RIGHT, rgb, right, middle - 0.25 * line);
      }
    }
  }

  /**
   * Returns the width of a cell, in lines of text: at least the usual width, more for long texts.
   */
  private static double cellWidth(List<Row> rows) {
    int longest = 0;
    for (Row row : rows) {
      for (String text : row.cells()) {
        longest = Math.max(longest, text.length());
      }
    }
    return Math.max(4.6, LETTER_WIDTH * longest);
  }

  private static double nameWidth(List<Row> rows) {
    int longest = rows.stream().mapToInt(row -> row.name().length()).max().orElse(0);
    return Math.max(5.6, LETTER_WIDTH * longest);
  }

  private void drawBar(
      ShapeDrawer pen, Row row, double left, double middle, double width, double line) {
    double half = 0.26 * line;
    pen.ink(palette.colour(ColorRole.TEXT_QUIET), 0.16);
    pen.box(left, middle - half, left + width, middle + half);
    if (Double.isNaN(row.share())) {
      return;
    }
    pen.ink(row.rgb(), 0.85);
    pen.box(left, middle - half, left + width * Math.min(1, row.share()), middle + half);
    if (row.low() <= row.high()) {
      double from = left + width * row.low();
      double to = left + width * row.high();
      pen.ink(palette.colour(ColorRole.CORE), 0.95);
      pen.line(from, middle, to, middle, 1.5);
      pen.line(from, middle - 0.7 * half, from, middle + 0.7 * half, 1.5);
      pen.line(to, middle - 0.7 * half, to, middle + 0.7 * half, 1.5);
    }
  }
}
