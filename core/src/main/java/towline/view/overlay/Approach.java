package towline.view.overlay;

import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/** The approach of a thing to the ship: bearing, distance and closing speed. */
final class Approach {
  /** Decrease of the distance per pulse of a sign, m; a faster approach pulses faster. */
  static final double PULSE_DISTANCE = 6;

  /** Distance below which there is no direction, m. */
  private static final double MIN_DISTANCE = 1e-6;

  private double distance;
  private double bearing;
  private double closingSpeed;

  /** True if missile {@code i} of the snapshot chases the ship. */
  static boolean chasesShip(Snapshot snapshot, int i) {
    int ship = snapshot.first(EntityKind.SHIP);
    return ship < snapshot.end(EntityKind.SHIP) && snapshot.row(i).targetId == snapshot.id(ship);
  }

  /** Takes in a position and a velocity relative to the ship, m and m/s. */
  void update(double x, double y, double vx, double vy) {
    distance = Math.hypot(x, y);
    bearing = Math.atan2(y, x);
    closingSpeed = distance < MIN_DISTANCE ? 0 : -(x * vx + y * vy) / distance;
  }

  /** Returns the distance, m. */
  double distance() {
    return distance;
  }

  /** Returns the bearing from the ship, rad. */
  double bearing() {
    return bearing;
  }

  /** Returns the rate at which the distance shrinks, m/s; negative when it grows. */
  double closingSpeed() {
    return closingSpeed;
  }

  /**
   * Returns the time to impact at the present closing speed, s; infinite when the distance does not
   * shrink.
   */
  double timeToGo() {
    return closingSpeed > 0 ? distance / closingSpeed : Double.POSITIVE_INFINITY;
  }

  /** Returns the brightness of a sign that pulses with the shrinking distance, 0 to 1. */
  double pulse() {
    return 0.5 + 0.5 * Math.cos(2 * Math.PI * distance / PULSE_DISTANCE);
  }
}
