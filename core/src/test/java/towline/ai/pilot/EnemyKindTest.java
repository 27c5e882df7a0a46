package towline.ai.pilot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
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
}
