package towline.lab.experiment;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * A column of a {@link ResultTable}: its value in each row, and its form in CSV and in the readable
 * table. NaN is an empty cell, infinity is "inf".
 *
 * @param <R> type of the rows
 */
public final class ResultColumn<R> {
  /**
   * The form of a column in one of the two formats.
   *
   * @param heading text in the first line
   * @param format format of a value, for {@link String#format}
   * @param cell format of the text of a value
   */
  private record Form(String heading, String format, String cell) {}

  private final Function<R, Object> value;
  private final Optional<Form> csv;
  private final Optional<Form> readable;

  private ResultColumn(Function<R, Object> value, Optional<Form> csv, Optional<Form> readable) {
    this.value = value;
    this.csv = csv;
    this.readable = readable;
  }

  /** Returns a column of both formats, in the readable table as wide as its name. */
  public static <R> ResultColumn<R> of(String name, String format, Function<R, Object> value) {
    return new ResultColumn<R>(value, Optional.of(new Form(name, format, "%s")), Optional.empty())
        .readable("  " + name, "  %" + name.length() + "s", format);
  }

  /** Returns a column of the readable table alone; see {@link #readable}. */
  public static <R> ResultColumn<R> readableOnly(
      String heading, String cell, String format, Function<R, Object> value) {
    return new ResultColumn<R>(value, Optional.empty(), Optional.empty())
        .readable(heading, cell, format);
  }

  /** Returns this column in CSV alone. */
  public ResultColumn<R> csvOnly() {
    return new ResultColumn<>(value, csv, Optional.empty());
  }

  /**
   * Returns this column with another form in the readable table, where columns are separated only
   * by the blanks at the start of their headings and cells.
   *
   * @param cell format of its texts, such as " %7s"
   */
  public ResultColumn<R> readable(String heading, String cell) {
    return readable(heading, cell, csv.map(Form::format).orElse("%s"));
  }

  /** Returns this column with another form in the readable table, and another format of values. */
  public ResultColumn<R> readable(String heading, String cell, String format) {
    return new ResultColumn<>(value, csv, Optional.of(new Form(heading, format, cell)));
  }

  boolean isIn(TableFormat format) {
    return form(format).isPresent();
  }

  String heading(TableFormat format) {
    return form(format).orElseThrow().heading;
  }

  String cell(TableFormat format, R row) {
    Form form = form(format).orElseThrow();
    return String.format(Locale.ROOT, form.cell, text(form.format, value.apply(row)));
  }

  private Optional<Form> form(TableFormat format) {
    return format.choose(csv, readable);
  }

  private static String text(String format, Object value) {
    if (value instanceof Double number && !Double.isFinite(number)) {
      return Double.isNaN(number) ? "" : "inf";
    }
    return String.format(Locale.ROOT, format, value);
  }
}
