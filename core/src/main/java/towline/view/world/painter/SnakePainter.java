package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.spec.SnakeSpec;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;

/**
 * Draws snakes, pink at the head and violet at the tail, in the shapes of their build. From afar a
 * glass snake shows only its edges. A snake about to dash shows the line of the dash.
 */
public final class SnakePainter implements KindPainter {
  /** Number of segments over which the colour runs from head to tail. */
  private static final double COLOUR_SEGMENTS = 14;

  /**
   * Distance from ship and drone at which glass begins to show, m, and distance over which it
   * becomes fully visible, m.
   */
  private static final double GLASS_DISTANCE = 8;

  private static final double GLASS_FADE = 1.2;

  /** Opacity of distant glass at a glint. */
  private static final double GLINT_OPACITY = 0.34;

  private static final double LINE = 0.075;

  private final Palette palette;
  private final DashPainter dashes;

  public SnakePainter(Palette palette) {
    this.palette = palette;
    dashes = new DashPainter(palette);
  }

  /** Draws all snakes whole; called for the kind of their heads. */
  @Override
  public void draw(PaintFrame frame, EntityKind kind) {
    InterpolatedScene scene = frame.scene();
    for (int n = 0; n < scene.chains(); n++) {
      int head = scene.link(n, 0);
      if (head >= 0) {
        dashes.draw(frame, head);
      }
      // From the tail on, so that the head is on top.
      for (int at = scene.chainLength(n) - 1; at > 0; at--) {
        segment(frame, n, at);
      }
      if (head >= 0) {
        head(frame, head);
      }
    }
  }

  private void segment(PaintFrame frame, int n, int at) {
    InterpolatedScene scene = frame.scene();
    int i = scene.link(n, at);
    if (i < 0 || !frame.camera().intersects(scene.x(i), scene.y(i), 2)) {
      return;
    }
    Snapshot snapshot = scene.snapshot();
    ShapeDrawer pen = frame.shapes();
    double x = scene.x(i);
    double y = scene.y(i);
    double lit = frame.hitFeedback().brightness(snapshot.id(i));
    int body =
        Palette.mix(
            palette.colour(ColorRole.SNAKE_HEAD),
            palette.colour(ColorRole.SNAKE_TAIL),
            at / COLOUR_SEGMENTS);
    int rgb = Palette.mix(body, palette.colour(ColorRole.CORE), lit);
    double solid = solid(frame, i, lit, at);
    int ahead = scene.link(n, at - 1);
    if (ahead >= 0) {
      pen.ink(rgb, 0.55 * solid);
      pen.line(x, y, scene.x(ahead), scene.y(ahead), 0.09);
    }
    SnakeShapes shapes = SnakeShapes.of(snapshot.row(i).snakeBuild);
    int last = scene.chainLength(n) - 1;
    double size = snapshot.radius(i) * (1 - shapes.taper() * at / Math.max(1, last));
    Polygon shape = at == last ? shapes.tail() : shapes.segment();
    int face = Palette.mix(palette.colour(ColorRole.HULL), rgb, 0.1 + 0.75 * lit);
    shape(pen, shape, x, y, scene.heading(i), size, face, rgb, solid, LINE);
    if (at != last && snapshot.health(i) > 0.99) {
      pen.ink(rgb, 0.6 * solid);
      pen.outline(shapes.mark(), x, y, scene.heading(i), size, 0.05);
    }
  }

  private void head(PaintFrame frame, int i) {
    InterpolatedScene scene = frame.scene();
    if (!frame.camera().intersects(scene.x(i), scene.y(i), 3)) {
      return;
    }
    Snapshot snapshot = scene.snapshot();
    SnakeShapes shapes = SnakeShapes.of(snapshot.row(i).snakeBuild);
    double lit = frame.hitFeedback().brightness(snapshot.id(i));
    double gape =
        shapes.gape() + shapes.chew() * Math.sin(frame.time() * shapes.chewRate() + snapshot.id(i));
    double solid = solid(frame, i, lit, 0);
    double hot = DashPainter.heat(snapshot.row(i));
    drawHead(
        frame.shapes(),
        shapes,
        scene.x(i),
        scene.y(i),
        scene.heading(i),
        snapshot.radius(i),
        gape,
        Math.max(lit, hot),
        solid);
  }

  /**
   * Draws a head of the linked build with a radius, m, its jaws open by {@code gape} rad, and lit
   * by {@code lit}, 0 to 1.
   */
  public void drawHead(
      ShapeDrawer pen, double x, double y, double heading, double radius, double gape, double lit) {
    SnakeShapes shapes = SnakeShapes.of(SnakeSpec.Build.LINKED);
    drawHead(pen, shapes, x, y, heading, radius, gape, lit, 1);
  }

  private void drawHead(
      ShapeDrawer pen,
      SnakeShapes shapes,
      double x,
      double y,
      double heading,
      double radius,
      double gape,
      double lit,
      double solid) {
    double size = 1.12 * radius;
    int rgb =
        Palette.mix(palette.colour(ColorRole.SNAKE_HEAD), palette.colour(ColorRole.CORE), lit);
    int face = Palette.mix(palette.colour(ColorRole.HULL), rgb, 0.16 + 0.75 * lit);
    for (int piece = 0; piece < shapes.leftJaw().size(); piece++) {
      Polygon left = shapes.leftJaw().get(piece);
      Polygon right = shapes.rightJaw().get(piece);
      shape(pen, left, x, y, heading + gape, size, face, rgb, solid, LINE);
      shape(pen, right, x, y, heading - gape, size, face, rgb, solid, LINE);
    }
    shape(pen, shapes.head(), x, y, heading, size, face, rgb, solid, 0.09);
    eye(pen, shapes, x, y, heading, size, 1, solid);
    eye(pen, shapes, x, y, heading, size, -1, solid);
  }

  private static void shape(
      ShapeDrawer pen,
      Polygon shape,
      double x,
      double y,
      double heading,
      double size,
      int face,
      int rgb,
      double solid,
      double width) {
    pen.ink(face, 0.95 * solid * solid);
    pen.fill(shape, x, y, heading, size, size);
    pen.ink(rgb, solid);
    pen.outline(shape, x, y, heading, size, width);
  }

  /** Returns the opacity of a segment; on glass far from ship and drone only a glint runs along. */
  private static double solid(PaintFrame frame, int i, double lit, int at) {
    InterpolatedScene scene = frame.scene();
    if (scene.snapshot().row(i).snakeBuild != SnakeSpec.Build.GLASS) {
      return 1;
    }
    double distance =
        Math.min(distance(scene, EntityKind.SHIP, i), distance(scene, EntityKind.DRONE, i));
    double near = Math.max(0, Math.min(1, (GLASS_DISTANCE - distance) / GLASS_FADE));
    double wave = Math.sin(3.2 * frame.time() - 0.8 * at + scene.snapshot().row(i).snakeId);
    double glint = GLINT_OPACITY * (0.45 + 0.55 * Math.max(0, wave));
    return Math.max(lit, glint + (1 - glint) * near);
  }

  private static double distance(InterpolatedScene scene, EntityKind kind, int i) {
    int other = scene.only(kind);
    return other < 0
        ? Double.POSITIVE_INFINITY
        : Math.hypot(scene.x(other) - scene.x(i), scene.y(other) - scene.y(i));
  }

  private void eye(
      ShapeDrawer pen,
      SnakeShapes shapes,
      double x,
      double y,
      double heading,
      double size,
      int side,
      double solid) {
    double ahead = shapes.eyeAhead() * size;
    double left = shapes.eyeAside() * size * side;
    double cos = Math.cos(heading);
    double sin = Math.sin(heading);
    double eyeX = x + ahead * cos - left * sin;
    double eyeY = y + ahead * sin + left * cos;
    double wide = shapes.eye() * size;
    pen.ink(palette.colour(ColorRole.SNAKE_EYE), solid);
    pen.disc(eyeX, eyeY, wide);
    pen.ink(palette.colour(ColorRole.HULL), solid);
    pen.disc(eyeX + 0.3 * wide * cos, eyeY + 0.3 * wide * sin, 0.4 * wide);
  }
}
