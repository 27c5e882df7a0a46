package towline.view.overlay;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;
import towline.view.text.NumberText;

/**
 * A tooth at the ship for each missile that chases it and closes in. The tooth points to the
 * missile, and is longer and pulses faster for a faster missile; with the full overlay it has the
 * closing speed as a number.
 */
final class MissileWarning {
  /** Distance of the teeth from the ship, m; neither ship nor drone's marks are hidden. */
  private static final double RADIUS = 3.3;

  /** Distance below which a missile is visible anyway, m. */
  private static final double SIGHT_DISTANCE = 5.2;

  private static final double MIN_LENGTH = 0.7;

  /** Growth of a tooth's length with the closing speed, m per m/s. */
  private static final double GROWTH = 0.055;

  private static final double MAX_SPEED = 40;
  private static final double HALF_WIDTH = 0.3;
  private static final double ARC = 0.42;

  /** Closing speed below which there is no warning, m/s. */
  private static final double MIN_SPEED = 0.5;

  /** Times to impact at which the warning is strongest and faintest, s. */
  private static final double URGENT_TIME = 1.5;

  private static final double CALM_TIME = 5;

  private static final double MIN_STRENGTH = 0.3;

  /** Distance below which two numbers would be unreadable, m. */
  private static final double NUMBER_DISTANCE = 1.1;

  private static final int MAX_NUMBERS = 5;

  private final OverlayCanvas canvas;
  private final Approach approach = new Approach();
  private final StringBuilder text = new StringBuilder();
  private final double[] numberX = new double[MAX_NUMBERS];
  private final double[] numberY = new double[MAX_NUMBERS];
  private int numbers;
  private boolean areNumbersShown;

  MissileWarning(OverlayCanvas canvas) {
    this.canvas = canvas;
  }

  /** Sets whether teeth have the closing speed as a number. */
  void setNumbersShown(boolean wanted) {
    areNumbersShown = wanted;
  }

  void draw(InterpolatedScene scene) {
    numbers = 0;
    int ship = scene.only(EntityKind.SHIP);
    Snapshot snapshot = scene.snapshot();
    for (int i = snapshot.first(EntityKind.MISSILE);
        ship >= 0 && i < snapshot.end(EntityKind.MISSILE);
        i++) {
      if (Approach.chasesShip(snapshot, i)) {
        approach.update(
            scene.x(i) - scene.x(ship),
            scene.y(i) - scene.y(ship),
            snapshot.vx(i) - snapshot.vx(ship),
            snapshot.vy(i) - snapshot.vy(ship));
        warn(scene.x(ship), scene.y(ship));
      }
    }
  }

  private void warn(double shipX, double shipY) {
    if (approach.closingSpeed() < MIN_SPEED || approach.distance() < SIGHT_DISTANCE) {
      return;
    }
    double strength = strength(approach.timeToGo());
    double cos = Math.cos(approach.bearing());
    double sin = Math.sin(approach.bearing());
    double tip = RADIUS + length(approach.closingSpeed());
    tooth(shipX, shipY, cos, sin, tip, strength);
    canvas.shapes().arc(shipX, shipY, RADIUS - 0.12, approach.bearing() - ARC / 2, ARC, 0.07);
    number(shipX + (tip + 0.6) * cos, shipY + (tip + 0.6) * sin);
  }

  private void tooth(double x, double y, double cos, double sin, double tip, double strength) {
    double footX = x + RADIUS * cos;
    double footY = y + RADIUS * sin;
    double leftX = footX - HALF_WIDTH * sin;
    double leftY = footY + HALF_WIDTH * cos;
    double rightX = footX + HALF_WIDTH * sin;
    double rightY = footY - HALF_WIDTH * cos;
    double tipX = x + tip * cos;
    double tipY = y + tip * sin;
    int rgb = canvas.colour(ColorRole.MISSILE);
    ShapeDrawer pen = canvas.shapes();
    pen.ink(rgb, strength * approach.pulse());
    pen.face(leftX, leftY, rightX, rightY, tipX, tipY, tipX, tipY);
    pen.ink(rgb, strength);
    pen.path().add(leftX, leftY).add(tipX, tipY).add(rightX, rightY);
    pen.strokeOpen(0.07);
  }

  /** Returns the strength of the warning, 0 to 1, for a time to impact in s. */
  static double strength(double timeToGo) {
    double share = (CALM_TIME - timeToGo) / (CALM_TIME - URGENT_TIME);
    return Math.max(MIN_STRENGTH, Math.min(1, MIN_STRENGTH + (1 - MIN_STRENGTH) * share));
  }

  /** Returns the length of a tooth, m, for a closing speed in m/s. */
  static double length(double closingSpeed) {
    return MIN_LENGTH + GROWTH * Math.max(0, Math.min(MAX_SPEED, closingSpeed));
  }

  private void number(double x, double y) {
    if (!areNumbersShown || numbers == MAX_NUMBERS) {
      return;
    }
    for (int i = 0; i < numbers; i++) {
      if (Math.hypot(x - numberX[i], y - numberY[i]) < NUMBER_DISTANCE) {
        return;
      }
    }
    numberX[numbers] = x;
    numberY[numbers] = y;
    numbers++;
    text.setLength(0);
    NumberText.append(text, approach.closingSpeed(), 0).append(" m/s");
    // Centred on the place, so that the distance from the tooth is equal on every side.
    canvas.write(text, canvas.colour(ColorRole.TEXT), x, y, -canvas.pixels(19), -canvas.pixels(5));
  }
}
