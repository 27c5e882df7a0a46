package towline.sim.loadout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.aim.AimMode;

class MasteryTest {
  @ParameterizedTest
  @EnumSource(AimMode.class)
  void aStepIsThatOfItsModeAlone(AimMode mode) {
    for (int others = 0; others <= Mastery.STEPS; others++) {
      for (int step = 0; step <= Mastery.STEPS; step++) {
        Mastery mastery = Mastery.all(others).with(mode, step);
        for (AimMode each : AimMode.values()) {
          assertThat(mastery.step(each.ordinal())).isEqualTo(each == mode ? step : others);
        }
        assertThat(new Mastery(mastery.bits())).isEqualTo(mastery);
        assertThat(mastery.isNone()).isEqualTo(others == 0 && step == 0);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1 << 18, -1, 1 << 31})
  void bitsOfNoModeAreRefused(int bits) {
    assertThat(Mastery.isValid(bits)).isFalse();
    assertThatThrownBy(() -> new Mastery(bits)).hasMessageContaining("mastery must be");
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 4})
  void aStepThatThereIsNotIsRefused(int step) {
    assertThatThrownBy(() -> Mastery.none().with(AimMode.LEAD, step))
        .hasMessage("step must be 0 to 3, not " + step);
  }
}
