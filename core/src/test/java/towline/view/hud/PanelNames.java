package towline.view.hud;

import towline.view.draw.ScreenRoom;

/** The names of what has taken the room of a window. */
public final class PanelNames {
  private PanelNames() {}

  /** The panel that has taken the rectangle {@code i}, which else a message has. */
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
