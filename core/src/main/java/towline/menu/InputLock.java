package towline.menu;

import java.util.function.BooleanSupplier;

/**
 * Holds input back from a page that opens in the middle of a fight: for a moment, and until the
 * player has let go of everything.
 */
final class InputLock {
  /** The longest lock, s: a key that jams must not lock the page for good. */
  private static final double LONGEST = 3;

  private BooleanSupplier held = () -> false;
  private double shortest;
  private double since = LONGEST;

  /**
   * Locks for that time at least, s; {@code anyHeld} tells whether the player still holds anything.
   */
  void lock(double seconds, BooleanSupplier anyHeld) {
    shortest = seconds;
    held = anyHeld;
    since = 0;
  }

  /** Lets time pass, s. */
  void update(double seconds) {
    since += seconds;
    if (since >= shortest && !held.getAsBoolean()) {
      since = LONGEST;
    }
  }

  /** Whether input is held back. */
  boolean isLocked() {
    return since < LONGEST;
  }
}
