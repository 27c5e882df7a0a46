package towline.game.host;

import java.util.Optional;
import towline.settings.WindowPlace;

/** The functions of the window system that libGDX does not offer. */
@FunctionalInterface
public interface WindowSystem {
  /** Returns true if a monitor is connected. A switch or a dock may disconnect it for a moment. */
  boolean hasMonitor();

  /** Confines the hidden pointer to the window if {@code inside}, or else releases it. */
  default void keepPointer(boolean inside) {}

  /** Returns the position of the window; empty if unknown. */
  default Optional<WindowPlace> place() {
    return Optional.empty();
  }
}
