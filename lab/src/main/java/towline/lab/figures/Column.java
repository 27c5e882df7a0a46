package towline.lab.figures;

import java.util.Locale;

/**
 * A column of a table.
 *
 * @param header the header
 * @param cell the maker of the cells
 */
record Column(String header, Cell cell) {
  private static final String NO_VALUE = "-";

  /** A maker of a cell from a printed row. */
  @FunctionalInterface
  interface Cell {
    String of(PrintedRow row);
  }

  /** Returns a column with the printed text. */
  static Column text(String header, String column) {
    return new Column(header, row -> row.text(column).isEmpty() ? NO_VALUE : row.text(column));
  }

  /** Returns a column in the typeface of code. */
  static Column code(String header, String column) {
    return new Column(header, row -> "`" + row.text(column) + "`");
  }

  /** Returns a column with the value of an option of the command. */
  static Column option(String header, String option) {
    return new Column(header, row -> row.option(option));
  }

  /** Returns a column of whole numbers, with commas between the thousands. */
  static Column count(String header, String column) {
    return new Column(header, number(column, "%,.0f"));
  }

  /** Returns a column of numbers with {@code digits} digits after the point. */
  static Column fixed(String header, String column, int digits) {
    return new Column(header, number(column, "%." + digits + "f"));
  }

  /** Returns a column of shares or ratios, such as .085. */
  static Column share(String header, String column) {
    return new Column(header, share(column, 3));
  }

  /** Returns a column of shares in percent, such as 8.5 %. */
  static Column percent(String header, String column) {
    return new Column(
        header,
        row ->
            row.text(column).isEmpty()
                ? NO_VALUE
                : String.format(Locale.ROOT, "%.1f %%", 100 * row.number(column)));
  }

  /** Returns a column of ratios of two counts. */
  static Column ratio(String header, String part, String whole) {
    return new Column(
        header,
        row -> row.number(whole) == 0 ? NO_VALUE : share(row.number(part) / row.number(whole), 3));
  }

  /** Returns a column of the 95 % intervals of a share or ratio. */
  static Column interval(String header) {
    return new Column(
        header,
        row ->
            row.text("low95").isEmpty()
                ? NO_VALUE
                : share(row.number("low95"), 3) + " to " + share(row.number("high95"), 3));
  }

  /** Returns the cell of a share or ratio, such as .085, without the 0 before the point. */
  static Cell share(String column, int digits) {
    return row -> row.text(column).isEmpty() ? NO_VALUE : share(row.number(column), digits);
  }

  /**
   * Returns the cell of a number in {@code format}; inf for infinity, and no sign before a zero.
   */
  static Cell number(String column, String format) {
    return row -> {
      String text = row.text(column);
      if (text.isEmpty() || text.equals("inf")) {
        return text.isEmpty() ? NO_VALUE : text;
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
