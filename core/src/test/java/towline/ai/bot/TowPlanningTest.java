package towline.ai.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.content.GameContent;
import towline.internal.RandomStream;
import towline.sim.Snapshots;
import towline.sim.StillPilots;
import towline.sim.World;
import towline.sim.api.Body;
import towline.sim.api.CableStatus;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.loadout.ModuleKind;
import towline.sim.loadout.ModuleSpec;
import towline.sim.loadout.Stat;
import towline.sim.spec.DroneSpec;
import towline.sim.spec.ShipSpec;
import towline.sim.spec.WhipSpec;
import towline.sim.spec.WorldSpec;

/** Bots plan with the present tow, for any data and modules. */
class TowPlanningTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final WorldSpec SPEC = CONTENT.world();
  private static final double DRONE_X = 55;

  /** A change of a number of the tow. */
  private enum Change {
    SHIP_TOP_SPEED(tow -> tow.shipTopSpeed *= 0.7),
    SHIP_DRAG(tow -> tow.shipDrag *= 0.5),
    DRONE_DRAG(tow -> tow.droneDrag *= 8),
    DRONE_SHARE(tow -> tow.droneShare *= 2.5),
    SOFT_ZONE(tow -> tow.softZone *= 3),
    WINCH_SPEED(tow -> tow.winchSpeed *= 0.2),
    RAM_SPEED(tow -> tow.ramSpeed *= 0.8),
    PLOUGH_SPEED(tow -> tow.ploughSpeed *= 0.8),
    RAM_RADIUS(tow -> tow.ramRadius *= 2);

    @SuppressWarnings("ImmutableEnumChecker")
    private final Consumer<CableStatus> change;

    Change(Consumer<CableStatus> change) {
      this.change = change;
    }
  }

  /** Returns an empty sector with the tow of {@code spec} and {@code modules}. */
  private static Snapshot tow(WorldSpec spec, List<ModuleSpec> modules) {
    Snapshot seen = new Snapshot();
    try (World world = new World(spec, 1, new StillPilots(), 0)) {
      modules.forEach(world::fit);
      world.tick(new Command());
      seen.set(world.current());
    }
    seen.reset(1, spec.arena().width(), spec.arena().height(), 0, 0);
    return seen;
  }

  private static void add(
      Snapshot seen, EntityKind kind, int id, double x, double y, double vx, double vy) {
    Body body = new Body();
    body.id = id;
    body.x = x;
    body.y = y;
    body.vx = vx;
    body.vy = vy;
    body.radius = 0.5;
    seen.add(kind, body, 1);
  }

  private static double value(Snapshot seen, double... cables) {
    SwingPlanner planner = new SwingPlanner(cables);
    planner.update(seen, seen.first(EntityKind.SHIP));
    return planner.value(seen, 0, 1);
  }

  /** Returns the worth of a drone on a slack cable that flies at a foe just ahead of it. */
  private static double pass(Snapshot tow, EntityKind foe, double speed, double beside) {
    tow.reset(1, SPEC.arena().width(), SPEC.arena().height(), 0, 0);
    add(tow, EntityKind.SHIP, 1, 48, 27, 0, 8);
    add(tow, EntityKind.DRONE, 2, DRONE_X, 24, 0, speed);
    add(tow, foe, 9, DRONE_X + beside, 26, 0, 0);
    tow.end();
    Snapshots.hook(tow.cable(), 12);
    return value(tow);
  }

  private static WorldSpec withWhip(double ramSpeed, double ploughSpeed) {
    DroneSpec drone = SPEC.drone();
    WhipSpec whip = drone.whip();
    WhipSpec tuned =
        new WhipSpec(
            ramSpeed,
            whip.ramDamage(),
            ploughSpeed,
            whip.swingGrace(),
            whip.knock(),
            whip.knockTime(),
            whip.knockDamage(),
            whip.ramPause(),
            whip.harmless());
    return new WorldSpec(
        SPEC.arena(),
        SPEC.ship(),
        new DroneSpec(
            drone.mass(),
            drone.radius(),
            drone.topSpeed(),
            drone.drag(),
            drone.slewRate(),
            drone.shot(),
            drone.guns(),
            drone.snapReload(),
            drone.jam(),
            tuned,
            drone.harpoon(),
            drone.naming()),
        SPEC.cable(),
        SPEC.shard(),
        SPEC.rack(),
        SPEC.wingman(),
        SPEC.powerUp(),
        SPEC.warp(),
        SPEC.families());
  }

  private static WorldSpec withShip(double thrust, double topSpeed) {
    ShipSpec ship = SPEC.ship();
    return SPEC.withShip(
        new ShipSpec(
            ship.mass(),
            ship.radius(),
            thrust,
            topSpeed,
            ship.turnRate(),
            ship.hull(),
            ship.immunity(),
            ship.gun(),
            ship.shot(),
            ship.reach(),
            ship.nearMiss(),
            ship.kick()));
  }

  @ParameterizedTest
  @CsvSource({"20, 16", "26, 12", "14, 13", "30, 22"})
  void swingsArePlannedWithTheRamSpeedsOfTheData(double ramSpeed, double ploughSpeed) {
    Snapshot tow = tow(withWhip(ramSpeed, ploughSpeed), List.of());
    for (EntityKind foe : new EntityKind[] {EntityKind.TANK, EntityKind.MITE}) {
      double needed = foe == EntityKind.MITE ? ploughSpeed : ramSpeed;
      assertThat(pass(tow, foe, needed - 0.5, 0)).as("too slow for a %s", foe).isZero();
      assertThat(pass(tow, foe, needed + 2.5, 0)).as("fast enough for a %s", foe).isPositive();
    }
  }

  @Test
  void theHammerAllowsSlowerSwingsAndFoesFartherOffTheWay() {
    ModuleSpec hammer =
        CONTENT.modules().stream()
            .filter(module -> module.module() == ModuleKind.HAMMER)
            .findFirst()
            .orElseThrow();
    Snapshot without = tow(SPEC, List.of());
    Snapshot with = tow(SPEC, List.of(hammer));
    double speed = SPEC.drone().whip().ramSpeed() - 0.5;
    assertThat(pass(without, EntityKind.TANK, speed, 0)).isZero();
    assertThat(pass(with, EntityKind.TANK, speed, 0)).isPositive();
    double beside =
        0.5 + SPEC.drone().radius() + 0.5 * hammer.raises().getOrDefault(Stat.RAM_REACH, 0.0);
    assertThat(pass(without, EntityKind.TANK, 30, beside)).isZero();
    assertThat(pass(with, EntityKind.TANK, 30, beside)).isPositive();
  }

  @ParameterizedTest
  @EnumSource
  void everyNumberOfTheTowMattersToASwing(Change change) {
    RandomStream random = new RandomStream(31);
    int changed = 0;
    for (int scene = 0; scene < 60; scene++) {
      Snapshot seen = tow(SPEC, List.of());
      add(seen, EntityKind.SHIP, 1, 48, 27, random.range(-10, 10), random.range(-10, 10));
      double speed = random.range(12, 24);
      add(seen, EntityKind.DRONE, 2, DRONE_X, 27, random.range(-5, 5), speed);
      for (int id = 10; id < 26; id++) {
        EntityKind kind = id < 18 ? EntityKind.TANK : EntityKind.MITE;
        add(seen, kind, id, random.range(38, 58), random.range(18, 40), 0, 0);
      }
      seen.end();
      Snapshots.hook(seen.cable(), 8);
      double before = value(seen, 11, 5.5);
      change.change.accept(seen.cable());
      changed += value(seen, 11, 5.5) == before ? 0 : 1;
    }
    assertThat(changed).isPositive();
  }

  /**
   * The predicted distance is roughly that of the game's physics: from rest the ship is faster than
   * in a turn.
   */
  @ParameterizedTest
  @CsvSource({"84, 14", "84, 20", "60, 10", "140, 20"})
  void thePredictedPlaceOfTheShipIsAboutRight(double thrust, double topSpeed) {
    WorldSpec spec = withShip(thrust, topSpeed);
    Command command = new Command();
    command.thrustX = 1;
    try (World world = new World(spec, 1, new StillPilots(), 0)) {
      world.tick(new Command());
      Snapshot now = new Snapshot();
      now.set(world.current());
      int ship = now.first(EntityKind.SHIP);
      for (int tick = 1; tick <= 72; tick++) {
        world.tick(command);
        if (tick % 24 == 0) {
          double flown = world.current().x(ship) - now.x(ship);
          double planned =
              CoursePlanner.ahead(now.cable(), now.x(ship), now.vx(ship), 1, tick * Tick.SECONDS)
                  - now.x(ship);
          assertThat(planned).isCloseTo(flown, within(0.3 * flown));
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {8, 14, 25})
  void foesThatTheShipCouldReachAreThreats(double topSpeed) {
    Snapshot seen = tow(withShip(84, topSpeed), List.of());
    double far = topSpeed * ThreatMap.MAX_HORIZON;
    add(seen, EntityKind.SHIP, 1, 10, 27, 0, 0);
    add(seen, EntityKind.TANK, 8, 10 + far, 27, 0, 0);
    add(seen, EntityKind.TANK, 9, 10, 27 + far + 10, 0, 0);
    seen.end();
    ThreatMap map = new ThreatMap(ThreatMap.Attention.EVERYTHING, ThreatMap.MAX_HORIZON);
    map.update(seen, seen.first(EntityKind.SHIP));
    assertThat(map.danger(10 + far, 27, 0, 10 + far, 27, 1)).isEqualTo(1);
    assertThat(map.danger(10, 37 + far, 0, 10, 37 + far, 1)).isZero();
  }
}
