package towline.ai.pilot;

import java.util.ArrayList;
import java.util.List;
import towline.content.GameContent;
import towline.internal.RandomStream;
import towline.math.Trigonometry;
import towline.sim.Spawns;
import towline.sim.StillPilots;
import towline.sim.World;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EventType;
import towline.sim.api.Pilot;
import towline.sim.api.PilotFactory;
import towline.sim.api.Snapshot;
import towline.sim.spec.EntitySpec;
import towline.sim.spec.PartSpec;
import towline.sim.spec.ShipSpec;
import towline.sim.spec.TankSpec;
import towline.sim.spec.VesselSpec;
import towline.sim.spec.WorldSpec;

/** A real world in which only fighters, vessels and the ship act. */
public final class ArenaScenario implements AutoCloseable {
  public static final GameContent CONTENT = GameContent.load();

  public final World world;
  public final Command player = new Command();

  public ArenaScenario(long seed) {
    this(seed, new GamePilotFactory());
  }

  ArenaScenario(long seed, PilotFactory enemies) {
    world = new World(calm(CONTENT.world()), seed, new Enemies(enemies), 0);
  }

  public static TankSpec tank(String name) {
    return CONTENT.tanks().stream().filter(t -> t.name().equals(name)).findFirst().orElseThrow();
  }

  public static VesselSpec vessel(String name) {
    return CONTENT.vessels().stream().filter(v -> v.name().equals(name)).findFirst().orElseThrow();
  }

  /** Returns a copy of a kind of tank with another way to aim and no deliberate misses. */
  public static TankSpec aiming(TankSpec t, TankSpec.Aim aim) {
    return aiming(t, aim, 0);
  }

  /**
   * Returns a copy of a kind of tank with another way to aim and another share of deliberate
   * misses.
   */
  public static TankSpec aiming(TankSpec t, TankSpec.Aim aim, double missShare) {
    return new TankSpec(
        t.name(), t.chassis(), t.drive(), t.gun().aiming(aim, missShare), t.motion());
  }

  /** Acceleration of the arena's ship, m/s^2. */
  private static final double THRUST = 32;

  /** Returns a copy with a ship that is immune for good after its first blow. */
  private static WorldSpec calm(WorldSpec w) {
    ShipSpec s = w.ship();
    ShipSpec ship =
        new ShipSpec(
            s.mass(),
            s.radius(),
            THRUST,
            s.topSpeed(),
            s.turnRate(),
            s.hull(),
            1e9,
            s.gun(),
            s.shot(),
            s.reach(),
            s.nearMiss(),
            s.kick());
    return w.withShip(ship);
  }

  /** Adds tanks of the kinds in turn, with room around them, away from ship and walls. */
  public ArenaScenario tanks(List<TankSpec> kinds, int count, long seed) {
    RandomStream random = new RandomStream(seed);
    List<double[]> taken = new ArrayList<>();
    taken.add(new double[] {48, 27});
    while (taken.size() <= count) {
      double x = random.range(6, 90);
      double y = random.range(6, 48);
      if (taken.stream().allMatch(t -> StrictMath.hypot(t[0] - x, t[1] - y) > 3)) {
        TankSpec kind = kinds.get(taken.size() % kinds.size());
        Spawns.tank(world, kind, x, y, random.range(-Math.PI, Math.PI));
        taken.add(new double[] {x, y});
      }
    }
    return this;
  }

  /** Moves on by a tick, and repairs the ship. */
  public void tick() {
    world.tick(player);
    world.repairShip(9);
  }

  /**
   * Flies the ship back and forth along the sector with a part of its thrust, and so of its speed.
   */
  public void flyToAndFro(double part) {
    Snapshot seen = world.current();
    double x = seen.x(seen.first(EntityKind.SHIP));
    player.thrustX = x < 12 ? part : x > 84 || player.thrustX == 0 ? -part : player.thrustX;
    player.thrustY = 0;
  }

  /** Flies the ship in wide circles through the sector. */
  public void flyRounds() {
    double phase = world.current().tick() / 60.0 * 0.6;
    player.thrustX = Trigonometry.cos(phase);
    player.thrustY = Trigonometry.sin(phase);
  }

  /** Flies the ship into one corner of the sector after the other, with a stay in each. */
  void flyIntoCorner() {
    long corner = world.current().tick() / 1200 % 4;
    player.thrustX = corner < 2 ? -1 : 1;
    player.thrustY = corner == 0 || corner == 3 ? -1 : 1;
  }

  /** Returns true if the ship kept its velocity in the last tick. */
  public boolean isShipSteady() {
    Snapshot seen = world.current();
    Snapshot before = world.previous();
    int ship = seen.first(EntityKind.SHIP);
    int was = before.first(EntityKind.SHIP);
    return StrictMath.hypot(seen.vx(ship) - before.vx(was), seen.vy(ship) - before.vy(was)) < 0.1;
  }

  /** Returns the number of events of {@code type} in the last tick. */
  public int count(EventType type) {
    return world.events().count(type);
  }

  @Override
  public void close() {
    world.close();
  }

  /** Pilots of fighters and vessels; all others want nothing. */
  private static final class Enemies extends StillPilots {
    private final PilotFactory enemies;

    Enemies(PilotFactory enemies) {
      this.enemies = enemies;
    }

    @Override
    public Pilot tank(TankSpec spec, long seed) {
      return enemies.pilot(EntityKind.TANK, spec, 0, seed);
    }

    @Override
    public Pilot other(EntityKind kind, EntitySpec spec, double heading, long seed) {
      return kind.isFighter()
          ? enemies.pilot(kind, spec, heading, seed)
          : super.other(kind, spec, heading, seed);
    }

    @Override
    public Pilot vessel(VesselSpec spec, long seed) {
      return enemies.pilot(EntityKind.VESSEL_CORE, spec, 0, seed);
    }

    @Override
    public Pilot part(PartSpec spec, long seed) {
      return enemies.pilot(kind(spec), spec, 0, seed);
    }

    private static EntityKind kind(PartSpec spec) {
      return switch (spec.role()) {
        case TURRET -> EntityKind.VESSEL_TURRET;
        case BAY -> EntityKind.VESSEL_BAY;
        case NEST -> EntityKind.VESSEL_NEST;
        case CORE -> EntityKind.VESSEL_CORE;
        case HULL -> EntityKind.VESSEL_HULL;
      };
    }
  }
}
