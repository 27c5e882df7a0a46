package towline.view.hud;

import towline.session.Run;
import towline.view.draw.ScreenRoom;

/** A part of the HUD. The HUD asks its panels one after the other, in the order of its list. */
interface HudPanel {
  /** Starts with a new run. */
  default void reset(Run run) {}

  /** Goes on where the same panel of a HUD with other words or colours left off. */
  default void takeOver(HudPanel old, Run run) {}

  /** Takes in how the run stands, after that time, s. */
  default void update(Run run, double seconds) {}

  /** Takes the rectangles of the window that it fills now. */
  default void take(ScreenRoom room) {}

  /** Whether it stands back where something lies beneath it that must be seen. */
  default boolean standsBack() {
    return true;
  }

  default void drawShapes() {}

  /** Draws the text, over the shapes of all panels. */
  default void drawText() {}
}
