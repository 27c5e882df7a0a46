package towline.shots;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Text that stays in its box: it is wrapped, and drawn smaller where it would not fit. The results
 * are kept until {@link #clear}.
 */
final class Lettering {
  /** Factor of one step to a smaller size. */
  private static final double STEP = 0.95;

  /** Distance between two baselines, in sizes. */
  private static final double LEADING = 1.2;

  /** Height of letters above their baseline, in sizes. */
  private static final double ASCENT = 0.76;

  /** Depth of letters below their baseline, in sizes. */
  private static final double DESCENT = 0.22;

  /** Size below which text is not reduced, points. */
  private static final double MIN_SIZE = 5;

  private final Map<Request, Fitted> known = new HashMap<>();

  /** A text, its wanted size and its room, points. */
  private record Request(String text, double size, double width, double height) {}

  /** The lines of a text, and the size at which they fit. */
  record Fitted(List<String> lines, double size) {
    /** Returns the height of all lines, points. */
    double height() {
      return Lettering.height(lines.size(), size);
    }
  }

  /** Forgets all results, because fonts or texts have changed. */
  void clear() {
    known.clear();
  }

  /** Fits a text into a room, at {@code size} or the largest smaller size. */
  Fitted fit(Pen pen, String text, double size, double width, double height) {
    return known.computeIfAbsent(
        new Request(text, size, width, height), request -> search(pen, request));
  }

  private static Fitted search(Pen pen, Request request) {
    for (double size = request.size(); ; size *= STEP) {
      List<String> lines = wrap(pen, request.text(), size, request.width());
      boolean fits =
          height(lines.size(), size) <= request.height()
              && widest(pen, lines, size) <= request.width();
      if (fits || size * STEP < MIN_SIZE) {
        return new Fitted(List.copyOf(lines), size);
      }
    }
  }

  private static double height(int lines, double size) {
    return (ASCENT + DESCENT + LEADING * (lines - 1)) * size;
  }

  private static double widest(Pen pen, List<String> lines, double size) {
    double widest = 0;
    for (String line : lines) {
      widest = Math.max(widest, pen.textWidth(line, size));
    }
    return widest;
  }

  private static List<String> wrap(Pen pen, String text, double size, double width) {
    List<String> lines = new ArrayList<>();
    String line = "";
    for (String word : text.split(" ", -1)) {
      String longer = line.isEmpty() ? word : line + " " + word;
      if (line.isEmpty() || pen.textWidth(longer, size) <= width) {
        line = longer;
      } else {
        lines.add(line);
        line = word;
      }
    }
    lines.add(line);
    return lines;
  }

  /** Draws a text in the middle of the height of {@code box}. */
  void draw(Pen pen, String text, int colour, double opacity, double size, Pen.Align at, Box box) {
    draw(pen, fit(pen, text, size, box.width(), box.height()), colour, opacity, at, box);
  }

  /** Draws fitted lines in the middle of the height of {@code box}. */
  void draw(Pen pen, Fitted text, int colour, double opacity, Pen.Align at, Box box) {
    double x =
        switch (at) {
          case LEFT -> box.x();
          case CENTRE -> box.centreX();
          case RIGHT -> box.right();
        };
    double y = box.centreY() + text.height() / 2 - ASCENT * text.size();
    for (String line : text.lines()) {
      pen.text(line, colour, opacity, text.size(), at, x, y);
      y -= LEADING * text.size();
    }
  }
}
