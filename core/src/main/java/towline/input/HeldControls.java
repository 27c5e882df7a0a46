package towline.input;

import java.util.HashSet;
import java.util.Set;

/** The keys, buttons and sticks that are down, whatever they mean. */
final class HeldControls {
  private final Set<Control> held = new HashSet<>();

  void press(Control control) {
    held.add(control);
  }

  void release(Control control) {
    held.remove(control);
  }

  /** Forgets all: without the focus, the window does not see them come up. */
  void clear() {
    held.clear();
  }

  /** Whether anything of another device than {@code device} is down. */
  boolean anyBut(Device device) {
    for (Control control : held) {
      if (control.device() != device) {
        return true;
      }
    }
    return false;
  }
}
