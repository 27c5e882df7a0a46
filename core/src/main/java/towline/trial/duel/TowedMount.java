package towline.trial.duel;

import towline.internal.RandomStream;
import towline.math.Trigonometry;

/**
 * A mount on a drone that a ship in a figure of eight tows: the drone is pulled straight towards
 * the ship and keeps its distance. It starts at the origin.
 */
final class TowedMount extends TurretMount {
  private static final double HALF_LENGTH = 16;
  private static final double HALF_WIDTH = 8;

  /** Rate of the figure's phase, rad/s; the ship then flies at most 16 m/s. */
  private static final double PHASE_RATE = 0.7;

  private static final double CABLE_LENGTH = 6;

  /** Substeps per tick, so that the drone's path has no corners. */
  private static final int SUBSTEPS = 4;

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
    double astern = StrictMath.atan2(-shipVelocityY(phase), -shipVelocityX(phase));
    droneX = shipX + CABLE_LENGTH * Trigonometry.cos(astern);
    droneY = shipY + CABLE_LENGTH * Trigonometry.sin(astern);
    originX = droneX;
    originY = droneY;
    updateVelocity();
  }

  @Override
  public double x() {
    return droneX - originX;
  }

  @Override
  public double y() {
    return droneY - originY;
  }

  @Override
  public double vx() {
    return vx;
  }

  @Override
  public double vy() {
    return vy;
  }

  @Override
  public void advance(double dt) {
    double step = dt / SUBSTEPS;
    for (int i = 0; i < SUBSTEPS; i++) {
      double fromX = droneX;
      double fromY = droneY;
      droneX += 0.5 * step * vx;
      droneY += 0.5 * step * vy;
      phase += 0.5 * step * PHASE_RATE;
      updateVelocity();
      droneX = fromX + step * vx;
      droneY = fromY + step * vy;
      phase += 0.5 * step * PHASE_RATE;
      updateVelocity();
    }
  }

  /** Sets the drone's velocity to the component of the ship's velocity along the cable. */
  private void updateVelocity() {
    double cableX = shipX(phase) - droneX;
    double cableY = shipY(phase) - droneY;
    double length = StrictMath.hypot(cableX, cableY);
    double pull = (shipVelocityX(phase) * cableX + shipVelocityY(phase) * cableY) / length;
    vx = pull * cableX / length;
    vy = pull * cableY / length;
  }

  private double shipX(double phaseAngle) {
    return rotatedX(
        HALF_LENGTH * Trigonometry.sin(phaseAngle), HALF_WIDTH * Trigonometry.sin(2 * phaseAngle));
  }

  private double shipY(double phaseAngle) {
    return rotatedY(
        HALF_LENGTH * Trigonometry.sin(phaseAngle), HALF_WIDTH * Trigonometry.sin(2 * phaseAngle));
  }

  private double shipVelocityX(double phaseAngle) {
    double along = PHASE_RATE * HALF_LENGTH * Trigonometry.cos(phaseAngle);
    return rotatedX(along, 2 * PHASE_RATE * HALF_WIDTH * Trigonometry.cos(2 * phaseAngle));
  }

  private double shipVelocityY(double phaseAngle) {
    double along = PHASE_RATE * HALF_LENGTH * Trigonometry.cos(phaseAngle);
    return rotatedY(along, 2 * PHASE_RATE * HALF_WIDTH * Trigonometry.cos(2 * phaseAngle));
  }

  private double rotatedX(double along, double across) {
    return along * Trigonometry.cos(tilt) - across * Trigonometry.sin(tilt);
  }

  private double rotatedY(double along, double across) {
    return along * Trigonometry.sin(tilt) + across * Trigonometry.cos(tilt);
  }
}
