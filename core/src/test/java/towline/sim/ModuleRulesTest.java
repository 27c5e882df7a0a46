package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.content.GameContent;
import towline.math.Trigonometry;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.loadout.ModuleKind;
import towline.sim.loadout.ModuleSpec;
import towline.sim.loadout.Stat;
import towline.sim.spec.TankSpec;

/** For each module a scene in which its rule has an effect, and none without the module. */
class ModuleRulesTest {
  private static final GameContent CONTENT = GameContent.load();

  /** Place of the ship in the middle of the sector; the drone is to the left of it. */
  private static final double Y = CONTENT.world().arena().height() / 2;

  private static final double X = CONTENT.world().arena().width() / 2;

  private static final TankSpec TANK = CONTENT.tanks().get(0);

  /** Modules with scenes in which the drone fires at tanks. */
  private static final Set<ModuleKind> AIMED =
      EnumSet.of(
          ModuleKind.BURSTING_SHELLS,
          ModuleKind.RICOCHET,
          ModuleKind.PIERCING,
          ModuleKind.EMBER_SHELLS);

  private final Command player = new Command();
  private final ModulePuppets puppets = new ModulePuppets();
  private int phase;

  /** Scene of each module, which returns the measured quantity. */
  private final Map<ModuleKind, ToDoubleFunction<World>> scenes =
      Map.ofEntries(
          Map.entry(ModuleKind.LIVE_CABLE, world -> burnt(world, 0)),
          Map.entry(ModuleKind.BARBED_CABLE, world -> burnt(world, 1)),
          Map.entry(ModuleKind.SPRING_CABLE, this::thrown),
          Map.entry(ModuleKind.HAMMER, world -> rammed(world, EventType.KILLED_BY_WHIP)),
          Map.entry(ModuleKind.SHRAPNEL, world -> rammed(world, EventType.KILLED_BY_WHIP)),
          Map.entry(ModuleKind.LOADER, this::firedWhileRamming),
          Map.entry(ModuleKind.TWIN_BARREL, this::fired),
          Map.entry(ModuleKind.FAST_BEARINGS, this::turned),
          Map.entry(ModuleKind.BURSTING_SHELLS, world -> struck(world, 0, 1.9)),
          Map.entry(ModuleKind.RICOCHET, world -> struck(world, 1, 4)),
          Map.entry(ModuleKind.PIERCING, world -> struck(world, 4, 0)),
          Map.entry(ModuleKind.EMBER_SHELLS, world -> struck(world, 5, 1.6)),
          Map.entry(ModuleKind.MIRROR, this::mirrored),
          Map.entry(ModuleKind.SIDE_PLANES, world -> count(world, 30, EventType.WINGMAN_JOINED)),
          Map.entry(ModuleKind.MAGNET, this::shardsTaken),
          Map.entry(ModuleKind.AFTERBURNER, this::burntAstern));

  @ParameterizedTest
  @EnumSource(ModuleKind.class)
  void aModuleHasAnEffectInItsScene(ModuleKind module) {
    double without = measured(module, List.of());
    double with = measured(module, List.of(spec(module)));
    assertThat(with).as("%s, against %s without", module, without).isGreaterThan(without);
    if (AIMED.contains(module)) {}
  }

  @ParameterizedTest
  @EnumSource(ModuleKind.class)
  void fittedModulesArePartOfTheHashedState(ModuleKind module) {
    try (World bare = world();
        World fitted = world()) {
      fitted.fit(spec(module));
      assertThat(fitted.hash()).isNotEqualTo(bare.hash());
    }
  }

  private double measured(ModuleKind module, List<ModuleSpec> fitted) {
    player.clear();
    puppets.droneFires = false;
    puppets.droneTurns = true;
    puppets.tanksFire = false;
    phase = 0;
    try (World world = world()) {
      fitted.forEach(world::fit);
      return Objects.requireNonNull(scenes.get(module)).applyAsDouble(world);
    }
  }

  private static ModuleSpec spec(ModuleKind module) {
    // Only the stat of the loader's rule, not its other one.
    return module == ModuleKind.LOADER
        ? new ModuleSpec(module, Map.of(Stat.RAM_RELOAD, 1.0))
        : CONTENT.modules().get(module.ordinal());
  }

  /** Returns the number of burns or cuts of a tank at the cable while the ship flies up. */
  private double burnt(World world, double up) {
    Spawns.tank(world, TANK, X - 3, Y + 1.5 * up, 0);
    player.thrustY = up;
    return count(world, 90, EventType.MODULE_HIT) + killedByModule;
  }

  private double burntAstern(World world) {
    player.thrustX = 1;
    Spawns.tank(world, TANK, X - 2, Y + 0.6, 0);
    return count(world, 60, EventType.MODULE_HIT) + killedByModule;
  }

  private int killedByModule;

  /** Returns the speed of the drone right after the cable became taut for the first time, m/s. */
  private double thrown(World world) {
    boolean taut = false;
    for (int tick = 0; !taut && tick < 200; tick++) {
      player.thrustX = tick < 40 ? -1 : 1;
      taut = count(world, 1, EventType.CABLE_TAUT) > 0;
    }
    assertThat(taut).isTrue();
    tick(world);
    Snapshot now = world.current();
    int drone = now.first(EntityKind.DRONE);
    return Math.hypot(now.vx(drone), now.vy(drone));
  }

  /** Returns the number of events of {@code type} while the drone is swung through mites. */
  private double rammed(World world, EventType type) {
    double found = 0;
    for (int tick = 0; tick < 300; tick++) {
      circle();
      if (tick % 4 == 0) {
        mitesAhead(world);
      }
      found += count(world, 1, type);
      world.repairShip(5);
    }
    return found;
  }

  private double firedWhileRamming(World world) {
    puppets.droneFires = true;
    puppets.droneTurns = false;
    return rammed(world, EventType.DRONE_FIRED);
  }

  private void circle() {
    phase++;
    double bearing = Math.PI * phase * Tick.SECONDS;
    player.thrustX = Trigonometry.cos(bearing);
    player.thrustY = Trigonometry.sin(bearing);
  }

  private void mitesAhead(World world) {
    Snapshot now = world.current();
    int drone = now.first(EntityKind.DRONE);
    double x = now.x(drone) + 0.1 * now.vx(drone);
    double y = now.y(drone) + 0.1 * now.vy(drone);
    Spawns.mite(world, CONTENT.mites().get(0), x, y, 0, phase);
    Spawns.mite(world, CONTENT.mites().get(0), x + 1.6, y + 1.6, 0, phase);
  }

  private double fired(World world) {
    puppets.droneFires = true;
    puppets.droneTurns = false;
    return count(world, 120, EventType.DRONE_FIRED);
  }

  /** Returns the turn of the barrel in half a second, rad; the wanted bearing is opposite. */
  private double turned(World world) {
    count(world, 30, EventType.DRONE_FIRED);
    return Math.PI - Math.abs(world.current().heading(world.current().first(EntityKind.DRONE)));
  }

  /**
   * Returns the number of tanks that a volley hurts: the barrel points at the first, the second is
   * {@code on} metres behind it and {@code beside} metres to its side. In the scene of a bent
   * course there is no first tank.
   */
  private double struck(World world, double on, double beside) {
    puppets.droneTurns = false;
    double drone = X - CONTENT.world().cable().start() * 0.8;
    if (beside != 1.6) {
      Spawns.tank(world, TANK, drone - 6, Y, 0);
    }
    Spawns.tank(world, TANK, drone - 6 - on, Y + beside, 0);
    Set<Integer> hurt = new HashSet<>();
    for (int tick = 0; tick < 40; tick++) {
      // It fires once its target is in the snapshot.
      puppets.droneFires = tick > 1;
      tick(world);
      Snapshot now = world.current();
      for (int i = now.first(EntityKind.TANK); i < now.end(EntityKind.TANK); i++) {
        if (now.health(i) < 1) {
          hurt.add(now.id(i));
        }
      }
      for (int i = 0; i < world.events().size(); i++) {
        if (world.events().get(i).type() == EventType.KILLED_BY_DRONE) {
          hurt.add(world.events().get(i).foe());
        }
      }
    }
    return hurt.size();
  }

  private double mirrored(World world) {
    puppets.tanksFire = true;
    double drone = X - CONTENT.world().cable().start() * 0.8;
    Spawns.tank(world, TANK, drone - 8, Y, 0);
    return count(world, 240, EventType.SHOT_MIRRORED);
  }

  private double shardsTaken(World world) {
    for (int i = 0; i < 5; i++) {
      Spawns.mite(world, CONTENT.mites().get(0), X + 9, Y + i, 0, i);
      Spawns.tank(world, TANK, X + 10, Y - 6 + 3 * i, 0);
    }
    tick(world);
    Snapshot now = world.current();
    for (int i = now.first(EntityKind.TANK); i < now.end(EntityKind.TANK); i++) {
      world.spawnShot(now.x(i) - 2, now.y(i), 0, 1000);
    }
    return count(world, 300, EventType.SHARD_TAKEN);
  }

  private double count(World world, int ticks, EventType type) {
    double found = 0;
    killedByModule = 0;
    for (int tick = 0; tick < ticks; tick++) {
      tick(world);
      for (int i = 0; i < world.events().size(); i++) {
        found += world.events().get(i).type() == type ? 1 : 0;
        killedByModule += world.events().get(i).type() == EventType.KILLED_BY_MODULE ? 1 : 0;
      }
    }
    return found;
  }

  private void tick(World world) {
    world.tick(player);
  }

  private World world() {
    return new World(CONTENT.world(), 1, puppets, 1);
  }
}
