package towline.sim.state;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import towline.math.Angles;
import towline.sim.api.EnemyOverrides;
import towline.sim.api.EntityKind;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.loadout.Loadout;
import towline.sim.loadout.Stat;
import towline.sim.spec.WorldSpec;

/** Everything that is in the world, shared by the phases of the tick. */
public final class WorldState {
  /** However much is fitted, the drone's gun takes some of its time to load. */
  private static final double MOST_OF_RELOAD = 0.6;

  /** What everything can do. */
  public final WorldSpec spec;

  /** The player's ship; it stays here when it is dead. */
  public final Ship ship = new Ship();

  /** The Defence Drone. */
  public final Drone drone = new Drone();

  /** The snakes; their segments are in a pool of their own. */
  public final EntityPool<Snake> snakes = new EntityPool<>(Snake::new);

  public final EntityPool<Segment> segments = new EntityPool<>(Segment::new);

  /** The missiles of both teams, and seekers. */
  public final EntityPool<Missile> missiles = new EntityPool<>(Missile::new);

  public final EntityPool<Tank> tanks = new EntityPool<>(Tank::new);

  public final EntityPool<Mite> mites = new EntityPool<>(Mite::new);

  public final EntityPool<Courier> couriers = new EntityPool<>(Courier::new);

  public final EntityPool<Vessel> vessels = new EntityPool<>(Vessel::new);

  /** The parts of all vessels. */
  public final EntityPool<Part> parts = new EntityPool<>(Part::new);

  public final EntityPool<Wingman> wingmen = new EntityPool<>(Wingman::new);

  /** The shots of both teams. */
  public final EntityPool<Shot> shots = new EntityPool<>(Shot::new);

  public final EntityPool<Shell> shells = new EntityPool<>(Shell::new);

  public final EntityPool<Shard> shards = new EntityPool<>(Shard::new);

  public final EntityPool<PowerUp> powerUps = new EntityPool<>(PowerUp::new);

  public final EntityPool<WarpGate> warpGates = new EntityPool<>(WarpGate::new);

  /** The foes that are one thing each. */
  private final Map<EntityKind, EntityPool<? extends Foe<?>>> foesByKind =
      withPlainFoes(
          Map.of(EntityKind.COURIER, couriers, EntityKind.TANK, tanks, EntityKind.MITE, mites));

  /** The same, in the order of their kinds. */
  public final List<EntityPool<? extends Foe<?>>> foes = List.copyOf(foesByKind.values());

  /** Everything that thinks but the drone, in the order in which it is asked. */
  public final List<EntityPool<? extends Actor>> actors =
      join(List.of(wingmen, snakes, missiles), foes, List.of(vessels, parts));

  /** All living things but ship and drone, in a fixed order; the snakes are their segments. */
  private final List<EntityPool<? extends Entity>> pools =
      join(
          List.of(segments, missiles),
          foes,
          List.of(vessels, parts, wingmen, shots, shells, shards, powerUps, warpGates));

  /** The laws that all of a kind follow. */
  public final EnemyOverrides enemyLaws = new EnemyOverrides();

  /** How many missiles the ship's rack holds. */
  public int rackCapacity;

  /** How far the cable is bitten through, 0 to 1. */
  public double cableWear;

  /** For how long the drifting drone cannot be hooked, s. */
  public double hookPause;

  /** How fast the cable is being paid out, m/s. */
  public double reelRate;

  /** The acceleration of every shot along +x, m/s^2. */
  public double gravityX;

  /** The acceleration of every shot along +y, m/s^2. */
  public double gravityY;

  /** How fast the enemies' guns reload, as a multiple. */
  public double foeReloadRate = 1;

  /** How fast snakes crawl, as a multiple. */
  public double foePace = 1;

  /** How fast they may crawl soon. */
  public double foeTopPace = 1;

  /** How far the drone's belief is charged, in steps. */
  public int conviction;

  /** What the reload of the drone's gun takes, as a share of the usual. */
  public double reloadShare = 1;

  /** What is fitted. */
  public final Loadout loadout = new Loadout();

  /** The time until burning foes are told of again, s. */
  public double pulseLeft;

  /** The time until a lost side plane is replaced, s. */
  public double wingmanLeft;

  private int lastId;

  /** What the drone's gun takes to load where it takes {@code usual}, s: loadout and conviction. */
  public double droneReload(double usual) {
    double share = 1 - Math.min(MOST_OF_RELOAD, loadout.get(Stat.RELOAD));
    return Math.max(Tick.SECONDS, usual * share * reloadShare);
  }

  /** From which speed on the drone rams where {@code usual} is usual, m/s: loadout. */
  public double ramSpeed(double usual) {
    return usual - loadout.get(Stat.RAM_EASE);
  }

  /** How far from its middle the drone rams, m. */
  public double ramRadius() {
    return drone.radius + loadout.get(Stat.RAM_REACH);
  }

  /** From how near the ship draws shards, m; {@code unfitted} with nothing fitted. */
  public double shardReach(double unfitted) {
    return unfitted + loadout.get(Stat.SHARD_REACH);
  }

  /** Adds a pool of plain foes for each fighter that has no class of its own. */
  private static Map<EntityKind, EntityPool<? extends Foe<?>>> withPlainFoes(
      Map<EntityKind, EntityPool<? extends Foe<?>>> own) {
    Map<EntityKind, EntityPool<? extends Foe<?>>> all = new EnumMap<>(own);
    for (EntityKind kind : EntityKind.values()) {
      if (kind.isFighter()) {
        all.computeIfAbsent(kind, plain -> new EntityPool<>(() -> new PlainFoe(plain)));
      }
    }
    return all;
  }

  /** The foes of a kind that is one thing each, such as tanks. */
  public EntityPool<? extends Foe<?>> foes(EntityKind kind) {
    EntityPool<? extends Foe<?>> pool = foesByKind.get(kind);
    if (pool == null) {
      throw new IllegalArgumentException("there is no pool for foes of kind " + kind);
    }
    return pool;
  }

  /** A world with ship and drone, and nothing else. */
  public WorldState(WorldSpec spec, int aimMode) {
    this.spec = spec;
    ship.id = nextId();
    ship.radius = spec.ship().radius();
    ship.hull = spec.ship().hull();
    ship.wholeHull = ship.hull;
    rackCapacity = spec.rack().capacity();
    ship.missiles = rackCapacity;
    ship.rackLeft = spec.rack().reload();
    drone.id = nextId();
    drone.radius = spec.drone().radius();
    drone.mode = aimMode;
    drone.heading = Math.PI;
  }

  /** A number that nothing has had yet, larger than all before. */
  public int nextId() {
    lastId++;
    return lastId;
  }

  /** The bearing from the ship over the drone, away from the cable. */
  public double astern() {
    return Angles.wrap(StrictMath.atan2(drone.y - ship.y, drone.x - ship.x));
  }

  /** The courier that the drone cannot lock onto; null if there is none. */
  public @Nullable Courier shadow() {
    for (int i = 0; i < couriers.size(); i++) {
      if (!couriers.get(i).dead && !couriers.get(i).spec.lockable()) {
        return couriers.get(i);
      }
    }
    return null;
  }

  /** Whether a living courier has that id. */
  public boolean isCourier(int id) {
    for (int i = 0; i < couriers.size(); i++) {
      if (couriers.get(i).id == id) {
        return true;
      }
    }
    return false;
  }

  /** Remembers where everything is as where it was at the start of the tick. */
  public void savePrevious() {
    ship.savePrevious();
    drone.savePrevious();
    for (int i = 0; i < pools.size(); i++) {
      pools.get(i).savePrevious();
    }
  }

  /** Removes the dead and adds the new ones, of all classes. */
  public void settle() {
    snakes.settle();
    for (int i = 0; i < pools.size(); i++) {
      pools.get(i).settle();
    }
  }

  /** Adds all state, in a fixed order. */
  public void hashInto(StateHash hash) {
    ship.hashInto(hash);
    drone.hashInto(hash);
    hash.add(cableWear);
    hash.add(hookPause);
    hash.add(gravityX);
    hash.add(gravityY);
    hash.add(foeReloadRate);
    hash.add(foePace);
    hash.add(foeTopPace);
    hash.add(conviction);
    hash.add(reloadShare);
    hash.add(lastId);
    snakes.hashInto(hash);
    enemyLaws.hashInto(hash);
    loadout.hashInto(hash);
    hash.add(pulseLeft);
    hash.add(wingmanLeft);
    for (int i = 0; i < pools.size(); i++) {
      pools.get(i).hashInto(hash);
    }
  }

  @SafeVarargs
  private static <T extends Entity> List<EntityPool<? extends T>> join(
      Collection<? extends EntityPool<? extends T>>... lists) {
    List<EntityPool<? extends T>> all = new ArrayList<>();
    for (Collection<? extends EntityPool<? extends T>> list : lists) {
      all.addAll(list);
    }
    return List.copyOf(all);
  }
}
