package towline.lab.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The cells of a table in Markdown.
 *
 * @param header the names of the columns
 * @param rows the lines below it, each as long as the header
 */
record PlainTable(List<String> header, List<List<String>> rows) {
  /** Returns the first table of a text; without columns and rows if there is none. */
  static PlainTable of(String text) {
    List<List<String>> lines = new ArrayList<>();
    for (String line : text.lines().dropWhile(any -> !any.startsWith("|")).toList()) {
      if (!line.startsWith("|")) {
        break;
      }
      lines.add(
          List.of(line.substring(1).strip().split("\\s*\\|\\s*", 0)).stream()
              .map(String::strip)
              .toList());
    }
    return lines.size() < 2
        ? new PlainTable(List.of(), List.of())
        : new PlainTable(lines.get(0), List.copyOf(lines.subList(2, lines.size())));
  }

  /** Returns the number in a cell; 0 for a cell without a value. */
  double number(int row, int column) {
    String cell = rows.get(row).get(column).replace(",", "");
    return cell.equals("-") || cell.isEmpty() ? 0 : Double.parseDouble(cell);
  }

  /** Returns the index of the column {@code name}. */
  int column(String name) {
    int index = header.indexOf(name);
    if (index < 0) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "no column '%s' in %s", name, header));
    }
    return index;
  }
}
