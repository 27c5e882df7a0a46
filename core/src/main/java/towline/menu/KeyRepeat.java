package towline.menu;

import org.jspecify.annotations.Nullable;
import towline.input.Control;

/** Repeats a held direction after a delay. */
final class KeyRepeat {
  private static final double DELAY = 0.42;
  private static final double INTERVAL = 0.085;

  /** Maximum time that a frame counts, s: a stall must not turn a press into two. */
  private static final double MAX_FRAME_SECONDS = 0.1;

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
    remaining -= Math.min(seconds, MAX_FRAME_SECONDS);
    if (remaining > 0) {
      return null;
    }
    remaining = INTERVAL;
    return held;
  }
}
