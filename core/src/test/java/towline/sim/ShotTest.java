package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import towline.ai.pilot.GamePilotFactory;
import towline.content.GameContent;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

/** Shots in flight through an empty sector. */
class ShotTest {
  private final World world = new World(GameContent.load().world(), 1, new GamePilotFactory(), 1);
  private final Command idle = new Command();

  @AfterEach
  void close() {
    world.close();
  }

  @Test
  void aShotFliesItsRangeAndNotFarther() {
    double speed = world.spec().drone().shot().speed();
    double range = world.spec().drone().shot().range();
    world.spawnShot(10, 40, 0);
    double farthest = 0;
    for (int tick = 0; tick < 120; tick++) {
      world.tick(idle);
      Snapshot seen = world.current();
      if (seen.count(EntityKind.DRONE_SHOT) > 0) {
        farthest = seen.x(seen.first(EntityKind.DRONE_SHOT)) - 10;
      }
    }
    assertThat(farthest).isCloseTo(range, within(speed * Tick.SECONDS + 1e-9));
  }

  @Test
  void inGravityAShotFollowsItsParabola() {
    double speed = world.spec().drone().shot().speed();
    world.setGravity(0, -9);
    world.spawnShot(10, 40, 0.3);
    for (int tick = 1; tick <= 40; tick++) {
      world.tick(idle);
      Snapshot seen = world.current();
      int shot = seen.first(EntityKind.DRONE_SHOT);
      double t = tick * Tick.SECONDS;
      assertThat(seen.x(shot)).isCloseTo(10 + speed * StrictMath.cos(0.3) * t, within(1e-9));
      double fallen = 40 + speed * StrictMath.sin(0.3) * t - 9 * t * t / 2;
      assertThat(seen.y(shot)).isCloseTo(fallen, within(1e-9));
      assertThat(seen.gravityY()).isEqualTo(-9);
    }
  }

  @Test
  void absurdGravityIsRefused() {
    assertThatThrownBy(() -> world.setGravity(0, Double.NaN)).hasMessageContaining("gravity");
    assertThatThrownBy(() -> world.setGravity(1e9, 0)).hasMessageContaining("100");
  }
}
