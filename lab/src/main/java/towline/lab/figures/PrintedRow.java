package towline.lab.figures;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A row that a command printed.
 *
 * @param command the command line
 * @param cells its cells by the names of their columns
 */
record PrintedRow(String command, Map<String, String> cells) {
  /** The column that every row has beside those that are printed: the options of its command. */
  static final String OPTIONS = "options";

  /**
   * The rows of what a command printed: comma-separated values with a header, or one row of
   * key=value lines.
   */
  static List<PrintedRow> all(String command, String printed) {
    List<String> lines = printed.lines().toList();
    if (lines.isEmpty()) {
      throw new IllegalStateException("'" + command + "' printed nothing");
    }
    if (lines.get(0).contains("=")) {
      Map<String, String> cells = new LinkedHashMap<>();
      for (String line : lines) {
        int middle = line.indexOf('=');
        cells.put(line.substring(0, middle), line.substring(middle + 1));
      }
      return List.of(new PrintedRow(command, cells));
    }
    String[] header = lines.get(0).split(",", -1);
    List<PrintedRow> rows = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] values = line.split(",", -1);
      if (values.length != header.length) {
        throw new IllegalStateException(
            String.format(
                Locale.ROOT,
                "'%s' printed %d cells under %d headers: %s",
                command,
                values.length,
                header.length,
                line));
      }
      Map<String, String> cells = new LinkedHashMap<>();
      for (int i = 0; i < header.length; i++) {
        cells.put(header[i], values[i]);
      }
      rows.add(new PrintedRow(command, cells));
    }
    return rows;
  }

  /** The cell of a column; empty if nothing stands in it. */
  String text(String column) {
    if (column.equals(OPTIONS)) {
      return String.join(" ", words().subList(1, words().size()));
    }
    String text = cells.get(column);
    if (text == null) {
      throw new IllegalStateException(
          String.format(
              Locale.ROOT, "'%s' printed no column '%s', but %s", command, column, cells.keySet()));
    }
    return text;
  }

  /** What stands after an option on the command line. */
  String option(String option) {
    int place = words().indexOf(option);
    if (place < 0 || place + 1 == words().size()) {
      throw new IllegalStateException(
          String.format(Locale.ROOT, "'%s' has no value for %s", command, option));
    }
    return words().get(place + 1);
  }

  private List<String> words() {
    return List.of(command.split(" ", -1));
  }

  /** The number in a column that is not empty. */
  double number(String column) {
    return Double.parseDouble(text(column));
  }
}
