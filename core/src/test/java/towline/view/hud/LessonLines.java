package towline.view.hud;

/** The line of lessons in the HUDs of other packages. */
public final class LessonLines {
  private LessonLines() {}

  private static WavePanel panel(Hud hud) {
    return HudPanels.panel(hud, WavePanel.class);
  }

  /** Returns true if a line is visible. */
  public static boolean isShown(Hud hud) {
    return panel(hud).teaching();
  }

  /** Returns true if the line is in the row of the wave's name. */
  public static boolean isInTopRow(Hud hud) {
    return panel(hud).isInTopRow();
  }
}
