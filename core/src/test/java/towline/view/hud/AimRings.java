package towline.view.hud;

import towline.view.draw.ScreenRoom;

/** The rings of aim modes of the HUDs of other packages. */
public final class AimRings {
  private AimRings() {}

  /** Returns true if the labels show the digits of keys. */
  public static boolean namesKeys(Hud hud) {
    return hud.aims().namesKeys();
  }

  /** Returns true if the label of {@code mode} is shown, at full strength and clear of panels. */
  public static boolean isReadable(Hud hud, int mode, ScreenRoom room) {
    return !hud.aims().mayFade() && hud.aims().isReadable(mode, room);
  }
}
