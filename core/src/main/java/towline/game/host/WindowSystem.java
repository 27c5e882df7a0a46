package towline.game.host;

import java.util.Optional;
import towline.settings.WindowPlace;

/** What the system that shows the window does beyond what libGDX asks of it. */
@FunctionalInterface
public interface WindowSystem {
  /** Whether there is a monitor just now: a switch or a dock may take it for a moment. */
  boolean hasMonitor();

  /** Keeps the pointer, which nobody sees then, inside the window; or lets it go. */
  default void keepPointer(boolean inside) {}

  /** Where the window stands; empty if nobody can say. */
  default Optional<WindowPlace> place() {
    return Optional.empty();
  }
}
