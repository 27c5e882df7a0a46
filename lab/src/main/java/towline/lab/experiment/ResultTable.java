package towline.lab.experiment;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A table of results: CSV and a readable table from one list of columns.
 *
 * @param columns the columns from left to right
 * @param <R> type of the rows
 */
public record ResultTable<R>(List<ResultColumn<R>> columns) {
  /** Copies the list. */
  public ResultTable {
    columns = List.copyOf(columns);
  }

  /** Returns a table of {@code columns}. */
  @SafeVarargs
  public static <R> ResultTable<R> of(ResultColumn<R>... columns) {
    List<ResultColumn<R>> all = new ArrayList<>();
    for (ResultColumn<R> column : columns) {
      all.add(column);
    }
    return new ResultTable<>(all);
  }

  /** Writes the first line, and returns the writer of the rows. */
  public RowWriter<R> begin(TableFormat format, Appendable out) throws IOException {
    List<ResultColumn<R>> shown = columns.stream().filter(column -> column.isIn(format)).toList();
    writeLine(shown, column -> column.heading(format), format, out);
    return row -> writeLine(shown, column -> column.cell(format, row), format, out);
  }

  private static <R> void writeLine(
      List<ResultColumn<R>> columns,
      Function<ResultColumn<R>, String> cell,
      TableFormat format,
      Appendable out)
      throws IOException {
    String separator = format.choose(",", "");
    out.append(columns.stream().map(cell).collect(Collectors.joining(separator, "", "\n")));
  }

  /** A writer of rows below the first line. */
  @FunctionalInterface
  public interface RowWriter<R> {
    /** Writes the next row. */
    void write(R row) throws IOException;
  }
}
