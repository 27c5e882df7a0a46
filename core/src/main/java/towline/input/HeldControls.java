package towline.input;

import java.util.HashSet;
import java.util.Set;

/** The keys, buttons and sticks that are down, including those without an action. */
final class HeldControls {
  private final Set<Control> held = new HashSet<>();

  void press(Control control) {
    held.add(control);
  }

  void release(Control control) {
    held.remove(control);
  }

  /** Forgets all. Without the focus, the window is not told when controls are released. */
  void clear() {
    held.clear();
  }

  /** Returns true if a control of any device other than {@code device} is down. */
  boolean anyExcept(Device device) {
    for (Control control : held) {
      if (control.device() != device) {
        return true;
      }
    }
    return false;
  }
}
