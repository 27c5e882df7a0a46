package towline.lab.duel;

import towline.math.RandomStream;
import towline.math.Trigonometry;

/**
 * The way of a drone on its cable behind a ship that flies a figure of eight: the drone is drawn
 * straight towards the ship and keeps its distance. It begins at the origin.
 */
final class TowedMount extends TurretMount {
  private static final double LONG_HALF = 16;
  private static final double SHORT_HALF = 8;

  /** Radians of the long way a second; the ship is then at most 16 m/s fast. */
  private static final double PACE = 0.7;

  private static final double CABLE = 6;

  /** Steps for each tick, so that the drone's way has no corners. */
  private static final int STEPS = 4;

  private final double tilt;
  private final double originX;
  private final double originY;
  private double phase;
  private double droneX;
  private double droneY;

  private double vx;
  private double vy;

  TowedMount(RandomStream random) {
    phase = random.range(0, 2 * Math.PI);
    tilt = random.range(-Math.PI, Math.PI);
    double shipX = shipX(phase);
    double shipY = shipY(phase);
    double astern = StrictMath.atan2(-shipRateY(phase), -shipRateX(phase));
    droneX = shipX + CABLE * Trigonometry.cos(astern);
    droneY = shipY + CABLE * Trigonometry.sin(astern);
    originX = droneX;
    originY = droneY;
    findVelocity();
  }

  @Override
  double x() {
    return droneX - originX;
  }

  @Override
  double y() {
    return droneY - originY;
  }

  @Override
  double vx() {
    return vx;
  }

  @Override
  double vy() {
    return vy;
  }

  @Override
  void advance(double dt) {
    double step = dt / STEPS;
    for (int i = 0; i < STEPS; i++) {
      double fromX = droneX;
      double fromY = droneY;
      droneX += 0.5 * step * vx;
      droneY += 0.5 * step * vy;
      phase += 0.5 * step * PACE;
      findVelocity();
      droneX = fromX + step * vx;
      droneY = fromY + step * vy;
      phase += 0.5 * step * PACE;
      findVelocity();
    }
  }

  /** The part of the ship's velocity that lies along the cable. */
  private void findVelocity() {
    double cableX = shipX(phase) - droneX;
    double cableY = shipY(phase) - droneY;
    double length = StrictMath.hypot(cableX, cableY);
    double pull = (shipRateX(phase) * cableX + shipRateY(phase) * cableY) / length;
    vx = pull * cableX / length;
    vy = pull * cableY / length;
  }

  private double shipX(double at) {
    return turnedX(LONG_HALF * Trigonometry.sin(at), SHORT_HALF * Trigonometry.sin(2 * at));
  }

  private double shipY(double at) {
    return turnedY(LONG_HALF * Trigonometry.sin(at), SHORT_HALF * Trigonometry.sin(2 * at));
  }

  private double shipRateX(double at) {
    double along = PACE * LONG_HALF * Trigonometry.cos(at);
    return turnedX(along, 2 * PACE * SHORT_HALF * Trigonometry.cos(2 * at));
  }

  private double shipRateY(double at) {
    double along = PACE * LONG_HALF * Trigonometry.cos(at);
    return turnedY(along, 2 * PACE * SHORT_HALF * Trigonometry.cos(2 * at));
  }

  private double turnedX(double along, double across) {
    return along * Trigonometry.cos(tilt) - across * Trigonometry.sin(tilt);
  }

  private double turnedY(double along, double across) {
    return along * Trigonometry.sin(tilt) + across * Trigonometry.cos(tilt);
  }
}
