package towline.sim.state;

import towline.math.Angles;
import towline.math.Trigonometry;

/** How vehicles move: on an even arc at constant speed, as their pilots were promised. */
final class Driving {
  /** Below this angle an arc is a straight line, rad. */
  private static final double STRAIGHT = 1e-9;

  private Driving() {}

  /** Moves a vehicle on as its pilot ordered, within a speed and a turn rate. */
  static void move(Actor vehicle, double topSpeed, double mostTurnRate, double dt) {
    double turnRate = Math.max(-1, Math.min(1, vehicle.command.turnRate)) * mostTurnRate;
    double speed = Math.max(0, Math.min(1, vehicle.command.throttle)) * topSpeed;
    double half = turnRate * dt / 2;
    double chord = speed * dt;
    if (Math.abs(half) > STRAIGHT) {
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
