package towline.lab.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The cells of a table in Markdown.
 *
 * @param header the names of the columns
 * @param rows the lines below it, as long as the header each
 */
record PlainTable(List<String> header, List<List<String>> rows) {
  /** The first table of a text; without columns and rows if there is none. */
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

  /** The number in a cell; 0 of one that says that there is none. */
  double number(int row, int column) {
    String cell = rows.get(row).get(column).replace(",", "");
    return cell.equals("-") || cell.isEmpty() ? 0 : Double.parseDouble(cell);
  }

  /** Where the column of that name is. */
  int column(String name) {
    int at = header.indexOf(name);
    if (at < 0) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "no column '%s' in %s", name, header));
    }
    return at;
  }
}
