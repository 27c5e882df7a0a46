package towline.sim.phase;

import towline.math.RandomStream;
import towline.math.StateHash;
import towline.math.Trigonometry;
import towline.sim.World;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.PilotFactory;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.MortarSpec;
import towline.sim.spec.ShardSpec;
import towline.sim.spec.ShotSpec;
import towline.sim.spec.WorldSpec;
import towline.sim.state.Missile;
import towline.sim.state.PowerUp;
import towline.sim.state.Shard;
import towline.sim.state.Shell;
import towline.sim.state.Shot;
import towline.sim.state.Tank;
import towline.sim.state.Team;
import towline.sim.state.Wingman;
import towline.sim.state.WorldState;

/**
 * Phase 6 of the tick: the dead are removed, cut snakes fall apart, the born are added. Until then
 * whoever dies only bears a mark, and whoever is born waits here.
 */
public final class Spawner {
  private static final long SHARD_STREAM = 1;
  private static final long PILOT_STREAM = 2;
  private static final long DRIFT_STREAM = 3;

  /** How many mites that are killed directly drop one shard, on average. */
  private static final int MITES_A_SHARD = 5;

  private final WorldSpec spec;
  private final WorldState state;
  private final PilotFactory pilots;
  private final EventList events;
  private final RandomStream shardChance;
  private final RandomStream pilotChance;
  private final RandomStream driftChance;
  private final SnakeSpawner snakes;
  private final SpawnQueue spawnQueue;
  private final WarpGates warpGates;

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
    spawnQueue = new SpawnQueue(state, pilots, events, pilotChance);
    warpGates = new WarpGates(spec, state, events, snakes, spawnQueue);
  }

  /** Snakes that are to come. */
  public SnakeSpawner snakes() {
    return snakes;
  }

  /** The gates through which enemies come. */
  public WarpGates warpGates() {
    return warpGates;
  }

  /** Tanks and vessels that are to come. */
  public SpawnQueue arrivals() {
    return spawnQueue;
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
    shot.mode = 0;
    shot.target = 0;
    shot.damage = 0;
    shot.splash = 0;
    shot.grazed = false;
    MovePhase.fly(shot, state, World.TICK);
    return shot;
  }

  /** A missile that leaves x, y; {@code launcher} is who launched it, by id. */
  public void missile(
      MissileSpec spec, Team team, double x, double y, double heading, int launcher) {
    Missile missile = state.missiles.spawn(state.nextId());
    long seed = pilotChance.nextLong();
    missile.team = team;
    missile.spec = spec;
    missile.pilot =
        team == Team.FRIEND
            ? pilots.ownMissile(spec, heading, seed)
            : pilots.missile(spec, heading, seed);
    missile.x = x;
    missile.y = y;
    missile.savePrevious();
    missile.heading = heading;
    missile.vx = Trigonometry.cos(heading) * spec.speed();
    missile.vy = Trigonometry.sin(heading) * spec.speed();
    missile.radius = spec.radius();
    missile.chased = 0;
    missile.fuelLeft = spec.fuel();
    missile.armingLeft = spec.arming();
    missile.resetHealth(spec.health());
    events.add(
        EventType.MISSILE_LAUNCHED, missile.kind(), x, y, missile.id, launcher, spec.speed());
  }

  /** The drone bats an enemy missile back: from now on it is one of ours. */
  void bat(Missile missile) {
    double heading = StrictMath.atan2(state.drone.vy, state.drone.vx);
    missile.team = Team.FRIEND;
    missile.pilot = pilots.ownMissile(missile.spec, heading, pilotChance.nextLong());
    missile.heading = heading;
    missile.vx = Trigonometry.cos(heading) * missile.spec.speed();
    missile.vy = Trigonometry.sin(heading) * missile.spec.speed();
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
    if (shardChance.index(MITES_A_SHARD) == 0) {
      shardAt(x, y);
    }
  }

  void shardAt(double x, double y) {
    ShardSpec data = spec.shard();
    if (state.shards.size() >= data.maxCount()) {
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

  public void powerUp(PowerUp.Gift gift, double x, double y) {
    PowerUp powerUp = state.powerUps.spawn(state.nextId());
    double bearing = driftChance.range(-Math.PI, Math.PI);
    powerUp.gift = gift;
    powerUp.x = x;
    powerUp.y = y;
    powerUp.vx = Trigonometry.cos(bearing) * spec.powerUp().speed();
    powerUp.vy = Trigonometry.sin(bearing) * spec.powerUp().speed();
    powerUp.heading = bearing;
    powerUp.radius = spec.powerUp().radius();
    powerUp.lifeLeft = spec.powerUp().life();
    events.add(EventType.POWER_UP_BORN, EntityKind.POWER_UP, x, y, powerUp.id, 0, gift.ordinal());
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
    wingman.reloadLeft = 0;
    events.add(
        EventType.WINGMAN_JOINED, EntityKind.WINGMAN, wingman.x, wingman.y, wingman.id, 0, station);
  }

  public void settle() {
    warpGates.update(World.TICK);
    snakes.settle();
    spawnQueue.settle();
    state.settle();
  }

  public void hashInto(StateHash hash) {
    shardChance.hashInto(hash);
    pilotChance.hashInto(hash);
    driftChance.hashInto(hash);
    snakes.hashInto(hash);
    spawnQueue.hashInto(hash);
  }
}
