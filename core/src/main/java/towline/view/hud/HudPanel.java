package towline.view.hud;

import towline.session.Run;
import towline.view.draw.ScreenRoom;

/** A part of the HUD. The HUD calls its panels in the order of its list. */
interface HudPanel {
  /** Resets the panel for a new run. */
  default void reset(Run run) {}

  /** Takes over the state of this panel in a HUD with other words or colours. */
  default void copyState(HudPanel old, Run run) {}

  /** Takes in the state of the run, {@code seconds} after the last update. */
  default void update(Run run, double seconds) {}

  /** Takes the rectangles of the window that the panel fills now. */
  default void take(ScreenRoom room) {}

  /** True if the panel may fade while something important is beneath it. */
  default boolean mayFade() {
    return true;
  }

  default void drawShapes() {}

  /** Draws the text, over the shapes of all panels. */
  default void drawText() {}
}
