package towline.sim.rules;

import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.loadout.Stat;
import towline.sim.physics.TowPhysics;
import towline.sim.spec.ArenaSpec;
import towline.sim.spec.ShardSpec;
import towline.sim.spec.WorldSpec;
import towline.sim.state.Actor;
import towline.sim.state.Drone;
import towline.sim.state.EntityPool;
import towline.sim.state.PowerUp;
import towline.sim.state.Shard;
import towline.sim.state.Shell;
import towline.sim.state.Ship;
import towline.sim.state.Shot;
import towline.sim.state.WorldState;

/** Phase 3 of the tick: moves everything, and runs clocks down. */
public final class MovePhase {
  /** Distance outside the sector up to which a shot flies, m. */
  private static final double SHOT_MARGIN = 1;

  /** Change of speed by the edge above which there is an event, m/s. */
  private static final double WALL_EVENT_SPEED = 2;

  /** Speed of separation above which there is an event when the cable becomes taut, m/s. */
  private static final double TAUT_EVENT_SPEED = 3;

  private final WorldSpec spec;
  private final WorldState state;
  private final TowPhysics physics;
  private final EventList events;

  public MovePhase(WorldSpec spec, WorldState state, TowPhysics physics, EventList events) {
    this.spec = spec;
    this.state = state;
    this.physics = physics;
    this.events = events;
  }

  /** Moves everything on by {@code dt} seconds. */
  public void move(double dt) {
    physics.step(dt);
    readBodies();
    reportTow();
    runClocks(dt);
    for (int k = 0; k < state.actors.size(); k++) {
      EntityPool<? extends Actor> pool = state.actors.get(k);
      for (int i = 0; i < pool.size(); i++) {
        pool.get(i).move(state, dt);
      }
    }
    for (int i = 0; i < state.shells.size(); i++) {
      fall(state.shells.get(i), dt);
    }
    for (int i = 0; i < state.powerUps.size(); i++) {
      drift(state.powerUps.get(i), dt);
    }
    for (int i = 0; i < state.shots.size(); i++) {
      fly(state.shots.get(i), state, dt);
    }
    for (int i = 0; i < state.shards.size(); i++) {
      drift(state.shards.get(i), dt);
    }
    for (int i = 0; i < state.fugitives.size(); i++) {
      state.fugitives.get(i).flee(dt);
    }
  }

  /** Copies places and velocities of ship and drone from the physics. */
  public void readBodies() {
    state.ship.x = physics.shipX();
    state.ship.y = physics.shipY();
    state.ship.vx = physics.shipVx();
    state.ship.vy = physics.shipVy();
    state.drone.x = physics.droneX();
    state.drone.y = physics.droneY();
    state.drone.vx = physics.droneVx();
    state.drone.vy = physics.droneVy();
    if (state.drone.locked) {
      state.drone.heading = state.astern();
    }
  }

  private void reportTow() {
    Ship ship = state.ship;
    if (physics.shipStruckWall() > WALL_EVENT_SPEED && !ship.dead) {
      double speed = physics.shipStruckWall();
      events.add(EventType.WALL_STRUCK, ship.x, ship.y).entity(ship.id).speed(speed);
    }
    Drone drone = state.drone;
    if (physics.droneStruckWall() > WALL_EVENT_SPEED) {
      double speed = physics.droneStruckWall();
      events.add(EventType.WALL_STRUCK, drone.x, drone.y).entity(drone.id).speed(speed);
    }
    if (physics.cable().jerk() > TAUT_EVENT_SPEED) {
      double speed = physics.cable().jerk();
      throwDrone(state.loadout.get(Stat.CABLE_THROW));
      events.add(EventType.CABLE_TAUT, drone.x, drone.y).entity(drone.id).speed(speed);
    }
  }

  /** Speeds the drone up by {@code speedGain}, m/s, along its course. */
  private void throwDrone(double speedGain) {
    double speed = StrictMath.hypot(state.drone.vx, state.drone.vy);
    if (speedGain > 0 && speed > 0) {
      physics.kickDrone(speedGain * state.drone.vx / speed, speedGain * state.drone.vy / speed);
    }
  }

  private void runClocks(double dt) {
    state.ship.reloadLeft = Math.max(0, state.ship.reloadLeft - dt);
    state.ship.immunityLeft = Math.max(0, state.ship.immunityLeft - dt);
    state.ship.launchLeft = Math.max(0, state.ship.launchLeft - dt);
    reloadRack(dt);
    state.drone.reloadLeft = Math.max(0, state.drone.reloadLeft - dt);
    state.drone.jamLeft = Math.max(0, state.drone.jamLeft - dt);
    state.hookPause = Math.max(0, state.hookPause - dt);
    state.cableWear = Math.max(0, state.cableWear - spec.cable().mendRate() * dt);
  }

  private void reloadRack(double dt) {
    Ship ship = state.ship;
    if (ship.missiles >= state.rackCapacity) {
      ship.rackLeft = spec.rack().reload();
      return;
    }
    ship.rackLeft -= dt;
    if (ship.rackLeft <= 0) {
      ship.missiles++;
      ship.rackLeft = spec.rack().reload();
    }
  }

  private static void fall(Shell shell, double dt) {
    // The last step ends at the landing point, not beyond.
    double step = Math.min(dt, shell.flightLeft);
    shell.x += shell.vx * step;
    shell.y += shell.vy * step;
    shell.flightLeft -= dt;
  }

  /** Moves a power-up, which turns back at the edge. */
  private void drift(PowerUp powerUp, double dt) {
    powerUp.x += powerUp.vx * dt;
    powerUp.y += powerUp.vy * dt;
    ArenaSpec sector = spec.arena();
    if (powerUp.x < powerUp.radius || powerUp.x > sector.width() - powerUp.radius) {
      powerUp.vx = Math.copySign(powerUp.vx, sector.width() / 2 - powerUp.x);
    }
    if (powerUp.y < powerUp.radius || powerUp.y > sector.height() - powerUp.radius) {
      powerUp.vy = Math.copySign(powerUp.vy, sector.height() / 2 - powerUp.y);
    }
    powerUp.lifeLeft -= dt;
    if (powerUp.lifeLeft <= 0) {
      powerUp.dead = true;
    }
  }

  /** Moves a shot on along its exact parabola. */
  static void fly(Shot shot, WorldState state, double dt) {
    double gravityX = shot.weight * state.gravityX;
    double gravityY = shot.weight * state.gravityY;
    shot.x += shot.vx * dt + gravityX * dt * dt / 2;
    shot.y += shot.vy * dt + gravityY * dt * dt / 2;
    shot.vx += gravityX * dt;
    shot.vy += gravityY * dt;
    if (gravityX != 0 || gravityY != 0) {
      shot.heading = StrictMath.atan2(shot.vy, shot.vx);
    }
    shot.lifeLeft -= dt;
  }

  /** Returns true if a shot has flown its range or left the sector. Check hits before. */
  static boolean isSpent(Shot shot, ArenaSpec sector) {
    return shot.lifeLeft <= 0
        || shot.x < -SHOT_MARGIN
        || shot.x > sector.width() + SHOT_MARGIN
        || shot.y < -SHOT_MARGIN
        || shot.y > sector.height() + SHOT_MARGIN;
  }

  private void drift(Shard shard, double dt) {
    ShardSpec data = spec.shard();
    double keep = 1 / (1 + data.drag() * dt);
    shard.vx *= keep;
    shard.vy *= keep;
    if (!state.ship.dead) {
      double dx = state.ship.x - shard.x;
      double dy = state.ship.y - shard.y;
      double distance = StrictMath.hypot(dx, dy);
      if (distance < state.shardReach(data.pullReach()) && distance > 0) {
        double pull = data.pull() + state.loadout.get(Stat.SHARD_PULL);
        shard.vx += dx / distance * pull * dt;
        shard.vy += dy / distance * pull * dt;
      }
    }
    shard.x = Math.max(0, Math.min(spec.arena().width(), shard.x + shard.vx * dt));
    shard.y = Math.max(0, Math.min(spec.arena().height(), shard.y + shard.vy * dt));
    shard.lifeLeft -= dt;
    if (shard.lifeLeft <= 0) {
      shard.dead = true;
    }
  }
}
