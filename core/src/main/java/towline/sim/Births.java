package towline.sim;

import towline.math.RandomStream;
import towline.math.StateHash;
import towline.math.Trigonometry;
import towline.sim.entity.Missile;
import towline.sim.entity.PowerUp;
import towline.sim.entity.Shard;
import towline.sim.entity.Shell;
import towline.sim.entity.Shot;
import towline.sim.entity.Side;
import towline.sim.entity.Tank;
import towline.sim.entity.Wingman;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.MortarSpec;
import towline.sim.spec.ShardSpec;
import towline.sim.spec.ShotSpec;
import towline.sim.spec.WorldSpec;

/**
 * Phase 6 of the tick: the dead are removed, cut snakes fall apart, the born are added. Until then
 * whoever dies only bears a mark, and whoever is born waits here.
 */
final class Births {
  private static final long SHARD_STREAM = 1;
  private static final long PILOT_STREAM = 2;
  private static final long DRIFT_STREAM = 3;

  private final WorldSpec spec;
  private final State state;
  private final Pilots pilots;
  private final EventList events;
  private final RandomStream shardChance;
  private final RandomStream pilotChance;
  private final RandomStream driftChance;
  private final SnakeBirths snakes;
  private final Arrivals arrivals;

  Births(WorldSpec spec, State state, Pilots pilots, EventList events, long seed) {
    this.spec = spec;
    this.state = state;
    this.pilots = pilots;
    this.events = events;
    RandomStream root = new RandomStream(seed);
    shardChance = root.split(SHARD_STREAM);
    pilotChance = root.split(PILOT_STREAM);
    driftChance = root.split(DRIFT_STREAM);
    snakes = new SnakeBirths(state, pilots, events, pilotChance);
    arrivals = new Arrivals(state, pilots, events, pilotChance);
  }

  /** Snakes that are to come. */
  SnakeBirths snakes() {
    return snakes;
  }

  /** Tanks and vessels that are to come. */
  Arrivals arrivals() {
    return arrivals;
  }

  /**
   * A shot that left its muzzle at x, y at the start of this tick. It joins the others when the
   * tick settles, one tick's flight on.
   */
  Shot shot(Shot.Source source, ShotSpec spec, double x, double y, double bearing) {
    Shot shot = state.shots.bear(state.nextId());
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
    shot.grazed = false;
    Motion.fly(shot, state, World.TICK);
    return shot;
  }

  /** A missile that leaves x, y; {@code launcher} is who launched it, by id. */
  void missile(MissileSpec spec, Side side, double x, double y, double heading, int launcher) {
    Missile missile = state.missiles.bear(state.nextId());
    long seed = pilotChance.nextLong();
    missile.side = side;
    missile.spec = spec;
    missile.pilot =
        side == Side.FRIEND
            ? pilots.ownMissile(spec, heading, seed)
            : pilots.missile(spec, heading, seed);
    missile.x = x;
    missile.y = y;
    missile.keepPlace();
    missile.heading = heading;
    missile.vx = Trigonometry.cos(heading) * spec.speed();
    missile.vy = Trigonometry.sin(heading) * spec.speed();
    missile.radius = spec.radius();
    missile.chased = 0;
    missile.fuelLeft = spec.fuel();
    missile.armingLeft = spec.arming();
    missile.beWhole(spec.health());
    events.add(
        EventType.MISSILE_LAUNCHED, missile.kind(), x, y, missile.id, launcher, spec.speed());
  }

  /** A shell that leaves a tank and lands at x, y after {@code flight} seconds. */
  void shell(MortarSpec spec, Tank tank, double x, double y, double flight) {
    Shell shell = state.shells.bear(state.nextId());
    shell.spec = spec;
    shell.tank = tank.id;
    shell.x = tank.x;
    shell.y = tank.y;
    shell.keepPlace();
    shell.vx = (x - tank.x) / flight;
    shell.vy = (y - tank.y) / flight;
    shell.heading = tank.barrel;
    shell.radius = spec.blast();
    shell.flight = flight;
    shell.flightLeft = flight;
    events.add(EventType.MORTAR_FIRED, Kind.SHELL, tank.x, tank.y, shell.id, tank.id, flight);
  }

  void shardAt(double x, double y) {
    ShardSpec data = spec.shard();
    if (state.shards.size() >= data.most()) {
      return;
    }
    Shard shard = state.shards.bear(state.nextId());
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

  void powerUp(PowerUp.Gift gift, double x, double y) {
    PowerUp powerUp = state.powerUps.bear(state.nextId());
    double bearing = driftChance.range(-Math.PI, Math.PI);
    powerUp.gift = gift;
    powerUp.x = x;
    powerUp.y = y;
    powerUp.vx = Trigonometry.cos(bearing) * spec.powerUp().speed();
    powerUp.vy = Trigonometry.sin(bearing) * spec.powerUp().speed();
    powerUp.heading = bearing;
    powerUp.radius = spec.powerUp().radius();
    powerUp.lifeLeft = spec.powerUp().life();
    events.add(EventType.POWER_UP_BORN, Kind.POWER_UP, x, y, powerUp.id, 0, gift.ordinal());
  }

  /** A side plane at the ship. */
  void wingman(int station) {
    Wingman wingman = state.wingmen.bear(state.nextId());
    wingman.pilot = pilots.wingman(spec.wingman(), station);
    wingman.station = station;
    wingman.x = state.ship.x;
    wingman.y = state.ship.y;
    wingman.keepPlace();
    wingman.vx = state.ship.vx;
    wingman.vy = state.ship.vy;
    wingman.heading = state.ship.heading;
    wingman.radius = spec.wingman().radius();
    wingman.health = spec.wingman().health();
    wingman.reloadLeft = 0;
    events.add(
        EventType.WINGMAN_JOINED, Kind.WINGMAN, wingman.x, wingman.y, wingman.id, 0, station);
  }

  void settle() {
    snakes.settle();
    arrivals.settle();
    state.settle();
  }

  void hashInto(StateHash hash) {
    shardChance.hashInto(hash);
    pilotChance.hashInto(hash);
    driftChance.hashInto(hash);
    snakes.hashInto(hash);
    arrivals.hashInto(hash);
  }
}
