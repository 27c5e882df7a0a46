package towline.menu;

import org.jspecify.annotations.Nullable;
import towline.input.Control;

/** Repeats a held direction after a delay. */
final class KeyRepeat {
  private static final double DELAY = 0.42;
  private static final double INTERVAL = 0.085;

  private @Nullable Control held;
  private double remaining;

  void press(Control control) {
    held = control;
    remaining = DELAY;
  }

  void release(Control control) {
    if (control.equals(held)) {
      held = null;
    }
  }

  void releaseAll() {
    held = null;
  }

  /** Advances by {@code seconds} and returns the control that repeats now, or null. */
  @Nullable Control repeated(double seconds) {
    if (held == null) {
      return null;
    }
    remaining -= seconds;
    if (remaining > 0) {
      return null;
    }
    remaining = INTERVAL;
    return held;
  }
}
