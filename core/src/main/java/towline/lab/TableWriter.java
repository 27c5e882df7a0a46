package towline.lab;

import java.io.IOException;
import java.util.Locale;

/** Writes a table line by line; numbers have a dot in every locale. */
public final class TableWriter {
  private final Layout layout;
  private final Appendable out;

  /**
   * How a table looks.
   *
   * @param header its first line
   * @param row the format of every other line, as {@link String#format} takes it
   */
  public record Layout(String header, String row) {}

  /** A table that is written to {@code out}. */
  public TableWriter(Layout layout, Appendable out) {
    this.layout = layout;
    this.out = out;
  }

  /** Writes the first line. */
  public void writeHeader() throws IOException {
    out.append(layout.header).append('\n');
  }

  /** Writes a line with these cells. */
  public void writeRow(Object... cells) throws IOException {
    out.append(String.format(Locale.ROOT, layout.row, cells)).append('\n');
  }

  /** A number as text for a cell; empty if it is NaN. */
  public static String cell(String format, double value) {
    return Double.isNaN(value) ? "" : String.format(Locale.ROOT, format, value);
  }
}
