package towline.sim.state;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.sim.spec.TankSpec;

class EntityPoolTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final TankSpec ONE = CONTENT.tanks().get(0);
  private static final TankSpec OTHER = CONTENT.tanks().get(1);

  private final EntityPool<Tank> pool = new EntityPool<>(Tank::new);

  private Tank dead(int id, TankSpec spec) {
    Tank tank = pool.spawn(id, spec);
    tank.spec = spec;
    pool.settle();
    tank.dead = true;
    pool.settle();
    return tank;
  }

  /** The pilot is kept, and knows its spec. */
  @Test
  void onlyDeadEntitiesOfTheSameSpecAreReused() {
    Tank dead = dead(1, ONE);
    Tank other = pool.spawn(2, OTHER);
    assertThat(other).isNotSameAs(dead);
    assertThat(pool.spawn(3, ONE)).isSameAs(dead);
    assertThat(dead.id).isEqualTo(3);
    assertThat(dead.dead).isFalse();
    assertThat(pool.spawn(4, ONE)).isNotSameAs(dead);
  }

  @Test
  void deadEntitiesOfAnotherSpecDoNotHideThem() {
    Tank dead = dead(1, ONE);
    Tank later = dead(2, OTHER);
    assertThat(later).isNotSameAs(dead);
    assertThat(pool.spawn(3, ONE)).isSameAs(dead);
    assertThat(pool.spawn(4, OTHER)).isSameAs(later);
  }

  @Test
  void livingEntitiesAreSortedById() {
    dead(1, ONE);
    pool.spawn(2, OTHER);
    pool.spawn(3, ONE);
    assertThat(pool.size()).isZero();
    assertThat(pool.sizeWithSpawned()).isEqualTo(2);
    pool.settle();
    assertThat(pool.size()).isEqualTo(2);
    assertThat(pool.get(0).id).isEqualTo(2);
    assertThat(pool.get(1).id).isEqualTo(3);
  }
}
