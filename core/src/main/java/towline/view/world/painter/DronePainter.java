package towline.view.world.painter;

import towline.content.Mastery;
import towline.content.look.ColorRole;
import towline.sim.api.DroneGunStatus;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;

/**
 * Draws the drone: a pale hexagon with an eye and a long barrel, in a ring in the colour of its aim
 * mode. A thin arc of the ring shows the gun's readiness, a thick one the turn that the barrel
 * still has to make.
 */
public final class DronePainter extends EntityPainter {
  /** Distance from the centre to a corner, m. */
  public static final double SIZE = 0.8;

  /** Distance from the centre to the muzzle, m. */
  public static final double MUZZLE = 1.95;

  /** Radius of the ring in the colour of the mode, m. */
  public static final double RING = 1.32;

  private static final int LOST_RINGS = 3;

  /** The body, one unit from the centre to a corner. */
  public static final Polygon BODY = Polygon.regular(6);

  /** The outline of the barrel, m. */
  public static final Polygon BARREL =
      Polygon.closed(
          0.2, 0.17, 1.66, 0.13, 1.66, 0.21, 1.95, 0.21, 1.95, -0.21, 1.66, -0.21, 1.66, -0.13, 0.2,
          -0.17);

  private static final Polygon BARREL_FACE =
      Polygon.closed(0.2, 0.17, 1.95, 0.17, 1.95, -0.17, 0.2, -0.17);

  /** Turn below which none is shown, rad, because the ring would flicker. */
  private static final double MIN_SLEW = 0.03;

  /** The tip of a loaded harpoon, which points along the barrel, m. */
  public static final Polygon TIP =
      Polygon.closed(
          0.75, 0, 0.1, 0.24, 0.24, 0.07, -0.45, 0.07, -0.45, -0.07, 0.24, -0.07, 0.1, -0.24);

  /** Distance of the tips from the drone's centre, and of two tips from each other, m. */
  private static final double TIP_DISTANCE = 1.55;

  private static final double TIP_GAP = 0.5;

  /** Distance by which the outer tips are behind the middle one, m. */
  private static final double TIP_STAGGER = 0.35;

  /** Radius and width of the clock of loaded harpoons, m. */
  private static final double CLOCK_RADIUS = RING + 0.42;

  private static final double CLOCK_WIDTH = 0.13;

  /** Distance by which the barrel slides back when it fires, m. */
  private static final double RECOIL = 0.32;

  /**
   * Bands of mastery: distance of the first from the centre, distance between two, half their
   * length, m.
   */
  private static final double FIRST_BAND = 0.78;

  private static final double BAND_GAP = 0.3;
  private static final double BAND_HALF_LENGTH = 0.34;

  /** Radius of the rim of a mastered mode, m. */
  private static final double CROWN_RADIUS = 1.06;

  private static final int CORNERS = 6;

  private final DroneEye eye;
  private double flash = 1;

  /** Creates a painter. */
  public DronePainter(Palette palette) {
    super(palette, 5);
    eye = new DroneEye(palette);
  }

  @Override
  protected void drawEntity(PaintFrame frame, EntityKind kind, int i) {
    InterpolatedScene scene = frame.scene();
    Snapshot snapshot = scene.snapshot();
    ShapeDrawer pen = frame.shapes();
    double x = scene.x(i);
    double y = scene.y(i);
    double bearing = scene.heading(i);
    int mode = palette.modeColour(snapshot.droneGun().mode);
    int step = frame.mastery().step(snapshot.droneGun().mode);
    if (!snapshot.cable().hooked) {
      lost(pen, x, y, frame.time());
    }
    ground(pen, x, y, frame.heat());
    glow(pen, x, y, snapshot.droneGun().harpoons, mode);
    // The body points along its flight, so that the swing can be seen.
    double course = Math.atan2(snapshot.vy(i), snapshot.vx(i));
    body(pen, x, y, course, frame.heat());
    crown(pen, x, y, course, step, mode);
    ring(pen, x, y, bearing, frame.slew(), snapshot.droneGun().readiness, mode);
    double recoil = frame.hitFeedback().droneRecoil();
    barrel(pen, x, y, bearing, recoil, mode);
    bands(pen, x, y, bearing, recoil, step, mode);
    eye.draw(
        pen,
        x,
        y,
        bearing,
        frame.slew(),
        frame.hitFeedback().droneMood(),
        snapshot.droneGun().mode,
        mode);
    harpoons(pen, x, y, bearing, snapshot.droneGun(), mode);
  }

  /**
   * Draws a drone outside of a run, with its barrel at {@code bearing} and its gun's readiness at
   * {@code ready}, 0 to 1, in the colour of an aim mode.
   */
  public void draw(ShapeDrawer pen, double x, double y, double bearing, double ready, int mode) {
    ground(pen, x, y, 0);
    body(pen, x, y, Math.PI / 2, 0);
    ring(pen, x, y, bearing, 0, ready, mode);
    barrel(pen, x, y, bearing, 0, mode);
  }

  /** Draws only the barrel of a drone, in the colour of an aim mode. */
  public void drawBarrel(ShapeDrawer pen, double x, double y, double bearing, int mode) {
    barrel(pen, x, y, bearing, 0, mode);
  }

  /** Sets the strength of pulses, 0 for none to 1.5; 1 is the designed strength. */
  public void setFlashBrightness(double share) {
    flash = share;
  }

  /**
   * Draws rings that close in on a drifting drone and call the player there; one constant ring
   * without flashes.
   */
  private void lost(ShapeDrawer pen, double x, double y, double time) {
    if (flash <= 0) {
      pen.glow(palette.colour(ColorRole.CABLE_TAUT), 0.75);
      pen.ring(x, y, RING + 0.9, 0.11);
      return;
    }
    for (int ring = 0; ring < LOST_RINGS; ring++) {
      double phase = time * 0.7 + (double) ring / LOST_RINGS;
      double share = phase - Math.floor(phase);
      pen.glow(palette.colour(ColorRole.CABLE_TAUT), Math.min(1, 0.95 * flash) * share);
      pen.ring(x, y, RING + 3 * (1 - share), 0.11);
    }
  }

  /**
   * Draws the dark ground that separates the drone from entities below, and the glow of a drone
   * fast enough to break what it rams.
   */
  private void ground(ShapeDrawer pen, double x, double y, double heat) {
    pen.ink(palette.colour(ColorRole.HULL), 0.8);
    pen.halo(x, y, 2.1);
    if (heat > 0) {
      pen.glow(palette.colour(ColorRole.CABLE_TAUT), 0.4 * heat);
      pen.halo(x, y, 1.5 + heat);
      pen.glow(palette.colour(ColorRole.CABLE_TAUT), 0.8 * heat);
      pen.ring(x, y, SIZE + 0.26, 0.06);
    }
  }

  private void body(ShapeDrawer pen, double x, double y, double course, double heat) {
    pen.ink(palette.colour(ColorRole.HULL), 0.94);
    pen.fill(BODY, x, y, course, SIZE, SIZE);
    int rim = Palette.mix(palette.colour(ColorRole.DRONE), palette.colour(ColorRole.CORE), heat);
    pen.ink(rim, 0.95);
    pen.outline(BODY, x, y, course, SIZE, 0.085 + 0.04 * heat);
    pen.ink(palette.colour(ColorRole.DRONE), 0.4);
    pen.outline(BODY, x, y, course, 0.55 * SIZE, 0.05);
  }

  private void ring(
      ShapeDrawer pen, double x, double y, double bearing, double slew, double ready, int mode) {
    pen.glow(mode, 0.2);
    pen.ring(x, y, RING, 0.04);
    pen.glow(mode, ready >= 1 ? 0.75 : 0.5);
    pen.arc(x, y, RING, bearing, 2 * Math.PI * Math.max(0.001, ready), 0.055);
    if (Math.abs(slew) > MIN_SLEW) {
      pen.glow(mode, 0.95);
      pen.arc(x, y, RING + 0.2, bearing, slew, 0.15);
    }
  }

  /** Draws the glow of a loaded gun beneath the drone. */
  private static void glow(ShapeDrawer pen, double x, double y, int harpoons, int mode) {
    if (harpoons > 0) {
      pen.glow(mode, 0.06 * harpoons);
      pen.halo(x, y, 1.9 + 0.2 * harpoons);
    }
  }

  /** Draws the loaded harpoons as tips on the barrel, and the time that the next one is kept. */
  private void harpoons(
      ShapeDrawer pen, double x, double y, double bearing, DroneGunStatus gun, int mode) {
    if (gun.harpoons == 0) {
      return;
    }
    double angle = 2 * Math.PI * Math.min(1, gun.harpoonTimeLeft);
    pen.ink(palette.colour(ColorRole.HULL), 0.7);
    pen.ring(x, y, CLOCK_RADIUS, CLOCK_WIDTH + 0.1);
    pen.glow(mode, 0.95);
    pen.arc(x, y, CLOCK_RADIUS, Math.PI / 2, angle, CLOCK_WIDTH);
    double cos = Math.cos(bearing);
    double sin = Math.sin(bearing);
    for (int tip = 0; tip < gun.harpoons; tip++) {
      double place = tip - (gun.harpoons - 1) / 2.0;
      double along = TIP_DISTANCE - TIP_STAGGER * Math.abs(place);
      double tipX = x + along * cos - TIP_GAP * place * sin;
      double tipY = y + along * sin + TIP_GAP * place * cos;
      pen.glow(mode, 0.2);
      pen.halo(tipX, tipY, 0.6);
      pen.ink(gun.harpoonReady ? palette.colour(ColorRole.CORE) : mode, 1);
      pen.fill(TIP, tipX, tipY, bearing, 1, 1);
      pen.ink(mode, 1);
      pen.outline(TIP, tipX, tipY, bearing, 1, 0.07);
    }
  }

  /** Draws the last step of mastery: a second rim, with a light at each corner. */
  private void crown(ShapeDrawer pen, double x, double y, double course, int step, int mode) {
    if (step < Mastery.STEPS) {
      return;
    }
    pen.ink(mode, 0.9);
    pen.outline(BODY, x, y, course, CROWN_RADIUS, 0.06);
    pen.ink(palette.colour(ColorRole.CORE), 1);
    for (int corner = 0; corner < CORNERS; corner++) {
      double bearing = course + corner * 2 * Math.PI / CORNERS;
      pen.disc(x + CROWN_RADIUS * Math.cos(bearing), y + CROWN_RADIUS * Math.sin(bearing), 0.1);
    }
  }

  /** Draws a bright band across the barrel for each step of mastery. */
  private void bands(
      ShapeDrawer pen, double x, double y, double bearing, double recoil, int step, int mode) {
    double cos = Math.cos(bearing);
    double sin = Math.sin(bearing);
    for (int band = 0; band < step; band++) {
      double along = FIRST_BAND + band * BAND_GAP - RECOIL * recoil;
      double atX = x + along * cos;
      double atY = y + along * sin;
      double acrossX = BAND_HALF_LENGTH * sin;
      double acrossY = BAND_HALF_LENGTH * cos;
      pen.ink(mode, 1);
      pen.line(atX - acrossX, atY + acrossY, atX + acrossX, atY - acrossY, 0.16);
      pen.ink(palette.colour(ColorRole.CORE), 1);
      pen.line(atX - acrossX, atY + acrossY, atX + acrossX, atY - acrossY, 0.07);
    }
  }

  private void barrel(
      ShapeDrawer pen, double x, double y, double bearing, double recoil, int mode) {
    double back = RECOIL * recoil;
    double atX = x - back * Math.cos(bearing);
    double atY = y - back * Math.sin(bearing);
    pen.ink(palette.colour(ColorRole.HULL), 1);
    pen.fill(BARREL_FACE, atX, atY, bearing, 1, 1);
    pen.ink(mode, 1);
    pen.outline(BARREL, atX, atY, bearing, 1, 0.07);
    pen.ink(palette.colour(ColorRole.HULL), 1);
    pen.disc(x, y, 0.3);
    pen.ink(mode, 1);
    pen.ring(x, y, 0.3, 0.07);
  }
}
