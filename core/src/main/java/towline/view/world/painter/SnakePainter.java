package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;
import towline.view.effect.HitFeedback;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;

/** Snakes: linked diamonds that run from pink to violet, a head with jaws and two eyes. */
public final class SnakePainter implements KindPainter {
  private static final Polygon DIAMOND = Polygon.closed(0.88, 0, 0, 0.95, -0.88, 0, 0, -0.95);
  private static final Polygon SPINE = Polygon.open(0.42, 0, -0.42, 0);
  private static final Polygon TAIL = Polygon.closed(0.9, 0.45, -1.6, 0, 0.9, -0.45);
  private static final Polygon HEAD =
      Polygon.closed(
          0.35, 0, 0.75, 0.62, 0.1, 0.98, -0.85, 0.6, -1.2, 0, -0.85, -0.6, 0.1, -0.98, 0.75,
          -0.62);
  private static final Polygon LEFT_JAW = Polygon.closed(0.7, 0.66, 1.75, 0.2, 0.3, 0.05);
  private static final Polygon RIGHT_JAW = Polygon.closed(0.7, -0.66, 1.75, -0.2, 0.3, -0.05);

  /** Segments over which the colour runs once from head to tail. */
  private static final double RUN = 14;

  private static final double LINE = 0.075;

  private final Palette palette;

  public SnakePainter(Palette palette) {
    this.palette = palette;
  }

  /** Draws all snakes whole, for the kind of their heads. */
  @Override
  public void draw(PaintFrame frame, EntityKind kind) {
    InterpolatedScene scene = frame.scene();
    for (int n = 0; n < scene.chains(); n++) {
      // From the tail on, so that the head lies on top.
      for (int at = scene.chainLength(n) - 1; at > 0; at--) {
        segment(frame.pen(), scene, frame.camera(), frame.hitFeedback(), n, at);
      }
      head(frame.pen(), scene, frame.camera(), frame.hitFeedback(), n, frame.time());
    }
  }

  private void segment(
      ShapeDrawer pen,
      InterpolatedScene scene,
      Camera camera,
      HitFeedback hitFeedback,
      int n,
      int at) {
    int i = scene.link(n, at);
    if (i < 0) {
      return;
    }
    Snapshot now = scene.now();
    double x = scene.x(i);
    double y = scene.y(i);
    if (!camera.sees(x, y, 2)) {
      return;
    }
    int rgb = colour(hitFeedback, now.id(i), at);
    int ahead = scene.link(n, at - 1);
    if (ahead >= 0) {
      pen.ink(rgb, 0.55);
      pen.line(x, y, scene.x(ahead), scene.y(ahead), 0.09);
    }
    double size = now.radius(i);
    boolean last = at == scene.chainLength(n) - 1;
    Polygon shape = last ? TAIL : DIAMOND;
    pen.ink(
        Palette.mix(palette.of(ColorRole.HULL), rgb, 0.1 + 0.75 * hitFeedback.lit(now.id(i))),
        0.94);
    pen.fill(shape, x, y, scene.heading(i), size, size);
    pen.ink(rgb, 1);
    pen.outline(shape, x, y, scene.heading(i), size, LINE);
    if (!last && now.health(i) > 0.99) {
      pen.ink(rgb, 0.6);
      pen.outline(SPINE, x, y, scene.heading(i), size, 0.05);
    }
  }

  private int colour(HitFeedback hitFeedback, int id, int at) {
    int body =
        Palette.mix(palette.of(ColorRole.SNAKE_HEAD), palette.of(ColorRole.SNAKE_TAIL), at / RUN);
    return Palette.mix(body, palette.of(ColorRole.CORE), hitFeedback.lit(id));
  }

  private void head(
      ShapeDrawer pen,
      InterpolatedScene scene,
      Camera camera,
      HitFeedback hitFeedback,
      int n,
      double time) {
    int i = scene.link(n, 0);
    if (i < 0 || !camera.sees(scene.x(i), scene.y(i), 2)) {
      return;
    }
    Snapshot now = scene.now();
    double gape = 0.16 + 0.16 * Math.sin(time * 9 + now.id(i));
    double lit = hitFeedback.lit(now.id(i));
    drawHead(pen, scene.x(i), scene.y(i), scene.heading(i), now.radius(i), gape, lit);
  }

  /** Draws a head of that radius, m, with its jaws that far open, rad, and lit up to that share. */
  public void drawHead(
      ShapeDrawer pen, double x, double y, double heading, double radius, double gape, double lit) {
    double size = 1.12 * radius;
    int rgb = Palette.mix(palette.of(ColorRole.SNAKE_HEAD), palette.of(ColorRole.CORE), lit);
    int face = Palette.mix(palette.of(ColorRole.HULL), rgb, 0.16 + 0.75 * lit);
    jaw(pen, LEFT_JAW, x, y, heading + gape, size, face, rgb);
    jaw(pen, RIGHT_JAW, x, y, heading - gape, size, face, rgb);
    pen.ink(face, 0.96);
    pen.fill(HEAD, x, y, heading, size, size);
    pen.ink(rgb, 1);
    pen.outline(HEAD, x, y, heading, size, 0.09);
    eye(pen, x, y, heading, size, 1);
    eye(pen, x, y, heading, size, -1);
  }

  private static void jaw(
      ShapeDrawer pen,
      Polygon jaw,
      double x,
      double y,
      double heading,
      double size,
      int face,
      int rgb) {
    pen.ink(face, 0.96);
    pen.fill(jaw, x, y, heading, size, size);
    pen.ink(rgb, 1);
    pen.outline(jaw, x, y, heading, size, LINE);
  }

  private void eye(ShapeDrawer pen, double x, double y, double heading, double size, int side) {
    double ahead = 0.12 * size;
    double left = 0.48 * size * side;
    double eyeX = x + ahead * Math.cos(heading) - left * Math.sin(heading);
    double eyeY = y + ahead * Math.sin(heading) + left * Math.cos(heading);
    pen.ink(palette.of(ColorRole.SNAKE_EYE), 1);
    pen.disc(eyeX, eyeY, 0.2 * size);
    pen.ink(palette.of(ColorRole.HULL), 1);
    pen.disc(
        eyeX + 0.06 * size * Math.cos(heading),
        eyeY + 0.06 * size * Math.sin(heading),
        0.08 * size);
  }
}
