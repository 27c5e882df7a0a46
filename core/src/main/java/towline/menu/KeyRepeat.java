package towline.menu;

import org.jspecify.annotations.Nullable;
import towline.input.Control;

/** Repeats a direction that is held, after a while and then quickly. */
final class KeyRepeat {
  private static final double FIRST = 0.42;
  private static final double NEXT = 0.085;

  private @Nullable Control held;
  private double left;

  void press(Control control) {
    held = control;
    left = FIRST;
  }

  void release(Control control) {
    if (control.equals(held)) {
      held = null;
    }
  }

  void releaseAll() {
    held = null;
  }

  /** The control to take for pressed once more after that time, s, or null. */
  @Nullable Control update(double seconds) {
    if (held == null) {
      return null;
    }
    left -= seconds;
    if (left > 0) {
      return null;
    }
    left = NEXT;
    return held;
  }
}
