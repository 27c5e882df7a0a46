package towline.ai;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.sim.Scene;
import towline.sim.Snapshot;

class TargetChoiceTest {
  private static final int DRONE = 1;
  private static final double TURN_RATE = 2.4;

  private final TargetChoice choice = new TargetChoice();

  @Test
  void aTargetThatIsHardlyBetterDoesNotFlicker() {
    int changes = 0;
    int last = -1;
    for (int tick = 0; tick < 120; tick++) {
      // Now the one is half a metre nearer, now the other.
      double sway = tick / 3 % 2 == 0 ? 0.5 : -0.5;
      Snapshot seen = scene().head(60 + sway, 27).head(36 + sway, 27).seen();
      int target = choice.choose(seen, DRONE, TURN_RATE);
      changes += target != last ? 1 : 0;
      last = target;
    }
    assertThat(changes).as("the first choice, and no other").isEqualTo(1);
  }

  @Test
  void aTargetThatIsClearlyBetterIsTakenSoon() {
    idAfter(60, scene().head(70, 27).seen());
    assertThat(idAfter(60, scene().head(70, 27).head(50, 29).seen())).isEqualTo(11);
  }

  @Test
  void whatIsOutOfRangeIsNoTarget() {
    assertThat(choice.choose(scene().head(90, 27).seen(), DRONE, TURN_RATE)).isNegative();
  }

  @Test
  void aTargetIsKeptALittleFartherThanItIsTaken() {
    assertThat(choice.choose(scene().head(48 + 29, 27).seen(), DRONE, TURN_RATE)).isNegative();
    idAfter(60, scene().head(48 + 27, 27).seen());
    assertThat(idAfter(1, scene().head(48 + 29, 27).seen())).isEqualTo(10);
    assertThat(choice.choose(scene().head(48 + 31, 27).seen(), DRONE, TURN_RATE)).isNegative();
  }

  @Test
  void ofTwoAlikeTheOneThatThreatensTheShipIsTaken() {
    Snapshot seen = new Scene().ship(48, 40).drone(48, 27, 0).head(58, 22).head(58, 32).seen();
    assertThat(seen.id(choice.choose(seen, DRONE, TURN_RATE))).isEqualTo(11);
  }

  private int idAfter(int ticks, Snapshot seen) {
    int target = -1;
    for (int tick = 0; tick < ticks; tick++) {
      target = choice.choose(seen, DRONE, TURN_RATE);
    }
    return seen.id(target);
  }

  private static Scene scene() {
    return new Scene().ship(48, 30).drone(48, 27, Math.PI / 2);
  }
}
