package towline.shots;

import java.util.ArrayList;
import java.util.List;

/** A pen that keeps what is drawn. The widths of its letters are those of a broad typeface. */
final class RecordingPen implements Pen {
  private final List<Text> texts = new ArrayList<>();
  private final List<Disc> discs = new ArrayList<>();
  private final double width;
  private final double height;

  /** A line of text and the rectangle that its letters cover. */
  record Text(String text, double size, double opacity, Box box) {}

  /** A disc. */
  record Disc(int colour, double radius) {}

  RecordingPen(double width, double height) {
    this.width = width;
    this.height = height;
  }

  List<Text> texts() {
    return texts;
  }

  List<Disc> discs() {
    return discs;
  }

  /** Returns all texts in one. */
  String words() {
    StringBuilder all = new StringBuilder();
    texts.forEach(text -> all.append(text.text()).append('\n'));
    return all.toString();
  }

  @Override
  public double width() {
    return width;
  }

  @Override
  public double height() {
    return height;
  }

  @Override
  public void line(
      int colour, double opacity, double width, double x1, double y1, double x2, double y2) {}

  @Override
  public void disc(int colour, double opacity, double x, double y, double radius) {
    discs.add(new Disc(colour, radius));
  }

  @Override
  public void ring(int colour, double opacity, double width, double x, double y, double radius) {}

  @Override
  public void box(
      int colour, double opacity, double x, double y, double width, double height, double corner) {}

  @Override
  public void frame(
      int colour,
      double opacity,
      double line,
      double x,
      double y,
      double width,
      double height,
      double corner) {}

  @Override
  public void triangle(
      int colour,
      double opacity,
      double x1,
      double y1,
      double x2,
      double y2,
      double x3,
      double y3) {}

  @Override
  public void text(
      String text, int colour, double opacity, double size, Align align, double x, double y) {
    double wide = textWidth(text, size);
    double left =
        switch (align) {
          case LEFT -> x;
          case CENTRE -> x - wide / 2;
          case RIGHT -> x - wide;
        };
    texts.add(new Text(text, size, opacity, new Box(left, y - 0.2 * size, wide, 0.95 * size)));
  }

  @Override
  public double textWidth(String text, double size) {
    double wide = 0;
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      wide += Character.isSpaceChar(letter) ? 0.3 : Character.isUpperCase(letter) ? 0.68 : 0.57;
    }
    return wide * size;
  }

  @Override
  public void clip(double x, double y, double width, double height) {}

  @Override
  public void endClip() {}
}
