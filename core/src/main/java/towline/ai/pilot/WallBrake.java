package towline.ai.pilot;

import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

/**
 * A limit of a flyer's acceleration such that it can always stop within a margin of the sector's
 * edge. It holds for a flyer that begins inside, with a velocity that changes before its place in a
 * tick.
 */
final class WallBrake {
  private final double margin;
  private final double acceleration;

  /** Acceleration that is kept for each axis, so that both can brake at once, m/s^2. */
  private final double brake;

  /** Acceleration along x after {@link #limit}, m/s^2. */
  double ax;

  /** Acceleration along y after {@link #limit}, m/s^2. */
  double ay;

  /**
   * Creates a brake.
   *
   * @param margin least distance of the flyer's centre from the edge, m
   * @param acceleration greatest acceleration of the flyer, m/s^2
   */
  WallBrake(double margin, double acceleration) {
    this.margin = margin;
    this.acceleration = acceleration;
    brake = acceleration / Math.sqrt(2);
  }

  /** Sets {@link #ax} and {@link #ay} to the permitted acceleration nearest to the wanted one. */
  void limit(
      Snapshot snapshot, double x, double y, double vx, double vy, double wantedX, double wantedY) {
    ax = along(wantedX, x, vx, snapshot.width());
    ay = along(wantedY, y, vy, snapshot.height());
    // An axis that brakes needs no more than its share, so the other axis is reduced.
    if (ax * ax + ay * ay > acceleration * acceleration) {
      if (Math.abs(ax) > Math.abs(ay)) {
        ax = Math.copySign(remainder(ay), ax);
      } else {
        ay = Math.copySign(remainder(ax), ay);
      }
    }
  }

  private double along(double wanted, double place, double v, double size) {
    double highest = (topSpeed(size - margin - place) - v) / Tick.SECONDS;
    double lowest = -(topSpeed(place - margin) + v) / Tick.SECONDS;
    return Math.max(lowest, Math.min(highest, wanted));
  }

  /** Returns the highest speed for the next tick from which {@code room} m suffice to stop. */
  private double topSpeed(double room) {
    double step = brake * Tick.SECONDS / 2;
    // Stopping from v takes v^2 / (2 brake) + v tick / 2, and at most brake tick^2 / 8 more because
    // a stop takes whole ticks.
    double left = Math.max(0, room - step * Tick.SECONDS / 4);
    return Math.sqrt(step * step + 2 * brake * left) - step;
  }

  private double remainder(double used) {
    return Math.sqrt(Math.max(0, acceleration * acceleration - used * used));
  }
}
