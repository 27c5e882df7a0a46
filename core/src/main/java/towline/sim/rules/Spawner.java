package towline.sim.rules;

import java.util.ArrayList;
import java.util.List;
import towline.internal.RandomStream;
import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.PilotFactory;
import towline.sim.api.PowerUpKind;
import towline.sim.api.Spawn;
import towline.sim.api.Team;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.EntitySpec;
import towline.sim.spec.FoeSpec;
import towline.sim.spec.HaulGateSpec;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.PartSpec;
import towline.sim.spec.ShardSpec;
import towline.sim.spec.ShotSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.VesselSpec;
import towline.sim.spec.WorldSpec;
import towline.sim.state.Actor;
import towline.sim.state.Entity;
import towline.sim.state.Foe;
import towline.sim.state.HaulGate;
import towline.sim.state.Missile;
import towline.sim.state.Part;
import towline.sim.state.PowerUp;
import towline.sim.state.Shard;
import towline.sim.state.Shell;
import towline.sim.state.Shot;
import towline.sim.state.Vessel;
import towline.sim.state.Wingman;
import towline.sim.state.WorldState;

/**
 * Phase 5 of the tick: removes dead entities, divides cut snakes, and adds spawned entities. Until
 * then dead entities are only marked, and spawned ones wait in their pools.
 */
public final class Spawner {
  private static final long SHARD_STREAM = 1;
  private static final long PILOT_STREAM = 2;
  private static final long DRIFT_STREAM = 3;

  private static final class Waiting {
    Spawn spawn;
    double x;
    double y;
    double heading;
    int number;

    Waiting(Spawn spawn) {
      this.spawn = spawn;
    }
  }

  private final WorldSpec spec;
  private final WorldState state;
  private final PilotFactory pilots;
  private final EventList events;
  private final RandomStream shardChance;
  private final RandomStream pilotChance;
  private final RandomStream driftChance;
  private final SnakeSpawner snakes;
  private final WarpGates warpGates;

  /** Entities sent into the sector between ticks, without snakes; entries are reused. */
  private final List<Waiting> entries = new ArrayList<>();

  private int waiting;
  private final Rout rout;
  private boolean routDue;

  /** Creates the phase of one world; all random numbers come from {@code seed}. */
  public Spawner(
      WorldSpec spec, WorldState state, PilotFactory pilots, EventList events, long seed) {
    this.spec = spec;
    this.state = state;
    this.pilots = pilots;
    this.events = events;
    RandomStream root = new RandomStream(seed);
    shardChance = root.split(SHARD_STREAM);
    pilotChance = root.split(PILOT_STREAM);
    driftChance = root.split(DRIFT_STREAM);
    snakes = new SnakeSpawner(state, pilots, events, pilotChance);
    warpGates = new WarpGates(spec, state, events, snakes, this);
    rout = new Rout(spec.arena(), state, events);
  }

  /** Returns the spawner of snakes. */
  public SnakeSpawner snakes() {
    return snakes;
  }

  /** Opens a warp gate at x, y, or adds the entity at the end of the tick, by its entrance. */
  public void send(Spawn spawn, double x, double y, double heading, int number) {
    if (spawn.entrance() != Spawn.Entrance.DRIFT) {
      warpGates.open(spawn, x, y, heading, number);
    } else if (spawn.kind() == EntityKind.SNAKE_HEAD) {
      snakes.enqueue((SnakeSpec) spawn.spec(), x, y, heading, spawn.count());
    } else {
      enqueue(spawn, x, y, heading, number);
    }
  }

  private void enqueue(Spawn spawn, double x, double y, double heading, int number) {
    if (waiting == entries.size()) {
      entries.add(new Waiting(spawn));
    }
    Waiting last = entries.get(waiting);
    last.spawn = spawn;
    last.x = x;
    last.y = y;
    last.heading = heading;
    last.number = number;
    waiting++;
  }

  /** Spawns an entity of {@code kind} at x, y; {@code number} is that of its school. */
  void spawn(
      EntityKind kind, EntitySpec entitySpec, double x, double y, double heading, int number) {
    switch (kind) {
      case VESSEL_CORE -> vessel((VesselSpec) entitySpec, x, y, heading);
      case MISSILE, SEEKER -> missile((MissileSpec) entitySpec, Team.FOE, x, y, heading, 0);
      case POWER_UP -> powerUp((PowerUpKind) entitySpec, x, y);
      case HAUL_GATE -> haulGate((HaulGateSpec) entitySpec, x, y, heading);
      default -> foe(kind, (FoeSpec) entitySpec, x, y, heading, number);
    }
  }

  /**
   * Spawns a shot that left its muzzle at x, y, m, at the start of this tick. It joins the others
   * at the end of the tick, after a tick of flight.
   */
  public Shot shot(Shot.Source source, ShotSpec spec, double x, double y, double bearing) {
    Shot shot = state.shots.spawn(state.nextId());
    shot.source = source;
    shot.vx = Trigonometry.cos(bearing) * spec.speed();
    shot.vy = Trigonometry.sin(bearing) * spec.speed();
    shot.x = x;
    shot.y = y;
    shot.heading = bearing;
    shot.radius = spec.radius();
    shot.weight = spec.weight();
    shot.life = spec.lifetime();
    shot.lifeLeft = shot.life;
    MovePhase.fly(shot, state, Tick.SECONDS);
    return shot;
  }

  /**
   * Spawns a missile at x, y, m; {@code launcher} is the id of the entity that launched it, or 0.
   */
  public void missile(
      MissileSpec spec, Team team, double x, double y, double heading, int launcher) {
    Missile missile = state.missiles.spawn(state.nextId(), spec);
    missile.team = team;
    missile.spec = spec;
    assignPilot(missile, spec, heading);
    missile.launch(x, y, heading, spec.speed());
    missile.radius = spec.radius();
    missile.fuelLeft = spec.fuel();
    missile.armingLeft = spec.arming();
    missile.setHealth(spec.health());
    events
        .add(EventType.MISSILE_LAUNCHED, missile.kind(), x, y)
        .shot(missile.id)
        .shooter(launcher)
        .speed(spec.speed());
  }

  /**
   * Turns an enemy missile that the drone batted back into a missile of the ship; its way in this
   * tick so far strikes nothing.
   */
  void bat(Missile missile) {
    double heading = StrictMath.atan2(state.drone.vy, state.drone.vx);
    missile.team = Team.FRIEND;
    assignPilot(missile, missile.spec, heading);
    missile.heading = heading;
    missile.vx = Trigonometry.cos(heading) * missile.spec.speed();
    missile.vy = Trigonometry.sin(heading) * missile.spec.speed();
    missile.savePrevious();
    missile.chased = 0;
    missile.fuelLeft = missile.spec.fuel();
    events
        .add(EventType.MISSILE_BATTED, EntityKind.OWN_MISSILE, missile)
        .cause(state.drone.id)
        .speed(StrictMath.hypot(state.drone.vx, state.drone.vy));
  }

  /**
   * Spawns a shell that leaves {@code shooter} and lands at x, y after {@code flight} seconds.
   *
   * @param blast the radius of its blast, m
   */
  Shell shell(Entity shooter, double x, double y, double flight, double blast) {
    Shell shell = state.shells.spawn(state.nextId());
    shell.shooter = shooter.id;
    shell.x = shooter.x;
    shell.y = shooter.y;
    shell.savePrevious();
    shell.vx = (x - shooter.x) / flight;
    shell.vy = (y - shooter.y) / flight;
    shell.heading = StrictMath.atan2(shell.vy, shell.vx);
    shell.radius = blast;
    shell.flight = flight;
    shell.flightLeft = flight;
    events
        .add(EventType.MORTAR_FIRED, EntityKind.SHELL, shooter.x, shooter.y)
        .shot(shell.id)
        .shooter(shooter.id)
        .seconds(flight);
    return shell;
  }

  /** Spawns a shard of a destroyed swarm member at x, y, by chance. */
  void swarmShardAt(double x, double y) {
    if (shardChance.index(spec.shard().deathsAShard()) == 0) {
      shardAt(x, y);
    }
  }

  /** Spawns a shard at x, y, unless there are too many. */
  void shardAt(double x, double y) {
    ShardSpec data = spec.shard();
    if (state.shards.sizeWithSpawned() >= data.maxCount()) {
      return;
    }
    Shard shard = state.shards.spawn(state.nextId());
    double bearing = shardChance.range(-Math.PI, Math.PI);
    double speed = shardChance.range(data.burst() / 2, data.burst());
    shard.x = x;
    shard.y = y;
    shard.vx = Trigonometry.cos(bearing) * speed;
    shard.vy = Trigonometry.sin(bearing) * speed;
    shard.heading = bearing;
    shard.radius = data.radius();
    shard.life = data.life();
    shard.lifeLeft = shard.life;
    events.add(EventType.SHARD_BORN, x, y).entity(shard.id);
  }

  /** Spawns a power-up at x, y, which drifts off in a drawn direction. */
  void powerUp(PowerUpKind gift, double x, double y) {
    PowerUp powerUp = state.powerUps.spawn(state.nextId());
    double bearing = driftChance.range(-Math.PI, Math.PI);
    powerUp.gift = gift;
    powerUp.x = x;
    powerUp.y = y;
    powerUp.vx = Trigonometry.cos(bearing) * spec.powerUp().speed();
    powerUp.vy = Trigonometry.sin(bearing) * spec.powerUp().speed();
    powerUp.heading = bearing;
    powerUp.radius = spec.powerUp().radius();
    powerUp.life = spec.powerUp().life();
    powerUp.lifeLeft = powerUp.life;
    events.add(EventType.POWER_UP_BORN, EntityKind.POWER_UP, powerUp).powerUp(gift);
  }

  /** Spawns a haul gate at x, y; the line between its posts is at right angles to the heading. */
  private void haulGate(HaulGateSpec gateSpec, double x, double y, double heading) {
    HaulGate gate = state.haulGates.spawn(state.nextId());
    gate.open(gateSpec, x, y, heading);
    events.add(EventType.HAUL_GATE_OPENED, EntityKind.HAUL_GATE, gate).seconds(gateSpec.stay());
  }

  /** Spawns a side plane at the ship; {@code station} is +1 left, -1 right. */
  void wingman(int station) {
    Wingman wingman = state.wingmen.spawn(state.nextId());
    wingman.spec = spec.wingman();
    wingman.pilot = pilots.pilot(EntityKind.WINGMAN, wingman.spec, state.ship.heading, 0);
    wingman.station = station;
    wingman.x = state.ship.x;
    wingman.y = state.ship.y;
    wingman.savePrevious();
    wingman.vx = state.ship.vx;
    wingman.vy = state.ship.vy;
    wingman.heading = state.ship.heading;
    wingman.radius = spec.wingman().radius();
    wingman.health = spec.wingman().health();
    events.add(EventType.WINGMAN_JOINED, EntityKind.WINGMAN, wingman).station(station);
  }

  private void foe(
      EntityKind kind, FoeSpec foeSpec, double x, double y, double heading, int number) {
    Foe<?> foe = state.foes(kind).spawn(state.nextId(), foeSpec);
    foe.enter(foeSpec, x, y, heading, number);
    assignPilot(foe, foeSpec, heading);
    Event birth = events.add(foe.birth(), kind, foe);
    if (kind == EntityKind.COURIER) {
      birth.courierKind(number);
    } else {
      birth.school(number);
    }
  }

  private void assignPilot(Actor actor, EntitySpec actorSpec, double heading) {
    actor.assignPilot(pilots, actorSpec, heading, pilotChance.nextLong());
  }

  /** Spawns a vessel with its centre at x, y. */
  private void vessel(VesselSpec spec, double x, double y, double heading) {
    Vessel vessel = state.vessels.spawn(state.nextId());
    vessel.spec = spec;
    assignPilot(vessel, spec, heading);
    vessel.x = x;
    vessel.y = y;
    vessel.savePrevious();
    vessel.heading = Angles.wrap(heading);
    vessel.radius = spec.radius();
    for (int place = 0; place < spec.parts().size(); place++) {
      vessel.parts.add(part(vessel, spec.parts().get(place), place));
    }
    vessel.carryParts(0);
    for (int i = 0; i < vessel.parts.size(); i++) {
      vessel.parts.get(i).savePrevious();
    }
    events
        .add(EventType.VESSEL_BORN, EntityKind.VESSEL_CORE, x, y)
        .foe(vessel.core().id)
        .vesselKind(spec.index());
  }

  private Part part(Vessel vessel, PartSpec spec, int place) {
    Part part = state.parts.spawn(state.nextId());
    part.vessel = vessel;
    part.spec = spec;
    assignPilot(part, spec, vessel.heading);
    part.place = place;
    part.heading = vessel.heading;
    part.radius = spec.radius();
    part.reloadLeft = spec.salvo().reload();
    part.setHealth(spec.health());
    return part;
  }

  /** Lets all enemies that are in the sector at the end of the next tick flee. */
  public void rout() {
    routDue = true;
  }

  /** Ends the tick: removes dead entities, and adds spawned ones. */
  public void settle() {
    warpGates.update(Tick.SECONDS);
    snakes.settle();
    for (int i = 0; i < waiting; i++) {
      Waiting next = entries.get(i);
      spawn(next.spawn.kind(), next.spawn.spec(), next.x, next.y, next.heading, next.number);
    }
    waiting = 0;
    removeDeadParts();
    state.settle();
    if (routDue) {
      // After those that came in this tick have joined.
      routDue = false;
      rout.begin();
      state.settle();
    }
  }

  private void removeDeadParts() {
    for (int i = 0; i < state.vessels.size(); i++) {
      List<Part> parts = state.vessels.get(i).parts;
      for (int k = parts.size() - 1; k >= 0; k--) {
        if (parts.get(k).dead) {
          parts.remove(k);
        }
      }
    }
  }

  /** Adds the state that later spawning depends on to {@code hash}. */
  public void hashInto(StateHash hash) {
    shardChance.writeState(hash);
    pilotChance.writeState(hash);
    driftChance.writeState(hash);
    snakes.hashInto(hash);
    hash.add(waiting);
    hash.add(routDue);
  }
}
