package towline.sim.rules;

import towline.math.Angles;
import towline.sim.api.Command;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.spec.ArenaSpec;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.WingmanSpec;
import towline.sim.state.Missile;
import towline.sim.state.Wingman;

/** How missiles and wingmen move: without inertia of their own, as their smoothing laws say. */
final class MissileMotion {
  private MissileMotion() {}

  /**
   * Moves a missile on as its pilot ordered. Its speed is clamped, its turning is not: how a
   * missile turns is what its law is about, and the published one knows no limit.
   */
  static void move(Missile missile, double dt) {
    Command command = missile.command;
    double scale = missile.spec.speed() / Math.max(1, length(command));
    missile.vx = command.thrustX * scale;
    missile.vy = command.thrustY * scale;
    missile.x += missile.vx * dt;
    missile.y += missile.vy * dt;
    if (command.turns) {
      missile.heading = Angles.wrap(command.bearing);
    }
    missile.chased = command.target;
    missile.fuelLeft -= dt;
    missile.armingLeft = Math.max(0, missile.armingLeft - dt);
    missile.ramPause = Math.max(0, missile.ramPause - dt);
  }

  /** Writes what a missile can do by any law: turn at its rate, or smooth its direction round. */
  static void writeAgility(Missile missile, Snapshot out) {
    MissileSpec can = missile.spec;
    double smoothed = 2 * (1 - can.directionKept()) / Tick.SECONDS;
    out.setAgility(can.speed() * Math.max(can.turnRate(), smoothed), 0);
  }

  /** Moves a wingman on as its pilot ordered, within its speed and the sector. */
  static void move(Wingman wingman, WingmanSpec spec, ArenaSpec sector, double dt) {
    Command command = wingman.command;
    double scale = spec.speed() / Math.max(1, length(command));
    double x = wingman.x + command.thrustX * scale * dt;
    double y = wingman.y + command.thrustY * scale * dt;
    wingman.x = Math.max(0, Math.min(sector.width(), x));
    wingman.y = Math.max(0, Math.min(sector.height(), y));
    wingman.vx = (wingman.x - wingman.previousX) / dt;
    wingman.vy = (wingman.y - wingman.previousY) / dt;
    if (command.turns) {
      wingman.heading = Angles.towards(wingman.heading, command.bearing, spec.turnRate() * dt);
    }
    wingman.reloadLeft = Math.max(0, wingman.reloadLeft - dt);
  }

  private static double length(Command command) {
    return StrictMath.hypot(command.thrustX, command.thrustY);
  }
}
