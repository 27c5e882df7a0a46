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
import towline.sim.api.KindRange;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.loadout.Loadout;
import towline.sim.loadout.Stat;
import towline.sim.spec.WorldSpec;

/** The state of the world, shared by the phases of the tick. */
public final class WorldState {
  /** Greatest share by which modules shorten the reload of the drone's gun. */
  private static final double MAX_RELOAD_REDUCTION = 0.6;

  /** Abilities of all kinds. */
  public final WorldSpec spec;

  /** The player's ship, also after its destruction. */
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

  public final EntityPool<HaulGate> haulGates = new EntityPool<>(HaulGate::new);

  /** Enemies that flee at the end of a wave. */
  public final EntityPool<Fugitive> fugitives = new EntityPool<>(Fugitive::new);

  /** Pools of foes of a single entity, by kind. */
  private final Map<EntityKind, EntityPool<? extends Foe<?>>> foesByKind =
      withPlainFoes(
          Map.of(EntityKind.COURIER, couriers, EntityKind.TANK, tanks, EntityKind.MITE, mites));

  /** Pools of foes of a single entity, in the order of their kinds. */
  public final List<EntityPool<? extends Foe<?>>> foes = List.copyOf(foesByKind.values());

  /** Pools of all actors but ship and drone, in the order in which their pilots decide. */
  public final List<EntityPool<? extends Actor>> actors =
      join(List.of(wingmen, snakes, missiles), foes, List.of(vessels, parts));

  /** Pools of all entities but ship and drone, in a fixed order; snakes by their segments. */
  public final List<EntityPool<? extends Entity>> pools =
      join(
          List.of(segments, missiles),
          foes,
          List.of(
              vessels, parts, wingmen, shots, shells, shards, powerUps, warpGates, haulGates,
              fugitives));

  /** Laws that replace the enemies' own. */
  public final EnemyOverrides enemyLaws = new EnemyOverrides();

  /** Number of missiles that the ship's rack can hold. */
  public int rackCapacity;

  /** Wear of the cable by bites, 0 to 1. */
  public double cableWear;

  /** Time for which the drifting drone cannot be hooked, s. */
  public double hookPause;

  /** Rate at which the cable is paid out, m/s. */
  public double reelRate;

  /** Acceleration of every shot along +x, m/s^2. */
  public double gravityX;

  /** Acceleration of every shot along +y, m/s^2. */
  public double gravityY;

  /** Reload rate of the enemies' guns, as a multiple of their specs. */
  public double foeReloadRate = 1;

  /** Pace of snakes, as a multiple of their specs. */
  public double foePace = 1;

  /** Highest pace of snakes soon, as a multiple of their specs. */
  public double foeTopPace = 1;

  /** Share of the damage of anything but harpoons and missiles that plates keep off, 0 to 1. */
  public double plating;

  /** Fitted modules. */
  public final Loadout loadout = new Loadout();

  /** Time until the next events of burning foes, s. */
  public double pulseLeft;

  /** Time until a lost side plane is replaced, s. */
  public double wingmanLeft;

  private int lastId;

  /** Returns the reload time of the drone's gun, s: {@code usual}, shortened by modules. */
  public double droneReload(double usual) {
    double share = 1 - Math.min(MAX_RELOAD_REDUCTION, loadout.get(Stat.RELOAD));
    return Math.max(Tick.SECONDS, usual * share);
  }

  /**
   * Returns the share of the damage of anything but harpoons and missiles that a foe's plates keep
   * off, 0 to 1; 0 for a foe without plates.
   */
  public double plating(Damageable foe) {
    return switch (foe.kind()) {
      case TANK, SNAKE_HEAD -> plating;
      case VESSEL_TURRET, VESSEL_BAY, VESSEL_NEST, VESSEL_CORE ->
          foe instanceof Part part && part.vessel.spec.isBoss()
              ? Math.min(plating, 1 - spec.drone().harpoon().bossPlate())
              : plating;
      default -> 0;
    };
  }

  /** Returns the least speed at which the drone rams, m/s: {@code usual}, reduced by modules. */
  public double ramSpeed(double usual) {
    return usual - loadout.get(Stat.RAM_EASE);
  }

  /** Returns the distance from its centre at which the drone rams, m. */
  public double ramRadius() {
    return drone.radius + loadout.get(Stat.RAM_REACH);
  }

  /**
   * Returns the distance from which the ship attracts shards, m; {@code unfitted} without modules.
   */
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

  /** Returns the pool of a kind of foe of a single entity, such as tanks. */
  public EntityPool<? extends Foe<?>> foes(EntityKind kind) {
    EntityPool<? extends Foe<?>> pool = foesByKind.get(kind);
    if (pool == null) {
      throw new IllegalArgumentException("there is no pool for foes of kind " + kind);
    }
    return pool;
  }

  /** Creates the state of a world with ship and drone, and nothing else. */
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

  /** Returns a new id, larger than all before. */
  public int nextId() {
    lastId++;
    return lastId;
  }

  /** Returns the bearing from the ship to the drone, rad. */
  public double astern() {
    return Angles.wrap(StrictMath.atan2(drone.y - ship.y, drone.x - ship.x));
  }

  /** Returns the courier that the drone cannot lock onto; null if there is none. */
  public @Nullable Courier shadow() {
    for (int i = 0; i < couriers.size(); i++) {
      if (!couriers.get(i).dead && !couriers.get(i).spec.lockable()) {
        return couriers.get(i);
      }
    }
    return null;
  }

  /** Returns true if a courier has id {@code id}. */
  public boolean isCourier(int id) {
    for (int i = 0; i < couriers.size(); i++) {
      if (couriers.get(i).id == id) {
        return true;
      }
    }
    return false;
  }

  /** Returns true if a living foe that the drone's gun can lock onto has id {@code id}. */
  public boolean isNameable(int id) {
    for (int k = 0; k < pools.size(); k++) {
      EntityPool<? extends Entity> pool = pools.get(k);
      for (int i = 0; i < pool.size(); i++) {
        if (pool.get(i).id == id) {
          return !pool.get(i).dead && canBeNamed(pool.get(i));
        }
      }
    }
    return false;
  }

  private static boolean canBeNamed(Entity entity) {
    return entity instanceof Courier courier
        ? courier.spec.lockable()
        : KindRange.FOES.contains(entity.kind());
  }

  /** Saves all places as those at the start of the tick. */
  public void savePrevious() {
    ship.savePrevious();
    drone.savePrevious();
    for (int i = 0; i < pools.size(); i++) {
      pools.get(i).savePrevious();
    }
  }

  /**
   * Removes dead entities and adds spawned ones, of all classes. A named target that is gone is no
   * longer named.
   */
  public void settle() {
    snakes.settle();
    for (int i = 0; i < pools.size(); i++) {
      pools.get(i).settle();
    }
    if (drone.named != 0 && !isNameable(drone.named)) {
      drone.named = 0;
    }
  }

  /** Adds all state to {@code hash}, in a fixed order. */
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
    hash.add(plating);
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
