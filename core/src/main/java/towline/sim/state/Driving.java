package towline.sim.state;

import towline.math.Angles;
import towline.math.Trigonometry;

/** The motion of vehicles: on a circular arc at constant speed, which their pilots rely on. */
final class Driving {
  /** Half the angle of an arc below which it counts as straight, rad. */
  private static final double STRAIGHT_ANGLE = 1e-9;

  private Driving() {}

  /** Moves a vehicle by its command, up to a speed, m/s, and a turn rate, rad/s. */
  static void move(Actor vehicle, double topSpeed, double maxTurnRate, double dt) {
    double turnRate = Math.max(-1, Math.min(1, vehicle.command.turnRate)) * maxTurnRate;
    double speed = Math.max(0, Math.min(1, vehicle.command.throttle)) * topSpeed;
    double half = turnRate * dt / 2;
    double chord = speed * dt;
    if (Math.abs(half) > STRAIGHT_ANGLE) {
      chord *= Trigonometry.sin(half) / half;
    }
    double middle = vehicle.heading + half;
    vehicle.x += chord * Trigonometry.cos(middle);
    vehicle.y += chord * Trigonometry.sin(middle);
    vehicle.heading = Angles.wrap(middle + half);
    vehicle.vx = speed * Trigonometry.cos(vehicle.heading);
    vehicle.vy = speed * Trigonometry.sin(vehicle.heading);
  }
}
