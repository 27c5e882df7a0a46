package towline.menu;

import java.util.function.BooleanSupplier;

/**
 * Holds input back from a page that opens in the middle of a fight: for a moment, and until the
 * player has let go of everything for another one.
 */
final class InputLock {
  /** For how long nothing may be pressed before the page takes what comes, s. */
  static final double REST = 0.4;

  /** A key that is down for so long and no other comes, s, is jammed, and locks nothing. */
  private static final double JAMMED = 3;

  private BooleanSupplier held = () -> false;
  private boolean locked;
  private double left;
  private double resting;
  private double sincePress;

  /**
   * Locks for that time at least, s; {@code anyHeld} tells whether the player still holds anything.
   */
  void lock(double seconds, BooleanSupplier anyHeld) {
    left = seconds;
    held = anyHeld;
    locked = true;
    resting = 0;
    sincePress = 0;
  }

  /** Something was pressed that was held back: whoever beats the keys of the fight means none. */
  void press() {
    resting = 0;
    sincePress = 0;
  }

  /** Lets time pass, s. */
  void update(double seconds) {
    left -= seconds;
    sincePress += seconds;
    resting = held.getAsBoolean() ? 0 : resting + seconds;
    boolean rested = left <= 0 && resting >= REST;
    locked = locked && !rested && sincePress < JAMMED;
  }

  /** Whether input is held back. */
  boolean isLocked() {
    return locked;
  }
}
