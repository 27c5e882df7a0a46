package towline.game.host;

import java.util.Optional;
import towline.input.SafeArea;
import towline.settings.WindowPlace;

/** The functions of the window system that libGDX does not offer. */
@FunctionalInterface
public interface WindowSystem {
  /** Density of a screen of 160 pixels per inch, pixels per mm. */
  double USUAL_DENSITY = 160 / 25.4;

  /** Returns true if a monitor is connected. A switch or a dock may disconnect it for a moment. */
  boolean hasMonitor();

  /** Confines the hidden pointer to the window if {@code inside}, or else releases it. */
  default void keepPointer(boolean inside) {}

  /** Returns true if the player points with fingers from the start, as on a phone. */
  default boolean isHandheld() {
    return false;
  }

  /** Returns the density of the screen under the fingers, physical pixels per mm. */
  default double pixelsPerMillimetre() {
    return USUAL_DENSITY;
  }

  /** Returns the part of the window that no notch and no rounded corner hides. */
  default SafeArea safeArea() {
    return SafeArea.WHOLE;
  }

  /** Returns the position of the window; empty if unknown. */
  default Optional<WindowPlace> place() {
    return Optional.empty();
  }
}
