package towline.view.world.painter;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.api.Snapshot;
import towline.view.draw.LinePath;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.effect.CourierRibbons;
import towline.view.scene.InterpolatedScene;

/**
 * Couriers: a white-gold bead that glints, before the ribbon of its track, in a shell of an arc for
 * each layer, and around it a ring for the time that it stays. The ribbon has a bead for every
 * fifth of a second, so that the eye can tell how fast and how evenly it flew.
 */
public final class CourierPainter extends EntityPainter {
  /** The ring is that far outside the middle, the shell within it, the glints beyond; in radii. */
  private static final double RING = 2.25;

  private static final double SHELL = 1.55;
  private static final double BEAD = 0.72;
  private static final double HEART = 0.3;
  private static final double GLINT = 4.6;

  /** The part of a layer's share of the circle that is drawn. */
  private static final double DRAWN = 0.76;

  /** How far a layer flies off as it breaks, in radii, and how fast it does, 1/s. */
  private static final double OFF = 1.5;

  private static final double BREAKS = 9;

  /** Line widths, m. */
  private static final double ARC = 0.2;

  private static final double THIN = 0.09;
  private static final double CASING = 0.8;
  private static final double BAND = 0.46;
  private static final double CORE = 0.14;

  /** A bead of the ribbon for that many ticks. */
  private static final int BEAD_TICKS = 12;

  /** The closest that two places of a ribbon may lie, m: nearer ones would make thorns. */
  private static final double CLOSEST = 0.06;

  /** When the ring begins to pulse, s before the end. */
  private static final double LAST = 3;

  private static final double PULSE = 1.1;
  private static final double LAST_PULSE = 2;

  /** More couriers than that at once are drawn, but nothing of them moves. */
  private static final int MOST = 4;

  private final CourierRibbons ribbons;
  private final int[] ids = new int[MOST];
  private final double[] layers = new double[MOST];
  private final double[] stay = new double[MOST];
  private double brightness = 1;

  /** A painter in those colours, of couriers with those ribbons. */
  public CourierPainter(Palette palette, CourierRibbons ribbons) {
    super(palette, 4);
    this.ribbons = ribbons;
  }

  /** How strongly it pulses, 0: not at all, 1: as drawn, up to 1.5. */
  public void setFlashBrightness(double share) {
    brightness = share;
  }

  public void clear() {
    java.util.Arrays.fill(ids, 0);
  }

  /** Lets the shells follow, s. */
  public void update(InterpolatedScene scene, double seconds) {
    Snapshot snapshot = scene.now();
    for (int i = snapshot.first(EntityKind.COURIER); i < snapshot.end(EntityKind.COURIER); i++) {
      int slot = snapshot.id(i) % MOST;
      EntityRow row = snapshot.row(i);
      if (ids[slot] != row.id) {
        ids[slot] = row.id;
        layers[slot] = row.layers;
        stay[slot] = row.staysFor;
      }
      layers[slot] += (row.layers - layers[slot]) * (1 - Math.exp(-BREAKS * seconds));
      stay[slot] = Math.max(stay[slot], row.staysFor);
    }
  }

  /** Draws the ribbons, those of couriers that have just gone as well. */
  public void drawRibbons(PaintFrame frame) {
    for (int track = 0; track < ribbons.count(); track++) {
      drawRibbon(frame, track);
    }
  }

  private void drawRibbon(PaintFrame frame, int track) {
    ShapeDrawer pen = frame.pen();
    InterpolatedScene scene = frame.scene();
    Snapshot snapshot = scene.now();
    layPath(pen.path(), scene, track);
    strokeRibbon(pen);
    int rgb = palette.of(ColorRole.COURIER);
    for (int k = 0; k < ribbons.size(track); k++) {
      double age = ribbons.age(track, k, snapshot);
      if (age > 0 && age < 1 && ribbons.tick(track, k) % BEAD_TICKS == 0) {
        pen.ink(rgb, Math.min(1, 4 * (1 - age)));
        pen.disc(ribbons.x(track, k), ribbons.y(track, k), 0.21 * CourierRibbons.strength(age));
      }
    }
  }

  /** Strokes the path that has been laid as a ribbon. */
  public void strokeRibbon(ShapeDrawer pen) {
    pen.ink(palette.of(ColorRole.HULL), 0.55);
    pen.strokeTapering(CASING);
    pen.glow(palette.of(ColorRole.COURIER), 0.62);
    pen.strokeTapering(BAND);
    pen.glow(palette.of(ColorRole.CORE), 0.7);
    pen.strokeTapering(CORE);
  }

  private void layPath(LinePath path, InterpolatedScene scene, int track) {
    Snapshot snapshot = scene.now();
    int courier = snapshot.indexOf(EntityKind.COURIER, ribbons.id(track));
    double lastX = Double.NaN;
    double lastY = Double.NaN;
    double wayX = 0;
    double wayY = 0;
    if (courier >= 0) {
      lastX = scene.x(courier);
      lastY = scene.y(courier);
      path.add(lastX, lastY, 1);
    }
    for (int k = 0; k < ribbons.size(track); k++) {
      double age = ribbons.age(track, k, snapshot);
      double x = ribbons.x(track, k);
      double y = ribbons.y(track, k);
      double away = Math.hypot(x - lastX, y - lastY);
      // The newest place is where it will be at the end of the tick that is on its way.
      if (age <= 0 || age >= 1 || away < CLOSEST) {
        continue;
      }
      double onX = (x - lastX) / away;
      double onY = (y - lastY) / away;
      if (wayX * onX + wayY * onY < 0) {
        // A blunt corner where it came back: a sharp one would end in a thorn.
        double side = wayX * onY - wayY * onX < 0 ? -CLOSEST : CLOSEST;
        path.add(lastX - wayY * side, lastY + wayX * side, CourierRibbons.strength(age));
      }
      path.add(x, y, CourierRibbons.strength(age));
      lastX = x;
      lastY = y;
      wayX = Double.isNaN(onX) ? 0 : onX;
      wayY = Double.isNaN(onY) ? 0 : onY;
    }
  }

  @Override
  protected void drawEntity(PaintFrame frame, EntityKind kind, int i) {
    ShapeDrawer pen = frame.pen();
    EntityRow row = frame.scene().now().row(i);
    double x = frame.scene().x(i);
    double y = frame.scene().y(i);
    double radius = row.radius;
    int slot = row.id % MOST;
    int rgb = palette.of(ColorRole.COURIER);
    double pulse = brightness * Math.sin(2 * Math.PI * PULSE * frame.time());
    if (!row.lockable) {
      string(pen, frame.scene(), x, y, rgb);
    }
    body(pen, x, y, radius, pulse);
    ring(pen, x, y, RING * radius, row.staysFor, ids[slot] == row.id ? stay[slot] : 0, frame);
    int all = (int) Math.max(1, Math.round(row.layers / Math.max(0.01, row.health)));
    shell(pen, x, y, radius, all, ids[slot] == row.id ? layers[slot] : row.layers, rgb);
    bead(pen, x, y, radius);
  }

  /** Draws one at x, y with a whole shell of that many layers, which has all the time it wants. */
  public void drawWhole(ShapeDrawer pen, double x, double y, double radius, int layers) {
    int rgb = palette.of(ColorRole.COURIER);
    body(pen, x, y, radius, 0);
    pen.ink(rgb, 1);
    pen.ring(x, y, RING * radius, 1.6 * THIN);
    shell(pen, x, y, radius, layers, layers, rgb);
    bead(pen, x, y, radius);
  }

  private void body(ShapeDrawer pen, double x, double y, double radius, double pulse) {
    int rgb = palette.of(ColorRole.COURIER);
    pen.glow(rgb, 0.3 + 0.1 * pulse);
    pen.halo(x, y, 4.5 * radius);
    pen.ink(palette.of(ColorRole.HULL), 0.92);
    pen.disc(x, y, RING * radius);
    glints(pen, x, y, radius * (1 + 0.08 * pulse), rgb);
  }

  private void bead(ShapeDrawer pen, double x, double y, double radius) {
    pen.ink(palette.of(ColorRole.COURIER), 1);
    pen.disc(x, y, BEAD * radius);
    pen.ink(palette.of(ColorRole.CORE), 1);
    pen.disc(x, y, HEART * radius);
  }

  /** What the drone seems to tow hangs on a string of beads. */
  private void string(ShapeDrawer pen, InterpolatedScene scene, double x, double y, int rgb) {
    int drone = scene.only(EntityKind.DRONE);
    if (drone < 0) {
      return;
    }
    double dx = scene.x(drone) - x;
    double dy = scene.y(drone) - y;
    int beads = (int) Math.min(24, Math.hypot(dx, dy) / 0.5);
    pen.ink(rgb, 0.6);
    for (int bead = 1; bead < beads; bead++) {
      double share = (double) bead / beads;
      pen.disc(x + dx * share, y + dy * share, 0.08);
    }
  }

  /** Four rays of light, as a polished thing has. */
  private static void glints(ShapeDrawer pen, double x, double y, double radius, int rgb) {
    for (int ray = 0; ray < 4; ray++) {
      double cos = Math.cos(ray * Math.PI / 2);
      double sin = Math.sin(ray * Math.PI / 2);
      pen.glow(rgb, 0.9).glowTo(rgb, 0);
      pen.line(
          x + RING * radius * cos,
          y + RING * radius * sin,
          x + GLINT * radius * cos,
          y + GLINT * radius * sin,
          THIN);
    }
  }

  private void ring(
      ShapeDrawer pen,
      double x,
      double y,
      double radius,
      double left,
      double whole,
      PaintFrame frame) {
    int rgb = palette.of(ColorRole.COURIER);
    pen.ink(rgb, 0.22);
    pen.ring(x, y, radius, THIN);
    double dip = left < LAST ? 0.5 + 0.5 * Math.sin(2 * Math.PI * LAST_PULSE * frame.time()) : 0;
    pen.ink(rgb, 1 - 0.6 * Math.min(1, brightness) * dip);
    if (left > 0 && whole > 0) {
      pen.arc(x, y, radius, Math.PI / 2, 2 * Math.PI * Math.min(1, left / whole), 1.6 * THIN);
    }
  }

  /** A layer that breaks flies off and fades; one that mends comes back the same way. */
  private static void shell(
      ShapeDrawer pen, double x, double y, double radius, int all, double shown, int rgb) {
    double each = 2 * Math.PI / all;
    for (int k = 0; k < all; k++) {
      double there = Math.max(0, Math.min(1, shown - k));
      if (there > 0.02) {
        double from = Math.PI / 2 + (k + (1 - DRAWN) / 2) * each;
        double out = SHELL + OFF * (1 - there);
        pen.ink(rgb, there);
        pen.arc(x, y, out * radius, from, DRAWN * each, ARC);
      }
    }
  }
}
