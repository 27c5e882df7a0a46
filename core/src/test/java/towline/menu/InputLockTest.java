package towline.menu;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class InputLockTest {
  private final InputLock inputLock = new InputLock();
  private boolean held;

  @Test
  void itLocksForItsTimeAndUntilNothingWasHeldForAWhile() {
    held = true;
    inputLock.lock(0.3, () -> held);
    inputLock.update(0.5);
    assertThat(inputLock.isLocked()).isTrue();
    held = false;
    inputLock.update(InputLock.REST - 0.01);
    assertThat(inputLock.isLocked()).isTrue();
    inputLock.press();
    inputLock.update(InputLock.REST - 0.01);
    assertThat(inputLock.isLocked()).isTrue();
    inputLock.update(0.02);
    assertThat(inputLock.isLocked()).isFalse();
    inputLock.lock(1, () -> held);
    inputLock.update(0.99);
    assertThat(inputLock.isLocked()).isTrue();
    inputLock.update(0.02);
    assertThat(inputLock.isLocked()).isFalse();
  }

  @Test
  void aKeyThatJamsDoesNotLockForGood() {
    inputLock.lock(0.3, () -> true);
    inputLock.update(3);
    assertThat(inputLock.isLocked()).isFalse();
  }
}
