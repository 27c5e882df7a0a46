package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.sim.module.Loadout;
import towline.sim.module.ModuleKind;
import towline.view.draw.LinePath;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.effect.Rope;

/** What modules make of the cable: an arc that leaps along it, barbs, a coil about its middle. */
final class CableModules {
  /** How far the arc leaps off the cable, m. */
  private static final double LEAP = 0.34;

  /** How often the arc leaps another way, 1/s. */
  private static final double LEAPS = 24;

  private static final double BARB = 0.26;

  /** From the cable to the mirrors on both sides, m. */
  private static final double PANE = 0.45;

  /** From barb to barb, in points of the rope. */
  private static final int BARB_STEP = 2;

  /** How far the coil stands off the cable, m; it winds about the middle third. */
  private static final double COIL = 0.42;

  private final Palette palette;

  CableModules(Palette palette) {
    this.palette = palette;
  }

  void draw(ShapeDrawer pen, Rope rope, Loadout loadout, double time) {
    if (loadout.has(ModuleKind.LIVE_CABLE)) {
      arc(pen, rope, time);
    }
    if (loadout.has(ModuleKind.MIRROR)) {
      panes(pen, rope);
    }
    if (loadout.has(ModuleKind.BARBED_CABLE)) {
      barbs(pen, rope);
    }
    if (loadout.has(ModuleKind.SPRING_CABLE)) {
      coil(pen, rope);
    }
  }

  private void arc(ShapeDrawer pen, Rope rope, double time) {
    double step = Math.floor(time * LEAPS);
    for (int strand = 0; strand < 2; strand++) {
      LinePath path = pen.path();
      for (int i = 0; i < Rope.POINTS; i++) {
        boolean end = i == 0 || i == Rope.POINTS - 1;
        double leap = end ? 0 : LEAP * Math.sin(4.1 * i * i + 78.2 * step + 2.3 * strand);
        path.add(besideX(rope, i, leap), besideY(rope, i, leap));
      }
      pen.glow(palette.of(ColorRole.SHIP_SHOT), 0.75 - 0.3 * strand);
      pen.strokeOpen(0.09);
    }
  }

  /** Mirrors along the part of the cable that turns shots. */
  private void panes(ShapeDrawer pen, Rope rope) {
    pen.glow(palette.of(ColorRole.SHIELD), 0.55);
    for (int i = Rope.POINTS / 3; i < Rope.POINTS - 3; i += 3) {
      for (int side = -1; side <= 1; side += 2) {
        double out = PANE * side;
        pen.line(
            besideX(rope, i, out),
            besideY(rope, i, out),
            besideX(rope, i + 2, out),
            besideY(rope, i + 2, out),
            0.07);
      }
    }
  }

  private void barbs(ShapeDrawer pen, Rope rope) {
    pen.ink(palette.of(ColorRole.CABLE_TAUT), 0.95);
    for (int i = BARB_STEP; i < Rope.POINTS - 1; i += BARB_STEP) {
      int next = i + 1;
      pen.line(
          besideX(rope, i, BARB),
          besideY(rope, i, BARB),
          besideX(rope, next, -BARB),
          besideY(rope, next, -BARB),
          0.06);
      pen.line(
          besideX(rope, i, -BARB),
          besideY(rope, i, -BARB),
          besideX(rope, next, BARB),
          besideY(rope, next, BARB),
          0.06);
    }
  }

  private void coil(ShapeDrawer pen, Rope rope) {
    LinePath path = pen.path();
    int first = Rope.POINTS / 3;
    for (int i = first; i <= Rope.POINTS - first; i++) {
      double out = (i - first) % 2 == 0 ? COIL : -COIL;
      path.add(besideX(rope, i, out), besideY(rope, i, out));
    }
    pen.ink(palette.of(ColorRole.CABLE_TAUT), 0.95);
    pen.strokeOpen(0.1);
  }

  /** The x coordinate of a place that lies {@code left} of a point of the rope, m. */
  private static double besideX(Rope rope, int i, double left) {
    return rope.x(i) - left * slopeY(rope, i) / slope(rope, i);
  }

  private static double besideY(Rope rope, int i, double left) {
    return rope.y(i) + left * slopeX(rope, i) / slope(rope, i);
  }

  private static double slope(Rope rope, int i) {
    return Math.max(1e-3, Math.hypot(slopeX(rope, i), slopeY(rope, i)));
  }

  private static double slopeX(Rope rope, int i) {
    return rope.x(Math.min(Rope.POINTS - 1, i + 1)) - rope.x(Math.max(0, i - 1));
  }

  private static double slopeY(Rope rope, int i) {
    return rope.y(Math.min(Rope.POINTS - 1, i + 1)) - rope.y(Math.max(0, i - 1));
  }
}
