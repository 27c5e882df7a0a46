package towline.game.range;

import towline.content.look.ColorRole;
import towline.view.draw.ShapeDrawer;
import towline.view.text.CachedText;

/** The text around the field of a bench: its preset above, its results and a message below. */
public final class BenchReadout {
  /** Maximum height of the results, as a fraction of the window's height. */
  private static final double MAX_RESULTS_HEIGHT = 0.44;

  private static final double MESSAGE_LINES = 1.3;

  /** Number of letters in a piece of a line as wide as the line is high. */
  private static final double LETTERS_PER_LINE_HEIGHT = 2;

  private final RangeTools tools;

  /** Creates a readout that is drawn with {@code tools}. */
  public BenchReadout(RangeTools tools) {
    this.tools = tools;
  }

  /** Returns the height of the results with a message below them, physical pixels. */
  public double resultsHeight(Bench bench, String message, double windowHeight) {
    double lines = bench.resultLines() + messageLines(message);
    return Math.min(MAX_RESULTS_HEIGHT * windowHeight, lines * tools.line());
  }

  private static double messageLines(String message) {
    return message.isEmpty() ? 0 : MESSAGE_LINES;
  }

  /** Returns the height of the heading of a field of {@code width}, physical pixels. */
  public double headingHeight(Bench bench, double width) {
    double letters = LETTERS_PER_LINE_HEIGHT * (width / tools.line() - 1.4);
    double lines = Math.max(2, Math.ceil(1.06 * sentence(bench).length() / letters));
    return (1.4 + lines) * tools.line();
  }

  private String sentence(Bench bench) {
    return bench.refusal().isEmpty()
        ? tools.words().of(bench.chosenPreset().sentence())
        : bench.refusal();
  }

  /**
   * Draws the readout into the left part of a window; the lowest {@code foot} pixels are for the
   * results.
   */
  public void draw(
      Bench bench, String message, double width, double height, double foot, double seconds) {
    ShapeDrawer pen = tools.shapes();
    double line = tools.line();
    pen.ink(tools.palette().colour(ColorRole.EDGE), 0.5);
    pen.line(0, foot, width, foot, 1.5);
    writeHeading(bench, width, height);
    double margin = 0.7 * line;
    double below = messageLines(message) * line;
    bench.drawResults(
        margin, margin + below, width - 2 * margin, foot - 2 * margin - below, seconds);
    if (!message.isEmpty()) {
      int rgb = tools.palette().colour(ColorRole.SHIP_SHOT);
      tools.text().write(message, CachedText.Anchor.LEFT, rgb, margin, 0.6 * line);
    }
  }

  /** Writes the title of the preset and the sentence that explains it. */
  private void writeHeading(Bench bench, double width, double height) {
    double line = tools.line();
    double y = height - 1.2 * line;
    String title = tools.words().of(bench.chosenPreset().title());
    int rgb = tools.palette().colour(ColorRole.SHIP);
    String count = (bench.preset() + 1) + "/" + bench.presetNames().size() + "  ";
    tools.text().write(count + title, CachedText.Anchor.LEFT, rgb, 0.7 * line, y);
    ColorRole role = bench.refusal().isEmpty() ? ColorRole.TEXT : ColorRole.WARNING;
    int text = tools.palette().colour(role);
    double room = width - 1.4 * line;
    tools
        .text()
        .write(sentence(bench), CachedText.Anchor.LEFT, text, 0.7 * line, y - 1.05 * line, room);
  }
}
