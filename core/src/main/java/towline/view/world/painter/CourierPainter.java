package towline.view.world.painter;

import towline.content.CourierTable;
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
 * Draws couriers: a white-gold bead with glints, in front of the ribbon of its track, in a shell
 * with an arc for each layer, and around it a ring for the time that it stays. The ribbon has a
 * bead for every fifth of a second, which makes speed and regularity of the flight visible.
 */
public final class CourierPainter extends EntityPainter {
  /**
   * Radii of the ring, of the shell inside it, of the bead and its core, and of the glints, in
   * radii of the courier.
   */
  private static final double RING_RADIUS = 2.25;

  private static final double SHELL_RADIUS = 1.55;
  private static final double BEAD_RADIUS = 0.72;
  private static final double CORE_RADIUS = 0.3;
  private static final double GLINT_RADIUS = 4.6;

  /** Share of a layer's part of the circle that is drawn. */
  private static final double ARC_SHARE = 0.76;

  /** Distance that a breaking layer flies, in radii, and rate at which it does, 1/s. */
  private static final double BREAK_DISTANCE = 1.5;

  private static final double BREAK_RATE = 9;

  /** Line widths, m. */
  private static final double ARC_WIDTH = 0.2;

  private static final double THIN_WIDTH = 0.09;
  private static final double CASING_WIDTH = 0.8;
  private static final double BAND_WIDTH = 0.46;
  private static final double CORE_WIDTH = 0.14;

  /** Size of chevrons and rungs, and width of their lines, m. */
  private static final double BEAD_SIZE = 0.75;

  private static final double BEAD_LINE = 0.2;

  /** Time between two beads of the ribbon, ticks. */
  private static final int BEAD_TICKS = 12;

  /** Minimum distance between two places of a ribbon, m: nearer ones would be drawn as spikes. */
  private static final double MIN_DISTANCE = 0.06;

  /**
   * Time before the end at which the ring begins to tick, s, and the frequency of the body's pulse,
   * 1/s.
   */
  private static final double LAST_SECONDS = 3;

  private static final double PULSE_FREQUENCY = 1.1;

  /** Number of steps a second in which the last seconds pass. */
  private static final double TICKS = 2;

  /** Width of the ring that shows the time left, m. */
  private static final double CLOCK_WIDTH = 0.26;

  /** Maximum number of couriers with moving shells; further ones are drawn without motion. */
  private static final int MAX_COURIERS = 4;

  private final CourierRibbons ribbons;
  private final CourierTable couriers;
  private final int[] ids = new int[MAX_COURIERS];
  private final double[] layers = new double[MAX_COURIERS];
  private final double[] stay = new double[MAX_COURIERS];
  private double brightness = 1;

  /** Creates a painter of couriers with the tracks in {@code ribbons}. */
  public CourierPainter(Palette palette, CourierRibbons ribbons, CourierTable couriers) {
    super(palette, 4);
    this.ribbons = ribbons;
    this.couriers = couriers;
  }

  /** Sets the strength of pulses, 0 for none to 1.5; 1 is the designed strength. */
  public void setFlashBrightness(double share) {
    brightness = share;
  }

  public void clear() {
    java.util.Arrays.fill(ids, 0);
  }

  /** Moves the shells on, {@code seconds} after the last call. */
  public void update(InterpolatedScene scene, double seconds) {
    Snapshot snapshot = scene.snapshot();
    for (int i = snapshot.first(EntityKind.COURIER); i < snapshot.end(EntityKind.COURIER); i++) {
      int slot = snapshot.id(i) % MAX_COURIERS;
      EntityRow row = snapshot.row(i);
      if (ids[slot] != row.id) {
        ids[slot] = row.id;
        layers[slot] = row.layers;
        stay[slot] = row.timeToDeparture;
      }
      layers[slot] += (row.layers - layers[slot]) * (1 - Math.exp(-BREAK_RATE * seconds));
      stay[slot] = Math.max(stay[slot], row.timeToDeparture);
    }
  }

  /** Draws the ribbons, including those of couriers that have just gone. */
  public void drawRibbons(PaintFrame frame) {
    for (int track = 0; track < ribbons.count(); track++) {
      drawRibbon(frame, track);
    }
  }

  private void drawRibbon(PaintFrame frame, int track) {
    ShapeDrawer pen = frame.shapes();
    InterpolatedScene scene = frame.scene();
    Snapshot snapshot = scene.snapshot();
    fillPath(pen.path(), scene, track);
    strokeRibbon(pen);
    int rgb = palette.colour(ColorRole.COURIER);
    for (int k = 0; k < ribbons.size(track); k++) {
      double age = ribbons.age(track, k, snapshot);
      if (age > 0 && age < 1 && ribbons.tick(track, k) % BEAD_TICKS == 0) {
        pen.ink(rgb, Math.min(1, 4 * (1 - age)));
        bead(pen, track, k, CourierRibbons.strength(age));
      }
    }
  }

  /**
   * Draws a bead of a ribbon: chevrons for pulsing flight and rungs for hops, because one leg of
   * either is as straight as the flight of others.
   */
  private void bead(ShapeDrawer pen, int track, int k, double strength) {
    double x = ribbons.x(track, k);
    double y = ribbons.y(track, k);
    int older = Math.min(k + 1, ribbons.size(track) - 1);
    double dx = x - ribbons.x(track, older);
    double dy = y - ribbons.y(track, older);
    double step = Math.max(1e-6, Math.hypot(dx, dy));
    double onX = BEAD_SIZE * strength * dx / step;
    double onY = BEAD_SIZE * strength * dy / step;
    switch (couriers.kinds().get(ribbons.kind(track)).spec().motion()) {
      case PULSING -> {
        pen.path().add(x - onX - onY, y - onY + onX).add(x, y).add(x - onX + onY, y - onY - onX);
        pen.strokeOpen(BEAD_LINE);
      }
      case HOPPING -> pen.line(x - onY, y + onX, x + onY, y - onX, BEAD_LINE);
      default -> pen.disc(x, y, 0.21 * strength);
    }
  }

  /** Strokes the prepared path as a ribbon. */
  public void strokeRibbon(ShapeDrawer pen) {
    pen.ink(palette.colour(ColorRole.HULL), 0.55);
    pen.strokeTapering(CASING_WIDTH);
    pen.glow(palette.colour(ColorRole.COURIER), 0.62);
    pen.strokeTapering(BAND_WIDTH);
    pen.glow(palette.colour(ColorRole.CORE), 0.7);
    pen.strokeTapering(CORE_WIDTH);
  }

  private void fillPath(LinePath path, InterpolatedScene scene, int track) {
    Snapshot snapshot = scene.snapshot();
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
      // The newest place is the courier's position at the end of the present tick, so it is ahead.
      if (age <= 0 || age >= 1 || away < MIN_DISTANCE) {
        continue;
      }
      double onX = (x - lastX) / away;
      double onY = (y - lastY) / away;
      if (wayX * onX + wayY * onY < 0) {
        // A blunt corner at a reversal, because a sharp one would be drawn as a spike.
        double side = wayX * onY - wayY * onX < 0 ? -MIN_DISTANCE : MIN_DISTANCE;
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
    ShapeDrawer pen = frame.shapes();
    EntityRow row = frame.scene().snapshot().row(i);
    double x = frame.scene().x(i);
    double y = frame.scene().y(i);
    double radius = row.radius;
    int slot = row.id % MAX_COURIERS;
    int rgb = palette.colour(ColorRole.COURIER);
    double pulse = brightness * Math.sin(2 * Math.PI * PULSE_FREQUENCY * frame.time());
    if (!row.lockable) {
      string(pen, frame.scene(), x, y, rgb);
    }
    body(pen, x, y, radius, pulse);
    ring(
        pen, x, y, RING_RADIUS * radius, row.timeToDeparture, ids[slot] == row.id ? stay[slot] : 0);
    int all = (int) Math.max(1, Math.round(row.layers / Math.max(0.01, row.health)));
    shell(pen, x, y, radius, all, ids[slot] == row.id ? layers[slot] : row.layers, rgb);
    bead(pen, x, y, radius);
  }

  /** Draws a courier at x, y with a whole shell of {@code layers} layers and a full ring. */
  public void drawWhole(ShapeDrawer pen, double x, double y, double radius, int layers) {
    int rgb = palette.colour(ColorRole.COURIER);
    body(pen, x, y, radius, 0);
    pen.ink(rgb, 1);
    pen.ring(x, y, RING_RADIUS * radius, 1.6 * THIN_WIDTH);
    shell(pen, x, y, radius, layers, layers, rgb);
    bead(pen, x, y, radius);
  }

  private void body(ShapeDrawer pen, double x, double y, double radius, double pulse) {
    int rgb = palette.colour(ColorRole.COURIER);
    pen.glow(rgb, 0.3 + 0.1 * pulse);
    pen.halo(x, y, 4.5 * radius);
    pen.ink(palette.colour(ColorRole.HULL), 0.92);
    pen.disc(x, y, RING_RADIUS * radius);
    glints(pen, x, y, radius * (1 + 0.08 * pulse), rgb);
  }

  private void bead(ShapeDrawer pen, double x, double y, double radius) {
    pen.ink(palette.colour(ColorRole.COURIER), 1);
    pen.disc(x, y, BEAD_RADIUS * radius);
    pen.ink(palette.colour(ColorRole.CORE), 1);
    pen.disc(x, y, CORE_RADIUS * radius);
  }

  /** Draws the string of beads on which the drone seems to tow a courier. */
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

  /** Draws four rays of light, as on a polished thing. */
  private static void glints(ShapeDrawer pen, double x, double y, double radius, int rgb) {
    for (int ray = 0; ray < 4; ray++) {
      double cos = Math.cos(ray * Math.PI / 2);
      double sin = Math.sin(ray * Math.PI / 2);
      pen.glow(rgb, 0.9).glowTo(rgb, 0);
      pen.line(
          x + RING_RADIUS * radius * cos,
          y + RING_RADIUS * radius * sin,
          x + GLINT_RADIUS * radius * cos,
          y + GLINT_RADIUS * radius * sin,
          THIN_WIDTH);
    }
  }

  private void ring(ShapeDrawer pen, double x, double y, double radius, double left, double whole) {
    int rgb = palette.colour(ColorRole.COURIER);
    pen.ink(palette.colour(ColorRole.HULL), 0.8);
    pen.ring(x, y, radius, CLOCK_WIDTH + 0.1);
    pen.ink(rgb, 0.3);
    pen.ring(x, y, radius, THIN_WIDTH);
    boolean isLast = left < LAST_SECONDS;
    double shown = isLast ? Math.ceil(left * TICKS) / TICKS : left;
    double sinceTick = (shown - left) * TICKS;
    double beat = isLast ? Math.min(1, brightness) * (1 - sinceTick) : 0;
    pen.ink(rgb, 1);
    if (left > 0 && whole > 0) {
      double angle = 2 * Math.PI * Math.min(1, shown / whole);
      pen.arc(x, y, radius, Math.PI / 2, angle, CLOCK_WIDTH * (1 + 0.8 * beat));
    }
  }

  /**
   * Draws the layers of a shell; one that breaks flies off and fades, one that mends returns in
   * reverse.
   */
  private static void shell(
      ShapeDrawer pen, double x, double y, double radius, int all, double shown, int rgb) {
    double each = 2 * Math.PI / all;
    for (int k = 0; k < all; k++) {
      double present = Math.max(0, Math.min(1, shown - k));
      if (present > 0.02) {
        double from = Math.PI / 2 + (k + (1 - ARC_SHARE) / 2) * each;
        double out = SHELL_RADIUS + BREAK_DISTANCE * (1 - present);
        pen.ink(rgb, present);
        pen.arc(x, y, out * radius, from, ARC_SHARE * each, ARC_WIDTH);
      }
    }
  }
}
