package towline.game.options;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The parts of the game with their licences, from the list in its documentation. */
final class Credits {
  /** Path of the list, which is in the jar and in every package. */
  private static final String FILE = "/META-INF/docs/third-party.md";

  /** Heading of the part of the list about tools, which are not part of the game. */
  private static final String TOOLS_HEADING = "## For building";

  private Credits() {}

  /**
   * A part made by others.
   *
   * @param name the name, and the version if there is one
   * @param licence the licence
   */
  record Part(String name, String licence) {}

  /** Returns the parts of the game; empty if the list is missing. */
  static List<Part> load() {
    try (InputStream in = Credits.class.getResourceAsStream(FILE)) {
      return in == null ? List.of() : parts(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      return List.of();
    }
  }

  /** Returns the rows of the tables in a Markdown text, whose last column is the licence. */
  static List<Part> parts(String markdown) {
    List<Part> parts = new ArrayList<>();
    boolean isBody = false;
    for (String line : markdown.split("\n", -1)) {
      if (line.startsWith(TOOLS_HEADING)) {
        return parts;
      }
      if (!line.startsWith("|")) {
        isBody = false;
      } else if (line.startsWith("|---")) {
        isBody = true;
      } else if (isBody) {
        parts.add(part(line));
      }
    }
    return parts;
  }

  private static Part part(String row) {
    String[] cells = row.replace("`", "").split("\\|", -1);
    List<String> filled = new ArrayList<>();
    for (String cell : cells) {
      if (!cell.isBlank()) {
        filled.add(cell.strip());
      }
    }
    int last = filled.size() - 1;
    return new Part(String.join("  ", filled.subList(0, last)), filled.get(last));
  }
}
