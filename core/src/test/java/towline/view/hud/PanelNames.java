package towline.view.hud;

import towline.view.draw.ScreenRoom;

/** The names of the panels and messages that have taken room of a window. */
public final class PanelNames {
  private PanelNames() {}

  /** Returns the name of the panel that has taken rectangle {@code i}, or else of the message. */
  public static String of(Hud hud, ScreenRoom room, int i) {
    for (HudPanel panel : hud.panels()) {
      ScreenRoom own = new ScreenRoom();
      panel.take(own);
      for (int j = 0; j < own.taken(); j++) {
        boolean same =
            own.left(j) == room.left(i)
                && own.bottom(j) == room.bottom(i)
                && own.right(j) == room.right(i)
                && own.top(j) == room.top(i);
        if (same) {
          return panel.getClass().getSimpleName();
        }
      }
    }
    return "message";
  }
}
