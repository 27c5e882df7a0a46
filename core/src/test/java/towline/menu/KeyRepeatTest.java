package towline.menu;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import org.junit.jupiter.api.Test;
import towline.input.Control;

class KeyRepeatTest {
  private static final Control RIGHT = Control.key(Keys.RIGHT);

  private final KeyRepeat repeat = new KeyRepeat();

  private int repeats(int frames, double seconds) {
    int count = 0;
    for (int i = 0; i < frames; i++) {
      count += RIGHT.equals(repeat.repeated(seconds)) ? 1 : 0;
    }
    return count;
  }

  @Test
  void aHeldKeyRepeatsAfterADelay() {
    repeat.press(RIGHT);
    assertThat(repeats(24, 1 / 60.0)).isZero();
    assertThat(repeats(60, 1 / 60.0)).isBetween(9, 12);
    repeat.release(RIGHT);
    assertThat(repeats(60, 1 / 60.0)).isZero();
  }

  @Test
  void aPressInAFrameThatStallsIsOnePress() {
    repeat.press(RIGHT);
    assertThat(repeats(1, 3)).isZero();
    repeat.release(RIGHT);
    assertThat(repeats(1, 3)).isZero();
  }
}
