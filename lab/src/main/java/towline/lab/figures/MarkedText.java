package towline.lab.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import towline.store.InputException;

/**
 * A Markdown file with figures, each between the lines {@code <!-- figure: NAME -->} and {@code
 * <!-- /figure -->}.
 */
final class MarkedText {
  private static final Pattern START = Pattern.compile("<!-- figure: (.*) -->");
  private static final String END = "<!-- /figure -->";

  private final List<String> lines;
  private final List<Block> blocks;

  /**
   * A figure in the file.
   *
   * @param name its name
   * @param start index of the line with the marker at its start
   * @param end index of the line with the marker at its end
   * @param text text between them, without blank lines around it
   */
  record Block(String name, int start, int end, String text) {}

  private MarkedText(List<String> lines, List<Block> blocks) {
    this.lines = lines;
    this.blocks = blocks;
  }

  /**
   * Reads the text of a file.
   *
   * @param file its name, for messages
   * @throws InputException if a marker lacks its other half
   */
  static MarkedText of(String file, String text) throws InputException {
    List<String> lines = List.of(text.split("\n", -1));
    List<Block> blocks = new ArrayList<>();
    int start = -1;
    String name = "";
    for (int i = 0; i < lines.size(); i++) {
      Matcher marker = START.matcher(lines.get(i));
      boolean isEnd = lines.get(i).equals(END);
      if (isEnd && start < 0) {
        throw new InputException(
            String.format(
                Locale.ROOT,
                "%s, line %d: '%s' ends no figure; the marker '<!-- figure: NAME -->' is missing",
                file,
                i + 1,
                END));
      }
      if (marker.matches()) {
        if (start >= 0) {
          throw unended(file, start, name);
        }
        start = i;
        name = marker.group(1);
      } else if (isEnd) {
        blocks.add(new Block(name, start, i, body(lines.subList(start + 1, i))));
        start = -1;
      }
    }
    if (start >= 0) {
      throw unended(file, start, name);
    }
    return new MarkedText(lines, blocks);
  }

  /** Returns the figures, from top to bottom. */
  List<Block> blocks() {
    return List.copyOf(blocks);
  }

  /** Returns the text with the output of {@code content} for each name between its markers. */
  String filled(UnaryOperator<String> content) {
    List<String> text = new ArrayList<>();
    int next = 0;
    for (Block block : blocks) {
      text.addAll(lines.subList(next, block.start));
      text.add(marked(block.name, content.apply(block.name)));
      next = block.end + 1;
    }
    text.addAll(lines.subList(next, lines.size()));
    return String.join("\n", text);
  }

  /** Returns a figure between its markers, without a line break at its end. */
  static String marked(String name, String content) {
    return "<!-- figure: " + name + " -->\n\n" + content + "\n\n" + END;
  }

  private static InputException unended(String file, int start, String name) {
    return new InputException(
        String.format(
            Locale.ROOT,
            "%s, line %d: the figure %s has no marker '%s' at its end",
            file,
            start + 1,
            name,
            END));
  }

  private static String body(List<String> lines) {
    return String.join("\n", lines).replaceAll("\\A(\\h*\\n)+|(\\n\\h*)+\\z", "");
  }
}
