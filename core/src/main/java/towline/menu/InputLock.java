package towline.menu;

import java.util.function.BooleanSupplier;

/**
 * Holds input back from a page that opens in the middle of a fight: for a moment, and until the
 * player has let go of everything.
 */
final class InputLock {
  /** The shortest lock, s. */
  private static final double SHORTEST = 0.7;

  /** The longest lock, s: a key that jams must not lock the page for good. */
  private static final double LONGEST = 3;

  private BooleanSupplier held = () -> false;
  private double since = LONGEST;

  /** Locks; {@code anyHeld} tells whether the player still holds anything. */
  void lock(BooleanSupplier anyHeld) {
    held = anyHeld;
    since = 0;
  }

  /** Lets time pass, s. */
  void update(double seconds) {
    since += seconds;
    if (since >= SHORTEST && !held.getAsBoolean()) {
      since = LONGEST;
    }
  }

  /** Whether input is held back. */
  boolean isLocked() {
    return since < LONGEST;
  }
}
