package towline.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import towline.ai.pilot.GamePilotFactory;
import towline.content.EntityCatalogue;
import towline.content.GameContent;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.spec.FoeSpec;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.VesselSpec;

/** Every living foe publishes its points of health. */
class FoeHitPointsTest {
  private static final GameContent CONTENT = GameContent.load();

  @Test
  void hitPointsAreTheShareOfFullHealth() {
    Set<EntityKind> seen = EnumSet.noneOf(EntityKind.class);
    try (World world = new World(CONTENT.world(), 1, new GamePilotFactory(), 1)) {
      double x = 4;
      for (SnakeSpec snake : CONTENT.snakes()) {
        Spawns.snake(world, snake, x += 3, 50, Math.PI / 2, 4);
      }
      for (EntityCatalogue.Variants<?> enemy : CONTENT.catalogue().enemies()) {
        for (FoeSpec variant : enemy.specs()) {
          Spawns.enemy(world, enemy.kind().kind(), variant, x += 3, 50, 0);
        }
      }
      for (MissileSpec missile : CONTENT.missiles()) {
        Spawns.missile(world, missile, x += 3, 4, Math.PI);
      }
      for (VesselSpec vessel : CONTENT.vessels()) {
        Spawns.vessel(world, vessel, 12 + 24 * vessel.index(), 10, 0);
      }
      CONTENT.couriers().kinds().forEach(courier -> Spawns.courier(world, courier.spec(), 30, 30));
      for (int tick = 0; tick < 240; tick++) {
        world.tick(new Command());
        world.repairShip(5);
        Snapshot now = world.current();
        for (int i = now.first(KindRange.FOES); i < now.end(KindRange.FOES); i++) {
          seen.add(now.kind(i));
          assertThat(now.row(i).hitPoints).as("hit points of a %s", now.kind(i)).isPositive();
          double fullHealth = now.row(i).hitPoints / now.health(i);
          assertThat(fullHealths(now.kind(i)))
              .as("full health of a %s", now.kind(i))
              .anyMatch(one -> Math.abs(one - fullHealth) < 1e-9);
        }
      }
    }
    assertThat(seen).isEqualTo(EnumSet.range(KindRange.FOES.first(), KindRange.FOES.last()));
  }

  /** Returns the possible points of health of an unhurt foe of {@code kind}, by the data. */
  private static Set<Double> fullHealths(EntityKind kind) {
    Set<Double> fullHealths = new HashSet<>();
    switch (kind) {
      case SNAKE_HEAD -> CONTENT.snakes().forEach(snake -> fullHealths.add(snake.headHealth()));
      case SNAKE_SEGMENT -> CONTENT.snakes().forEach(snake -> fullHealths.add(snake.health()));
      case COURIER ->
          CONTENT.couriers().kinds().forEach(courier -> fullHealths.add(courier.spec().health()));
      case MISSILE, SEEKER ->
          CONTENT.missiles().forEach(missile -> fullHealths.add(missile.health()));
      default -> {
        for (EntityCatalogue.Variants<?> enemy : CONTENT.catalogue().enemies()) {
          if (enemy.kind().kind() == kind) {
            enemy.specs().forEach(variant -> fullHealths.add(variant.health()));
          }
        }
        for (VesselSpec vessel : CONTENT.vessels()) {
          if (kind.isVesselPart()) {
            vessel.parts().forEach(part -> fullHealths.add(part.health()));
          }
        }
      }
    }
    return fullHealths;
  }
}
