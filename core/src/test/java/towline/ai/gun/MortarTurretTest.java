package towline.ai.gun;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Locale;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;
import towline.ai.pilot.ArenaScenario;
import towline.sim.api.EntityKind;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.spec.TankSpec;

/** Mortars, and the lead that they take. */
class MortarTurretTest {
  private static final TankSpec MORTAR = ArenaScenario.tank("mortar");
  private static final double BLAST = MORTAR.gun().mortar().orElseThrow().blast();

  @Test
  void shellsLandOnAShipInStraightFlight() {
    Impacts impacts = bombard(0);
    System.out.printf(Locale.ROOT, "Shells land up to %.2f m off%n", impacts.offLater);
    assertThat(impacts.shells).isGreaterThan(50);
    assertThat(impacts.offLater).isLessThan(0.5 * BLAST);
  }

  @Test
  void directAimDropsShellsAtTheShipsPresentPlace() {
    Impacts impacts = bombard(1 + TankSpec.Aim.DIRECT.ordinal());
    assertThat(impacts.shells).isGreaterThan(50);
    assertThat(impacts.offNow).isLessThan(0.5 * BLAST);
    assertThat(impacts.offLater).isGreaterThan(2 * BLAST);
  }

  @Property(seed = "5")
  void theTimeOfFlightIsTheLeastPossible(
      @ForAll @DoubleRange(min = -30, max = 30) double x,
      @ForAll @DoubleRange(min = -30, max = 30) double y,
      @ForAll @DoubleRange(min = -20, max = 20) double vx,
      @ForAll @DoubleRange(min = -20, max = 20) double vy,
      @ForAll @DoubleRange(min = 0.5, max = 3) double shortest) {
    double time = MortarLead.timeToGo(x, y, vx, vy, 13, shortest);
    double first = Double.POSITIVE_INFINITY;
    for (double t = shortest; t < 20 && first == Double.POSITIVE_INFINITY; t += 1e-3) {
      if (StrictMath.hypot(x + vx * t, y + vy * t) <= 13 * t) {
        first = t;
      }
    }
    if (first < Double.POSITIVE_INFINITY) {
      assertThat(time).isCloseTo(first, within(1.01e-3));
    } else {
      assertThat(time).isGreaterThan(19.9);
    }
    if (time > shortest && time < Double.POSITIVE_INFINITY) {
      double distance = StrictMath.hypot(x + vx * time, y + vy * time);
      assertThat(distance).isCloseTo(13 * time, within(1e-9 * distance));
    }
  }

  private static Impacts bombard(int foeAim) {
    Impacts impacts = new Impacts();
    try (ArenaScenario arenaScenario = new ArenaScenario(2).tanks(List.of(MORTAR), 10, 6)) {
      arenaScenario.player.foeAim = foeAim;
      for (int tick = 0; tick < 4 * 3600; tick++) {
        arenaScenario.flyToAndFro(0.6);
        arenaScenario.tick();
        impacts.watch(arenaScenario);
      }
    }
    return impacts;
  }

  /** The distances of landing points from the ship, if it keeps its velocity within the sector. */
  private static final class Impacts {
    int shells;
    double offLater;
    double offNow;

    void watch(ArenaScenario arenaScenario) {
      Snapshot seen = arenaScenario.world.current();
      for (int i = 0; i < arenaScenario.world.events().size(); i++) {
        if (arenaScenario.world.events().get(i).type() == EventType.MORTAR_FIRED
            && arenaScenario.isShipSteady()) {
          note(seen, seen.indexOf(EntityKind.SHELL, arenaScenario.world.events().get(i).shot()));
        }
      }
    }

    private void note(Snapshot seen, int shell) {
      int ship = seen.first(EntityKind.SHIP);
      double time = seen.row(shell).timeToLanding;
      double x = seen.x(shell) + seen.vx(shell) * time;
      double y = seen.y(shell) + seen.vy(shell) * time;
      double shipX = seen.x(ship) + seen.vx(ship) * time;
      double shipY = seen.y(ship) + seen.vy(ship) * time;
      if (shipX > 0 && shipX < seen.width() && shipY > 0 && shipY < seen.height()) {
        shells++;
        offLater = Math.max(offLater, StrictMath.hypot(x - shipX, y - shipY));
        offNow = Math.max(offNow, StrictMath.hypot(x - seen.x(ship), y - seen.y(ship)));
      }
    }
  }
}
