package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.Comparator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.ai.aim.AimMode;
import towline.content.GameContent;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EventType;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;
import towline.sim.loadout.ModuleKind;
import towline.sim.loadout.ModuleSpec;
import towline.sim.loadout.Stat;
import towline.sim.spec.DroneGunSpec;
import towline.sim.spec.TankSpec;

/** The splash of a shot hurts foes nearby, less with distance. */
class SplashTest {
  private static final GameContent CONTENT = GameContent.load();

  /** Kind of tank with the most health, which no single shot breaks. */
  private static final TankSpec TANK =
      Collections.max(CONTENT.tanks(), Comparator.comparingDouble(TankSpec::health));

  private static final ModuleSpec SHELLS =
      CONTENT.modules().stream()
          .filter(module -> module.module() == ModuleKind.BURSTING_SHELLS)
          .findFirst()
          .orElseThrow();

  private static final double DISTANCE = 12;

  private int splashes;

  @Test
  void theSplashHurtsLessWithDistanceAndNothingBeyondItsReach() {
    DroneGunSpec gun = CONTENT.world().drone().guns().get(AimMode.DIRECT.ordinal());
    double splash = SHELLS.raises().getOrDefault(Stat.SPLASH, 0.0);
    assertThat(splash).isPositive();
    double[] gaps = {0.2 * splash, 0.8 * splash, 1.2 * splash};
    double[] health = healthAfterAShot(AimMode.DIRECT, true, gaps);
    assertThat(splashes).isEqualTo(1);
    assertThat(health[0]).as("struck").isCloseTo(after(gun.damage()), within(1e-6));
    assertThat(health[1]).isCloseTo(after(0.8 * gun.damage()), within(0.02));
    assertThat(health[2]).isCloseTo(after(0.2 * gun.damage()), within(0.02));
    assertThat(health[3]).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource
  void noGunSplashesByItself(AimMode mode) {
    double[] health = healthAfterAShot(mode, false, 0.3);
    assertThat(health[0]).isLessThan(1);
    assertThat(health[1]).isEqualTo(1);
    assertThat(splashes).isZero();
  }

  private static double after(double damage) {
    return 1 - damage / TANK.health();
  }

  /**
   * Returns the health, as shares, of a tank that the drone fires at, and of others with rims at
   * the distances {@code gaps} from the point of the strike.
   */
  private double[] healthAfterAShot(AimMode mode, boolean bursts, double... gaps) {
    splashes = 0;
    Gunner gunner = new Gunner();
    StillPilots pilots =
        new StillPilots() {
          @Override
          public Pilot drone() {
            return gunner;
          }
        };
    try (World world = new World(CONTENT.world(), 3, pilots, mode.ordinal())) {
      if (bursts) {
        world.fit(SHELLS);
      }
      Command still = new Command();
      // After this time the drone is at rest and its barrel points ahead.
      for (int tick = 0; tick < 90; tick++) {
        world.tick(still);
      }
      Snapshot seen = world.current();
      int drone = seen.first(EntityKind.DRONE);
      double x = seen.x(drone) + DISTANCE;
      double y = seen.y(drone);
      Spawns.tank(world, TANK, x, y, 0);
      // The shot strikes the near rim; the others are behind that point, and never touch the shot.
      double rim = x - TANK.radius() - CONTENT.world().drone().shot().radius();
      for (int i = 0; i < gaps.length; i++) {
        double bearing = new double[] {Math.PI / 2, -Math.PI / 2, Math.PI / 3}[i];
        double offset = gaps[i] + TANK.radius();
        Spawns.tank(
            world, TANK, rim + offset * Math.cos(bearing), y + offset * Math.sin(bearing), 0);
      }
      for (int tick = 0; tick < 40; tick++) {
        gunner.fires = tick == 2;
        world.tick(still);
        splashes += world.events().count(EventType.SHOT_SPLASHED);
      }
      double[] health = new double[1 + gaps.length];
      for (int i = 0; i < health.length; i++) {
        Snapshot now = world.current();
        health[i] = now.health(now.first(EntityKind.TANK) + i);
      }
      return health;
    }
  }

  private static final class Gunner implements Pilot {
    boolean fires;

    @Override
    public void decide(Snapshot seen, int self, Command command) {
      command.turning = true;
      command.bearing = 0;
      command.fire = fires;
    }

    @Override
    public void hashInto(StateHash hash) {}
  }
}
