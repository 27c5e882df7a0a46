package towline.lab.experiment;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * A column of a {@link ResultTable}: its value in each row, and how CSV and the readable table show
 * it. NaN is an empty cell, infinity is "inf".
 *
 * @param <R> what a row is made of
 */
public final class ResultColumn<R> {
  /**
   * How one of the two formats shows a column.
   *
   * @param heading what stands in the first line
   * @param format of a value, as {@link String#format} takes it
   * @param cell the format of the text of a value
   */
  private record Look(String heading, String format, String cell) {}

  private final Function<R, Object> value;
  private final Optional<Look> csv;
  private final Optional<Look> readable;

  private ResultColumn(Function<R, Object> value, Optional<Look> csv, Optional<Look> readable) {
    this.value = value;
    this.csv = csv;
    this.readable = readable;
  }

  /** A column of both formats, in the readable table as wide as its name. */
  public static <R> ResultColumn<R> of(String name, String format, Function<R, Object> value) {
    return new ResultColumn<R>(value, Optional.of(new Look(name, format, "%s")), Optional.empty())
        .readable("  " + name, "  %" + name.length() + "s", format);
  }

  /** A column of the readable table alone; see {@link #readable}. */
  public static <R> ResultColumn<R> readableOnly(
      String heading, String cell, String format, Function<R, Object> value) {
    return new ResultColumn<R>(value, Optional.empty(), Optional.empty())
        .readable(heading, cell, format);
  }

  /** The same column in CSV alone. */
  public ResultColumn<R> csvOnly() {
    return new ResultColumn<>(value, csv, Optional.empty());
  }

  /**
   * The same column with another look in the readable table, where nothing stands between columns
   * but what their headings and cells begin with.
   *
   * @param cell the format of its texts, such as " %7s"
   */
  public ResultColumn<R> readable(String heading, String cell) {
    return readable(heading, cell, csv.map(Look::format).orElse("%s"));
  }

  /** As above, with another format of values. */
  public ResultColumn<R> readable(String heading, String cell, String format) {
    return new ResultColumn<>(value, csv, Optional.of(new Look(heading, format, cell)));
  }

  boolean isIn(TableFormat format) {
    return look(format).isPresent();
  }

  String heading(TableFormat format) {
    return look(format).orElseThrow().heading;
  }

  String cell(TableFormat format, R row) {
    Look look = look(format).orElseThrow();
    return String.format(Locale.ROOT, look.cell, text(look.format, value.apply(row)));
  }

  private Optional<Look> look(TableFormat format) {
    return format.choose(csv, readable);
  }

  private static String text(String format, Object value) {
    if (value instanceof Double number && !Double.isFinite(number)) {
      return Double.isNaN(number) ? "" : "inf";
    }
    return String.format(Locale.ROOT, format, value);
  }
}
