package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import towline.sim.api.EntityKind;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.loadout.Stat;

/** With any modules, each shot of the drone is counted once, and strikes a foe once at most. */
class ModuleShotsPropertyTest {
  private static final double[] TURN_RATES = {0, 5};
  private static final double[] SPLASHES = {0, 2.4};

  /** The ends and the victims of the shots of a scene, by id. */
  private static final class Ledger {
    final Set<Integer> fired = new HashSet<>();
    final Map<Integer, List<EventType>> counted = new HashMap<>();
    final Map<Integer, List<Integer>> struck = new HashMap<>();

    void take(EventList events) {
      for (int i = 0; i < events.size(); i++) {
        int shot = events.get(i).object();
        switch ((EventType) events.get(i).type()) {
          case DRONE_FIRED -> fired.add(events.get(i).subject());
          case DRONE_SHOT_HIT, DRONE_SHOT_STRAYED -> {
            counted
                .computeIfAbsent(shot, id -> new ArrayList<>())
                .add((EventType) events.get(i).type());
            struck.computeIfAbsent(shot, id -> new ArrayList<>()).add(events.get(i).subject());
          }
          case DRONE_SHOT_MISSED, DRONE_SHOT_LAPSED ->
              counted
                  .computeIfAbsent(shot, id -> new ArrayList<>())
                  .add((EventType) events.get(i).type());
          case DRONE_SHOT_HIT_MORE -> {
            assertThat(struck).as("it struck before").containsKey(shot);
            struck.computeIfAbsent(shot, id -> new ArrayList<>()).add(events.get(i).subject());
          }
          default -> {
            // Other events do not concern the drone's shots.
          }
        }
      }
    }
  }

  @Property(seed = "24", tries = 60)
  void eachShotIsCountedOnceAndStrikesNoFoeTwice(
      @ForAll @IntRange(min = 0, max = 4) int pierces,
      @ForAll @IntRange(min = 0, max = 3) int glances,
      @ForAll @IntRange(min = 0, max = 1) int barrels,
      @ForAll @IntRange(min = 0, max = 1) int turns,
      @ForAll @IntRange(min = 0, max = 1) int splashes,
      @ForAll @Size(min = 1, max = 6) List<@DoubleRange(min = 0.3, max = 2.5) Double> apart) {
    ModuleScene scene = new ModuleScene() {};
    try {
      fit(scene, Stat.PIERCES, pierces);
      fit(scene, Stat.GLANCES, glances);
      fit(scene, Stat.GLANCE_REACH, 6);
      fit(scene, Stat.BARRELS, barrels);
      fit(scene, Stat.SHOT_TURN_RATE, TURN_RATES[turns]);
      fit(scene, Stat.SPLASH, SPLASHES[splashes]);
      double x = ModuleScene.DRONE_X - 5;
      for (int i = 0; i < apart.size(); i++) {
        scene.toughTank(x, ModuleScene.Y + 0.3 * (apart.get(i) - 1), 0);
        x -= apart.get(i);
      }
      Ledger ledger = fire(scene);
      for (int shot : ledger.fired) {
        assertThat(ledger.counted.get(shot)).as("count of shot %d", shot).hasSize(1);
      }
      ledger.struck.values().forEach(foes -> assertThat(foes).doesNotHaveDuplicates());
    } finally {
      scene.close();
    }
  }

  /** Fires for two seconds, and waits for the end of all shots. */
  private static Ledger fire(ModuleScene scene) {
    Ledger ledger = new Ledger();
    scene.ticks(2);
    for (int tick = 0; tick < 360; tick++) {
      scene.puppets.droneFires = tick < 120;
      scene.tick();
      ledger.take(scene.world.events());
    }
    assertThat(scene.world.current().count(EntityKind.DRONE_SHOT)).isZero();
    return ledger;
  }

  private static void fit(ModuleScene scene, Stat stat, double value) {
    if (value > 0) {
      scene.fit(stat, value);
    }
  }
}
