package towline.ai.pilot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import towline.aim.SolverScratch;
import towline.sim.Snapshots;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.spec.PartSpec;
import towline.sim.spec.PartSpec.Role;

/** The launches of loaded bays and nests. */
class PartPilotTest {
  private static final PartSpec BAY = part(Role.BAY);
  private static final PartSpec NEST = part(Role.NEST);

  @Test
  void baysWaitForShipOrDrone() {
    assertThat(acts(BAY, scene(10 + BAY.salvo().reach() - 1, 90, 0, EntityKind.VESSEL_BAY)))
        .isTrue();
    assertThat(acts(BAY, scene(90, 10 + BAY.salvo().reach() - 1, 0, EntityKind.VESSEL_BAY)))
        .isTrue();
    assertThat(acts(BAY, scene(90, 90, 0, EntityKind.VESSEL_BAY))).isFalse();
  }

  @Test
  void nestsSpawnWhileSnakesAreFew() {
    int enough = NEST.nest().orElseThrow().enoughSnakes();
    assertThat(acts(NEST, scene(20, 20, enough - 1, EntityKind.VESSEL_NEST))).isTrue();
    assertThat(acts(NEST, scene(20, 20, enough, EntityKind.VESSEL_NEST))).isFalse();
  }

  @Test
  void baysThatAreLoadedTogetherDoNotLaunchTogether() {
    Snapshot seen = scene(20, 20, 0, EntityKind.VESSEL_BAY);
    Map<Integer, Integer> launches = new HashMap<>();
    for (long seed = 1; seed <= 40; seed++) {
      launches.merge(firstAct(BAY, seed, seen), 1, Integer::sum);
    }
    assertThat(launches).doesNotContainKey(-1);
    assertThat(launches.values()).allMatch(count -> count <= 3);
  }

  /** Four vessels of a kind launch one after the other, and again after a round. */
  @Test
  void baysOfAVolleyTakeTurns() {
    PartSpec bay =
        ArenaScenario.vessel("hive").parts().stream()
            .filter(part -> part.salvo().volley().isPresent())
            .findFirst()
            .orElseThrow();
    long round = Math.round(bay.salvo().volley().orElseThrow().round() * Tick.PER_SECOND);
    long turn = Math.round(bay.salvo().volley().orElseThrow().turn() * Tick.PER_SECOND);
    List<Long> launches = new ArrayList<>();
    Command command = new Command();
    for (long tick = 1; tick <= 2 * round; tick++) {
      for (int hive = 0; hive < 4; hive++) {
        Snapshot seen = hives(tick, hive);
        command.clear();
        PartPilot.of(bay, new SolverScratch(), 1)
            .decide(seen, seen.first(EntityKind.VESSEL_BAY), command);
        if (command.fire) {
          launches.add(tick * 10 + hive);
        }
      }
    }
    assertThat(launches).hasSize(8);
    for (int hive = 0; hive < 4; hive++) {
      for (long launch : launches) {
        if (launch % 10 == hive) {
          assertThat(launch / 10 % round).isEqualTo(hive * turn);
        }
      }
    }
  }

  /** Returns four hives with the bay of one of them; ship and drone are near. */
  private static Snapshot hives(long tick, int own) {
    Snapshots scene = new Snapshots(tick);
    scene.with(EntityKind.SHIP, 1, 10, 10, 0).with(EntityKind.DRONE, 2, 10, 10, 0);
    scene.withPart(EntityKind.VESSEL_BAY, 50, 20 + own, 4, 3);
    for (int hive = 0; hive < 4; hive++) {
      scene.withPart(EntityKind.VESSEL_CORE, 60 + hive, 20 + hive, 4, 1);
    }
    return scene.withPart(EntityKind.VESSEL_CORE, 70, 3, 0, 0).build();
  }

  private static boolean acts(PartSpec spec, Snapshot seen) {
    return firstAct(spec, 1, seen) >= 0;
  }

  /** Returns the tick of the first action within twice the reload, or -1. */
  private static int firstAct(PartSpec spec, long seed, Snapshot seen) {
    Pilot pilot = PartPilot.of(spec, new SolverScratch(), seed);
    Command command = new Command();
    for (int tick = 0; tick < 120 * spec.salvo().reload(); tick++) {
      command.clear();
      pilot.decide(seen, seen.size() - 1, command);
      if (command.fire) {
        return tick;
      }
    }
    return -1;
  }

  /** Returns ship and drone at the given x, and a part at x = 10 m. */
  private static Snapshot scene(double shipX, double droneX, int heads, EntityKind part) {
    Snapshots scene = new Snapshots(1);
    scene.with(EntityKind.SHIP, 1, shipX, 20, 0).with(EntityKind.DRONE, 2, droneX, 20, 0);
    for (int i = 0; i < heads; i++) {
      scene.with(EntityKind.SNAKE_HEAD, 10 + i, 50, 40, 0);
    }
    return scene.with(part, 90, 10, 20, 0).build();
  }

  private static PartSpec part(Role role) {
    return ArenaScenario.vessel("leviathan").parts().stream()
        .filter(part -> part.role() == role)
        .findFirst()
        .orElseThrow();
  }
}
