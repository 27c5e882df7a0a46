package towline.view.world.painter;

import towline.content.Mastery;
import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;

/**
 * Draws the shots of the player's side, on top of everything but the overlay, each with a white
 * core. A shot of the ship is a pair of short dashes, one of a wingman a row of dots, one of the
 * drone a long heavy dash in the colour of its aim mode. A lance, which the drone aims at a
 * courier, is a needle in the courier's white gold. A harpoon has a barbed head and a cable behind
 * it.
 */
public final class ShotPainter extends EntityPainter {
  private static final double SHIP_SHOT_LENGTH = 0.75;
  private static final double SHIP_SHOT_GAP = 0.15;
  private static final int WINGMAN_DOTS = 3;
  private static final double WINGMAN_SHOT_LENGTH = 0.62;
  private static final double DRONE_SHOT_LENGTH = 1.5;

  /** Growth of a tracer with each step of mastery, and its distance from the shot's axis, m. */
  private static final double TRACER_LENGTH = 1.4;

  private static final double TRACER_GAP = 0.26;

  private static final double LANCE_LENGTH = 4.5;
  // Harpoons: length of streak and cable, m.
  private static final double HARPOON_STREAK = 3.6;
  private static final double HARPOON_CABLE = 9;
  private static final int CABLE_PIECES = 18;

  // Wave of the cable: amplitude at its end, m, wave number, rad/m, and angular frequency, rad/s.
  private static final double WAVE_HEIGHT = 0.35;
  private static final double WAVE_NUMBER = 1.7;
  private static final double WAVE_RATE = 22;

  private static final Polygon BARB = Polygon.closed(0.5, 0, -0.35, 0.24, -0.12, 0, -0.35, -0.24);

  /** Creates a painter. */
  public ShotPainter(Palette palette) {
    super(palette, 2);
  }

  @Override
  protected void drawEntity(PaintFrame frame, EntityKind kind, int i) {
    switch (kind) {
      case SHIP_SHOT -> shipShot(frame.shapes(), frame.scene(), i);
      case WINGMAN_SHOT -> wingmanShot(frame.shapes(), frame.scene(), i);
      default -> droneShot(frame, i);
    }
  }

  private void shipShot(ShapeDrawer pen, InterpolatedScene scene, int i) {
    double bearing = scene.heading(i);
    double cos = Math.cos(bearing);
    double sin = Math.sin(bearing);
    FallArc.draw(pen, scene, i, palette.colour(ColorRole.SHIP_SHOT), 0.12);
    for (int side = -1; side <= 1; side += 2) {
      double x = scene.x(i) - side * SHIP_SHOT_GAP * sin;
      double y = scene.y(i) + side * SHIP_SHOT_GAP * cos;
      double tailX = x - SHIP_SHOT_LENGTH * cos;
      double tailY = y - SHIP_SHOT_LENGTH * sin;
      pen.glow(palette.colour(ColorRole.SHIP_SHOT), 0.9)
          .glowTo(palette.colour(ColorRole.SHIP_SHOT), 0.1);
      pen.line(x, y, tailX, tailY, 0.15);
      pen.ink(palette.colour(ColorRole.CORE), 1);
      pen.line(x, y, x - 0.3 * cos, y - 0.3 * sin, 0.07);
    }
  }

  /** Draws a row of dots: colour alone would not distinguish it from a shot of the drone. */
  private void wingmanShot(ShapeDrawer pen, InterpolatedScene scene, int i) {
    double x = scene.x(i);
    double y = scene.y(i);
    double cos = Math.cos(scene.heading(i));
    double sin = Math.sin(scene.heading(i));
    int rgb = palette.colour(ColorRole.WINGMAN);
    for (int dot = 0; dot < WINGMAN_DOTS; dot++) {
      double behind = WINGMAN_SHOT_LENGTH * dot / (WINGMAN_DOTS - 1);
      pen.glow(rgb, 1 - 0.25 * dot);
      pen.disc(x - behind * cos, y - behind * sin, 0.16 - 0.03 * dot);
    }
    pen.ink(palette.colour(ColorRole.CORE), 1);
    pen.disc(x, y, 0.08);
  }

  private void droneShot(PaintFrame frame, int i) {
    ShapeDrawer pen = frame.shapes();
    InterpolatedScene scene = frame.scene();
    int modeRgb = palette.modeColour(scene.snapshot().row(i).aimMode);
    int step = frame.mastery().step(scene.snapshot().row(i).aimMode);
    if (scene.snapshot().indexOf(EntityKind.COURIER, scene.snapshot().row(i).shotTarget) >= 0) {
      lance(pen, scene.x(i), scene.y(i), scene.heading(i), modeRgb);
      return;
    }
    FallArc.draw(pen, scene, i, modeRgb, 0.2);
    if (scene.snapshot().row(i).harpoon) {
      harpoon(pen, scene.x(i), scene.y(i), scene.heading(i), frame.time(), modeRgb);
      return;
    }
    tracer(pen, scene.x(i), scene.y(i), scene.heading(i), step, modeRgb);
    drawDroneShot(pen, scene.x(i), scene.y(i), scene.heading(i), modeRgb);
  }

  /**
   * Draws two thin lines behind the shot of a mode that has reached its second step of mastery; at
   * the third the lines are longer and brighter.
   */
  private void tracer(ShapeDrawer pen, double x, double y, double bearing, int step, int modeRgb) {
    if (step < 2) {
      return;
    }
    double length = step * TRACER_LENGTH;
    double cos = Math.cos(bearing);
    double sin = Math.sin(bearing);
    int lit =
        step < Mastery.STEPS ? modeRgb : Palette.mix(modeRgb, palette.colour(ColorRole.CORE), 0.6);
    for (int side = -1; side <= 1; side += 2) {
      double atX = x - side * TRACER_GAP * sin - 0.4 * cos;
      double atY = y + side * TRACER_GAP * cos - 0.4 * sin;
      pen.glow(lit, 0.9).glowTo(lit, 0);
      pen.line(atX, atY, atX - length * cos, atY - length * sin, 0.07);
    }
  }

  /** Draws a lance: a needle, three times as long as another shot, with a barb at its head. */
  private void lance(ShapeDrawer pen, double x, double y, double bearing, int modeRgb) {
    double cos = Math.cos(bearing);
    double sin = Math.sin(bearing);
    double tailX = x - LANCE_LENGTH * cos;
    double tailY = y - LANCE_LENGTH * sin;
    int rgb = palette.colour(ColorRole.COURIER);
    pen.glow(modeRgb, 0.6).glowTo(modeRgb, 0);
    pen.beam(x, y, tailX, tailY, 0.7);
    pen.ink(rgb, 1).glowTo(rgb, 0.15);
    pen.line(x, y, tailX, tailY, 0.13);
    pen.ink(palette.colour(ColorRole.CORE), 1);
    pen.line(x, y, x - 0.3 * LANCE_LENGTH * cos, y - 0.3 * LANCE_LENGTH * sin, 0.1);
    pen.fill(BARB, x, y, bearing, 1, 1);
  }

  /** Draws a harpoon: a barbed head, a broad streak, and a cable that waves behind it. */
  private void harpoon(
      ShapeDrawer pen, double x, double y, double bearing, double time, int modeRgb) {
    double cos = Math.cos(bearing);
    double sin = Math.sin(bearing);
    pen.glow(modeRgb, 0.9).glowTo(modeRgb, 0);
    pen.beam(x, y, x - HARPOON_STREAK * cos, y - HARPOON_STREAK * sin, 1.1);
    pen.ink(modeRgb, 1);
    for (int piece = 0; piece <= CABLE_PIECES; piece++) {
      double share = (double) piece / CABLE_PIECES;
      double behind = share * HARPOON_CABLE;
      double aside = WAVE_HEIGHT * share * Math.sin(WAVE_NUMBER * behind + WAVE_RATE * time);
      pen.path().add(x - behind * cos - aside * sin, y - behind * sin + aside * cos, 1 - share);
    }
    pen.strokeTapering(0.2);
    pen.line(x, y, x - 0.35 * HARPOON_STREAK * cos, y - 0.35 * HARPOON_STREAK * sin, 0.34);
    pen.ink(palette.colour(ColorRole.CORE), 1);
    pen.line(x, y, x - 0.3 * HARPOON_STREAK * cos, y - 0.3 * HARPOON_STREAK * sin, 0.16);
    pen.fill(BARB, x + 0.3 * cos, y + 0.3 * sin, bearing, 1.9, 1.9);
  }

  /** Draws a drone's shot, which flies along {@code bearing}, in the colour of an aim mode. */
  public void drawDroneShot(ShapeDrawer pen, double x, double y, double bearing, int modeRgb) {
    double cos = Math.cos(bearing);
    double sin = Math.sin(bearing);
    pen.glow(modeRgb, 0.55).glowTo(modeRgb, 0);
    pen.beam(x, y, x - 2 * DRONE_SHOT_LENGTH * cos, y - 2 * DRONE_SHOT_LENGTH * sin, 0.6);
    pen.ink(modeRgb, 1);
    pen.line(x, y, x - DRONE_SHOT_LENGTH * cos, y - DRONE_SHOT_LENGTH * sin, 0.26);
    pen.ink(palette.colour(ColorRole.CORE), 1);
    pen.line(x, y, x - 0.75 * DRONE_SHOT_LENGTH * cos, y - 0.75 * DRONE_SHOT_LENGTH * sin, 0.12);
  }
}
