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
import towline.sim.spec.MissileSpec;
import towline.sim.spec.MortarSpec;
import towline.sim.spec.PartSpec;
import towline.sim.spec.ShardSpec;
import towline.sim.spec.ShotSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.VesselSpec;
import towline.sim.spec.WorldSpec;
import towline.sim.state.Actor;
import towline.sim.state.Foe;
import towline.sim.state.Missile;
import towline.sim.state.Part;
import towline.sim.state.PowerUp;
import towline.sim.state.Shard;
import towline.sim.state.Shell;
import towline.sim.state.Shot;
import towline.sim.state.Tank;
import towline.sim.state.Vessel;
import towline.sim.state.Wingman;
import towline.sim.state.WorldState;

/**
 * Phase 5 of the tick: the dead are removed, cut snakes fall apart, what was spawned is added.
 * Until then whoever dies is only marked, and whatever is spawned waits in its pool.
 */
public final class Spawner {
  private static final long SHARD_STREAM = 1;
  private static final long PILOT_STREAM = 2;
  private static final long DRIFT_STREAM = 3;

  private static final class Waiting {
    Spawn what;
    double x;
    double y;
    double heading;
    int number;

    Waiting(Spawn what) {
      this.what = what;
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

  /** What was sent into the sector from outside the tick, but snakes; entries are used again. */
  private final List<Waiting> entries = new ArrayList<>();

  private int waiting;

  /** The phase in a world; {@code seed} is what all chance is drawn from. */
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
  }

  /** Snakes that are to come. */
  public SnakeSpawner snakes() {
    return snakes;
  }

  /** Opens a warp gate at x, y, or lets it be there when the tick settles, as it enters. */
  public void send(Spawn what, double x, double y, double heading, int number) {
    if (what.entrance() != Spawn.Entrance.DRIFT) {
      warpGates.open(what, x, y, heading, number);
    } else if (what.kind() == EntityKind.SNAKE_HEAD) {
      snakes.enqueue((SnakeSpec) what.spec(), x, y, heading, what.count());
    } else {
      enqueue(what, x, y, heading, number);
    }
  }

  private void enqueue(Spawn what, double x, double y, double heading, int number) {
    if (waiting == entries.size()) {
      entries.add(new Waiting(what));
    }
    Waiting last = entries.get(waiting);
    last.what = what;
    last.x = x;
    last.y = y;
    last.heading = heading;
    last.number = number;
    waiting++;
  }

  /** Lets one of a kind in at x, y; {@code number} is that of its school. */
  void letIn(EntityKind kind, EntitySpec can, double x, double y, double heading, int number) {
    switch (kind) {
      case VESSEL_CORE -> vessel((VesselSpec) can, x, y, heading);
      case MISSILE, SEEKER -> missile((MissileSpec) can, Team.FOE, x, y, heading, 0);
      case POWER_UP -> powerUp((PowerUpKind) can, x, y);
      default -> foe(kind, (FoeSpec) can, x, y, heading, number);
    }
  }

  /**
   * A shot that left its muzzle at x, y at the start of this tick. It joins the others when the
   * tick settles, one tick's flight on.
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

  /** A missile that leaves x, y; {@code launcher} is who launched it, by id. */
  public void missile(
      MissileSpec spec, Team team, double x, double y, double heading, int launcher) {
    Missile missile = state.missiles.spawn(state.nextId(), spec);
    missile.team = team;
    missile.spec = spec;
    man(missile, spec, heading);
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
   * The drone bats an enemy missile back: from now on it is one of ours, and the way that it came
   * is not a way on which it strikes.
   */
  void bat(Missile missile) {
    double heading = StrictMath.atan2(state.drone.vy, state.drone.vx);
    missile.team = Team.FRIEND;
    man(missile, missile.spec, heading);
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

  /** A shell that leaves a tank and lands at x, y after {@code flight} seconds. */
  void shell(MortarSpec spec, Tank tank, double x, double y, double flight) {
    Shell shell = state.shells.spawn(state.nextId());
    shell.spec = spec;
    shell.tank = tank.id;
    shell.x = tank.x;
    shell.y = tank.y;
    shell.savePrevious();
    shell.vx = (x - tank.x) / flight;
    shell.vy = (y - tank.y) / flight;
    shell.heading = tank.barrel;
    shell.radius = spec.blast();
    shell.flight = flight;
    shell.flightLeft = flight;
    events
        .add(EventType.MORTAR_FIRED, EntityKind.SHELL, tank.x, tank.y)
        .shot(shell.id)
        .shooter(tank.id)
        .seconds(flight);
  }

  /** Every few of a swarm drop a shard, by chance. */
  void swarmShardAt(double x, double y) {
    if (shardChance.index(spec.shard().deathsAShard()) == 0) {
      shardAt(x, y);
    }
  }

  /** A shard that the dead drop at x, y, unless there are too many. */
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

  /** A power-up that drifts off from x, y. */
  private void powerUp(PowerUpKind gift, double x, double y) {
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

  /** A side plane at the ship. */
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

  private void foe(EntityKind kind, FoeSpec can, double x, double y, double heading, int number) {
    Foe<?> foe = state.foes(kind).spawn(state.nextId(), can);
    foe.enter(can, x, y, heading, number);
    man(foe, can, heading);
    Event birth = events.add(foe.birth(), kind, foe);
    if (kind == EntityKind.COURIER) {
      birth.courierKind(number);
    } else {
      birth.school(number);
    }
  }

  /** Lets the pilot of its last life go on in a new one, or asks for a new pilot. */
  private void man(Actor actor, EntitySpec can, double heading) {
    long seed = pilotChance.nextLong();
    if (!actor.pilot.restart(actor.kind(), heading, seed)) {
      actor.pilot = pilots.pilot(actor.kind(), can, heading, seed);
    }
  }

  /** A vessel with its middle at x, y. */
  private void vessel(VesselSpec spec, double x, double y, double heading) {
    Vessel vessel = state.vessels.spawn(state.nextId());
    vessel.spec = spec;
    man(vessel, spec, heading);
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
    man(part, spec, vessel.heading);
    part.place = place;
    part.heading = vessel.heading;
    part.radius = spec.radius();
    part.reloadLeft = spec.salvo().reload();
    part.setHealth(spec.health());
    return part;
  }

  /** Ends the tick: removes the dead, and adds what was spawned in it. */
  public void settle() {
    warpGates.update(Tick.SECONDS);
    snakes.settle();
    for (int i = 0; i < waiting; i++) {
      Waiting next = entries.get(i);
      letIn(next.what.kind(), next.what.spec(), next.x, next.y, next.heading, next.number);
    }
    waiting = 0;
    removeDeadParts();
    state.settle();
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

  /** Adds what later spawning depends on. */
  public void hashInto(StateHash hash) {
    shardChance.writeState(hash);
    pilotChance.writeState(hash);
    driftChance.writeState(hash);
    snakes.hashInto(hash);
    hash.add(waiting);
  }
}
