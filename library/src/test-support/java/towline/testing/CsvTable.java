package towline.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Reference tables: one header row, no quotes. */
public final class CsvTable {
  private CsvTable() {}

  /** One row, by the names of the header. */
  public record Row(Map<String, String> cells) {
    public String text(String column) {
      return Objects.requireNonNull(cells.get(column), column);
    }

    public double number(String column) {
      return Double.parseDouble(text(column));
    }

    public double radians(String column) {
      return Math.toRadians(number(column));
    }
  }

  /** All rows of a table on the class path. */
  public static List<Row> rows(String resource) {
    var stream = CsvTable.class.getResourceAsStream(resource);
    try (var reader =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(stream, resource), StandardCharsets.UTF_8))) {
      String[] names = Objects.requireNonNull(reader.readLine()).split(",", -1);
      List<Row> rows = new ArrayList<>();
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        String[] cells = line.split(",", -1);
        Map<String, String> row = new HashMap<>();
        for (int i = 0; i < names.length; i++) {
          row.put(names[i], cells[i]);
        }
        rows.add(new Row(row));
      }
      return rows;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
