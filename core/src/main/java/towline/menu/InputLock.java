package towline.menu;

/**
 * Holds input back for a moment from a page that opens in the middle of a fight. Keys that are held
 * meanwhile neither count nor make it last longer.
 */
final class InputLock {
  private double duration;
  private double left;

  /** Locks for {@code seconds}. */
  void lock(double seconds) {
    duration = seconds;
    left = seconds;
  }

  void update(double seconds) {
    left = Math.max(0, left - seconds);
  }

  boolean isLocked() {
    return left > 0;
  }

  /** Returns the share of the time that has passed, 0 to 1; 1 if nothing is locked. */
  double passed() {
    return isLocked() ? 1 - left / duration : 1;
  }
}
