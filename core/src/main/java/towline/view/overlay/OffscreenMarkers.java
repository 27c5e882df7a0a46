package towline.view.overlay;

import towline.content.look.ColorRole;
import towline.math.Angles;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.Camera;
import towline.view.scene.InterpolatedScene;

/**
 * Small signs at the rim of the picture for things outside it, a shape for each kind: arrow for
 * heads and drone, house for tanks, hexagon with an arrow for vessels, double chevron for missiles
 * that chase the ship, crossed ring for a shell's landing point, bead with an arrow for couriers,
 * two posts with clocks for haul gates.
 */
final class OffscreenMarkers {
  private static final Polygon ARROW = Polygon.closed(0.5, 0, -0.35, 0.42, -0.12, 0, -0.35, -0.42);
  private static final Polygon HOUSE =
      Polygon.closed(0.46, 0, 0.12, 0.36, -0.32, 0.36, -0.32, -0.36, 0.12, -0.36);
  private static final Polygon HEXAGON = Polygon.regular(6);
  private static final Polygon CHEVRON = Polygon.open(-0.22, 0.42, 0.14, 0, -0.22, -0.42);

  /** Distance from which on a sign has its minimum opacity, m. */
  private static final double FAR_DISTANCE = 30;

  private static final double MIN_OPACITY = 0.35;
  private static final double LINE = 0.09;
  private static final double POST_DISTANCE = 0.62;
  private static final double CLOCK_RADIUS = 0.45;
  private static final double CLOCK_WIDTH = 0.18;

  private static final EntityKind[] KINDS = EntityKind.values();

  private final Palette palette;
  private final ScreenEdge screenEdge = new ScreenEdge();
  private boolean isHaulAtRisk = true;

  OffscreenMarkers(Palette palette) {
    this.palette = palette;
  }

  /** Sets whether a part of the haul is at risk; if not, the signs of haul gates are quiet. */
  void setHaulAtRisk(boolean wanted) {
    isHaulAtRisk = wanted;
  }

  /**
   * Draws the signs, but none in the upper left corner of the given size, physical pixels, because
   * the score is there.
   */
  void draw(
      ShapeDrawer pen,
      InterpolatedScene scene,
      Camera camera,
      double cornerWidth,
      double cornerHeight) {
    screenEdge.keepOut(cornerWidth, cornerHeight);
    for (EntityKind kind : KINDS) {
      draw(kind, pen, scene, camera);
    }
  }

  private void draw(EntityKind kind, ShapeDrawer pen, InterpolatedScene scene, Camera camera) {
    switch (kind) {
      case SNAKE_HEAD -> pointToAll(kind, pen, scene, camera, palette.colour(ColorRole.SNAKE_HEAD));
      case VESSEL_CORE -> pointToAll(kind, pen, scene, camera, palette.colour(ColorRole.VESSEL));
      case MISSILE -> pointToAll(kind, pen, scene, camera, palette.colour(ColorRole.MISSILE));
      case COURIER -> pointToAll(kind, pen, scene, camera, palette.colour(ColorRole.COURIER));
      case HAUL_GATE -> pointToGates(pen, scene, camera);
      case SHELL -> pointToLandings(pen, scene.snapshot(), camera);
      case DRONE ->
          pointToAll(
              kind, pen, scene, camera, palette.modeColour(scene.snapshot().droneGun().mode));
      default -> {
        // The others belong to one of these, or are too small and numerous for a sign.
        if (kind.isFighter()) {
          pointToAll(kind, pen, scene, camera, palette.colour(ColorRole.of(kind)));
        }
      }
    }
  }

  private void pointToAll(
      EntityKind kind, ShapeDrawer pen, InterpolatedScene scene, Camera camera, int rgb) {
    Snapshot snapshot = scene.snapshot();
    for (int i = snapshot.first(kind); i < snapshot.end(kind); i++) {
      if (kind != EntityKind.MISSILE || Approach.chasesShip(snapshot, i)) {
        point(kind, pen, camera, scene.x(i), scene.y(i), rgb);
      }
    }
  }

  /** Draws the signs of haul gates, each with the time that is left as an arc. */
  private void pointToGates(ShapeDrawer pen, InterpolatedScene scene, Camera camera) {
    EntityKind kind = EntityKind.HAUL_GATE;
    Snapshot snapshot = scene.snapshot();
    int rgb = palette.colour(isHaulAtRisk ? ColorRole.SHARD : ColorRole.TEXT_QUIET);
    for (int i = snapshot.first(kind); i < snapshot.end(kind); i++) {
      point(kind, pen, camera, scene.x(i), scene.y(i), rgb);
      if (screenEdge.isOutside()) {
        double angle = Angles.TURN * snapshot.health(i);
        for (int side = -1; side <= 1; side += 2) {
          pen.arc(postX(side), postY(side), CLOCK_RADIUS, Math.PI / 2, angle, CLOCK_WIDTH);
        }
      }
    }
  }

  private double postX(int side) {
    double bearing = screenEdge.bearing();
    return screenEdge.x() - 0.2 * Math.cos(bearing) - side * POST_DISTANCE * Math.sin(bearing);
  }

  private double postY(int side) {
    double bearing = screenEdge.bearing();
    return screenEdge.y() - 0.2 * Math.sin(bearing) + side * POST_DISTANCE * Math.cos(bearing);
  }

  private void pointToLandings(ShapeDrawer pen, Snapshot snapshot, Camera camera) {
    for (int i = snapshot.first(EntityKind.SHELL); i < snapshot.end(EntityKind.SHELL); i++) {
      double landingX = snapshot.x(i) + snapshot.vx(i) * snapshot.row(i).timeToLanding;
      double landingY = snapshot.y(i) + snapshot.vy(i) * snapshot.row(i).timeToLanding;
      point(EntityKind.SHELL, pen, camera, landingX, landingY, palette.colour(ColorRole.WARNING));
    }
  }

  private void point(EntityKind kind, ShapeDrawer pen, Camera camera, double x, double y, int rgb) {
    screenEdge.locate(camera, x, y);
    if (screenEdge.isOutside()) {
      boolean isPrize =
          kind == EntityKind.COURIER || (kind == EntityKind.HAUL_GATE && isHaulAtRisk);
      double minOpacity = isPrize ? 1 : MIN_OPACITY;
      pen.ink(rgb, Math.max(minOpacity, 1 - screenEdge.beyond() / FAR_DISTANCE));
      sign(kind, pen);
    }
  }

  private void sign(EntityKind kind, ShapeDrawer pen) {
    double x = screenEdge.x();
    double y = screenEdge.y();
    double bearing = screenEdge.bearing();
    switch (kind) {
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
      case COURIER -> {
        double beadX = x - 0.7 * Math.cos(bearing);
        double beadY = y - 0.7 * Math.sin(bearing);
        pen.disc(beadX, beadY, 0.24);
        pen.ring(beadX, beadY, 0.48, LINE);
        pen.fill(ARROW, x, y, bearing, 0.8, 0.8);
      }
      case HAUL_GATE -> {
        for (int side = -1; side <= 1; side += 2) {
          pen.disc(postX(side), postY(side), 0.2);
          pen.ring(postX(side), postY(side), CLOCK_RADIUS, 0.5 * LINE);
        }
        pen.fill(ARROW, x, y, bearing, 0.8, 0.8);
      }
      case SHELL -> {
        pen.ring(x, y, 0.38, LINE);
        pen.line(x - 0.2, y, x + 0.2, y, LINE);
        pen.line(x, y - 0.2, x, y + 0.2, LINE);
      }
      default -> {
        if (kind.isFighter()) {
          pen.outline(HOUSE, x, y, bearing, 1, LINE);
        } else {
          pen.fill(ARROW, x, y, bearing, 1, 1);
        }
      }
    }
  }
}
