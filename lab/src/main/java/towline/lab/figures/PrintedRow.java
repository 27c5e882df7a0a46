package towline.lab.figures;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A row of the output of a command.
 *
 * @param command the command line
 * @param cells the cells by column
 */
record PrintedRow(String command, Map<String, String> cells) {
  /** The column of the options of the command, in addition to the printed ones. */
  static final String OPTIONS = "options";

  /**
   * Returns the rows of the output of a command: comma-separated values with a header, or one row
   * of key=value lines.
   */
  static List<PrintedRow> all(String command, String printed) {
    List<String> lines = printed.lines().toList();
    if (lines.isEmpty()) {
      throw new IllegalStateException("'" + command + "' printed nothing");
    }
    if (lines.get(0).contains("=")) {
      Map<String, String> cells = new LinkedHashMap<>();
      for (String line : lines) {
        int equalsSign = line.indexOf('=');
        cells.put(line.substring(0, equalsSign), line.substring(equalsSign + 1));
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

  /** Returns the cell of a column; empty if it has no text. */
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

  /** Returns the word after an option on the command line. */
  String option(String option) {
    int index = words().indexOf(option);
    if (index < 0 || index + 1 == words().size()) {
      throw new IllegalStateException(
          String.format(Locale.ROOT, "'%s' has no value for %s", command, option));
    }
    return words().get(index + 1);
  }

  private List<String> words() {
    return List.of(command.split(" ", -1));
  }

  /** Returns the number in a column that is not empty. */
  double number(String column) {
    return Double.parseDouble(text(column));
  }
}
