package towline.shots;

import towline.content.look.ColorRole;
import towline.store.ShotsDay;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.text.Localization;

/** The drawing of what several parts of the board share: outlines, plates, buttons, squares. */
final class Brush {
  /** Share of the face's colour that a lit plate takes from the frame. */
  private static final double LIT = 0.26;

  /** Share of a square's side that is its corner. */
  private static final double CORNER = 0.18;

  /** Number of discs that make a glow, and the opacity of each at full strength. */
  private static final int GLOW_RINGS = 9;

  private static final double GLOW_OF_RING = 0.075;

  /** Share of the dark in the face of a square, which would outshine everything else. */
  private static final double SHADE = 0.38;

  private final Pen pen;
  private final Palette palette;
  private final Localization texts;
  private final Lettering lettering;
  private final double unit;

  /** Creates the drawing of one frame, in which {@code unit} points are a point of the design. */
  Brush(Pen pen, Palette palette, Localization texts, Lettering lettering, double unit) {
    this.pen = pen;
    this.palette = palette;
    this.texts = texts;
    this.lettering = lettering;
    this.unit = unit;
  }

  Pen pen() {
    return pen;
  }

  int colour(ColorRole role) {
    return palette.colour(role);
  }

  /** Returns the colour of the aim mode with an index. */
  int modeColour(int mode) {
    return palette.modeColour(mode);
  }

  /** Returns the colour of text about the aim mode with an index. */
  int modeTextColour(int mode) {
    return palette.modeTextColour(mode);
  }

  /** Returns a length of the design in points. */
  double px(double design) {
    return design * unit;
  }

  String text(String key, Object... arguments) {
    return texts.of(key, arguments);
  }

  Localization texts() {
    return texts;
  }

  /** Draws a text into a box. */
  void words(String text, ColorRole role, double size, Pen.Align align, Box box) {
    words(text, colour(role), 1, size, align, box);
  }

  /** Draws a text into a box. */
  void words(String text, int rgb, double opacity, double size, Pen.Align align, Box box) {
    lettering.draw(pen, text, rgb, opacity, size, align, box);
  }

  /** Returns the width of a line of text. */
  double width(String text, double size) {
    return pen.textWidth(text, size);
  }

  /** Returns the size, at most {@code size}, at which a text fits into a box. */
  double fit(String text, double size, Box box) {
    return lettering.fit(pen, text, size, box.width(), box.height()).size();
  }

  /** Draws a dark plate with a frame. */
  void plate(Box box, int frame, double opacity, boolean isLit) {
    double corner = px(6);
    int face = Palette.mix(colour(ColorRole.HULL), frame, isLit ? LIT : 0.05);
    if (isLit) {
      Box around = box.inset(-px(3));
      pen.frame(
          frame,
          0.22 * opacity,
          px(4),
          around.x(),
          around.y(),
          around.width(),
          around.height(),
          corner + px(3));
    }
    pen.box(face, 0.86, box.x(), box.y(), box.width(), box.height(), corner);
    pen.frame(
        frame, opacity, px(isLit ? 2 : 1.2), box.x(), box.y(), box.width(), box.height(), corner);
  }

  /** Draws a button, an arrow or the frame of a picture. */
  void item(Item item, boolean hasFocus, double textSize) {
    Box box = item.box();
    int focus = colour(ColorRole.SHIP_SHOT);
    switch (item.style()) {
      case BUTTON, MAIN -> {
        boolean isMain = item.style() == Item.Style.MAIN;
        int frame = hasFocus ? focus : colour(isMain ? ColorRole.SHARD : ColorRole.EDGE);
        plate(box, frame, hasFocus || isMain ? 1 : 0.75, hasFocus);
        words(
            item.text(),
            colour(hasFocus ? ColorRole.CORE : ColorRole.TEXT),
            1,
            textSize,
            Pen.Align.CENTRE,
            box.inset(px(10), px(4)));
      }
      case ARROW -> {
        int rgb = hasFocus ? focus : colour(ColorRole.TEXT_QUIET);
        double reach = px(7);
        double x = box.x() + px(14);
        double y = box.centreY();
        pen.line(rgb, 1, px(2.4), x - reach / 2, y, x + reach / 2, y + reach);
        pen.line(rgb, 1, px(2.4), x - reach / 2, y, x + reach / 2, y - reach);
      }
      case PICTURE -> {
        if (hasFocus) {
          pen.frame(focus, 1, px(2), box.x(), box.y(), box.width(), box.height(), px(6));
        }
      }
      case KEY -> {}
    }
  }

  /** Draws a square with a mark: filled, half filled, crossed out; or the frame of one to come. */
  void square(char mark, double x, double y, double side, boolean isNow) {
    double corner = CORNER * side;
    int full = shaded(ColorRole.SHARD);
    int half = colour(ColorRole.ACCENT);
    int quiet = colour(ColorRole.TEXT_QUIET);
    double line = Math.max(px(1), 0.08 * side);
    switch (mark) {
      case ShotsDay.FULL -> pen.box(full, 1, x, y, side, side, corner);
      case ShotsDay.HALF -> {
        pen.box(colour(ColorRole.HULL), 0.8, x, y, side, side, corner);
        double in = 0.14 * side;
        pen.triangle(half, 1, x + in, y + in, x + side - in, y + in, x + in, y + side - in);
        pen.frame(half, 1, line, x, y, side, side, corner);
      }
      case ShotsDay.NONE -> {
        pen.box(colour(ColorRole.HULL), 0.8, x, y, side, side, corner);
        double in = 0.3 * side;
        pen.line(quiet, 1, line, x + in, y + in, x + side - in, y + side - in);
        pen.line(quiet, 1, line, x + in, y + side - in, x + side - in, y + in);
        pen.frame(quiet, 0.9, line, x, y, side, side, corner);
      }
      default ->
          pen.frame(
              isNow ? colour(ColorRole.SHIP_SHOT) : quiet,
              isNow ? 1 : 0.45,
              line,
              x,
              y,
              side,
              side,
              corner);
    }
  }

  /** Returns the colour of an area, darker than that of a line. */
  int shaded(ColorRole role) {
    return Palette.mix(colour(role), colour(ColorRole.HULL), SHADE);
  }

  /** Draws a row of squares in the middle of a box, and returns its left edge. */
  double squares(String marks, int count, int now, double side, Pen.Align align, Box box) {
    double step = 1.3 * side;
    double wide = count * step - 0.3 * side;
    double x =
        switch (align) {
          case LEFT -> box.x();
          case CENTRE -> box.centreX() - wide / 2;
          case RIGHT -> box.right() - wide;
        };
    for (int i = 0; i < count; i++) {
      char mark = i < marks.length() ? marks.charAt(i) : ' ';
      square(mark, x + i * step, box.centreY() - side / 2, side, i == now);
    }
    return x;
  }

  /** Draws a shape at a place, turned to {@code heading} and scaled by {@code size} points. */
  void outline(
      Polygon shape, double x, double y, double heading, double size, int rgb, double line) {
    outline(shape, x, y, heading, size, rgb, 1, line);
  }

  /** Draws the lines of a shape. */
  void outline(
      Polygon shape,
      double x,
      double y,
      double heading,
      double size,
      int rgb,
      double opacity,
      double line) {
    double cos = Math.cos(heading) * size;
    double sin = Math.sin(heading) * size;
    int joints = shape.isClosed() ? shape.size() : shape.size() - 1;
    for (int i = 0; i < joints; i++) {
      int next = (i + 1) % shape.size();
      pen.line(
          rgb,
          opacity,
          line,
          x + shape.x(i) * cos - shape.y(i) * sin,
          y + shape.x(i) * sin + shape.y(i) * cos,
          x + shape.x(next) * cos - shape.y(next) * sin,
          y + shape.x(next) * sin + shape.y(next) * cos);
    }
  }

  /** Fills a shape that is entirely visible from its first point. */
  void fill(
      Polygon shape, double x, double y, double heading, double size, int rgb, double opacity) {
    double cos = Math.cos(heading) * size;
    double sin = Math.sin(heading) * size;
    for (int i = 1; i + 1 < shape.size(); i++) {
      pen.triangle(
          rgb,
          opacity,
          x + shape.x(0) * cos - shape.y(0) * sin,
          y + shape.x(0) * sin + shape.y(0) * cos,
          x + shape.x(i) * cos - shape.y(i) * sin,
          y + shape.x(i) * sin + shape.y(i) * cos,
          x + shape.x(i + 1) * cos - shape.y(i + 1) * sin,
          y + shape.x(i + 1) * sin + shape.y(i + 1) * cos);
    }
  }

  /** Draws a light that fades outwards. */
  void glow(int rgb, double strength, double x, double y, double radius) {
    for (int ring = GLOW_RINGS; ring >= 1; ring--) {
      pen.disc(rgb, strength * GLOW_OF_RING, x, y, radius * ring / GLOW_RINGS);
    }
  }
}
