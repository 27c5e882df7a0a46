package towline.sim.rules;

import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.api.Command;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Team;
import towline.sim.api.Tick;
import towline.sim.loadout.Stat;
import towline.sim.physics.TowPhysics;
import towline.sim.spec.ShotSpec;
import towline.sim.spec.WorldSpec;
import towline.sim.state.Courier;
import towline.sim.state.Drone;
import towline.sim.state.Ship;
import towline.sim.state.Shot;
import towline.sim.state.WorldState;

/**
 * Phase 2 of the tick: turns commands, clamped to the specs, into the ship's thrust and the fire
 * and slew of all guns. The motion of everything else is clamped in phase 3.
 */
public final class ActPhase {
  /** Share of the thrust above which the hull turns; releasing the stick must not turn it. */
  private static final double TURNING_THRUST = 0.1;

  /** Distance between neighbouring barrels, m. */
  private static final double BARREL_GAP = 0.5;

  private final WorldSpec spec;
  private final WorldState state;
  private final TowPhysics physics;
  private final Spawner spawner;
  private final EventList events;
  private final GunControl gunControl;

  /** Creates the phase of one world. */
  public ActPhase(
      WorldSpec spec, WorldState state, TowPhysics physics, Spawner spawner, EventList events) {
    this.spec = spec;
    this.state = state;
    this.physics = physics;
    this.spawner = spawner;
    this.events = events;
    gunControl = new GunControl(spec, state, spawner, events);
  }

  /** Applies the commands of the ship, the drone and all other guns. */
  public void apply() {
    Command ship = state.ship.command;
    state.reelRate = 0;
    if (!state.ship.dead) {
      fly(state.ship, ship);
      shoot(state.ship, ship);
      launch(state.ship, ship);
      reel(ship);
    }
    shoot(state.drone, state.drone.command);
    slew(state.drone, state.drone.command);
    gunControl.apply();
    if (!state.ship.dead) {
      applyDrone(state.drone, ship);
      state.enemyLaws.apply(ship, events);
    }
  }

  private void fly(Ship ship, Command command) {
    double size = StrictMath.hypot(command.thrustX, command.thrustY);
    double scale = size > 1 ? 1 / size : 1;
    ship.thrust = Math.min(1, size);
    physics.pushShip(command.thrustX * scale, command.thrustY * scale);
    if (size > TURNING_THRUST) {
      double course = StrictMath.atan2(command.thrustY, command.thrustX);
      ship.heading = Angles.towards(ship.heading, course, spec.ship().turnRate() * Tick.SECONDS);
    }
  }

  private void shoot(Ship ship, Command command) {
    if (command.turning) {
      ship.gunBearing = Angles.wrap(command.bearing);
    }
    if (!command.fire || ship.reloadLeft > 0) {
      return;
    }
    ship.reloadLeft = spec.ship().gun().reload();
    Shot shot = spawner.shot(Shot.Source.SHIP, spec.ship().shot(), ship.x, ship.y, ship.gunBearing);
    shot.damage = spec.ship().gun().damage();
    events.add(EventType.SHIP_FIRED, ship.x, ship.y).shot(shot.id).bearing(ship.gunBearing);
  }

  private void launch(Ship ship, Command command) {
    if (!command.launch || ship.missiles == 0 || ship.launchLeft > 0) {
      return;
    }
    ship.missiles--;
    ship.launchLeft = spec.rack().pause();
    spawner.missile(spec.rack().missile(), Team.FRIEND, ship.x, ship.y, ship.gunBearing, ship.id);
  }

  private void reel(Command command) {
    double rate = Math.max(-1, Math.min(1, command.reelRate)) * spec.cable().reelRate();
    if (rate != 0 && physics.cable().hooked()) {
      physics.cable().pay(rate * Tick.SECONDS);
      state.reelRate = rate;
    }
  }

  /** Fires along the barrel's bearing in the last snapshot; the barrel turns after the shot. */
  private void shoot(Drone drone, Command command) {
    if (command.target != drone.target) {
      drone.target = command.target;
      if (command.target != 0) {
        events
            .add(EventType.TARGET_LOCKED, drone.x, drone.y)
            .target(command.target)
            .cause(drone.id);
      }
    }
    if (!command.fire || drone.readyIn() > 0) {
      return;
    }
    boolean snaps = command.shotTarget != 0 && !command.astern;
    double share = snaps ? spec.drone().snapReload() : 1;
    double reload = spec.drone().guns().get(drone.mode).reload();
    drone.reloadLeft = state.droneReload(share * reload);
    if (drone.hasHarpoonReady()
        && command.shotTarget == 0
        && drone.target != 0
        && !state.isCourier(drone.target)) {
      fireHarpoon(drone);
      return;
    }
    int barrels = 1 + (int) state.loadout.get(Stat.BARRELS);
    for (int barrel = 0; barrel < barrels; barrel++) {
      fire(drone, command, BARREL_GAP * (barrel - (barrels - 1) / 2.0));
    }
  }

  private void fireHarpoon(Drone drone) {
    ShotSpec flight = spec.drone().harpoon().shot();
    Shot shot = spawner.shot(Shot.Source.DRONE, flight, drone.x, drone.y, drone.heading);
    shot.damage = spec.drone().harpoon().damage();
    shot.mode = drone.mode;
    shot.target = drone.target;
    shot.harpoon = true;
    shot.returns = drone.harpoonReturns;
    drone.harpoonReturns = 0;
    drone.harpoons--;
    drone.harpoonFlies = true;
    report(EventType.DRONE_FIRED, drone, shot);
    report(EventType.HARPOON_FIRED, drone, shot);
  }

  private void report(EventType type, Drone drone, Shot shot) {
    events.add(type, drone.x, drone.y).shot(shot.id).target(shot.target).aimMode(drone.mode);
  }

  /** Fires from a barrel {@code left} metres to the left of the middle. */
  private void fire(Drone drone, Command command, double left) {
    double x = drone.x - left * Trigonometry.sin(drone.heading);
    double y = drone.y + left * Trigonometry.cos(drone.heading);
    Shot shot = spawner.shot(Shot.Source.DRONE, spec.drone().shot(), x, y, drone.heading);
    shot.damage = spec.drone().guns().get(drone.mode).damage();
    shot.splash = state.loadout.get(Stat.SPLASH);
    shot.mode = drone.mode;
    shot.target = command.shotTarget != 0 ? command.shotTarget : drone.target;
    Courier shadow = command.astern ? state.shadow() : null;
    if (shadow != null) {
      shot.target = shadow.id;
    }
    shot.lance = state.isCourier(shot.target);
    report(EventType.DRONE_FIRED, drone, shot);
  }

  private void slew(Drone drone, Command command) {
    double rate = spec.drone().slewRate() + state.loadout.get(Stat.SLEW_RATE);
    double step = rate * Tick.SECONDS;
    if (command.astern) {
      double astern = state.astern();
      drone.heading = Angles.towards(drone.heading, astern, step);
      drone.locked |= drone.heading == astern;
    } else {
      drone.locked = false;
      if (command.turning) {
        drone.heading = Angles.towards(drone.heading, command.bearing, step);
      }
    }
  }

  private void applyDrone(Drone drone, Command player) {
    int mode = player.mode;
    if (mode >= 0 && mode < spec.drone().guns().size() && mode != drone.mode) {
      drone.mode = mode;
      events.add(EventType.MODE_CHANGED, drone.x, drone.y).entity(drone.id).aimMode(mode);
    }
    drone.snapShot ^= player.toggleSnapShot;
    if (player.named != Command.UNCHANGED && player.named != drone.named) {
      name(drone, player.named);
    }
  }

  /** Names a target, or releases the named one; an id that is not that of a foe is ignored. */
  private void name(Drone drone, int id) {
    if (id == 0) {
      order(EventType.TARGET_RELEASED, drone, drone.named);
      drone.named = 0;
    } else if (state.isNameable(id)) {
      order(EventType.TARGET_NAMED, drone, id);
      drone.named = id;
    }
  }

  private void order(EventType type, Drone drone, int target) {
    events.add(type, drone.x, drone.y).target(target).cause(drone.id);
  }
}
