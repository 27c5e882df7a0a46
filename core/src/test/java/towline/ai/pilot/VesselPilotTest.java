package towline.ai.pilot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.math.Angles;
import towline.sim.Spawns;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.spec.GaitSpec;
import towline.sim.spec.VesselSpec;

/** Vessels in a real world. */
class VesselPilotTest {
  private static final int TICKS_PER_MINUTE = 3600;

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"launcher", "hydra", "bastion", "leviathan"})
  void aVesselNeverLeavesTheSector(String name) {
    for (long seed = 1; seed <= 6; seed++) {
      Voyage voyage = new Voyage();
      try (ArenaScenario arenaScenario = new ArenaScenario(seed)) {
        spawn(arenaScenario, ArenaScenario.vessel(name));
        for (int tick = 0; tick < 3 * TICKS_PER_MINUTE; tick++) {
          if (seed % 2 == 0) {
            arenaScenario.flyRounds();
          } else {
            arenaScenario.flyIntoCorner();
          }
          // Its parts are shot off twice, so that it passes through its phases.
          if (tick % TICKS_PER_MINUTE == TICKS_PER_MINUTE - 60) {
            disarm(arenaScenario);
          }
          arenaScenario.tick();
          voyage.watch(arenaScenario.world.current());
        }
      }
      assertThat(voyage.outside).as("seed %d", seed).isLessThanOrEqualTo(0);
      assertThat(voyage.flown).isGreaterThan(60);
    }
  }

  @ParameterizedTest
  @CsvSource({"launcher, 17", "leviathan, 9"})
  void aVesselCirclesAShipAtRestAtItsDistance(String name, double distance) {
    Voyage voyage = new Voyage();
    try (ArenaScenario arenaScenario = new ArenaScenario(3)) {
      spawn(arenaScenario, ArenaScenario.vessel(name));
      for (int tick = 0; tick < 2 * TICKS_PER_MINUTE; tick++) {
        arenaScenario.tick();
        if (tick > TICKS_PER_MINUTE) {
          voyage.watch(arenaScenario.world.current());
        }
      }
    }
    assertThat(voyage.distance / voyage.ticks).isCloseTo(distance, within(4.0));
    assertThat(voyage.flown).as("it circles").isGreaterThan(60);
  }

  @Test
  void aVesselFromOutsideEntersTheSector() {
    for (String name : new String[] {"launcher", "leviathan"}) {
      try (ArenaScenario arenaScenario = new ArenaScenario(3)) {
        Spawns.vessel(arenaScenario.world, ArenaScenario.vessel(name), -14, 30, 0);
        Voyage voyage = new Voyage();
        for (int tick = 0; tick < TICKS_PER_MINUTE; tick++) {
          arenaScenario.flyRounds();
          arenaScenario.tick();
          if (tick > TICKS_PER_MINUTE / 3) {
            voyage.watch(arenaScenario.world.current());
          }
        }
        assertThat(voyage.ticks).as("%s lives", name).isEqualTo(2 * TICKS_PER_MINUTE / 3 - 1);
        assertThat(voyage.outside).as(name).isLessThanOrEqualTo(0);
      }
    }
  }

  @Test
  void aVesselTurnsSmoothly() {
    VesselSpec fast = ArenaScenario.vessel("leviathan");
    fast =
        new VesselSpec(
            fast.index(),
            fast.name(),
            Collections.nCopies(fast.phases(), new GaitSpec(GaitSpec.Steering.ORBIT, 5.2, 9)),
            1,
            3.2,
            fast.acceleration(),
            fast.salvoPause(),
            fast.shield(),
            Optional.empty(),
            fast.barrage(),
            fast.parts(),
            fast.shards());
    Voyage voyage = new Voyage();
    try (ArenaScenario arenaScenario = new ArenaScenario(9)) {
      spawn(arenaScenario, fast);
      for (int tick = 0; tick < 2 * TICKS_PER_MINUTE; tick++) {
        arenaScenario.flyRounds();
        arenaScenario.tick();
        voyage.watch(arenaScenario.world.current());
      }
    }
    assertThat(voyage.ticks).isEqualTo(2 * TICKS_PER_MINUTE);
    assertThat(voyage.fastestTurn).isBetween(0.3, 0.75);
    assertThat(voyage.outside).isLessThanOrEqualTo(0);
  }

  private static void spawn(ArenaScenario arenaScenario, VesselSpec spec) {
    Spawns.vessel(arenaScenario.world, spec, 25, 27, 1);
  }

  /** Shoots off all parts but the core. */
  private static void disarm(ArenaScenario arenaScenario) {
    for (int shot = 0; shot < 60; shot++) {
      Snapshot seen = arenaScenario.world.current();
      for (int i = seen.first(EntityKind.VESSEL_TURRET);
          i < seen.end(EntityKind.VESSEL_NEST);
          i++) {
        if (!seen.row(i).armoured) {
          arenaScenario.world.spawnShot(seen.x(i), seen.y(i), 0);
        }
      }
      arenaScenario.tick();
    }
  }

  private static final class Voyage {
    double outside = Double.NEGATIVE_INFINITY;
    double flown;
    double distance;
    double fastestTurn;
    int ticks;
    private double heading = Double.NaN;

    void watch(Snapshot seen) {
      int core = seen.first(EntityKind.VESSEL_CORE);
      if (core == seen.end(EntityKind.VESSEL_CORE)) {
        return;
      }
      for (int i = seen.first(EntityKind.VESSEL_TURRET);
          i < seen.end(EntityKind.VESSEL_HULL);
          i++) {
        double reachX = Math.max(-seen.x(i), seen.x(i) - seen.width());
        double reachY = Math.max(-seen.y(i), seen.y(i) - seen.height());
        outside = Math.max(outside, Math.max(reachX, reachY) + seen.radius(i));
      }
      flown += StrictMath.hypot(seen.vx(core), seen.vy(core)) * Tick.SECONDS;
      distance += seen.distance(core, seen.first(EntityKind.SHIP));
      if (ticks > 0) {
        double turn = Math.abs(Angles.difference(seen.row(core).vesselHeading, heading));
        fastestTurn = Math.max(fastestTurn, turn / Tick.SECONDS);
      }
      heading = seen.row(core).vesselHeading;
      ticks++;
    }
  }
}
