package towline.view.hud;

/** The hint of the panel of a replay in the HUDs of other packages. */
public final class ReplayHints {
  private ReplayHints() {}

  /** Returns the hint that names the key of the replay's menu. */
  public static String of(Hud hud) {
    return HudPanels.panel(hud, ReplayPanel.class).hint();
  }
}
