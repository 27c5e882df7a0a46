package towline.lab.figures;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** A maker of a Markdown table from the output of commands. */
@FunctionalInterface
interface MarkdownTable {
  /** Returns the table, without a line break at its end. */
  String of(List<PrintedRow> rows);

  /** Returns a table with a line for each printed row. */
  static MarkdownTable columns(Column... columns) {
    List<Column> shown = List.of(columns);
    return rows -> {
      List<List<String>> lines = new ArrayList<>();
      lines.add(shown.stream().map(Column::header).toList());
      for (PrintedRow row : rows) {
        lines.add(shown.stream().map(column -> column.cell().of(row)).toList());
      }
      return text(lines);
    };
  }

  /**
   * Returns a table with a line for each value of column {@code down}, and in it a cell for each
   * value of column {@code across}.
   */
  static MarkdownTable pivot(String down, String across, Column.Cell cell) {
    return rows -> {
      Set<String> headers = new LinkedHashSet<>();
      Map<String, Map<String, String>> cells = new LinkedHashMap<>();
      for (PrintedRow row : rows) {
        headers.add(row.text(across));
        cells
            .computeIfAbsent(row.text(down), any -> new LinkedHashMap<>())
            .put(row.text(across), cell.of(row));
      }
      List<List<String>> lines = new ArrayList<>();
      List<String> first = new ArrayList<>(List.of(down));
      first.addAll(headers);
      lines.add(first);
      cells.forEach(
          (name, values) -> {
            List<String> line = new ArrayList<>(List.of(name));
            headers.forEach(header -> line.add(values.getOrDefault(header, "")));
            lines.add(line);
          });
      return text(lines);
    };
  }

  private static String text(List<List<String>> lines) {
    List<String> rows = new ArrayList<>();
    for (List<String> line : lines) {
      rows.add("| " + String.join(" | ", line) + " |");
      if (rows.size() == 1) {
        rows.add(line.stream().map(any -> "---").collect(Collectors.joining("|", "|", "|")));
      }
    }
    return String.join("\n", rows);
  }
}
