package towline.sim.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.sim.api.EntityKind;
import towline.sim.api.Tick;
import towline.sim.spec.DrivingSpec;
import towline.sim.spec.FoeSpec;

class PlainFoeTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final DrivingSpec SPEC = CONTENT.tanks().get(0);

  private final WorldState world = new WorldState(CONTENT.world(), 0);

  private Foe<?> driven(Foe<?> foe) {
    foe.enter(SPEC, 30, 20, 0.4, 0);
    foe.ramPause = 0.25;
    for (int tick = 0; tick < 30; tick++) {
      foe.command.turnRate = 0.5;
      foe.command.throttle = 0.8;
      foe.move(world, Tick.SECONDS);
    }
    return foe;
  }

  @Test
  void aPlainFoeDrivesLikeATank() {
    Foe<?> plain = driven(new PlainFoe(EntityKind.MITE));
    Foe<?> tank = driven(new Tank());
    assertThat(plain.kind()).isEqualTo(EntityKind.MITE);
    assertThat(plain.health).isEqualTo(SPEC.health());
    assertThat(plain.x).isEqualTo(tank.x).isNotEqualTo(30.0);
    assertThat(plain.y).isEqualTo(tank.y);
    assertThat(plain.heading).isEqualTo(tank.heading);
    assertThat(plain.ramPause).isEqualTo(tank.ramPause).isZero();
  }

  @Test
  void aFoeTakesNoSpecOfAnotherKind() {
    FoeSpec courier = CONTENT.couriers().kinds().get(0).spec();
    PlainFoe foe = new PlainFoe(EntityKind.TANK);
    assertThatThrownBy(() -> foe.enter(courier, 0, 0, 0, 0)).isInstanceOf(ClassCastException.class);
  }
}
