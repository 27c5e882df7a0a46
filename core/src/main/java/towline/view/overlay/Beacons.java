package towline.view.overlay;

import towline.sim.Kind;
import towline.sim.Snapshot;
import towline.view.draw.Outline;
import towline.view.draw.Palette;
import towline.view.draw.Pen;
import towline.view.draw.Tint;
import towline.view.world.Camera;
import towline.view.world.Scene;

/**
 * Small signs at the rim of the picture for what is outside it, a shape for each kind: arrow for
 * heads and drone, house for tanks, hexagon with an arrow for vessels, double chevron for missiles
 * that chase the ship, crossed ring for where a shell will land.
 */
final class Beacons {
  private static final Outline ARROW = Outline.closed(0.5, 0, -0.35, 0.42, -0.12, 0, -0.35, -0.42);
  private static final Outline HOUSE =
      Outline.closed(0.46, 0, 0.12, 0.36, -0.32, 0.36, -0.32, -0.36, 0.12, -0.36);
  private static final Outline HEXAGON = Outline.regular(6);
  private static final Outline CHEVRON = Outline.open(-0.22, 0.42, 0.14, 0, -0.22, -0.42);

  /** Farther away than this, m, a sign is as faint as it gets. */
  private static final double FAR = 30;

  private static final double FAINTEST = 0.35;
  private static final double LINE = 0.09;

  private final Palette palette;
  private final Rim rim = new Rim();

  Beacons(Palette palette) {
    this.palette = palette;
  }

  void draw(Pen pen, Scene scene, Camera camera) {
    Snapshot now = scene.now();
    pointToAll(Kind.TANK, pen, scene, camera);
    pointToAll(Kind.SNAKE_HEAD, pen, scene, camera);
    pointToAll(Kind.VESSEL_CORE, pen, scene, camera);
    pointToAll(Kind.MISSILE, pen, scene, camera);
    for (int i = now.first(Kind.SHELL); i < now.end(Kind.SHELL); i++) {
      double landingX = now.x(i) + now.vx(i) * now.clock(i);
      double landingY = now.y(i) + now.vy(i) * now.clock(i);
      point(Kind.SHELL, pen, camera, landingX, landingY, palette.of(Tint.WARNING));
    }
    int drone = scene.only(Kind.DRONE);
    if (drone >= 0) {
      int rgb = palette.mode(now.turret().mode());
      point(Kind.DRONE, pen, camera, scene.x(drone), scene.y(drone), rgb);
    }
  }

  private void pointToAll(Kind kind, Pen pen, Scene scene, Camera camera) {
    Snapshot now = scene.now();
    int rgb = palette.of(tint(kind));
    for (int i = now.first(kind); i < now.end(kind); i++) {
      if (kind != Kind.MISSILE || Approach.chasesShip(now, i)) {
        point(kind, pen, camera, scene.x(i), scene.y(i), rgb);
      }
    }
  }

  private static Tint tint(Kind kind) {
    return switch (kind) {
      case TANK -> Tint.TANK;
      case VESSEL_CORE -> Tint.VESSEL;
      case MISSILE -> Tint.MISSILE;
      default -> Tint.SNAKE_HEAD;
    };
  }

  private void point(Kind kind, Pen pen, Camera camera, double x, double y, int rgb) {
    rim.take(camera, x, y);
    if (rim.isOutside()) {
      pen.ink(rgb, Math.max(FAINTEST, 1 - rim.beyond() / FAR));
      sign(kind, pen);
    }
  }

  private void sign(Kind kind, Pen pen) {
    double x = rim.x();
    double y = rim.y();
    double bearing = rim.bearing();
    switch (kind) {
      case TANK -> pen.outline(HOUSE, x, y, bearing, 1, LINE);
      case VESSEL_CORE -> {
        pen.outline(HEXAGON, x, y, bearing, 0.5, LINE);
        pen.fill(ARROW, x, y, bearing, 0.6, 0.6);
      }
      case MISSILE -> {
        double back = 0.32;
        pen.outline(
            CHEVRON, x + 0.2 * Math.cos(bearing), y + 0.2 * Math.sin(bearing), bearing, 1, LINE);
        pen.outline(
            CHEVRON,
            x + (0.2 - back) * Math.cos(bearing),
            y + (0.2 - back) * Math.sin(bearing),
            bearing,
            1,
            LINE);
      }
      case SHELL -> {
        pen.ring(x, y, 0.38, LINE);
        pen.line(x - 0.2, y, x + 0.2, y, LINE);
        pen.line(x, y - 0.2, x, y + 0.2, LINE);
      }
      default -> pen.fill(ARROW, x, y, bearing, 1, 1);
    }
  }
}
