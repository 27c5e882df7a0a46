package towline.view.world.painter;

import org.jspecify.annotations.Nullable;
import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.loadout.Loadout;
import towline.sim.loadout.ModuleKind;
import towline.sim.loadout.Stat;
import towline.view.draw.LinePath;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;
import towline.view.effect.Rope;
import towline.view.scene.InterpolatedScene;

/** Draws the marks of modules on ship, drone and cable. */
public final class ModulePainter {
  private static final double TURN = 2 * Math.PI;

  /** Orbit radius of the splinters, m, outside the drone's rings. */
  private static final double SPLINTER_RADIUS = 1.6;

  private static final Polygon STUD = Polygon.closed(1, 0, -0.4, 0.45, -0.4, -0.45);
  private static final Polygon SPLINTER = Polygon.closed(0.8, 0, -0.5, 0.4, -0.2, -0.5);

  /** Distance that the arc leaps off the cable, m. */
  private static final double LEAP_DISTANCE = 0.34;

  /** Rate at which the arc changes its shape, 1/s. */
  private static final double LEAP_RATE = 24;

  private static final double BARB = 0.26;

  /** Distance of the mirrors from the cable, on both sides, m. */
  private static final double PANE_DISTANCE = 0.45;

  /** Number of rope points between two barbs. */
  private static final int BARB_STEP = 2;

  /** Distance of the coil from the cable, m; it winds around the middle third. */
  private static final double COIL_DISTANCE = 0.42;

  private final Palette palette;

  /** Creates a painter. */
  public ModulePainter(Palette palette) {
    this.palette = palette;
  }

  /** Draws the marks below ship and drone. */
  public void drawBelow(PaintFrame frame) {
    InterpolatedScene scene = frame.scene();
    Loadout loadout = scene.snapshot().loadout();
    int ship = scene.only(EntityKind.SHIP);
    if (loadout.size() == 0 || ship < 0) {
      return;
    }
    ShapeDrawer pen = frame.shapes();
    double x = scene.x(ship);
    double y = scene.y(ship);
    if (loadout.has(ModuleKind.AFTERBURNER)) {
      exhaust(frame, x, y, scene.heading(ship), loadout.get(Stat.FLAME_REACH));
    }
    if (loadout.has(ModuleKind.MAGNET)) {
      for (int ring = 0; ring < 2; ring++) {
        double share = frame.time() * 0.8 + 0.5 * ring;
        share -= Math.floor(share);
        pen.glow(palette.colour(ColorRole.SHARD), 0.7 * share);
        pen.ring(x, y, 1.3 + 2.4 * (1 - share), 0.07);
      }
    }
    if (loadout.has(ModuleKind.SIDE_PLANES)) {
      double heading = scene.heading(ship);
      pen.ink(palette.colour(ColorRole.WINGMAN), 0.9);
      beside(pen, x, y, heading, -0.1, 0.75, 0.35);
      beside(pen, x, y, heading, -0.1, -0.75, 0.35);
    }
  }

  /** Draws a cone of fire as long as the flame that burns enemies. */
  private void exhaust(PaintFrame frame, double x, double y, double heading, double reach) {
    ShapeDrawer pen = frame.shapes();
    double thrust = frame.thrust();
    if (thrust < 0.05) {
      return;
    }
    for (int tongue = -2; tongue <= 2; tongue++) {
      double flicker = 0.8 + 0.2 * Math.sin(frame.time() * 47 + 9 * tongue);
      double bearing = heading + Math.PI + 0.2 * tongue;
      double length = 0.6 + reach * thrust * flicker * (1 - 0.12 * Math.abs(tongue));
      pen.glow(palette.colour(ColorRole.BLAST), 0.55 * thrust)
          .glowTo(palette.colour(ColorRole.CABLE_WORN), 0);
      pen.beam(
          x + 0.4 * Math.cos(bearing),
          y + 0.4 * Math.sin(bearing),
          x + length * Math.cos(bearing),
          y + length * Math.sin(bearing),
          1.1);
    }
  }

  /** Draws the marks on the drone. */
  public void drawAbove(PaintFrame frame) {
    InterpolatedScene scene = frame.scene();
    Loadout loadout = scene.snapshot().loadout();
    int drone = scene.only(EntityKind.DRONE);
    if (loadout.size() == 0 || drone < 0) {
      return;
    }
    ShapeDrawer pen = frame.shapes();
    double x = scene.x(drone);
    double y = scene.y(drone);
    double barrel = scene.heading(drone);
    int mode = palette.modeColour(scene.snapshot().droneGun().mode);
    if (loadout.has(ModuleKind.HAMMER)) {
      studs(pen, x, y, Math.atan2(scene.snapshot().vy(drone), scene.snapshot().vx(drone)));
    }
    if (loadout.has(ModuleKind.SHRAPNEL)) {
      pen.ink(palette.colour(ColorRole.BLAST), 0.95);
      orbit(frame, x, y, 6, SPLINTER_RADIUS, -1.4);
    }
    if (loadout.has(ModuleKind.FAST_BEARINGS)) {
      pen.glow(mode, 0.95);
      for (int i = 0; i < 6; i++) {
        double angle = 3 * barrel + TURN * i / 6;
        pen.disc(x + 0.52 * Math.cos(angle), y + 0.52 * Math.sin(angle), 0.09);
      }
    }
    if (loadout.has(ModuleKind.LOADER)) {
      pen.ink(palette.colour(ColorRole.SHARD), 0.95);
      for (int shell = -1; shell <= 1; shell++) {
        beside(pen, x, y, barrel + Math.PI, 0.75, 0.34 * shell, 0.5);
        beside(pen, x, y, barrel + Math.PI, 0.75, 0.34 * shell + 0.1, 0.5);
      }
    }
    if (loadout.has(ModuleKind.MIRROR)) {
      double reach = scene.snapshot().radius(drone) + loadout.get(Stat.MIRROR_REACH);
      pen.glow(palette.colour(ColorRole.SHIELD), 0.16);
      pen.ring(x, y, reach, 0.05);
      pen.glow(palette.colour(ColorRole.SHIELD), 0.6);
      for (int pane = 0; pane < 3; pane++) {
        pen.arc(x, y, reach, frame.time() * 0.9 + TURN * pane / 3, 0.8, 0.09);
      }
    }
    muzzle(frame, loadout, x, y, barrel, mode);
  }

  private void studs(ShapeDrawer pen, double x, double y, double course) {
    for (int i = 0; i < 8; i++) {
      double angle = course + TURN * i / 8;
      double atX = x + 1.02 * Math.cos(angle);
      double atY = y + 1.02 * Math.sin(angle);
      pen.body(
          STUD,
          atX,
          atY,
          angle,
          0.26,
          palette.colour(ColorRole.HULL),
          palette.colour(ColorRole.CABLE_TAUT),
          0.05);
    }
  }

  private static void orbit(
      PaintFrame frame, double x, double y, int count, double radius, double rate) {
    for (int i = 0; i < count; i++) {
      double angle = rate * frame.time() + TURN * i / count;
      double atX = x + radius * Math.cos(angle);
      double atY = y + radius * Math.sin(angle);
      frame.shapes().fill(SPLINTER, atX, atY, 3 * angle, 0.34, 0.34);
    }
  }

  /** Draws the changes to the barrel that represent changes to the shots. */
  private void muzzle(
      PaintFrame frame, Loadout loadout, double x, double y, double barrel, int mode) {
    ShapeDrawer pen = frame.shapes();
    double length = DronePainter.MUZZLE;
    double tipX = x + length * Math.cos(barrel);
    double tipY = y + length * Math.sin(barrel);
    if (loadout.has(ModuleKind.TWIN_BARREL)) {
      pen.ink(mode, 1);
      beside(pen, x, y, barrel, 0.6, 0.42, length - 0.6);
      beside(pen, x, y, barrel, 0.6, -0.42, length - 0.6);
    }
    if (loadout.has(ModuleKind.PIERCING)) {
      pen.ink(palette.colour(ColorRole.CORE), 1);
      beside(pen, x, y, barrel, length, 0, 0.75);
    }
    if (loadout.has(ModuleKind.BURSTING_SHELLS)) {
      pen.ink(palette.colour(ColorRole.HULL), 1);
      pen.disc(tipX, tipY, 0.3);
      pen.ink(palette.colour(ColorRole.BLAST), 1);
      pen.ring(tipX, tipY, 0.3, 0.08);
    }
    if (loadout.has(ModuleKind.RICOCHET)) {
      pen.ink(palette.colour(ColorRole.SHIP_SHOT), 1);
      for (int side = -1; side <= 1; side += 2) {
        beside(pen, tipX, tipY, barrel + 2.4 * side, 0, 0, 0.9);
      }
    }
    if (loadout.has(ModuleKind.EMBER_SHELLS)) {
      double glow = 0.6 + 0.25 * Math.sin(frame.time() * 13);
      pen.glow(palette.colour(ColorRole.CABLE_WORN), glow);
      pen.halo(tipX, tipY, 0.9);
      pen.ink(palette.colour(ColorRole.BLAST), 1);
      pen.disc(tipX, tipY, 0.14);
    }
  }

  /** Draws a stroke along a bearing that starts at an offset ahead and to the left, m. */
  private static void beside(
      ShapeDrawer pen,
      double x,
      double y,
      double bearing,
      double ahead,
      double left,
      double length) {
    double cos = Math.cos(bearing);
    double sin = Math.sin(bearing);
    double fromX = x + ahead * cos - left * sin;
    double fromY = y + ahead * sin + left * cos;
    pen.line(fromX, fromY, fromX + length * cos, fromY + length * sin, 0.1);
  }

  /** Draws the marks on the cable; {@code rope} is null while the cable is parted. */
  public void drawOnCable(PaintFrame frame, @Nullable Rope rope) {
    if (rope == null) {
      return;
    }
    Loadout loadout = frame.scene().snapshot().loadout();
    ShapeDrawer pen = frame.shapes();
    if (loadout.has(ModuleKind.LIVE_CABLE)) {
      arc(pen, rope, frame.time());
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
    double step = Math.floor(time * LEAP_RATE);
    for (int strand = 0; strand < 2; strand++) {
      LinePath path = pen.path();
      for (int i = 0; i < Rope.POINTS; i++) {
        boolean end = i == 0 || i == Rope.POINTS - 1;
        double leap = end ? 0 : LEAP_DISTANCE * Math.sin(4.1 * i * i + 78.2 * step + 2.3 * strand);
        path.add(rope.besideX(i, leap), rope.besideY(i, leap));
      }
      pen.glow(palette.colour(ColorRole.SHIP_SHOT), 0.75 - 0.3 * strand);
      pen.strokeOpen(0.09);
    }
  }

  /** Draws mirrors along the part of the cable that reflects shots. */
  private void panes(ShapeDrawer pen, Rope rope) {
    pen.glow(palette.colour(ColorRole.SHIELD), 0.55);
    for (int i = Rope.POINTS / 3; i < Rope.POINTS - 3; i += 3) {
      for (int side = -1; side <= 1; side += 2) {
        double out = PANE_DISTANCE * side;
        pen.line(
            rope.besideX(i, out),
            rope.besideY(i, out),
            rope.besideX(i + 2, out),
            rope.besideY(i + 2, out),
            0.07);
      }
    }
  }

  private void barbs(ShapeDrawer pen, Rope rope) {
    pen.ink(palette.colour(ColorRole.CABLE_TAUT), 0.95);
    for (int i = BARB_STEP; i < Rope.POINTS - 1; i += BARB_STEP) {
      int next = i + 1;
      pen.line(
          rope.besideX(i, BARB),
          rope.besideY(i, BARB),
          rope.besideX(next, -BARB),
          rope.besideY(next, -BARB),
          0.06);
      pen.line(
          rope.besideX(i, -BARB),
          rope.besideY(i, -BARB),
          rope.besideX(next, BARB),
          rope.besideY(next, BARB),
          0.06);
    }
  }

  private void coil(ShapeDrawer pen, Rope rope) {
    LinePath path = pen.path();
    int first = Rope.POINTS / 3;
    for (int i = first; i <= Rope.POINTS - first; i++) {
      double out = (i - first) % 2 == 0 ? COIL_DISTANCE : -COIL_DISTANCE;
      path.add(rope.besideX(i, out), rope.besideY(i, out));
    }
    pen.ink(palette.colour(ColorRole.CABLE_TAUT), 0.95);
    pen.strokeOpen(0.1);
  }
}
