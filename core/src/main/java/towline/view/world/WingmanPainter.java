package towline.view.world;

import towline.sim.Kind;
import towline.sim.Snapshot;
import towline.view.draw.Outline;
import towline.view.draw.Palette;
import towline.view.draw.Pen;
import towline.view.draw.Tint;

/** Wingmen: small darts with swept wings and a solid nose. */
final class WingmanPainter {
  private static final Outline WINGS =
      Outline.closed(
          0.25, 0, -0.35, 1.02, -0.85, 1.02, -0.5, 0.3, -0.5, -0.3, -0.85, -1.02, -0.35, -1.02);
  private static final Outline NOSE =
      Outline.closed(1.35, 0, 0.1, 0.3, -0.7, 0.2, -0.7, -0.2, 0.1, -0.3);

  /** How much larger than what can be hit they are drawn. */
  private static final double SIZE = 1.35;

  private final Palette palette;

  WingmanPainter(Palette palette) {
    this.palette = palette;
  }

  void draw(Pen pen, Scene scene, Reactions reactions, double time) {
    Snapshot now = scene.now();
    for (int i = now.first(Kind.WINGMAN); i < now.end(Kind.WINGMAN); i++) {
      double lit = reactions.lit(now.id(i));
      int rgb = Palette.mix(palette.of(Tint.WINGMAN), palette.of(Tint.WARNING), lit);
      draw(pen, scene, i, rgb, time);
    }
  }

  private void draw(Pen pen, Scene scene, int i, int rgb, double time) {
    double x = scene.x(i);
    double y = scene.y(i);
    double heading = scene.heading(i);
    double size = SIZE * scene.now().radius(i);
    double cos = Math.cos(heading);
    double sin = Math.sin(heading);
    double flame = (1.5 + 0.2 * Math.sin(time * 57 + i)) * size;
    pen.glow(palette.of(Tint.THRUST), 0.6).glowTo(palette.of(Tint.THRUST), 0);
    pen.beam(x - 0.5 * size * cos, y - 0.5 * size * sin, x - flame * cos, y - flame * sin, 0.3);
    int face = Palette.mix(palette.of(Tint.HULL), rgb, 0.15);
    pen.body(WINGS, x, y, heading, size, face, rgb, 0.065);
    pen.body(NOSE, x, y, heading, size, rgb, rgb, 0.03);
    Cracks.draw(pen, palette, x, y, heading, size, scene.now().health(i));
  }
}
