package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.math.Trigonometry;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EventType;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

class WhipTest {
  private static final GameContent CONTENT = GameContent.load();

  private final Map<EventType, Double> told = new EnumMap<>(EventType.class);

  @Test
  void straightFlightIsNotLethalButCirclingIs() {
    try (World world = world()) {
      Command command = new Command();
      command.thrustX = 1;
      for (int tick = 0; tick < 90; tick++) {
        tick(world, command);
      }
      assertThat(told).doesNotContainKey(EventType.WHIP_LETHAL);
      circle(world, 360);
      assertThat(told).containsKey(EventType.WHIP_LETHAL);
    }
  }

  @Test
  void whatDiesInOneSwingIsCounted() {
    try (World world = world()) {
      circle(world, 240);
      told.clear();
      int most = 0;
      for (int tick = 0; tick < 240; tick++) {
        if (tick % 5 == 0) {
          Snapshot now = world.current();
          int drone = now.first(EntityKind.DRONE);
          double ahead = 0.08;
          world.spawnMite(
              CONTENT.mites().get(0),
              now.x(drone) + ahead * now.vx(drone),
              now.y(drone) + ahead * now.vy(drone),
              0,
              tick);
        }
        circle(world, 1);
        most = Math.max(most, world.current().tow().swingKills());
      }
      for (int tick = 0; tick < 240; tick++) {
        tick(world, new Command());
      }
      assertThat(most).isGreaterThanOrEqualTo(3);
      assertThat(told.get(EventType.WHIP_ENDED)).isGreaterThanOrEqualTo(3.0);
      assertThat(world.current().tow().swingKills()).isZero();
    }
  }

  private int phase;

  /** Flies round and round, as fast as swings the drone out the most. */
  private void circle(World world, int ticks) {
    Command command = new Command();
    for (int tick = 0; tick < ticks; tick++) {
      phase++;
      double bearing = 2 * Math.PI * phase * Tick.SECONDS / 2;
      command.thrustX = Trigonometry.cos(bearing);
      command.thrustY = Trigonometry.sin(bearing);
      tick(world, command);
    }
  }

  private void tick(World world, Command command) {
    world.tick(command);
    world.repairShip(5);
    for (int i = 0; i < world.events().size(); i++) {
      told.merge(world.events().type(i), world.events().amount(i), Math::max);
    }
  }

  private static World world() {
    return new World(CONTENT.world(), 1, new StillPilots(), 1);
  }
}
