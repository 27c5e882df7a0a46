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

/** At the ship, while the cable is cut: an arrow to the drone, and what to do. */
final class CableWarning {
  private static final Polygon ARROW = Polygon.closed(0.5, 0, -0.35, 0.42, -0.12, 0, -0.35, -0.42);

  /** How long the arrow is, in units of its shape, m: as large as the ship. */
  private static final double SIZE = 2.3;

  /** From the ship's middle to the arrow, m. */
  private static final double RADIUS = 3;

  /** The arrow swings to and fro by that much, m, and so often, rad/s. */
  private static final double SWING = 0.3;

  private static final double SWING_RATE = 7;
  private static final double TICKS_A_SECOND = 60;

  /** Nearer than this, m, the arrow would lie on the drone. */
  private static final double IN_REACH = 4.5;

  /** How far from the ship's middle the line stands, m, and by how much it gives way. */
  private static final double ASIDE = 2.4;

  private static final double STEP = 0.8;
  private static final int STEPS = 14;

  /** About the letters, pixels at the design height. */
  private static final double PADDING = 8;

  /** The narrowest that the line is wrapped, as a share of the window's width. */
  private static final double WRAP = 0.6;

  private final OverlayCanvas canvas;
  private final CachedText label;
  private boolean lost;
  private double shipX;
  private double shipY;
  private double side;

  CableWarning(OverlayCanvas canvas, Fonts fonts, String warning) {
    this.canvas = canvas;
    label = new CachedText(fonts, TextSize.HEADING, Anchor.CENTRE).set(warning);
  }

  void drawShapes(InterpolatedScene scene) {
    int ship = scene.only(EntityKind.SHIP);
    int drone = scene.only(EntityKind.DRONE);
    lost = ship >= 0 && drone >= 0 && !scene.now().tow().hooked;
    if (!lost) {
      return;
    }
    shipX = scene.x(ship);
    shipY = scene.y(ship);
    double dx = scene.x(drone) - shipX;
    double dy = scene.y(drone) - shipY;
    double distance = Math.hypot(dx, dy);
    // On the other side of the ship than the arrow.
    side = dy > 0 ? -1 : 1;
    if (distance > IN_REACH) {
      double swing = SWING * Math.sin(SWING_RATE * scene.now().tick() / TICKS_A_SECOND);
      double out = Math.min(RADIUS, distance - RADIUS / 2) + swing;
      arrow(shipX + out * dx / distance, shipY + out * dy / distance, Math.atan2(dy, dx));
    }
  }

  private void arrow(double x, double y, double bearing) {
    ShapeDrawer pen = canvas.pen();
    pen.ink(canvas.of(ColorRole.HULL), 0.75);
    pen.fill(ARROW, x, y, bearing, 1.25 * SIZE, 1.25 * SIZE);
    pen.ink(canvas.of(ColorRole.WARNING), 0.95);
    pen.fill(ARROW, x, y, bearing, SIZE, SIZE);
  }

  /** Writes what to do where it lies on nothing, as near to the ship as there is room. */
  void drawText(Batch batch, ScreenRoom room) {
    if (!lost) {
      return;
    }
    label.colour(canvas.of(ColorRole.WARNING)).wrap(Math.rint(WRAP * canvas.windowWidth()));
    for (int step = 0; step < STEPS; step++) {
      double away = ASIDE + STEP * step;
      if (write(batch, room, shipY + side * away) || write(batch, room, shipY - side * away)) {
        return;
      }
    }
  }

  private boolean write(Batch batch, ScreenRoom room, double atY) {
    double padding = canvas.pixels(PADDING);
    double half = label.width() / 2 + padding;
    double high = label.height() / 2 + padding;
    double x = within(canvas.camera().toWindowX(shipX), half, canvas.windowWidth());
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
