package towline.view.draw;

import com.badlogic.gdx.math.Matrix4;

/**
 * Draws lines, discs, arcs and outlines in the units of a projection. First {@link #ink} or {@link
 * #glow} chooses the colour, then shapes are drawn with it, each on top of the one before.
 *
 * <p>Widths are in units, but at least {@link #MIN_LINE_WIDTH} physical pixels.
 */
public final class ShapeDrawer {
  /** Width of the thinnest line, physical pixels: thinner ones flicker when they move. */
  public static final double MIN_LINE_WIDTH = 1.5;

  /** Falloff of an edge, physical pixels. */
  private static final float EDGE = 1;

  /** Half length beyond every corner, so that no end caps are drawn. */
  private static final float NO_CAPS = 1e6f;

  /** Half width beyond every corner, so that the face is covered throughout. */
  private static final float FULL_WIDTH = 16;

  /** Greatest distance of an arc's chord from the arc, physical pixels. */
  private static final double SAGITTA = 0.25;

  private final LineBatch batch;
  private final LinePath path = new LinePath();
  private final Stroke stroke;
  private double scale = 1;
  private double opacity = 1;
  private int rgb;
  private double light;
  private double cover;
  private int rgbTo;
  private double lightTo;
  private double coverTo;

  /** Creates a drawer that adds its quads to {@code batch}. */
  public ShapeDrawer(LineBatch batch) {
    this.batch = batch;
    stroke = new Stroke(batch);
  }

  /** Starts drawing through a projection with {@code pixelsPerUnit} physical pixels per unit. */
  public void begin(Matrix4 projection, double pixelsPerUnit) {
    batch.begin(projection);
    scale = pixelsPerUnit;
  }

  /** Draws everything collected since {@link #begin}. */
  public void end() {
    batch.flush();
  }

  /** Returns the number of physical pixels per unit. */
  public double pixelsPerUnit() {
    return scale;
  }

  /** Sets a factor, 0 to 1, on the opacity of everything drawn from now on. */
  public void setOpacity(double share) {
    opacity = share;
  }

  /** Chooses paint of a colour, 0xRRGGBB, which covers what is below. */
  public ShapeDrawer ink(int colour, double opacity) {
    return setColours(colour, opacity, Math.min(1, opacity));
  }

  /** Chooses light of a colour, 0xRRGGBB, which is added to what is below. */
  public ShapeDrawer glow(int colour, double strength) {
    return setColours(colour, strength, 0);
  }

  /** Chooses the light at the far end of lines; call after {@link #ink} or {@link #glow}. */
  public ShapeDrawer glowTo(int colour, double strength) {
    rgbTo = colour;
    lightTo = strength;
    coverTo = 0;
    return this;
  }

  private ShapeDrawer setColours(int colour, double brightness, double coverage) {
    rgb = colour;
    light = brightness;
    cover = coverage;
    rgbTo = colour;
    lightTo = brightness;
    coverTo = coverage;
    return this;
  }

  private float nearInk() {
    return PackedColor.pack(rgb, light * opacity, cover * opacity);
  }

  private float farInk() {
    return PackedColor.pack(rgbTo, lightTo * opacity, coverTo * opacity);
  }

  private double halfWidth(double width) {
    return Math.max(MIN_LINE_WIDTH, width * scale) / 2;
  }

  /** Draws a line with round ends. */
  public void line(double x0, double y0, double x1, double y1, double width) {
    double dx = x1 - x0;
    double dy = y1 - y0;
    double length = Math.sqrt(dx * dx + dy * dy);
    double ux = length > 1e-9 ? dx / length : 1;
    double uy = length > 1e-9 ? dy / length : 0;
    capsule((x0 + x1) / 2, (y0 + y1) / 2, ux, uy, length / 2, halfWidth(width), EDGE);
  }

  public void disc(double x, double y, double radius) {
    capsule(x, y, 1, 0, 0, Math.max(MIN_LINE_WIDTH / 2, radius * scale), EDGE);
  }

  /** Draws a disc of light that fades from its middle to nothing at its radius. */
  public void halo(double x, double y, double radius) {
    double pixels = Math.max(1, radius * scale);
    capsule(x, y, 1, 0, 0, pixels / 2, (float) pixels);
  }

  /** Draws a line whose light fades to both sides over its whole width. */
  public void beam(double x0, double y0, double x1, double y1, double width) {
    double dx = x1 - x0;
    double dy = y1 - y0;
    double length = Math.sqrt(dx * dx + dy * dy);
    double ux = length > 1e-9 ? dx / length : 1;
    double uy = length > 1e-9 ? dy / length : 0;
    double pixels = Math.max(MIN_LINE_WIDTH, width * scale) / 2;
    capsule((x0 + x1) / 2, (y0 + y1) / 2, ux, uy, length / 2, pixels / 2, (float) pixels);
  }

  private void capsule(
      double x, double y, double ux, double uy, double halfLength, double halfWidth, float soft) {
    double reach = halfWidth + soft / 2;
    double length = halfLength * scale;
    double ax = ux * (length + reach) / scale;
    double ay = uy * (length + reach) / scale;
    double bx = -uy * reach / scale;
    double by = ux * reach / scale;
    float along = (float) (length + reach);
    float across = (float) reach;
    float l = (float) length;
    float h = (float) halfWidth;
    float nearPacked = nearInk();
    float farPacked = farInk();
    batch.corner(
        (float) (x - ax + bx), (float) (y - ay + by), -along, across, l, h, soft, nearPacked);
    batch.corner(
        (float) (x - ax - bx), (float) (y - ay - by), -along, -across, l, h, soft, nearPacked);
    batch.corner(
        (float) (x + ax - bx), (float) (y + ay - by), along, -across, l, h, soft, farPacked);
    batch.corner(
        (float) (x + ax + bx), (float) (y + ay + by), along, across, l, h, soft, farPacked);
  }

  /** Draws a quadrilateral; the first two corners have the first colour, the others the second. */
  public void face(
      double x0, double y0, double x1, double y1, double x2, double y2, double x3, double y3) {
    face((float) x0, (float) y0, (float) x1, (float) y1, nearInk());
    float farPacked = farInk();
    batch.corner((float) x2, (float) y2, 0, 0, NO_CAPS, FULL_WIDTH, EDGE, farPacked);
    batch.corner((float) x3, (float) y3, 0, 0, NO_CAPS, FULL_WIDTH, EDGE, farPacked);
  }

  /** Adds two corners of a quadrilateral. */
  private void face(float x0, float y0, float x1, float y1, float ink) {
    batch.corner(x0, y0, 0, 0, NO_CAPS, FULL_WIDTH, EDGE, ink);
    batch.corner(x1, y1, 0, 0, NO_CAPS, FULL_WIDTH, EDGE, ink);
  }

  /** Draws the rectangle with these lower left and upper right corners. */
  public void box(double left, double bottom, double right, double top) {
    face(left, bottom, right, bottom, right, top, left, top);
  }

  /**
   * Returns the empty path to fill and then draw with {@link #strokeOpen} or {@link #strokeClosed};
   * there is only one.
   */
  public LinePath path() {
    return path.begin();
  }

  /** Draws the path from its first point to its last. */
  public void strokeOpen(double width) {
    stroke.draw(
        path, Polygon.End.OPEN, halfWidth(width), scale, rgb, light * opacity, cover * opacity);
  }

  /** Draws the path, and back to its first point. */
  public void strokeClosed(double width) {
    stroke.draw(
        path, Polygon.End.CLOSED, halfWidth(width), scale, rgb, light * opacity, cover * opacity);
  }

  /** Draws the path with the width of each point scaled by its strength: a ribbon that tapers. */
  public void strokeTapering(double width) {
    stroke.taper(path, width * scale / 2, scale, rgb, light * opacity, cover * opacity);
  }

  /** Draws an outline at a place, turned to {@code heading} and scaled by {@code size}. */
  public void outline(
      Polygon shape, double x, double y, double heading, double size, double width) {
    double cos = Math.cos(heading);
    double sin = Math.sin(heading);
    place(shape, x, y, cos, sin, size, size);
    stroke.draw(shape, path, cos, sin, halfWidth(width), scale, nearInk());
  }

  /**
   * Draws an outline stretched by {@code length} along its heading and by {@code breadth} across.
   */
  public void squashed(
      Polygon shape,
      double x,
      double y,
      double heading,
      double length,
      double breadth,
      double width) {
    place(shape, x, y, Math.cos(heading), Math.sin(heading), length, breadth);
    stroke.draw(path, shape.end(), halfWidth(width), scale, rgb, light * opacity, cover * opacity);
  }

  /** Fills an outline that is entirely visible from its first point. */
  public void fill(
      Polygon shape, double x, double y, double heading, double length, double breadth) {
    place(shape, x, y, Math.cos(heading), Math.sin(heading), length, breadth);
    fillPath();
  }

  private void fillPath() {
    float ink = nearInk();
    for (int i = 1; i + 1 < path.size(); i += 2) {
      int last = Math.min(i + 2, path.size() - 1);
      face(path.x(0), path.y(0), path.x(i), path.y(i), ink);
      face(path.x(i + 1), path.y(i + 1), path.x(last), path.y(last), ink);
    }
  }

  /**
   * Draws an outline of size {@code size}, filled with the colour {@code face} and edged with the
   * colour {@code edge}, both 0xRRGGBB; covers what is below.
   */
  public void body(
      Polygon shape,
      double x,
      double y,
      double heading,
      double size,
      int face,
      int edge,
      double width) {
    double cos = Math.cos(heading);
    double sin = Math.sin(heading);
    place(shape, x, y, cos, sin, size, size);
    ink(face, 0.95);
    fillPath();
    ink(edge, 1);
    stroke.draw(shape, path, cos, sin, halfWidth(width), scale, nearInk());
  }

  private void place(
      Polygon shape, double x, double y, double cos, double sin, double length, double breadth) {
    path.begin();
    for (int i = 0; i < shape.size(); i++) {
      double ahead = shape.x(i) * length;
      double left = shape.y(i) * breadth;
      path.add(x + ahead * cos - left * sin, y + ahead * sin + left * cos);
    }
  }

  /** Draws the line of a circle. */
  public void ring(double x, double y, double radius, double width) {
    int chords = chords(radius, 2 * Math.PI);
    path.begin();
    for (int i = 0; i < chords; i++) {
      double angle = 2 * Math.PI * i / chords;
      path.add(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    }
    strokeClosed(width);
  }

  /**
   * Draws a part of a circle's line, from bearing {@code from} over the signed angle {@code sweep},
   * both in radians.
   */
  public void arc(double x, double y, double radius, double from, double sweep, double width) {
    int chords = chords(radius, sweep);
    path.begin();
    for (int i = 0; i <= chords; i++) {
      double angle = from + sweep * i / chords;
      path.add(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    }
    strokeOpen(width);
  }

  private int chords(double radius, double sweep) {
    double angle = Math.abs(sweep);
    double smooth = angle * Math.sqrt(Math.abs(radius) * scale / (8 * SAGITTA));
    return (int) Math.max(angle * 4, Math.min(96, Math.ceil(smooth))) + 1;
  }
}
