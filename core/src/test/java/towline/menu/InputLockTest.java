package towline.menu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class InputLockTest {
  private final InputLock inputLock = new InputLock();

  @Test
  void locksForItsDurationAndReturnsTheElapsedShare() {
    assertThat(inputLock.isLocked()).isFalse();
    assertThat(inputLock.passed()).isEqualTo(1);
    inputLock.lock(0.6);
    assertThat(inputLock.isLocked()).isTrue();
    assertThat(inputLock.passed()).isZero();
    inputLock.update(0.45);
    assertThat(inputLock.isLocked()).isTrue();
    assertThat(inputLock.passed()).isCloseTo(0.75, within(1e-9));
    inputLock.update(0.2);
    assertThat(inputLock.isLocked()).isFalse();
    assertThat(inputLock.passed()).isEqualTo(1);
  }
}
