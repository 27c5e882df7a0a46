package towline.view.hud;

/** The row of missiles in the HUDs of other packages. */
public final class MissileRows {
  private MissileRows() {}

  private static MissilePanel panel(Hud hud) {
    return HudPanels.panel(hud, MissilePanel.class);
  }

  /** Returns true if missiles are shown. */
  public static boolean isShown(Hud hud) {
    return panel(hud).isShown();
  }

  /** Returns true if their name with its key lies on their icons. */
  public static boolean isNameOnIcons(Hud hud) {
    return panel(hud).isNameOnIcons();
  }
}
