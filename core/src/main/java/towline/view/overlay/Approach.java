package towline.view.overlay;

import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/** How something comes at the ship: from where, how far away it is, and how fast it closes in. */
final class Approach {
  /** A sign pulses once each time the gap has shrunk by this, m: the faster, the quicker. */
  static final double STRIDE = 6;

  /** Nearer than this, m, there is no direction. */
  private static final double LEAST = 1e-6;

  private double distance;
  private double bearing;
  private double closingSpeed;

  /** Whether the missile {@code i} is after the ship. */
  static boolean chasesShip(Snapshot now, int i) {
    int ship = now.first(EntityKind.SHIP);
    return ship < now.end(EntityKind.SHIP) && now.row(i).chasedId == now.id(ship);
  }

  /**
   * Takes where it is, as seen from the ship, and its velocity relative to the ship's; m and m/s.
   */
  void update(double x, double y, double vx, double vy) {
    distance = Math.hypot(x, y);
    bearing = Math.atan2(y, x);
    closingSpeed = distance < LEAST ? 0 : -(x * vx + y * vy) / distance;
  }

  /** How far away it is, m. */
  double distance() {
    return distance;
  }

  /** Where it is, as seen from the ship. */
  double bearing() {
    return bearing;
  }

  /** How fast the distance shrinks, m/s; negative when it grows. */
  double closingSpeed() {
    return closingSpeed;
  }

  /** The time until it is here if it goes on like that, s; infinite when it does not close in. */
  double timeToGo() {
    return closingSpeed > 0 ? distance / closingSpeed : Double.POSITIVE_INFINITY;
  }

  /** How bright a sign that pulses with the shrinking gap is now, 0 to 1. */
  double pulse() {
    return 0.5 + 0.5 * Math.cos(2 * Math.PI * distance / STRIDE);
  }
}
