package towline.view.overlay;

import towline.content.look.ColorRole;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.ShapeDrawer;
import towline.view.scene.InterpolatedScene;
import towline.view.text.NumberText;

/**
 * A tooth about the ship for each missile that chases it and closes in: it points to the missile,
 * is the longer and pulses the quicker the faster the missile comes, and bears its closing speed.
 */
final class MissileWarning {
  /** How far from the ship the teeth stand, m: neither ship nor drone's marks are hidden. */
  private static final double RADIUS = 3.3;

  /** A missile that near, m, is seen anyway. */
  private static final double IN_SIGHT = 5.2;

  private static final double SHORTEST = 0.7;

  /** How much longer a tooth is for each m/s, m. */
  private static final double GROWTH = 0.055;

  private static final double FASTEST = 40;
  private static final double HALF_WIDTH = 0.3;
  private static final double ARC = 0.42;

  /** Slower than this, m/s, it does not close in. */
  private static final double LEAST_SPEED = 0.5;

  /** A warning is as strong as it gets when the missile could be here in that time, s, ... */
  private static final double URGENT = 1.5;

  /** ... and as faint as it gets from here on, s. */
  private static final double CALM = 5;

  private static final double FAINTEST = 0.3;

  /** Numbers that lie nearer to each other than this, m, could not be read. */
  private static final double APART = 1.1;

  private static final int MOST_NUMBERS = 5;

  private final OverlayCanvas canvas;
  private final Approach approach = new Approach();
  private final StringBuilder text = new StringBuilder();
  private final double[] numberX = new double[MOST_NUMBERS];
  private final double[] numberY = new double[MOST_NUMBERS];
  private int numbers;

  MissileWarning(OverlayCanvas canvas) {
    this.canvas = canvas;
  }

  void draw(InterpolatedScene scene) {
    numbers = 0;
    int ship = scene.only(EntityKind.SHIP);
    Snapshot now = scene.now();
    for (int i = now.first(EntityKind.MISSILE); ship >= 0 && i < now.end(EntityKind.MISSILE); i++) {
      if (Approach.chasesShip(now, i)) {
        approach.update(
            scene.x(i) - scene.x(ship),
            scene.y(i) - scene.y(ship),
            now.vx(i) - now.vx(ship),
            now.vy(i) - now.vy(ship));
        warn(scene.x(ship), scene.y(ship));
      }
    }
  }

  private void warn(double shipX, double shipY) {
    if (approach.closingSpeed() < LEAST_SPEED || approach.distance() < IN_SIGHT) {
      return;
    }
    double strength = strength(approach.timeToGo());
    double cos = Math.cos(approach.bearing());
    double sin = Math.sin(approach.bearing());
    double tip = RADIUS + length(approach.closingSpeed());
    tooth(shipX, shipY, cos, sin, tip, strength);
    canvas.pen().arc(shipX, shipY, RADIUS - 0.12, approach.bearing() - ARC / 2, ARC, 0.07);
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
    int rgb = canvas.of(ColorRole.MISSILE);
    ShapeDrawer pen = canvas.pen();
    pen.ink(rgb, strength * approach.pulse());
    pen.face(leftX, leftY, rightX, rightY, tipX, tipY, tipX, tipY);
    pen.ink(rgb, strength);
    pen.path().add(leftX, leftY).add(tipX, tipY).add(rightX, rightY);
    pen.strokeOpen(0.07);
  }

  /** How strongly a missile is warned of that could be here in that time, s; 0 to 1. */
  static double strength(double timeToGo) {
    double share = (CALM - timeToGo) / (CALM - URGENT);
    return Math.max(FAINTEST, Math.min(1, FAINTEST + (1 - FAINTEST) * share));
  }

  /** How long the tooth of a missile is that closes in that fast, m/s; m. */
  static double length(double closingSpeed) {
    return SHORTEST + GROWTH * Math.max(0, Math.min(FASTEST, closingSpeed));
  }

  private void number(double x, double y) {
    if (numbers == MOST_NUMBERS) {
      return;
    }
    for (int i = 0; i < numbers; i++) {
      if (Math.hypot(x - numberX[i], y - numberY[i]) < APART) {
        return;
      }
    }
    numberX[numbers] = x;
    numberY[numbers] = y;
    numbers++;
    text.setLength(0);
    NumberText.append(text, approach.closingSpeed(), 0).append(" m/s");
    // About its middle, so that it stands as far from the tooth on every side.
    canvas.write(text, canvas.of(ColorRole.TEXT), x, y, -canvas.pixels(19), -canvas.pixels(5));
  }
}
