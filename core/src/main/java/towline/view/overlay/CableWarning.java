package towline.view.overlay;

import com.badlogic.gdx.graphics.g2d.Batch;
import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.view.draw.Polygon;
import towline.view.draw.ScreenRoom;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.Fonts;
import towline.view.text.TextSize;

/**
 * A warning while the cable is cut: an arrow from the ship to the drone, and what to do at the
 * drone.
 */
final class CableWarning {
  private static final Polygon ARROW = Polygon.closed(0.5, 0, -0.35, 0.42, -0.12, 0, -0.35, -0.42);

  /** Length of the arrow, in units of its shape, m: that of the ship. */
  private static final double SIZE = 2.3;

  /** Distance of the arrow from the ship's centre, m. */
  private static final double RADIUS = 3;

  /** Amplitude, m, and angular frequency, rad/s, of the arrow's swing. */
  private static final double SWING_AMPLITUDE = 0.3;

  private static final double SWING_RATE = 7;
  private static final double TICKS_PER_SECOND = 60;

  /** Distance to the drone below which the arrow would cover it, m. */
  private static final double MIN_DISTANCE = 4.5;

  /**
   * Distance of the text from the drone's centre, m, and the step by which it moves away to find
   * room.
   */
  private static final double TEXT_DISTANCE = 3.8;

  private static final double STEP = 0.8;
  private static final int STEPS = 14;

  /** Padding around the letters, design pixels. */
  private static final double PADDING = 8;

  /** Width at which the text is wrapped, as a share of the window's width. */
  private static final double WRAP_WIDTH = 0.6;

  private final OverlayCanvas canvas;
  private final CachedText label;
  private boolean shipLost;
  private boolean droneAdrift;
  private double droneX;
  private double droneY;

  CableWarning(OverlayCanvas canvas, Fonts fonts, String warning) {
    this.canvas = canvas;
    label = new CachedText(fonts, TextSize.HEADING, Anchor.CENTRE).setText(warning);
  }

  /** Sets whether the ship of the run is lost; its last moments show it once more. */
  void setShipLost(boolean lost) {
    shipLost = lost;
  }

  void drawShapes(InterpolatedScene scene) {
    int ship = scene.only(EntityKind.SHIP);
    int drone = scene.only(EntityKind.DRONE);
    droneAdrift = !shipLost && ship >= 0 && drone >= 0 && !scene.snapshot().cable().hooked;
    if (!droneAdrift) {
      return;
    }
    droneX = scene.x(drone);
    droneY = scene.y(drone);
    double shipX = scene.x(ship);
    double shipY = scene.y(ship);
    double dx = droneX - shipX;
    double dy = droneY - shipY;
    double distance = Math.hypot(dx, dy);
    if (distance > MIN_DISTANCE) {
      double swing =
          SWING_AMPLITUDE * Math.sin(SWING_RATE * scene.snapshot().tick() / TICKS_PER_SECOND);
      double out = Math.min(RADIUS, distance - RADIUS / 2) + swing;
      arrow(shipX + out * dx / distance, shipY + out * dy / distance, Math.atan2(dy, dx));
    }
  }

  private void arrow(double x, double y, double bearing) {
    ShapeDrawer pen = canvas.shapes();
    pen.ink(canvas.colour(ColorRole.HULL), 0.75);
    pen.fill(ARROW, x, y, bearing, 1.25 * SIZE, 1.25 * SIZE);
    pen.ink(canvas.colour(ColorRole.WARNING), 0.95);
    pen.fill(ARROW, x, y, bearing, SIZE, SIZE);
  }

  /**
   * Writes the text as near to the drone as there is room for it, outside the ring of aim modes.
   */
  void drawText(Batch batch, ScreenRoom room) {
    if (!droneAdrift) {
      return;
    }
    label
        .setColour(canvas.colour(ColorRole.WARNING))
        .setWrapWidth(Math.rint(WRAP_WIDTH * canvas.windowWidth()));
    for (int step = 0; step < STEPS; step++) {
      double distance = TEXT_DISTANCE + STEP * step;
      if (write(batch, room, droneY + distance) || write(batch, room, droneY - distance)) {
        return;
      }
    }
  }

  private boolean write(Batch batch, ScreenRoom room, double atY) {
    double padding = canvas.pixels(PADDING);
    double half = label.width() / 2 + padding;
    double high = label.height() / 2 + padding;
    double x = within(canvas.camera().toWindowX(droneX), half, canvas.windowWidth());
    double y = within(canvas.camera().toWindowY(atY), high, canvas.windowHeight());
    if (!room.claim(x - half, y - high, x + half, y + high)) {
      return false;
    }
    label.draw(batch, x, y + high - padding - label.capHeight(), 1);
    return true;
  }

  private static double within(double at, double half, double whole) {
    return Math.max(half, Math.min(whole - half, at));
  }
}
