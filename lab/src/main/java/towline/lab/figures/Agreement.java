package towline.lab.figures;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The comparison of a table with the present output of its commands. */
final class Agreement {
  /**
   * Greatest difference of mean allocations that counts as equal, bytes; they depend slightly on
   * the state of the JVM's compilers.
   */
  private static final double BYTE_TOLERANCE = 16;

  private Agreement() {}

  /**
   * Returns the first difference, in words; empty if there is none. Columns with "bytes" in their
   * headers may differ by {@link #BYTE_TOLERANCE}; all others must be equal.
   */
  static Optional<String> difference(String kept, String printed) {
    List<String> keptLines = kept.lines().toList();
    List<String> printedLines = printed.lines().toList();
    List<String> header = List.of();
    for (int i = 0; i < Math.max(keptLines.size(), printedLines.size()); i++) {
      String keptLine = i < keptLines.size() ? keptLines.get(i) : "";
      String printedLine = i < printedLines.size() ? printedLines.get(i) : "";
      header = printedLine.startsWith("|") && header.isEmpty() ? cells(printedLine) : header;
      if (!agree(header, cells(keptLine), cells(printedLine))) {
        return Optional.of(
            String.format(Locale.ROOT, "it says '%s', but now it is '%s'", keptLine, printedLine));
      }
    }
    return Optional.empty();
  }

  private static boolean agree(
      List<String> header, List<String> keptLine, List<String> printedLine) {
    if (keptLine.size() != printedLine.size()) {
      return false;
    }
    for (int i = 0; i < keptLine.size(); i++) {
      boolean isBytes = i < header.size() && header.get(i).contains("bytes");
      if (!keptLine.get(i).equals(printedLine.get(i))
          && !(isBytes && isNear(keptLine.get(i).strip(), printedLine.get(i).strip()))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isNear(String keptLine, String printedLine) {
    String number = "[\\d,]+";
    return keptLine.matches(number)
        && printedLine.matches(number)
        && Math.abs(value(keptLine) - value(printedLine)) <= BYTE_TOLERANCE;
  }

  private static double value(String number) {
    return Double.parseDouble(number.replace(",", ""));
  }

  private static List<String> cells(String line) {
    return List.of(line.split("\\|", -1));
  }
}
