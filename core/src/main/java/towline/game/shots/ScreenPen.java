package towline.game.shots;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.GlyphLayout;
import com.badlogic.gdx.math.Matrix4;
import java.util.ArrayList;
import java.util.List;
import towline.shots.Pen;
import towline.view.draw.LinePath;
import towline.view.draw.ShapeDrawer;
import towline.view.text.ScreenLetters;

/**
 * The pen of the game's window. Shapes are drawn into the scene, so that they glow; texts are
 * collected and drawn on top of it by {@link #drawTexts}, where they stay sharp.
 */
final class ScreenPen implements Pen {
  /** Chords of a quarter of a circle, an even number. */
  private static final int QUARTER = 4;

  /**
   * Size from which text is bold, as a share of the width of a window that is upright, else of its
   * height.
   */
  private static final double BOLD_UPRIGHT = 0.048;

  private static final double BOLD_ACROSS = 0.0385;

  private final ShapeDrawer shapes;
  private final Matrix4 projection = new Matrix4();
  private final GlyphLayout glyphs = new GlyphLayout();
  private final Color ink = new Color();
  private final List<Line> lines = new ArrayList<>();
  private ScreenLetters letters;
  private double width = 1;
  private double height = 1;
  private double pixelsPerPoint = 1;
  private double renderScale = 1;

  ScreenPen(ShapeDrawer shapes, ScreenLetters letters) {
    this.shapes = shapes;
    this.letters = letters;
  }

  /**
   * Fits the pen to a window, physical pixels, with {@code pixels} of them in a point; returns
   * false if it already fits.
   *
   * @param textScale the size of text as a multiple of the designed one
   */
  boolean resize(double wide, double high, double pixels, double textScale) {
    boolean isSame = width == wide / pixels && height == high / pixels && pixelsPerPoint == pixels;
    width = wide / pixels;
    height = high / pixels;
    pixelsPerPoint = pixels;
    letters.setBoldFrom(textScale * (high > wide ? BOLD_UPRIGHT * wide : BOLD_ACROSS * high));
    projection.setToOrtho2D(0, 0, (float) width, (float) height);
    return !isSame;
  }

  /** Converts a length from physical pixels to points. */
  double points(double pixels) {
    return pixels / pixelsPerPoint;
  }

  /** Changes the letters, because the language has changed. */
  void setLetters(ScreenLetters other) {
    letters.dispose();
    letters = other;
    // The next layout measures all texts again.
    width = 0;
  }

  /** Begins a picture in a scene with {@code scale} computed pixels per pixel of the window. */
  void begin(double scale) {
    renderScale = scale;
    lines.clear();
    beginShapes();
  }

  private void beginShapes() {
    shapes.begin(projection, renderScale * pixelsPerPoint);
  }

  /** Ends the shapes. */
  void end() {
    shapes.end();
  }

  /** Draws the texts of the picture. */
  void drawTexts(Batch batch) {
    for (Line line : lines) {
      BitmapFont font = letters.of(line.size() * pixelsPerPoint);
      Color.rgb888ToColor(ink, line.colour());
      ink.a = (float) line.opacity();
      glyphs.setText(font, line.text(), ink, 0, com.badlogic.gdx.utils.Align.left, false);
      double x = line.x() * pixelsPerPoint;
      double left =
          switch (line.align()) {
            case LEFT -> x;
            case CENTRE -> x - glyphs.width / 2;
            case RIGHT -> x - glyphs.width;
          };
      // Whole pixels, because text between pixels is blurred.
      font.draw(
          batch,
          glyphs,
          (float) Math.round(left),
          (float) Math.round(line.y() * pixelsPerPoint) + font.getCapHeight());
    }
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
      int colour, double opacity, double thickness, double x1, double y1, double x2, double y2) {
    shapes.ink(colour, opacity).line(x1, y1, x2, y2, thickness);
  }

  @Override
  public void disc(int colour, double opacity, double x, double y, double radius) {
    shapes.ink(colour, opacity).disc(x, y, radius);
  }

  @Override
  public void ring(
      int colour, double opacity, double thickness, double x, double y, double radius) {
    shapes.ink(colour, opacity).ring(x, y, radius, thickness);
  }

  @Override
  public void box(
      int colour, double opacity, double x, double y, double wide, double high, double corner) {
    double r = Math.max(0, Math.min(corner, Math.min(wide, high) / 2));
    shapes.ink(colour, opacity);
    shapes.box(x + r, y, x + wide - r, y + high);
    if (r > 0) {
      shapes.box(x, y + r, x + r, y + high - r);
      shapes.box(x + wide - r, y + r, x + wide, y + high - r);
      quarter(x + r, y + r, r, 2);
      quarter(x + wide - r, y + r, r, 3);
      quarter(x + wide - r, y + high - r, r, 0);
      quarter(x + r, y + high - r, r, 1);
    }
  }

  /** Fills a quarter of a circle, counted counter-clockwise from the upper right one. */
  private void quarter(double x, double y, double radius, int which) {
    for (int i = 0; i < QUARTER; i += 2) {
      double a = (which + (double) i / QUARTER) * Math.PI / 2;
      double b = (which + (i + 1.0) / QUARTER) * Math.PI / 2;
      double c = (which + (i + 2.0) / QUARTER) * Math.PI / 2;
      shapes.face(
          x,
          y,
          x + radius * Math.cos(a),
          y + radius * Math.sin(a),
          x + radius * Math.cos(b),
          y + radius * Math.sin(b),
          x + radius * Math.cos(c),
          y + radius * Math.sin(c));
    }
  }

  @Override
  public void frame(
      int colour,
      double opacity,
      double thickness,
      double x,
      double y,
      double wide,
      double high,
      double corner) {
    double r = Math.max(0, Math.min(corner, Math.min(wide, high) / 2));
    LinePath path = shapes.ink(colour, opacity).path();
    for (int which = 0; which < 4; which++) {
      double middleX = which == 0 || which == 3 ? x + wide - r : x + r;
      double middleY = which < 2 ? y + high - r : y + r;
      int chords = r > 0 ? QUARTER : 0;
      for (int i = 0; i <= chords; i++) {
        double angle = (which + (double) i / QUARTER) * Math.PI / 2;
        path.add(middleX + r * Math.cos(angle), middleY + r * Math.sin(angle));
      }
    }
    shapes.strokeClosed(thickness);
  }

  @Override
  public void triangle(
      int colour,
      double opacity,
      double x1,
      double y1,
      double x2,
      double y2,
      double x3,
      double y3) {
    shapes.ink(colour, opacity).face(x1, y1, x2, y2, x3, y3, x3, y3);
  }

  @Override
  public void text(
      String text, int colour, double opacity, double size, Align align, double x, double y) {
    lines.add(new Line(text, colour, opacity, size, align, x, y));
  }

  @Override
  public double textWidth(String text, double size) {
    glyphs.setText(letters.of(size * pixelsPerPoint), text);
    return glyphs.width / pixelsPerPoint;
  }

  @Override
  public void clip(double x, double y, double wide, double high) {
    shapes.end();
    double share = renderScale * pixelsPerPoint;
    Gdx.gl.glEnable(GL20.GL_SCISSOR_TEST);
    Gdx.gl.glScissor(
        (int) Math.floor(x * share),
        (int) Math.floor(y * share),
        (int) Math.ceil(wide * share),
        (int) Math.ceil(high * share));
    beginShapes();
  }

  @Override
  public void endClip() {
    shapes.end();
    Gdx.gl.glDisable(GL20.GL_SCISSOR_TEST);
    beginShapes();
  }

  void dispose() {
    letters.dispose();
  }

  /** A line of text to draw. */
  private record Line(
      String text, int colour, double opacity, double size, Align align, double x, double y) {}
}
