package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;

/** Draws the ship's shield: three broad arcs that turn around the ship, in a thin bubble. */
public final class ShieldPainter {
  private static final double RADIUS = 1.75 * ShipPainter.SIZE;
  private static final int ARCS = 3;
  private static final double SWEEP = 1.35;

  private final Palette palette;

  public ShieldPainter(Palette palette) {
    this.palette = palette;
  }

  /** Draws the shield if the ship has one. */
  public void draw(PaintFrame frame) {
    ShapeDrawer pen = frame.shapes();
    InterpolatedScene scene = frame.scene();
    double time = frame.time();
    int ship = scene.only(EntityKind.SHIP);
    if (ship < 0 || !scene.snapshot().ship().shielded) {
      return;
    }
    double x = scene.x(ship);
    double y = scene.y(ship);
    int rgb = palette.colour(ColorRole.SHIELD);
    pen.glow(rgb, 0.1);
    pen.halo(x, y, 1.5 * RADIUS);
    pen.glow(rgb, 0.4);
    pen.ring(x, y, 0.93 * RADIUS, 0.04);
    pen.glow(rgb, 0.85 + 0.1 * Math.sin(time * 5));
    for (int arc = 0; arc < ARCS; arc++) {
      pen.arc(x, y, RADIUS, time * 1.3 + arc * 2 * Math.PI / ARCS, SWEEP, 0.12);
    }
  }
}
