package towline.lab.figures;

import java.util.Locale;

/**
 * A column of a table.
 *
 * @param header its header
 * @param cell makes its cells
 */
record Column(String header, Cell cell) {
  private static final String NONE = "-";

  /** Makes a cell of what was printed. */
  @FunctionalInterface
  interface Cell {
    String of(PrintedRow row);
  }

  /** As it was printed. */
  static Column text(String header, String column) {
    return new Column(header, row -> row.text(column).isEmpty() ? NONE : row.text(column));
  }

  /** In the typeface of commands. */
  static Column code(String header, String column) {
    return new Column(header, row -> "`" + row.text(column) + "`");
  }

  /** What an option of the command was given. */
  static Column option(String header, String option) {
    return new Column(header, row -> row.option(option));
  }

  /** A whole number, with commas between the thousands. */
  static Column count(String header, String column) {
    return new Column(header, number(column, "%,.0f"));
  }

  /** With so many digits after the point. */
  static Column fixed(String header, String column, int digits) {
    return new Column(header, number(column, "%." + digits + "f"));
  }

  /** A share or a ratio, as in .085. */
  static Column share(String header, String column) {
    return new Column(header, share(column, 3));
  }

  /** A share in hundredths, as in 8.5 %. */
  static Column percent(String header, String column) {
    return new Column(
        header,
        row ->
            row.text(column).isEmpty()
                ? NONE
                : String.format(Locale.ROOT, "%.1f %%", 100 * row.number(column)));
  }

  /** One count divided by another, as a share. */
  static Column ratio(String header, String part, String whole) {
    return new Column(
        header,
        row -> row.number(whole) == 0 ? NONE : share(row.number(part) / row.number(whole), 3));
  }

  /** The 95 % interval of a share or a ratio. */
  static Column interval(String header) {
    return new Column(
        header,
        row ->
            row.text("low95").isEmpty()
                ? NONE
                : share(row.number("low95"), 3) + " to " + share(row.number("high95"), 3));
  }

  /** The cell of a share or a ratio, as in .085; without the 0 before the point. */
  static Cell share(String column, int digits) {
    return row -> row.text(column).isEmpty() ? NONE : share(row.number(column), digits);
  }

  /** The cell of a number, by a format; inf where it is infinite, and no sign before a zero. */
  static Cell number(String column, String format) {
    return row -> {
      String text = row.text(column);
      if (text.isEmpty() || text.equals("inf")) {
        return text.isEmpty() ? NONE : text;
      }
      String number = String.format(Locale.ROOT, format, row.number(column));
      return number.matches("-[0.]+") ? number.substring(1) : number;
    };
  }

  private static String share(double value, int digits) {
    String text = String.format(Locale.ROOT, "%." + digits + "f", value);
    return text.startsWith("0.") ? text.substring(1) : text;
  }
}
