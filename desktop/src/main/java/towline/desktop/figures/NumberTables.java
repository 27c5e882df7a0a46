package towline.desktop.figures;

import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/** Finds tables that look measured, so that none is shown which nothing compares. */
final class NumberTables {
  /** This share of the cells beside the first column makes a table one of numbers. */
  private static final double ENOUGH = 0.3;

  /** So many numbers in each of so many lines of code make a table, too. */
  private static final int IN_A_LINE = 3;

  private static final int LINES = 3;

  /** A number, with a sign and a unit at most, or several; no version such as 1.2.3. */
  private static final Pattern NUMBERS =
      Pattern.compile(
          "[*~±]*[-+]?([\\d,]*\\.)?\\d[\\d,]*( ?(%|ms|s|x|ns|us|µs|MB|kB|m|deg/s))?[*]*"
              + "((,| /| of|;) .*\\d.*| \\(.*\\d.*\\))?");

  private static final Pattern WORD = Pattern.compile("[-+]?([\\d,]*\\.)?\\d[\\d,]*%?");

  private NumberTables() {}

  /** The number of the line, from 1 on, in which the first one begins; empty: there is none. */
  static OptionalInt first(List<String> lines) {
    for (int i = 0; i < lines.size(); i++) {
      boolean isTable = isRow(lines, i) && isRule(lines, i + 1) && !isRow(lines, i - 1);
      if ((isTable && holdsNumbers(lines, i + 2)) || isPrinted(lines, i)) {
        return OptionalInt.of(i + 1);
      }
    }
    return OptionalInt.empty();
  }

  private static boolean isRow(List<String> lines, int i) {
    return i >= 0 && i < lines.size() && lines.get(i).strip().startsWith("|");
  }

  private static boolean isRule(List<String> lines, int i) {
    return isRow(lines, i) && lines.get(i).strip().matches("[|:\\-\\h]+");
  }

  private static boolean holdsNumbers(List<String> lines, int first) {
    int cells = 0;
    int numbers = 0;
    for (int i = first; isRow(lines, i); i++) {
      String[] row = lines.get(i).strip().replaceAll("^\\||\\|$", "").split("\\|", -1);
      for (int c = 1; c < row.length; c++) {
        String cell = row[c].strip();
        cells += cell.isEmpty() ? 0 : 1;
        numbers += NUMBERS.matcher(cell).matches() ? 1 : 0;
      }
    }
    return numbers >= 2 && numbers >= ENOUGH * cells;
  }

  /** What a command printed, copied into a block of code. */
  private static boolean isPrinted(List<String> lines, int first) {
    if (first + LINES > lines.size()) {
      return false;
    }
    for (String line : lines.subList(first, first + LINES)) {
      int numbers = 0;
      for (String word : line.strip().split("\\h+", -1)) {
        numbers += WORD.matcher(word).matches() ? 1 : 0;
      }
      if (numbers < IN_A_LINE || isRow(List.of(line), 0)) {
        return false;
      }
    }
    return true;
  }
}
