package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.content.GameContent;
import towline.math.Trigonometry;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.EventType;
import towline.sim.api.GameEvent;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.TankSpec;

/** A threat that passes the ship closely causes one event afterwards, one that strikes it none. */
class NearMissTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final double NEAR = CONTENT.world().ship().nearMiss();
  private static final double SHIP_RADIUS = CONTENT.world().ship().radius();

  private final Map<GameEvent, Integer> told = new HashMap<>();
  private final World world = new World(CONTENT.world(), 5, new Straight(), 0);
  private double narrowest;

  @AfterEach
  void close() {
    world.close();
  }

  @Test
  void aShotStraightAtTheShipIsNoNearMiss() {
    shootPast(0);
    assertThat(told).containsEntry(EventType.SHIP_HURT, 1);
    assertThat(told).doesNotContainKey(EventType.NEAR_MISS);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.1, 0.5, 0.8})
  void aShotThatPassesWithinTheLimitIsANearMissWithItsGap(double share) {
    shootPast(share * NEAR);
    assertThat(told).containsEntry(EventType.NEAR_MISS, 1);
    assertThat(told).doesNotContainKey(EventType.SHIP_HURT);
    assertThat(narrowest).isBetween(share * NEAR - 0.01, share * NEAR + 0.15);
  }

  @Test
  void aShotThatPassesFartherOffIsNoNearMiss() {
    shootPast(1.1 * NEAR);
    assertThat(told).containsKey(EventType.FOE_FIRED);
    assertThat(told).doesNotContainKeys(EventType.NEAR_MISS, EventType.SHIP_HURT);
  }

  @Test
  void aMissileThatFliesByIsANearMissAndOneThatBurstsAtTheShipIsNot() {
    MissileSpec hornet = CONTENT.missiles().get(0);
    Spawns.missile(world, hornet, x() + 8, y(), Math.PI);
    ticks(120);
    assertThat(told).containsEntry(EventType.SHIP_HURT, 1);
    assertThat(told).doesNotContainKey(EventType.NEAR_MISS);
    double beside = SHIP_RADIUS + hornet.radius() + (hornet.fuse() + NEAR) / 2;
    Spawns.missile(world, hornet, x() + 8, y() + beside, Math.PI);
    ticks(120);
    assertThat(told).containsEntry(EventType.NEAR_MISS, 1);
    assertThat(told).containsEntry(EventType.SHIP_HURT, 1);
  }

  @Test
  void aHeadThatCrawlsByIsANearMissAndOneThatBitesTheShipIsNot() {
    SnakeSpec snake = CONTENT.snakes().get(0);
    Spawns.snake(world, snake, x() + 6, y(), Math.PI, 1);
    ticks(240);
    assertThat(told).containsKey(EventType.SHIP_HURT);
    assertThat(told).doesNotContainKey(EventType.NEAR_MISS);
    told.clear();
    double beside = SHIP_RADIUS + snake.headRadius() + NEAR / 2;
    Spawns.snake(world, snake, x() + 6, y() + beside, Math.PI, 1);
    ticks(240);
    assertThat(told).containsEntry(EventType.NEAR_MISS, 1);
    assertThat(told).doesNotContainKey(EventType.SHIP_HURT);
  }

  /** Lets a tank fire past the ship with a gap, m. */
  private void shootPast(double gap) {
    TankSpec gunner =
        CONTENT.tanks().stream().filter(t -> t.name().equals("gunner")).findFirst().orElseThrow();
    double beside = gap == 0 ? 0 : gap + SHIP_RADIUS + gunner.gun().shot().orElseThrow().radius();
    Spawns.tank(world, gunner, x() + 12, y() + beside, Math.PI);
    ticks(240);
  }

  private double x() {
    return world.current().x(world.current().first(EntityKind.SHIP));
  }

  private double y() {
    return world.current().y(world.current().first(EntityKind.SHIP));
  }

  private void ticks(int count) {
    Command idle = new Command();
    for (int tick = 0; tick < count; tick++) {
      world.tick(idle);
      for (int i = 0; i < world.events().size(); i++) {
        told.merge(world.events().get(i).type(), 1, Integer::sum);
        if (world.events().get(i).type() == EventType.NEAR_MISS) {
          narrowest = world.events().get(i).gap();
        }
      }
    }
  }

  /** Pilots that fly straight on, and tanks that fire without moving. */
  private static final class Straight extends StillPilots {
    @Override
    public Pilot missile(MissileSpec spec, double heading, long seed) {
      return new Onwards();
    }

    @Override
    public Pilot snake(SnakeSpec spec, long seed) {
      return new Onwards();
    }

    @Override
    public Pilot tank(TankSpec spec, long seed) {
      return new Gunner();
    }
  }

  private static final class Onwards implements Pilot {
    @Override
    public void decide(Snapshot seen, int self, Command command) {
      command.throttle = 1;
      command.thrustX = Trigonometry.cos(seen.heading(self));
      command.thrustY = Trigonometry.sin(seen.heading(self));
    }

    @Override
    public void hashInto(StateHash hash) {}
  }

  private static final class Gunner implements Pilot {
    private boolean fired;

    @Override
    public void decide(Snapshot seen, int self, Command command) {
      command.fire = !fired && seen.row(self).reloadLeft == 0;
      fired |= command.fire;
    }

    @Override
    public void hashInto(StateHash hash) {}
  }
}
