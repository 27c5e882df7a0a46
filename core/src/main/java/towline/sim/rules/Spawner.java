package towline.sim.rules;

import java.util.List;
import towline.math.Angles;
import towline.math.RandomStream;
import towline.math.StateHash;
import towline.math.Trigonometry;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.PilotFactory;
import towline.sim.api.PowerUpKind;
import towline.sim.api.Team;
import towline.sim.api.Tick;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.MiteSpec;
import towline.sim.spec.MortarSpec;
import towline.sim.spec.PartSpec;
import towline.sim.spec.ShardSpec;
import towline.sim.spec.ShotSpec;
import towline.sim.spec.TankSpec;
import towline.sim.spec.VesselSpec;
import towline.sim.spec.WorldSpec;
import towline.sim.state.Entity;
import towline.sim.state.Missile;
import towline.sim.state.Mite;
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

  private final WorldSpec spec;
  private final WorldState state;
  private final PilotFactory pilots;
  private final EventList events;
  private final RandomStream shardChance;
  private final RandomStream pilotChance;
  private final RandomStream driftChance;
  private final SnakeSpawner snakes;
  private final WarpGates warpGates;

  /** What was sent into the sector from outside the tick. */
  private final SpawnQueue waiting = new SpawnQueue();

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

  /** The gates through which enemies come. */
  public WarpGates warpGates() {
    return warpGates;
  }

  /**
   * Lets something be spawned when the tick settles, so that it is told among the events of a tick.
   */
  public <S> void enqueue(
      SpawnQueue.Spawning<S> spawning, S kind, double x, double y, double heading) {
    waiting.add(spawning, kind, x, y, heading);
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
    shot.life = spec.lifetime();
    shot.lifeLeft = shot.life;
    MovePhase.fly(shot, state, Tick.SECONDS);
    return shot;
  }

  /** A missile that leaves x, y; {@code launcher} is who launched it, by id. */
  public void missile(
      MissileSpec spec, Team team, double x, double y, double heading, int launcher) {
    Missile missile = state.missiles.spawn(state.nextId());
    long seed = pilotChance.nextLong();
    pilots.release(missile.pilot);
    missile.team = team;
    missile.spec = spec;
    missile.pilot =
        team == Team.FRIEND
            ? pilots.ownMissile(spec, heading, seed)
            : pilots.missile(spec, heading, seed);
    launch(missile, x, y, heading, spec.speed());
    missile.radius = spec.radius();
    missile.fuelLeft = spec.fuel();
    missile.armingLeft = spec.arming();
    missile.setHealth(spec.health());
    events.add(
        EventType.MISSILE_LAUNCHED, missile.kind(), x, y, missile.id, launcher, spec.speed());
  }

  /**
   * The drone bats an enemy missile back: from now on it is one of ours, and the way that it came
   * is not a way on which it strikes.
   */
  void bat(Missile missile) {
    double heading = StrictMath.atan2(state.drone.vy, state.drone.vx);
    pilots.release(missile.pilot);
    missile.team = Team.FRIEND;
    missile.pilot = pilots.ownMissile(missile.spec, heading, pilotChance.nextLong());
    missile.heading = heading;
    missile.vx = Trigonometry.cos(heading) * missile.spec.speed();
    missile.vy = Trigonometry.sin(heading) * missile.spec.speed();
    missile.savePrevious();
    missile.chased = 0;
    missile.fuelLeft = missile.spec.fuel();
    events.add(
        EventType.MISSILE_BATTED,
        EntityKind.OWN_MISSILE,
        missile.x,
        missile.y,
        missile.id,
        state.drone.id,
        StrictMath.hypot(state.drone.vx, state.drone.vy));
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
    events.add(EventType.MORTAR_FIRED, EntityKind.SHELL, tank.x, tank.y, shell.id, tank.id, flight);
  }

  /** Every few mites drop a shard, by chance. */
  void miteShardAt(double x, double y) {
    if (shardChance.index(spec.shard().mitesAShard()) == 0) {
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
    shard.lifeLeft = data.life();
    events.add(EventType.SHARD_BORN, x, y, shard.id, 0, 0);
  }

  /** A power-up that drifts off from x, y. */
  public void powerUp(PowerUpKind kind, double x, double y) {
    PowerUp powerUp = state.powerUps.spawn(state.nextId());
    double bearing = driftChance.range(-Math.PI, Math.PI);
    powerUp.kind = kind;
    powerUp.x = x;
    powerUp.y = y;
    powerUp.vx = Trigonometry.cos(bearing) * spec.powerUp().speed();
    powerUp.vy = Trigonometry.sin(bearing) * spec.powerUp().speed();
    powerUp.heading = bearing;
    powerUp.radius = spec.powerUp().radius();
    powerUp.lifeLeft = spec.powerUp().life();
    events.add(EventType.POWER_UP_BORN, EntityKind.POWER_UP, x, y, powerUp.id, 0, kind.ordinal());
  }

  /** A side plane at the ship. */
  void wingman(int station) {
    Wingman wingman = state.wingmen.spawn(state.nextId());
    wingman.pilot = pilots.wingman(spec.wingman(), station);
    wingman.station = station;
    wingman.x = state.ship.x;
    wingman.y = state.ship.y;
    wingman.savePrevious();
    wingman.vx = state.ship.vx;
    wingman.vy = state.ship.vy;
    wingman.heading = state.ship.heading;
    wingman.radius = spec.wingman().radius();
    wingman.health = spec.wingman().health();
    events.add(EventType.WINGMAN_JOINED, EntityKind.WINGMAN, wingman, 0, station);
  }

  /** Puts something at a place, at that speed along its heading. */
  private static void launch(Entity entity, double x, double y, double heading, double speed) {
    entity.x = x;
    entity.y = y;
    entity.savePrevious();
    entity.heading = heading;
    entity.vx = Trigonometry.cos(heading) * speed;
    entity.vy = Trigonometry.sin(heading) * speed;
  }

  /** A tank at x, y. */
  public void tank(TankSpec spec, double x, double y, double heading) {
    Tank tank = state.tanks.spawn(state.nextId());
    pilots.release(tank.pilot);
    tank.spec = spec;
    tank.pilot = pilots.tank(spec, pilotChance.nextLong());
    launch(tank, x, y, heading, spec.speed());
    tank.heading = Angles.wrap(heading);
    tank.barrel = tank.heading;
    tank.radius = spec.radius();
    tank.reloadLeft = spec.reload();
    tank.setHealth(spec.health());
    events.add(EventType.TANK_BORN, tank.kind(), tank, 0, 0);
  }

  /** A mite of that school at x, y. */
  public void mite(MiteSpec spec, double x, double y, double heading, int school) {
    Mite mite = state.mites.spawn(state.nextId());
    pilots.release(mite.pilot);
    mite.spec = spec;
    mite.pilot = pilots.mite(spec, pilotChance.nextLong());
    launch(mite, x, y, heading, spec.speed());
    mite.heading = Angles.wrap(heading);
    mite.radius = spec.radius();
    mite.school = school;
    mite.setHealth(spec.health());
    events.add(EventType.MITE_BORN, mite.kind(), mite, 0, school);
  }

  /** A vessel with its middle at x, y. */
  public void vessel(VesselSpec spec, double x, double y, double heading) {
    Vessel vessel = state.vessels.spawn(state.nextId());
    vessel.spec = spec;
    vessel.pilot = pilots.vessel(spec, pilotChance.nextLong());
    vessel.x = x;
    vessel.y = y;
    vessel.savePrevious();
    vessel.heading = Angles.wrap(heading);
    vessel.radius = spec.radius();
    for (int place = 0; place < spec.parts().size(); place++) {
      vessel.parts.add(part(vessel, spec.parts().get(place), place));
    }
    VesselMotion.carry(vessel, 0);
    for (int i = 0; i < vessel.parts.size(); i++) {
      vessel.parts.get(i).savePrevious();
    }
    events.add(
        EventType.VESSEL_BORN, EntityKind.VESSEL_CORE, x, y, vessel.core().id, 0, spec.index());
  }

  private Part part(Vessel vessel, PartSpec spec, int place) {
    Part part = state.parts.spawn(state.nextId());
    part.vessel = vessel;
    part.spec = spec;
    part.pilot = pilots.part(spec, pilotChance.nextLong());
    part.place = place;
    part.heading = vessel.heading;
    part.radius = spec.radius();
    part.reloadLeft = spec.reload();
    part.setHealth(spec.health());
    return part;
  }

  /** Ends the tick: removes the dead, and adds what was spawned in it. */
  public void settle() {
    warpGates.update(Tick.SECONDS);
    snakes.settle();
    waiting.spawn();
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
    shardChance.hashInto(hash);
    pilotChance.hashInto(hash);
    driftChance.hashInto(hash);
    snakes.hashInto(hash);
    hash.add(waiting.size());
  }
}
