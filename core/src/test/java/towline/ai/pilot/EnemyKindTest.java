package towline.ai.pilot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import towline.content.EntityCatalogue;
import towline.content.GameContent;
import towline.sim.api.EntityKind;

class EnemyKindTest {
  @Test
  void everyFighterAndEverySwarmIsListed() {
    List<EntityKind> named = new ArrayList<>();
    EnemyKind.ALL.forEach(enemy -> named.add(enemy.kind()));
    List<EntityKind> wanted = new ArrayList<>();
    for (EntityKind kind : EntityKind.values()) {
      if (kind.isFighter() || kind.isSwarm()) {
        wanted.add(kind);
      }
    }
    assertThat(named)
        .as("EnemyKind.java: the kinds that have a line in ALL")
        .containsExactlyInAnyOrderElementsOf(wanted);
  }

  @Test
  void everyFighterAndEverySwarmHasAFamilyOfMotion() {
    GameContent content = GameContent.load();
    List<String> variants = new ArrayList<>();
    for (EntityCatalogue.Enemy enemy : content.everyEnemy()) {
      EntityKind kind = enemy.spawn().kind();
      if (kind.isFighter() || kind.isSwarm()) {
        variants.add(enemy.name());
      }
    }
    assertThat(content.world().families().byVariant())
        .as("families in world.json: without one the legend shows no aim mode")
        .isNotEmpty()
        .containsKeys(variants.toArray(String[]::new));
  }
}
