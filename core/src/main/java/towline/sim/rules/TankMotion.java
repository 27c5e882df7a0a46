package towline.sim.rules;

import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.api.Command;
import towline.sim.spec.ArenaSpec;
import towline.sim.state.Entity;
import towline.sim.state.Mite;
import towline.sim.state.Tank;

/** How tanks move: on an even arc at constant speed, as their pilots were promised. */
final class TankMotion {
  /** Below this angle an arc is a straight line, rad. */
  private static final double STRAIGHT = 1e-9;

  private TankMotion() {}

  /** Moves a tank on as its pilot ordered, within what its spec allows. */
  static void move(Tank tank, ArenaSpec sector, double reloadRate, double dt) {
    if (tank.knockLeft > 0) {
      fling(tank, sector, dt);
    } else {
      drive(tank, tank.command, tank.spec.speed(), tank.spec.turnRate(), dt);
    }
    tank.ramPause = Math.max(0, tank.ramPause - dt);
    tank.reloadLeft = Math.max(0, tank.reloadLeft - dt * reloadRate);
  }

  /** Moves a tank on that the drone has thrown: it slides, and stops at the wall. */
  private static void fling(Tank tank, ArenaSpec sector, double dt) {
    tank.knockLeft = Math.max(0, tank.knockLeft - dt);
    double inset = tank.radius;
    tank.x = Math.max(inset, Math.min(sector.width() - inset, tank.x + tank.knockX * dt));
    tank.y = Math.max(inset, Math.min(sector.height() - inset, tank.y + tank.knockY * dt));
    tank.vx = (tank.x - tank.previousX) / dt;
    tank.vy = (tank.y - tank.previousY) / dt;
  }

  /** Moves a mite on in the same way. */
  static void move(Mite mite, double dt) {
    drive(mite, mite.command, mite.spec.speed(), mite.spec.turnRate(), dt);
    mite.ramPause = Math.max(0, mite.ramPause - dt);
  }

  private static void drive(
      Entity tank, Command command, double topSpeed, double mostTurnRate, double dt) {
    double turnRate = Math.max(-1, Math.min(1, command.turnRate)) * mostTurnRate;
    double speed = Math.max(0, Math.min(1, command.throttle)) * topSpeed;
    double half = turnRate * dt / 2;
    double chord = speed * dt;
    if (Math.abs(half) > STRAIGHT) {
      chord *= Trigonometry.sin(half) / half;
    }
    double middle = tank.heading + half;
    tank.x += chord * Trigonometry.cos(middle);
    tank.y += chord * Trigonometry.sin(middle);
    tank.heading = Angles.wrap(middle + half);
    tank.vx = speed * Trigonometry.cos(tank.heading);
    tank.vy = speed * Trigonometry.sin(tank.heading);
  }
}
