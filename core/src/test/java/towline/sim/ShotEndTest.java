package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.aim.AimMode;
import towline.content.GameContent;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Event;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.loadout.ModuleKind;
import towline.sim.loadout.ModuleSpec;
import towline.sim.loadout.Stat;
import towline.sim.spec.PartSpec;
import towline.sim.spec.VesselSpec;
import towline.sim.spec.WorldSpec;

/** The ends of shots at a foe, at armour or at their range, and the events of these ends. */
class ShotEndTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final WorldSpec SPEC = CONTENT.world();
  private static final double X = SPEC.arena().width() / 2;
  private static final double Y = SPEC.arena().height() / 2;

  /** X coordinate of the drone, to the left of the ship; its barrel points to the left. */
  private static final double DRONE_X = X - SPEC.cable().start() * 0.8;

  private static final VesselSpec LEVIATHAN =
      CONTENT.vessels().stream()
          .filter(vessel -> vessel.name().equals("leviathan"))
          .findFirst()
          .orElseThrow();

  /** Plate at the bow of the Leviathan. */
  private static final PartSpec PLATE = LEVIATHAN.parts().get(0);

  private final Command player = new Command();
  private final ModulePuppets puppets = new ModulePuppets();
  private final EventLog told = new EventLog();
  private World world = world(AimMode.DIRECT);

  @AfterEach
  void close() {
    world.close();
  }

  private World world(AimMode mode) {
    return new World(SPEC, 1, puppets, mode.ordinal());
  }

  private void fit(Stat stat, double value) {
    world.fit(new ModuleSpec(ModuleKind.of(0), Map.of(stat, value)));
  }

  private void ticks(int count) {
    for (int i = 0; i < count; i++) {
      world.tick(player);
      told.add(world.events());
    }
  }

  /** Fires one shot of the drone, and waits for its flight; returns its id. */
  private int fireOnce() {
    ticks(2);
    puppets.droneFires = true;
    ticks(1);
    puppets.droneFires = false;
    ticks(60);
    return told.only(EventType.DRONE_FIRED).shot();
  }

  private void tank(double ahead) {
    Spawns.tank(world, WhipTest.tough(1000), DRONE_X - ahead, Y, 0);
  }

  /** Adds a plate {@code ahead} metres in front of the drone's barrel. */
  private void plate(double ahead) {
    Spawns.vessel(world, LEVIATHAN, DRONE_X - ahead - PLATE.along(), Y, 0);
  }

  /** Returns the id of the bow's plate, the first of the hull. */
  private int plateId() {
    Snapshot now = world.current();
    return now.id(now.first(EntityKind.VESSEL_HULL));
  }

  private int hits() {
    return told.count(EventType.DRONE_SHOT_HIT) + told.count(EventType.DRONE_SHOT_STRAYED);
  }

  @ParameterizedTest
  @EnumSource
  void aShotThatStrikesNothingIsOneMissAtTheEndOfItsRange(AimMode mode) {
    world.close();
    world = world(mode);
    int shot = fireOnce();
    Event miss = told.only(EventType.DRONE_SHOT_MISSED);
    assertThat(miss.shot()).isEqualTo(shot);
    assertThat(miss.aimMode()).isEqualTo(mode.ordinal());
    double aTick = SPEC.drone().shot().speed() / 60;
    assertThat(DRONE_X - miss.x()).isCloseTo(SPEC.drone().shot().range(), within(aTick));
    assertThat(world.shots()).isZero();
  }

  @Test
  void aShotThatLeavesTheSectorIsOneMiss() {
    ticks(1);
    world.spawnShot(2, Y, Math.PI);
    ticks(30);
    assertThat(told.only(EventType.DRONE_SHOT_MISSED).x()).isBetween(-2.0, 0.0);
    assertThat(world.shots()).isZero();
  }

  @Test
  void aPlainShotEndsWhenItStrikes() {
    tank(6);
    tank(9);
    fireOnce();
    assertThat(hits()).isEqualTo(1);
    assertThat(told.all(EventType.DRONE_SHOT_MISSED)).isEmpty();
    assertThat(world.shots()).isZero();
  }

  /** Only its first strike was aimed; its end does not matter. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aShotThatHasStruckIsNoMissAtItsEnd(boolean atArmour) {
    fit(Stat.PIERCES, 1);
    tank(6);
    if (atArmour) {
      plate(10);
    }
    fireOnce();
    assertThat(hits()).isEqualTo(1);
    assertThat(told.count(EventType.ARMOUR_STRUCK)).isEqualTo(atArmour ? 1 : 0);
    assertThat(told.all(EventType.DRONE_SHOT_MISSED)).isEmpty();
    assertThat(world.shots()).isZero();
  }

  @Test
  void aShotOfTheDroneEndsAtArmourWithoutHarmAndIsAMiss() {
    plate(8);
    int shot = fireOnce();
    Event struck = told.only(EventType.ARMOUR_STRUCK);
    assertThat(struck.kind()).isEqualTo(EntityKind.VESSEL_HULL);
    assertThat(struck.foe()).isEqualTo(plateId());
    assertThat(struck.cause()).isEqualTo(shot);
    assertThat(struck.impact())
        .isEqualTo(SPEC.drone().guns().get(AimMode.DIRECT.ordinal()).damage());
    double rim = PLATE.radius() + SPEC.drone().shot().radius();
    assertThat(DRONE_X - struck.x()).as("its rim").isCloseTo(8 - rim, within(0.01));
    assertThat(told.only(EventType.DRONE_SHOT_MISSED).shot()).isEqualTo(shot);
    assertThat(hits()).isZero();
    assertThat(world.current().health(world.current().first(EntityKind.VESSEL_HULL))).isEqualTo(1);
    assertThat(world.shots()).isZero();
  }

  @Test
  void aShotOfTheShipEndsAtArmourAndIsNoMissOfTheDrone() {
    plate(8);
    ticks(2);
    player.fire = true;
    player.turning = true;
    player.bearing = Math.PI;
    ticks(1);
    player.fire = false;
    ticks(60);
    Event struck = told.only(EventType.ARMOUR_STRUCK);
    assertThat(struck.cause()).isEqualTo(told.only(EventType.SHIP_FIRED).shot());
    assertThat(struck.impact()).isEqualTo(SPEC.ship().gun().damage());
    assertThat(told.all(EventType.SHIP_SHOT_HIT)).isEmpty();
    assertThat(told.all(EventType.DRONE_SHOT_MISSED)).isEmpty();
    assertThat(world.shots()).isZero();
  }

  /** The drone follows the ship at up to 14 m/s, and touches a plate beside its course. */
  @Test
  void rammingArmourCausesAnEventWithTheBlowAndBreaksNothing() {
    fit(Stat.RAM_EASE, 10);
    double beside = SPEC.drone().radius() + PLATE.radius() - 0.02;
    Spawns.vessel(world, LEVIATHAN, X + 12, Y + beside + PLATE.along(), -Math.PI / 2);
    player.thrustX = 1;
    double fastest = 0;
    for (int tick = 0; tick < 150; tick++) {
      ticks(1);
      fastest = Math.max(fastest, world.current().vx(world.current().first(EntityKind.DRONE)));
    }
    Event struck = told.only(EventType.ARMOUR_STRUCK);
    assertThat(struck.kind()).isEqualTo(EntityKind.VESSEL_HULL);
    assertThat(struck.foe()).isEqualTo(plateId());
    Snapshot now = world.current();
    assertThat(struck.cause()).isEqualTo(now.id(now.first(EntityKind.DRONE)));
    assertThat(struck.impact()).isBetween(10.0, fastest + 1e-9);
    assertThat(told.all(EventType.WHIP_HIT)).isEmpty();
    assertThat(told.all(EventType.KILLED_BY_WHIP)).isEmpty();
    assertThat(now.health(now.first(EntityKind.VESSEL_HULL))).isEqualTo(1);
  }
}
