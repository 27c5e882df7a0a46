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
 * The world: {@code tick(state, commands) -> state + events}. With the same spec, seed, pilots and
 * commands it is the same to the bit, every time. Holds native memory until {@link #close()}.
 */
public final class World implements AutoCloseable {
  /** Highest reload rate of enemies' guns, as a multiple of their specs. */
  public static final double FASTEST_RELOAD = 10;

  /** Highest pace of snakes, as a multiple of their specs. */
  public static final double FASTEST_PACE = 3;

  /** Lowest reload rate and lowest pace, as a multiple of the specs. */
  public static final double LEAST_PRESSURE = 0.1;

  /** Gravity above which no shot gets anywhere, m/s^2. */
  private static final double STRONGEST_GRAVITY = 100;

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
   * A world with ship and drone in the middle of the sector, and nothing else.
   *
   * @param spec what everything can do
   * @param seed what all chance is drawn from
   * @param pilots who flies what
   * @param aimMode the index of the drone's aim mode
   * @param engines what moves ship and drone
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

  /** The same on native physics. */
  public World(WorldSpec spec, long seed, PilotFactory pilots, int aimMode) {
    this(spec, seed, pilots, aimMode, nativePhysics());
  }

  /** Box2D as native code, which a desktop has. */
  public static PhysicsEngine.Factory nativePhysics() {
    return Box2dEngine::new;
  }

  /** Moves everything on by one tick; {@code player} is what the player wants. */
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
   * Lets what was spawned since the last tick join the things of that tick already, for experiments
   * that keep the numbers up. Anything else that is spawned joins at the end of the next tick.
   */
  public void settleSpawned() {
    spawner.settle();
    writer.fill(current, tick);
  }

  /** The state before the last tick. */
  public Snapshot previous() {
    return previous;
  }

  /** The state after the last tick. */
  public Snapshot current() {
    return current;
  }

  /** What happened in the last tick. */
  public EventList events() {
    return events;
  }

  /** What everything can do. */
  public WorldSpec spec() {
    return spec;
  }

  /** The number of living snakes. */
  public int snakes() {
    return state.snakes.size();
  }

  /**
   * The number of enemies: snakes, vessels and all others but couriers, and whoever is warping in.
   */
  public int foes() {
    int foes = state.snakes.size() + state.vessels.size() + state.warpGates.size();
    for (int k = 0; k < state.foes.size(); k++) {
      foes += state.foes.get(k).size();
    }
    return foes - state.couriers.size();
  }

  /** The number of vessels of more than one phase, and of vessels that are warping in. */
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

  /** The number of enemy and own missiles in flight, homing shots among them. */
  public int missiles() {
    return state.missiles.size();
  }

  /** The number of shots in flight. */
  public int shots() {
    return state.shots.size();
  }

  /**
   * Sends something to x, y: a warp gate opens there, which shows before anything comes out, or it
   * comes at the end of the next tick.
   *
   * @param number a number of its own, for what comes in a school
   */
  public void spawn(Spawn what, double x, double y, double heading, int number) {
    spawner.send(what, x, y, heading, number);
  }

  /** Adds a shot of the drone at the end of the next tick that left x, y along a bearing. */
  public void spawnShot(double x, double y, double bearing) {
    spawnShot(x, y, bearing, spec.drone().guns().get(state.drone.mode).damage());
  }

  /** The same with a damage of its own, in points of health. */
  public void spawnShot(double x, double y, double bearing, double damage) {
    spawner.shot(Shot.Source.DRONE, spec.drone().shot(), x, y, bearing).damage = damage;
  }

  /** From the next tick on every shot in flight is accelerated by that much, m/s^2. */
  public void setGravity(double gravityX, double gravityY) {
    if (!(StrictMath.hypot(gravityX, gravityY) <= STRONGEST_GRAVITY)) {
      throw new IllegalArgumentException(
          "gravity must be at most "
              + STRONGEST_GRAVITY
              + " m/s^2, not "
              + gravityX
              + ", "
              + gravityY);
    }
    state.gravityX = gravityX;
    state.gravityY = gravityY;
  }

  /**
   * Sets how far the drone's belief is charged from here on.
   *
   * @param step what is seen of it, 0 or more
   * @param reload what the reload of its gun takes, as a share of the usual, 0.1 to 1
   */
  public void setConviction(int step, double reload) {
    if (step < 0 || !(reload >= 0.1 && reload <= 1)) {
      throw new IllegalArgumentException(
          "step must be 0 or more and reload 0.1 to 1, not " + step + " and " + reload);
    }
    state.conviction = step;
    state.reloadShare = reload;
  }

  /**
   * How hard enemies press from now on.
   *
   * @param reloadRate reload rate of their guns, as a multiple, {@link #LEAST_PRESSURE} to {@link
   *     #FASTEST_RELOAD}
   * @param pace pace of snakes now, as a multiple, {@link #LEAST_PRESSURE} to {@code topPace}
   * @param topPace pace that they may soon have, which shots that must hit count with, up to {@link
   *     #FASTEST_PACE}
   */
  public void setPressure(double reloadRate, double pace, double topPace) {
    if (!(reloadRate >= LEAST_PRESSURE && reloadRate <= FASTEST_RELOAD)
        || !(pace >= LEAST_PRESSURE && pace <= topPace && topPace <= FASTEST_PACE)) {
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

  /** Whether enemies that refine their aim learn instead from now on. */
  public void letFoesLearn(boolean learn) {
    state.enemyLaws.letLearn(learn);
  }

  /** From now on blows push the ship and are told of, but its hull no longer wears. */
  public void makeShipInvulnerable() {
    state.ship.invulnerable = true;
  }

  /** Gives the ship back some of its hull, up to what its spec allows. */
  public void repairShip(int blows) {
    state.ship.hull = Math.min(spec.ship().hull(), state.ship.hull + blows);
  }

  /** From now on the ship has no missiles. */
  public void emptyRack() {
    state.rackCapacity = 0;
    state.ship.missiles = 0;
  }

  /** Fits a module; it shows from the next tick on. */
  public void fit(ModuleSpec module) {
    state.loadout.fit(module);
  }

  /** Lets two modules that are fitted do what they do together; it shows from the next tick on. */
  public void complete(BuildSpec build) {
    state.loadout.raise(build.raises());
  }

  /** Appends what all pilots want and plan, as far as the layer shows. Changes nothing. */
  public void explain(PilotTrace.Layer layer, PilotTrace out) {
    decidePhase.explain(current, layer, out);
  }

  /** The hash of all state that later ticks depend on. */
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
