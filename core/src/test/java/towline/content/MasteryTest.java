package towline.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MasteryTest {
  private static final int MODES = 9;

  private static Mastery all(int step) {
    Mastery all = Mastery.none();
    for (int mode = 0; mode < MODES; mode++) {
      all = all.with(mode, step);
    }
    return all;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8})
  void aStepIsThatOfItsModeAlone(int mode) {
    for (int others = 0; others <= Mastery.STEPS; others++) {
      for (int step = 0; step <= Mastery.STEPS; step++) {
        Mastery mastery = all(others).with(mode, step);
        for (int each = 0; each < MODES; each++) {
          assertThat(mastery.step(each)).isEqualTo(each == mode ? step : others);
        }
        assertThat(new Mastery(mastery.bits())).isEqualTo(mastery);
        assertThat(mastery.isNone()).isEqualTo(others == 0 && step == 0);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 4})
  void aStepOutOfRangeIsRefused(int step) {
    assertThatThrownBy(() -> Mastery.none().with(2, step))
        .hasMessage("step must be 0 to 3, not " + step);
  }
}
