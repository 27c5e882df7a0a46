package towline.view.hud;

import towline.content.look.ColorRole;
import towline.sim.loadout.ModuleKind;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;

/**
 * The icons of the modules in the HUD and on cards: a few strokes in a square from -1 to 1,
 * distinguishable at 20 pixels.
 */
public final class ModuleIcons {
  private static final double TURN = 2 * Math.PI;
  private static final double UP = Math.PI / 2;
  private static final Polygon DART = Polygon.closed(1, 0, -0.8, 0.7, -0.4, 0, -0.8, -0.7);
  private static final Polygon HEXAGON = Polygon.regular(6);
  private static final Polygon BOLT =
      Polygon.open(-0.8, 0.25, -0.4, -0.25, -0.1, 0.3, 0.25, -0.3, 0.5, 0.2, 0.8, -0.25);
  private static final Polygon COIL =
      Polygon.open(
          -0.6, 0, -0.45, 0.4, -0.25, -0.4, -0.05, 0.4, 0.15, -0.4, 0.35, 0.4, 0.45, 0, 0.6, 0);
  private static final Polygon MAGNET =
      Polygon.open(
          -0.55, 0.7, -0.55, -0.1, -0.4, -0.45, 0, -0.62, 0.4, -0.45, 0.55, -0.1, 0.55, 0.7);
  private static final Polygon FLAME =
      Polygon.closed(0, -0.95, 0.42, -0.2, 0.3, 0.35, -0.3, 0.35, -0.42, -0.2);

  private final Palette palette;
  private final ShapeDrawer pen;
  private double x;
  private double y;
  private double size;

  /** Creates icons that are drawn in colours of {@code palette} with {@code pen}. */
  public ModuleIcons(Palette palette, ShapeDrawer pen) {
    this.palette = palette;
    this.pen = pen;
  }

  /** Draws an icon about a point; {@code half} is half its side. */
  public void draw(ModuleKind module, double middleX, double middleY, double half) {
    x = middleX;
    y = middleY;
    size = half;
    switch (module) {
      case LIVE_CABLE -> liveCable();
      case BARBED_CABLE -> barbedCable();
      case SPRING_CABLE -> springCable();
      case HAMMER -> hammer();
      case SHRAPNEL -> shrapnel();
      case LOADER -> loader();
      case TWIN_BARREL -> twinBarrel();
      case FAST_BEARINGS -> fastBearings();
      case BURSTING_SHELLS -> burstingShells();
      case RICOCHET -> ricochet();
      case PIERCING -> piercing();
      case EMBER_SHELLS -> emberShells();
      case MIRROR -> mirror();
      case SIDE_PLANES -> sidePlanes();
      case MAGNET -> magnet();
      case AFTERBURNER -> afterburner();
    }
  }

  private void liveCable() {
    ink(ColorRole.SHIP_SHOT);
    shape(BOLT, 0, 0, 0, 1);
    ends();
  }

  private void barbedCable() {
    ink(ColorRole.CABLE_TAUT);
    line(-0.85, 0, 0.85, 0);
    for (int barb = -1; barb <= 1; barb++) {
      line(0.45 * barb - 0.17, 0.34, 0.45 * barb + 0.17, -0.34);
      line(0.45 * barb - 0.17, -0.34, 0.45 * barb + 0.17, 0.34);
    }
  }

  private void springCable() {
    ink(ColorRole.CABLE_TAUT);
    shape(COIL, 0, 0, 0, 1);
    ends();
  }

  /** Draws ship and drone at the ends of a cable. */
  private void ends() {
    ink(ColorRole.DRONE);
    disc(-0.85, 0, 0.15);
    disc(0.85, 0, 0.15);
  }

  private void hammer() {
    ink(ColorRole.DRONE);
    shape(HEXAGON, 0, 0, 0, 0.5);
    ink(ColorRole.CABLE_TAUT);
    rays(6, 0.6, 0.95);
  }

  private void shrapnel() {
    ink(ColorRole.BLAST);
    rays(8, 0.35, 0.6);
    for (int i = 0; i < 8; i++) {
      double angle = TURN * i / 8;
      disc(0.85 * Math.cos(angle), 0.85 * Math.sin(angle), 0.1);
    }
  }

  private void loader() {
    ink(ColorRole.DRONE);
    arc(0, 0, 0.75, UP, -0.8 * TURN);
    ink(ColorRole.SHARD);
    line(-0.2, -0.3, -0.2, 0.3);
    line(0.2, -0.3, 0.2, 0.3);
    line(-0.75, 0.9, -0.05, 0.75);
    line(-0.75, 0.2, -0.05, 0.75);
  }

  private void twinBarrel() {
    ink(ColorRole.DRONE);
    shape(HEXAGON, -0.45, 0, 0, 0.45);
    ink(ColorRole.SHIP_SHOT);
    line(-0.2, 0.28, 0.9, 0.28);
    line(-0.2, -0.28, 0.9, -0.28);
  }

  private void fastBearings() {
    ink(ColorRole.DRONE);
    ring(0, 0, 0.9);
    ring(0, 0, 0.4);
    ink(ColorRole.SHARD);
    for (int i = 0; i < 6; i++) {
      double angle = TURN * i / 6;
      disc(0.65 * Math.cos(angle), 0.65 * Math.sin(angle), 0.17);
    }
  }

  private void burstingShells() {
    ink(ColorRole.SHIP_SHOT);
    line(-0.95, 0, -0.25, 0);
    ink(ColorRole.BLAST);
    disc(0.2, 0, 0.28);
    ring(0.2, 0, 0.72);
  }

  private void ricochet() {
    ink(ColorRole.TANK);
    disc(-0.05, 0.6, 0.24);
    disc(0.75, -0.55, 0.24);
    ink(ColorRole.SHIP_SHOT);
    line(-0.85, -0.75, -0.15, 0.3);
    line(0.1, 0.35, 0.58, -0.3);
  }

  private void piercing() {
    ink(ColorRole.TANK);
    ring(-0.3, 0, 0.38);
    ring(0.38, 0, 0.3);
    ink(ColorRole.SHIP_SHOT);
    line(-0.95, 0, 0.95, 0);
    line(0.7, 0.25, 0.95, 0);
    line(0.7, -0.25, 0.95, 0);
  }

  private void emberShells() {
    ink(ColorRole.TANK);
    disc(0.6, 0.6, 0.28);
    ink(ColorRole.BLAST);
    arc(-0.85, 0.35, 1.05, -UP, 0.2 * TURN);
    disc(-0.85, -0.7, 0.12);
    disc(0.12, 0, 0.17);
  }

  private void mirror() {
    ink(ColorRole.SHIELD);
    line(0.15, -0.9, 0.15, 0.9);
    line(0.35, -0.7, 0.35, 0.7);
    ink(ColorRole.FOE_SHOT);
    line(-0.9, 0.65, 0, 0.1);
    ink(ColorRole.SHIP_SHOT);
    line(0, -0.1, -0.9, -0.65);
    line(-0.9, -0.65, -0.5, -0.6);
    line(-0.9, -0.65, -0.75, -0.3);
  }

  private void sidePlanes() {
    ink(ColorRole.SHIP);
    shape(DART, 0, 0.3, UP, 0.55);
    ink(ColorRole.WINGMAN);
    shape(DART, -0.65, -0.4, UP, 0.4);
    shape(DART, 0.65, -0.4, UP, 0.4);
  }

  private void magnet() {
    ink(ColorRole.WARNING);
    shape(MAGNET, 0, 0, 0, 1);
    ink(ColorRole.SHARD);
    disc(0, 0.75, 0.14);
    disc(-0.12, 0.25, 0.14);
  }

  private void afterburner() {
    ink(ColorRole.SHIP);
    shape(DART, 0, 0.5, UP, 0.45);
    ink(ColorRole.THRUST);
    shape(FLAME, 0, -0.1, 0, 0.85);
    line(0, -0.6, 0, 0.1);
  }

  private void ink(ColorRole role) {
    pen.ink(palette.colour(role), 1);
  }

  private void rays(int count, double from, double to) {
    for (int i = 0; i < count; i++) {
      double cos = Math.cos(TURN * i / count);
      double sin = Math.sin(TURN * i / count);
      line(from * cos, from * sin, to * cos, to * sin);
    }
  }

  private double stroke() {
    return 0.14 * size;
  }

  private void line(double x0, double y0, double x1, double y1) {
    pen.line(x + x0 * size, y + y0 * size, x + x1 * size, y + y1 * size, stroke());
  }

  private void disc(double atX, double atY, double radius) {
    pen.disc(x + atX * size, y + atY * size, radius * size);
  }

  private void ring(double atX, double atY, double radius) {
    pen.ring(x + atX * size, y + atY * size, radius * size, stroke());
  }

  private void arc(double atX, double atY, double radius, double from, double sweep) {
    pen.arc(x + atX * size, y + atY * size, radius * size, from, sweep, stroke());
  }

  private void shape(Polygon outline, double atX, double atY, double heading, double share) {
    pen.outline(outline, x + atX * size, y + atY * size, heading, share * size, stroke());
  }
}
