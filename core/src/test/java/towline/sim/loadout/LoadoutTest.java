package towline.sim.loadout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import towline.content.GameContent;

class LoadoutTest {
  private final Loadout loadout = new Loadout();

  @Test
  void raisesAddUp() {
    ModuleSpec module = GameContent.load().modules().get(0);
    loadout.fit(module);
    loadout.raise(module.raises());
    assertThat(loadout.has(module.module())).isTrue();
    assertThat(loadout.size()).isEqualTo(1);
    for (Stat stat : Stat.values()) {
      assertThat(loadout.get(stat)).isEqualTo(2 * module.raises().getOrDefault(stat, 0.0));
    }
    assertThatThrownBy(() -> loadout.fit(module)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aCopyHasAllModulesAndStats() {
    ModuleSpec module = GameContent.load().modules().get(0);
    loadout.fit(module);
    Loadout copy = new Loadout();
    copy.set(loadout);
    assertThat(copy.has(module.module())).isTrue();
    assertThat(copy.size()).isEqualTo(1);
    for (Stat stat : Stat.values()) {
      assertThat(copy.get(stat)).isEqualTo(loadout.get(stat));
    }
  }
}
