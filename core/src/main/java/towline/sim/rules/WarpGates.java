package towline.sim.rules;

import towline.internal.SweptCollision;
import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Spawn;
import towline.sim.spec.FoeSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.WorldSpec;
import towline.sim.state.WarpGate;
import towline.sim.state.WorldState;

/**
 * The rules of warp gates. A gate is visible for a while before enemies come out of it. It does not
 * open next to ship or drone, nor right ahead of the ship. A gate that the ship blocks for too long
 * moves elsewhere, and is visible there for a while again.
 */
final class WarpGates {
  /** Number of mites of a school that come out side by side. */
  private static final int ROW_SIZE = 3;

  /** Number of bearings that are tried for a gate that has to move. */
  private static final int BEARINGS = 8;

  private final WorldSpec spec;
  private final WorldState state;
  private final EventList events;
  private final SnakeSpawner snakes;
  private final Spawner spawner;

  WarpGates(
      WorldSpec spec, WorldState state, EventList events, SnakeSpawner snakes, Spawner spawner) {
    this.spec = spec;
    this.state = state;
    this.events = events;
    this.snakes = snakes;
    this.spawner = spawner;
  }

  /** Adds a gate for {@code spawn} at x, y; {@code number} is that of its school. */
  void open(Spawn spawn, double x, double y, double heading, int number) {
    WarpGate gate = state.warpGates.spawn(state.nextId());
    gate.guest = spawn.kind();
    gate.spec = spawn.spec();
    gate.left = spawn.count();
    gate.school = spawn.kind().isSwarm() ? number : 0;
    gate.x = x;
    gate.y = y;
    gate.savePrevious();
    gate.heading = Angles.wrap(heading);
    gate.radius = spawn.spec().gateRadius(Math.min(spawn.count(), ROW_SIZE));
    gate.telegraph = spec.warp().telegraph();
    gate.timeLeft = gate.telegraph;
  }

  /** Runs the clocks of all gates, and lets in the entities that are due. */
  void update(double dt) {
    for (int i = 0; i < state.warpGates.size(); i++) {
      WarpGate gate = state.warpGates.get(i);
      announce(gate);
      gate.timeLeft = Math.max(0, gate.timeLeft - dt);
      if (gate.timeLeft > 0) {
        continue;
      }
      if (state.ship.dead || isClear(gate)) {
        gate.waited = 0;
        letIn(gate);
      } else {
        gate.waited += dt;
        if (gate.waited >= spec.warp().patience()) {
          move(gate);
        }
      }
    }
  }

  /** Adds the event of a new gate, which was added between two ticks. */
  private void announce(WarpGate gate) {
    if (!gate.announced) {
      gate.announced = true;
      events
          .add(EventType.WARP_GATE_BORN, EntityKind.WARP_GATE, gate)
          .guest(gate.guest)
          .seconds(gate.telegraph);
    }
  }

  private boolean isClear(WarpGate gate) {
    return isClear(gate.x, gate.y, gate.radius);
  }

  private boolean isClear(double x, double y, double radius) {
    double clearance = spec.warp().clearance() + radius;
    double ahead = spec.warp().foresight();
    double shipX = state.ship.x;
    double shipY = state.ship.y;
    return SweptCollision.distanceToSegment(
                x, y, shipX, shipY, shipX + ahead * state.ship.vx, shipY + ahead * state.ship.vy)
            >= clearance
        && StrictMath.hypot(x - state.drone.x, y - state.drone.y) >= clearance;
  }

  private void letIn(WarpGate gate) {
    if (!gate.open) {
      gate.open = true;
      events.add(EventType.WARP_GATE_OPENED, EntityKind.WARP_GATE, gate).guest(gate.guest);
    }
    if (gate.guest == EntityKind.SNAKE_HEAD) {
      snakes.uncoil((SnakeSpec) gate.spec, gate.x, gate.y, gate.heading, gate.left);
      gate.dead = true;
    } else {
      letInRow(gate);
    }
  }

  /** Lets in the next row of entities. */
  private void letInRow(WarpGate gate) {
    int row = Math.min(ROW_SIZE, gate.left);
    double acrossX = -Trigonometry.sin(gate.heading);
    double acrossY = Trigonometry.cos(gate.heading);
    for (int k = 0; k < row; k++) {
      double across = (k - (row - 1) / 2.0) * spec.warp().spacing();
      spawner.spawn(
          gate.guest,
          gate.spec,
          gate.x + across * acrossX,
          gate.y + across * acrossY,
          gate.heading,
          gate.school);
    }
    gate.left -= row;
    gate.dead = gate.left == 0;
    if (gate.spec instanceof FoeSpec foe) {
      gate.timeLeft = spec.warp().spacing() / foe.speed();
    }
  }

  /** Moves the gate: straight away from the ship, or to the side if a wall is there. */
  private void move(WarpGate gate) {
    double away = StrictMath.atan2(gate.y - state.ship.y, gate.x - state.ship.x);
    double jump = spec.warp().jump() + gate.radius;
    for (int k = 0; k < BEARINGS; k++) {
      int side = k % 2 == 0 ? 1 : -1;
      double bearing = away + side * ((k + 1) / 2) * Angles.TURN / BEARINGS;
      double x = state.ship.x + jump * Trigonometry.cos(bearing);
      double y = state.ship.y + jump * Trigonometry.sin(bearing);
      boolean inside =
          x > gate.radius
              && x < spec.arena().width() - gate.radius
              && y > gate.radius
              && y < spec.arena().height() - gate.radius;
      if (inside && isClear(x, y, gate.radius)) {
        gate.x = x;
        gate.y = y;
        gate.heading = StrictMath.atan2(state.ship.y - y, state.ship.x - x);
        gate.open = false;
        gate.timeLeft = gate.telegraph;
        gate.waited = 0;
        gate.announced = false;
        return;
      }
    }
  }
}
