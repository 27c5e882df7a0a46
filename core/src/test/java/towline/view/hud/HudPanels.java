package towline.view.hud;

import java.util.ArrayList;
import java.util.List;
import towline.view.draw.ScreenRoom;

/** The panels of a HUD, by class, and the names of those that have taken room of a window. */
public final class HudPanels {
  private HudPanels() {}

  /** Returns the panel of a class. */
  static <T extends HudPanel> T panel(Hud hud, Class<T> type) {
    return hud.panels().stream().filter(type::isInstance).map(type::cast).findAny().orElseThrow();
  }

  /** Returns the names of the panels that a menu hides. */
  public static List<String> hidden(Hud hud) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < hud.panels().size(); i++) {
      if (hud.isHidden(i)) {
        names.add(hud.panels().get(i).getClass().getSimpleName());
      }
    }
    return names;
  }

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
