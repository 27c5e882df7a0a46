package towline.lab.figures;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Whether a table says what a command prints now. */
final class Agreement {
  /**
   * What a tick allocates depends a little on what the compilers of the JVM have come to: a mean
   * may be off by this much.
   */
  private static final double BYTES = 16;

  private Agreement() {}

  /**
   * The first difference, in words; empty if there is none. All must be equal but the columns whose
   * headers speak of bytes.
   */
  static Optional<String> difference(String kept, String printed) {
    List<String> here = kept.lines().toList();
    List<String> there = printed.lines().toList();
    List<String> header = List.of();
    for (int i = 0; i < Math.max(here.size(), there.size()); i++) {
      String says = i < here.size() ? here.get(i) : "";
      String prints = i < there.size() ? there.get(i) : "";
      header = prints.startsWith("|") && header.isEmpty() ? cells(prints) : header;
      if (!agree(header, cells(says), cells(prints))) {
        return Optional.of(
            String.format(Locale.ROOT, "it says '%s', but now it is '%s'", says, prints));
      }
    }
    return Optional.empty();
  }

  private static boolean agree(List<String> header, List<String> says, List<String> prints) {
    if (says.size() != prints.size()) {
      return false;
    }
    for (int i = 0; i < says.size(); i++) {
      boolean isBytes = i < header.size() && header.get(i).contains("bytes");
      if (!says.get(i).equals(prints.get(i))
          && !(isBytes && isNear(says.get(i).strip(), prints.get(i).strip()))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isNear(String says, String prints) {
    String number = "[\\d,]+";
    return says.matches(number)
        && prints.matches(number)
        && Math.abs(value(says) - value(prints)) <= BYTES;
  }

  private static double value(String number) {
    return Double.parseDouble(number.replace(",", ""));
  }

  private static List<String> cells(String line) {
    return List.of(line.split("\\|", -1));
  }
}
