package towline.view.overlay;

import towline.content.look.ColorRole;
import towline.view.draw.Polygon;
import towline.view.draw.ShapeDrawer;
import towline.view.world.painter.DronePainter;
import towline.view.world.painter.ShipPainter;

/** The signs in and around the HUD that the legend explains, each drawn as an example. */
public enum LegendSign {
  /** Arcs round the ship, one for each hit that it can take. */
  HULL(ColorRole.SHIP) {
    @Override
    void draw(ShapeDrawer pen) {
      for (int arc = 0; arc < 4; arc++) {
        pen.arc(0, 0, 0.9, arc * Math.PI / 2 + 0.15, Math.PI / 2 - 0.3, 0.14);
      }
    }
  },
  /** Bar below the score. */
  CHAIN(ColorRole.SHARD) {
    @Override
    void draw(ShapeDrawer pen) {
      pen.line(-1.6, 0, 0.6, 0, 0.3);
      pen.line(0.6, 0, 1.6, 0, 0.08);
    }
  },
  /** Beads and frame of the haul. */
  HAUL(ColorRole.COURIER) {
    @Override
    void draw(ShapeDrawer pen) {
      pen.disc(-1.3, 0, 0.34);
      pen.disc(-0.4, 0, 0.34);
      pen.ring(0.5, 0, 0.3, 0.1);
      pen.line(1.1, 0, 1.8, 0, 0.12);
      pen.line(1.45, -0.35, 1.45, 0.35, 0.12);
    }
  },
  /** Gate that banks the haul. */
  GATE(ColorRole.COURIER) {
    @Override
    void draw(ShapeDrawer pen) {
      pen.disc(0, -0.9, 0.16);
      pen.disc(0, 0.9, 0.16);
      pen.line(0, -0.9, 0, 0.9, 0.1);
      for (int side = -1; side <= 1; side += 2) {
        pen.line(0.9 * side - 0.2, 0.4, 0.9 * side + 0.2, 0, 0.12);
        pen.line(0.9 * side - 0.2, -0.4, 0.9 * side + 0.2, 0, 0.12);
      }
    }
  },
  /** Clock round a courier. */
  CLOCK(ColorRole.COURIER) {
    @Override
    void draw(ShapeDrawer pen) {
      pen.disc(0, 0, 0.3);
      pen.arc(0, 0, 0.9, Math.PI / 2, -1.4 * Math.PI, 0.18);
    }
  },
  /** Tips of loaded harpoons on the barrel. */
  HARPOON(ColorRole.CORE) {
    @Override
    void draw(ShapeDrawer pen) {
      for (int tip = -1; tip <= 1; tip++) {
        pen.fill(DronePainter.TIP, 0, 0.6 * tip, 0, 1, 1);
      }
    }
  },
  /** Corners of a diamond round the target that the player has chosen. */
  CHOSEN(ColorRole.CORE) {
    @Override
    void draw(ShapeDrawer pen) {
      for (int side = -1; side <= 1; side += 2) {
        pen.line(side, 0, 0.6 * side, 0.4, 0.14);
        pen.line(side, 0, 0.6 * side, -0.4, 0.14);
        pen.line(0, side, 0.4, 0.6 * side, 0.14);
        pen.line(0, side, -0.4, 0.6 * side, 0.14);
      }
    }
  },
  /** What destroyed enemies leave. */
  SHARD(ColorRole.SHARD) {
    @Override
    void draw(ShapeDrawer pen) {
      for (int side = -1; side <= 1; side += 2) {
        pen.outline(TRIANGLE, 0.75 * side, -0.1, Math.PI / 2, 0.6, 0.12);
        pen.disc(0.75 * side, -0.1, 0.1);
      }
    }
  },
  /** Outline of the ship where a boss or a marksman expects it. */
  FORECAST(ColorRole.WARNING) {
    @Override
    void draw(ShapeDrawer pen) {
      for (int dash = 0; dash < 10; dash++) {
        pen.arc(0, 0.15, 0.8, dash * Math.PI / 5, Math.PI / 8, 0.1);
      }
      pen.outline(ShipPainter.HULL, 0, 0.15, Math.PI / 2, 0.45, 0.1);
      pen.line(-0.8, -0.95, 0.2, -0.95, 0.16);
      pen.line(0.2, -0.95, 0.8, -0.95, 0.05);
    }
  };

  private static final Polygon TRIANGLE = Polygon.regular(3);

  private final ColorRole role;

  LegendSign(ColorRole role) {
    this.role = role;
  }

  ColorRole role() {
    return role;
  }

  /** Draws the example, from -2 to 2 across and from -1 to 1 up, in the present ink. */
  abstract void draw(ShapeDrawer pen);
}
