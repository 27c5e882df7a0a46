package towline.sim;

import java.util.Locale;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.PhysicsEngine;
import towline.sim.api.PilotFactory;
import towline.sim.api.PilotTrace;
import towline.sim.api.Snapshot;
import towline.sim.api.Spawn;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.loadout.BuildSpec;
import towline.sim.loadout.ModuleSpec;
import towline.sim.physics.Box2dEngine;
import towline.sim.physics.TowPhysics;
import towline.sim.rules.ActPhase;
import towline.sim.rules.CollidePhase;
import towline.sim.rules.DecidePhase;
import towline.sim.rules.MovePhase;
import towline.sim.rules.SnapshotWriter;
import towline.sim.rules.Spawner;
import towline.sim.spec.WorldSpec;
import towline.sim.state.Shot;
import towline.sim.state.WorldState;

/**
 * The world: {@code tick(state, commands) -> state + events}. Worlds of equal spec, seed, pilots
 * and commands are equal to the bit in every tick. Holds native memory until {@link #close()}.
 */
public final class World implements AutoCloseable {
  /** Highest reload rate of enemies' guns, as a multiple of their specs. */
  public static final double MAX_RELOAD_RATE = 10;

  /** Highest pace of snakes, as a multiple of their specs. */
  public static final double MAX_PACE = 3;

  /** Lowest reload rate and lowest pace, as a multiple of the specs. */
  public static final double MIN_PRESSURE = 0.1;

  /** Greatest gravity that can be set, m/s^2; above it no shot gets anywhere. */
  private static final double MAX_GRAVITY = 100;

  private final WorldSpec spec;
  private final DecidePhase decidePhase;
  private final TowPhysics physics;
  private final WorldState state;
  private final Spawner spawner;
  private final ActPhase actPhase;
  private final MovePhase movePhase;
  private final CollidePhase collidePhase;
  private final SnapshotWriter writer;
  private final EventList events = new EventList();
  private final StateHash stateHash = new StateHash();
  private Snapshot previous = new Snapshot();
  private Snapshot current = new Snapshot();
  private long tick;

  /**
   * Creates a world with ship and drone in the middle of the sector, and nothing else.
   *
   * @param spec the abilities of all kinds
   * @param seed the seed of all random numbers
   * @param pilots creates the pilot of each new actor
   * @param aimMode the index of the drone's aim mode
   * @param engines creates the physics engine that moves ship and drone
   */
  public World(
      WorldSpec spec, long seed, PilotFactory pilots, int aimMode, PhysicsEngine.Factory engines) {
    this.spec = spec;
    physics = new TowPhysics(spec, engines);
    state = new WorldState(spec, aimMode);
    state.drone.pilot = pilots.pilot(EntityKind.DRONE, spec.drone(), state.drone.heading, 0);
    decidePhase = new DecidePhase(state);
    spawner = new Spawner(spec, state, pilots, events, seed);
    actPhase = new ActPhase(spec, state, physics, spawner, events);
    movePhase = new MovePhase(spec, state, physics, events);
    collidePhase = new CollidePhase(spec, state, physics, spawner, events);
    writer = new SnapshotWriter(spec, state, physics);
    movePhase.readBodies();
    publish();
    publish();
  }

  /** Creates a world that runs on {@link #nativePhysics}. */
  public World(WorldSpec spec, long seed, PilotFactory pilots, int aimMode) {
    this(spec, seed, pilots, aimMode, nativePhysics());
  }

  /** Returns the factory of Box2D as native code, which runs on desktops only. */
  public static PhysicsEngine.Factory nativePhysics() {
    return Box2dEngine::new;
  }

  /** Moves everything on by one tick, with the command of the player. */
  public void tick(Command player) {
    tick++;
    events.clear();
    state.savePrevious();
    decidePhase.decide(current, player);
    actPhase.apply();
    movePhase.move(Tick.SECONDS);
    collidePhase.resolve(Tick.SECONDS);
    spawner.settle();
    publish();
  }

  /**
   * Adds everything spawned since the last tick to the snapshot of that tick, for experiments that
   * keep the number of entities constant. Without this call it joins at the end of the next tick.
   */
  public void publishSpawned() {
    spawner.settle();
    writer.fill(current, tick);
  }

  /** Returns the snapshot before the last tick. */
  public Snapshot previous() {
    return previous;
  }

  /** Returns the snapshot after the last tick. */
  public Snapshot current() {
    return current;
  }

  /** Returns the events of the last tick. */
  public EventList events() {
    return events;
  }

  /** Returns the abilities of all kinds. */
  public WorldSpec spec() {
    return spec;
  }

  /** Returns the number of living snakes. */
  public int snakes() {
    return state.snakes.size();
  }

  /**
   * Returns the number of enemies: snakes, vessels and all others but couriers, and one for each
   * warp gate.
   */
  public int foes() {
    int foes = state.snakes.size() + state.vessels.size() + state.warpGates.size();
    for (int k = 0; k < state.foes.size(); k++) {
      foes += state.foes.get(k).size();
    }
    return foes - state.couriers.size();
  }

  /** Returns the number of vessels of more than one phase, and of vessels that are warping in. */
  public int bosses() {
    int bosses = 0;
    for (int i = 0; i < state.vessels.size(); i++) {
      bosses += state.vessels.get(i).spec.isBoss() ? 1 : 0;
    }
    for (int i = 0; i < state.warpGates.size(); i++) {
      bosses += state.warpGates.get(i).guest == EntityKind.VESSEL_CORE ? 1 : 0;
    }
    return bosses;
  }

  /** Returns the number of missiles in flight, enemy and own, homing shots included. */
  public int missiles() {
    return state.missiles.size();
  }

  /** Returns the number of shots in flight. */
  public int shots() {
    return state.shots.size();
  }

  /**
   * Sends something to x, y, m: it comes out of a warp gate that appears there first, or enters at
   * the end of the next tick.
   *
   * @param heading radians
   * @param number the number of its school, unique in the run
   */
  public void spawn(Spawn spawn, double x, double y, double heading, int number) {
    spawner.send(spawn, x, y, heading, number);
  }

  /**
   * Adds a shot of the drone, fired at x, y, m, along a bearing, rad; it joins after the next tick.
   */
  public void spawnShot(double x, double y, double bearing) {
    spawnShot(x, y, bearing, spec.drone().guns().get(state.drone.mode).damage());
  }

  /** Adds a shot of the drone that takes {@code damage} points of health. */
  public void spawnShot(double x, double y, double bearing, double damage) {
    spawner.shot(Shot.Source.DRONE, spec.drone().shot(), x, y, bearing).damage = damage;
  }

  /** Sets the acceleration of every shot in flight from the next tick on, m/s^2. */
  public void setGravity(double gravityX, double gravityY) {
    if (!(StrictMath.hypot(gravityX, gravityY) <= MAX_GRAVITY)) {
      throw new IllegalArgumentException(
          "gravity must be at most " + MAX_GRAVITY + " m/s^2, not " + gravityX + ", " + gravityY);
    }
    state.gravityX = gravityX;
    state.gravityY = gravityY;
  }

  /**
   * Sets the share of the damage of anything but harpoons and missiles that plates keep off tanks,
   * heads of snakes and parts of vessels from now on, 0 to 1.
   */
  public void setPlating(double share) {
    if (!(share >= 0 && share <= 1)) {
      throw new IllegalArgumentException("plating must be 0 to 1, not " + share);
    }
    state.plating = share;
  }

  /**
   * Sets the pressure of the enemies from now on.
   *
   * @param reloadRate the reload rate of their guns, as a multiple, {@link #MIN_PRESSURE} to {@link
   *     #MAX_RELOAD_RATE}
   * @param pace the present pace of snakes, as a multiple, {@link #MIN_PRESSURE} to {@code topPace}
   * @param topPace the highest pace during the flight of a shot, up to {@link #MAX_PACE}; no-escape
   *     proofs assume it
   */
  public void setPressure(double reloadRate, double pace, double topPace) {
    if (!(reloadRate >= MIN_PRESSURE && reloadRate <= MAX_RELOAD_RATE)
        || !(pace >= MIN_PRESSURE && pace <= topPace && topPace <= MAX_PACE)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "reload rate must be 0.1 to 10 and pace 0.1 to the top pace, at most 3, not %s, %s"
                  + " and %s",
              reloadRate,
              pace,
              topPace));
    }
    state.foeReloadRate = reloadRate;
    state.foePace = pace;
    state.foeTopPace = topPace;
  }

  /** Makes enemies that refine their aim learn instead from now on, or refine again. */
  public void setFoesLearning(boolean learn) {
    state.enemyLaws.setLearning(learn);
  }

  /** Stops the wear of the ship's hull from now on; blows still push the ship and cause events. */
  public void makeShipInvulnerable() {
    state.ship.invulnerable = true;
  }

  /**
   * Lets all enemies but couriers and missiles flee from the end of the next tick on: nothing
   * strikes them any more, and they strike nothing.
   */
  public void routFoes() {
    spawner.rout();
  }

  /** Restores the ship's hull by {@code blows}, up to the limit of its spec. */
  public void repairShip(int blows) {
    state.ship.hull = Math.min(spec.ship().hull(), state.ship.hull + blows);
  }

  /** Takes all missiles from the ship, for the rest of the run. */
  public void emptyRack() {
    state.rackCapacity = 0;
    state.ship.missiles = 0;
  }

  /** Fits a module; snapshots show it from the next tick on. */
  public void fit(ModuleSpec module) {
    state.loadout.fit(module);
  }

  /** Applies a build of two fitted modules; snapshots show it from the next tick on. */
  public void complete(BuildSpec build) {
    state.loadout.raise(build.raises());
  }

  /** Appends the marks of {@code layer} of all pilots to {@code out}. Changes no state. */
  public void explain(PilotTrace.Layer layer, PilotTrace out) {
    decidePhase.explain(current, layer, out);
  }

  /** Returns the hash of all state that later ticks depend on. */
  public long hash() {
    stateHash.reset();
    stateHash.add(tick);
    state.hashInto(stateHash);
    stateHash.add(physics.cable().hooked());
    stateHash.add(physics.cable().length());
    state.drone.pilot.hashInto(stateHash);
    spawner.hashInto(stateHash);
    return stateHash.value();
  }

  @Override
  public void close() {
    physics.close();
  }

  private void publish() {
    Snapshot next = previous;
    previous = current;
    current = next;
    writer.fill(next, tick);
  }
}
