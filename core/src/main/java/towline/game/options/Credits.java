package towline.game.options;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** What the game is made of, as its documentation lists it: parts with their licences. */
final class Credits {
  /** The list, in the jar and in every package. */
  private static final String FILE = "/META-INF/docs/third-party.md";

  /** The part of the list that is about building the game, which nobody runs. */
  private static final String LAST = "## For building";

  private Credits() {}

  /**
   * A part that somebody else has made.
   *
   * @param name what it is, and its version if it has one
   * @param licence its licence
   */
  record Part(String name, String licence) {}

  /** The parts of the game that runs; none where the list is not at hand. */
  static List<Part> load() {
    try (InputStream in = Credits.class.getResourceAsStream(FILE)) {
      return in == null ? List.of() : parts(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      return List.of();
    }
  }

  /** The rows of the tables of a text in Markdown, whose last column is the licence. */
  static List<Part> parts(String markdown) {
    List<Part> parts = new ArrayList<>();
    boolean isBody = false;
    for (String line : markdown.split("\n", -1)) {
      if (line.startsWith(LAST)) {
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
