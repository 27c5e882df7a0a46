package towline.menu;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Pixmap.Format;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.NinePatch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import towline.view.text.Fonts;
import towline.view.text.LetterPages;

/**
 * The shapes that menus are drawn with: boxes with cut corners, their glow, arrows. Each is a
 * distance field, rendered in white at the window's own resolution and tinted when it is drawn.
 */
public final class UiShapes implements Fonts.Artwork {
  /** A shape of the menus. */
  enum Shape {
    /** A box with cut corners. */
    FACE,
    /** The outline of the box. */
    FRAME,
    /** The glow around the outline of the box. */
    GLOW,
    /** A filled rectangle. */
    BAR,
    /** The ship's dart, pointing right. */
    DART,
    /** An arrow to the left. */
    ARROW_LEFT,
    /** An arrow to the right. */
    ARROW_RIGHT,
    /** An arrow upwards. */
    ARROW_UP,
    /** An arrow downwards. */
    ARROW_DOWN,
    /** A diamond. */
    KNOB
  }

  /** Length cut off at the corners, design pixels. */
  private static final double CORNER_CUT = 9;

  private static final double LINE_WIDTH = 1.4;
  private static final double GLOW_REACH = 14;

  /** Side of an icon, design pixels. */
  private static final double ICON_SIDE = 16;

  private final Map<Shape, TextureRegion> regions = new EnumMap<>(Shape.class);
  private final Map<Shape, NinePatch> patches = new EnumMap<>(Shape.class);
  private final Color ink = new Color();
  private double scale = 1;

  /** A signed distance field, in pixels, negative inside. */
  private interface Distance {
    double at(double x, double y);
  }

  /** The opacity of a pixel, 0 to 1, as a function of its distance from the shape. */
  private interface Light {
    double at(double distance);
  }

  @Override
  public void pack(LetterPages pages, double pixels) {
    scale = pixels;
    double line = Math.max(1.5, LINE_WIDTH * scale) / 2;
    Light solid = d -> Math.max(0, Math.min(1, 0.5 - d));
    Light thin = d -> Math.max(0, Math.min(1, line + 0.5 - Math.abs(d)));
    double soft = GLOW_REACH * scale;
    double inwards = Math.min(soft, CORNER_CUT * scale + 2);
    Light glow = d -> Math.pow(Math.max(0, 1 - Math.abs(d) / (d < 0 ? inwards : soft)), 2.4);
    drawBox(pages, Shape.FACE, 0, solid);
    drawBox(pages, Shape.FRAME, line + 1, thin);
    drawBox(pages, Shape.GLOW, soft, glow);
    draw(pages, Shape.BAR, 5, 5, (x, y) -> -1, solid);
    int side = (int) Math.ceil(ICON_SIDE * scale);
    double half = side / 2.0;
    double stroke = Math.max(0.8, 1.1 * scale);
    Light angle = d -> Math.max(0, Math.min(1, stroke + 0.5 - d));
    draw(pages, Shape.DART, side, side, (x, y) -> dart(x, y, half), solid);
    draw(pages, Shape.ARROW_RIGHT, side, side, (x, y) -> angle(x - half, y - half, half), angle);
    draw(pages, Shape.ARROW_LEFT, side, side, (x, y) -> angle(half - x, y - half, half), angle);
    // Rows of a picture are numbered downwards.
    draw(pages, Shape.ARROW_UP, side, side, (x, y) -> angle(half - y, x - half, half), angle);
    draw(pages, Shape.ARROW_DOWN, side, side, (x, y) -> angle(y - half, x - half, half), angle);
    draw(
        pages,
        Shape.KNOB,
        side,
        side,
        (x, y) -> (Math.abs(x - half) + Math.abs(y - half) - half * 0.86) * Math.sqrt(0.5),
        solid);
  }

  private void drawBox(LetterPages pages, Shape shape, double margin, Light light) {
    int side = (int) Math.ceil(2 * (margin + CORNER_CUT * scale) + 4) | 1;
    draw(pages, shape, side, side, (x, y) -> cutBox(x, y, side, margin), light);
  }

  /** Returns the distance to a box whose edges are {@code margin} inside the square. */
  private double cutBox(double x, double y, double side, double margin) {
    double fromX = Math.abs(x - side / 2) - (side / 2 - margin);
    double fromY = Math.abs(y - side / 2) - (side / 2 - margin);
    double straight =
        Math.max(fromX, fromY) > 0 && fromX > 0 && fromY > 0
            ? Math.hypot(fromX, fromY)
            : Math.max(fromX, fromY);
    double corner = (fromX + fromY + CORNER_CUT * scale) * Math.sqrt(0.5);
    return Math.max(straight, corner);
  }

  private static double dart(double x, double y, double half) {
    double along = x - half;
    double across = Math.abs(y - half);
    double nose = (along + 2 * across - half * 0.85) / Math.sqrt(5);
    double tail = (-along - half * 0.3 - across * 0.9) / Math.sqrt(1.8);
    return Math.max(nose, tail);
  }

  /** Returns the distance to an arrowhead of two strokes that points to +x. */
  private static double angle(double x, double y, double half) {
    double reach = half * 0.55;
    double across = Math.min(Math.abs(y), reach);
    double wanted = reach * 0.5 - across * 0.8;
    double off = Math.abs(x - wanted) * 0.78;
    return Math.max(off, Math.abs(y) - reach);
  }

  private static void draw(
      LetterPages pages, Shape shape, int width, int height, Distance distance, Light light) {
    Pixmap picture = new Pixmap(width, height, Format.RGBA8888);
    picture.setBlending(Pixmap.Blending.None);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        double share = light.at(distance.at(x + 0.5, y + 0.5));
        picture.drawPixel(x, y, 0xffffff00 | (int) Math.round(255 * share));
      }
    }
    pages.add(shape.name(), picture);
    picture.dispose();
  }

  @Override
  public void take(LetterPages pages) {
    for (Shape shape : Shape.values()) {
      TextureRegion region = pages.place(shape.name()).region();
      if (shape == Shape.BAR) {
        // Only the middle of the region: filtering at its edge would blend in neighbouring regions.
        region.setRegion(region, 2, 2, 1, 1);
      }
      regions.put(shape, region);
      int edge = Math.max(0, (region.getRegionWidth() - 1) / 2);
      patches.put(
          shape,
          shape == Shape.FRAME || shape == Shape.GLOW
              ? hollow(region, edge)
              : new NinePatch(region, edge, edge, edge, edge));
    }
  }

  /** Leaves out the empty middle of a patch, because drawing it on a large panel is costly. */
  private static NinePatch hollow(TextureRegion region, int edge) {
    int middle = region.getRegionWidth() - 2 * edge;
    int[] at = {0, edge, edge + middle};
    int[] length = {edge, middle, edge};
    @Nullable TextureRegion[] parts = new TextureRegion[9];
    for (int i = 0; i < parts.length; i++) {
      int column = i % 3;
      int row = i / 3;
      parts[i] = new TextureRegion(region, at[column], at[row], length[column], length[row]);
    }
    parts[NinePatch.MIDDLE_CENTER] = null;
    return new NinePatch(parts);
  }

  /** Draws a face, frame or glow over a rectangle. */
  void drawBox(
      Batch batch, Shape shape, int rgb, double opacity, float x, float y, float wide, float high) {
    NinePatch patch = patches.get(shape);
    if (patch == null || opacity <= 0) {
      return;
    }
    double margin =
        switch (shape) {
          case FRAME -> Math.max(1.5, LINE_WIDTH * scale) / 2 + 1;
          case GLOW -> GLOW_REACH * scale;
          default -> 0;
        };
    float m = (float) margin;
    tint(batch, rgb, opacity);
    patch.draw(batch, x - m, y - m, wide + 2 * m, high + 2 * m);
    batch.setColor(Color.WHITE);
  }

  /** Draws an icon around a point; {@code share} scales it. */
  void drawIcon(Batch batch, Shape shape, int rgb, double opacity, float x, float y, double share) {
    TextureRegion region = regions.get(shape);
    if (region == null) {
      return;
    }
    float side = (float) (region.getRegionWidth() * share);
    tint(batch, rgb, opacity);
    batch.draw(region, x - side / 2, y - side / 2, side, side);
    batch.setColor(Color.WHITE);
  }

  /** Fills a rectangle. */
  public void drawBar(
      Batch batch, int rgb, double opacity, float x, float y, float wide, float high) {
    @Nullable TextureRegion region = regions.get(Shape.BAR);
    if (region != null && wide > 0) {
      tint(batch, rgb, opacity);
      batch.draw(region, x, y, wide, high);
      batch.setColor(Color.WHITE);
    }
  }

  private void tint(Batch batch, int rgb, double opacity) {
    Color.rgb888ToColor(ink, rgb);
    ink.a = (float) Math.min(1, opacity);
    batch.setColor(ink);
  }
}
