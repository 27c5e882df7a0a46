package towline.menu;

/**
 * Blocks input for a moment when a page opens in the middle of a fight. Keys held meanwhile have no
 * effect and do not prolong the lock.
 */
final class InputLock {
  private double duration;
  private double remainingTime;

  void lock(double seconds) {
    duration = seconds;
    remainingTime = seconds;
  }

  void update(double seconds) {
    remainingTime = Math.max(0, remainingTime - seconds);
  }

  boolean isLocked() {
    return remainingTime > 0;
  }

  /** Returns the elapsed share of the lock, 0 to 1; 1 if input is not locked. */
  double passed() {
    return isLocked() ? 1 - remainingTime / duration : 1;
  }
}
