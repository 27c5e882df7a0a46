package towline.sim.api;

/**
 * The rectangle round the ship that counts as in view, as a rule of the game that is independent of
 * the camera. Without a ship nothing is in view.
 */
public final class ViewWindow {
  /** Width of the rectangle, m. */
  public static final double WIDTH = 48;

  /** Height of the rectangle, m. */
  public static final double HEIGHT = 27;

  private ViewWindow() {}

  /**
   * Returns true if the centre of entity {@code i} is in view, or outside by at most {@code
   * margin}, m.
   */
  public static boolean shows(Snapshot snapshot, int i, double margin) {
    return shows(snapshot, snapshot.x(i), snapshot.y(i), margin);
  }

  /** Returns true if x, y is in view, or outside by at most {@code margin}, m. */
  public static boolean shows(Snapshot snapshot, double x, double y, double margin) {
    int ship = snapshot.first(EntityKind.SHIP);
    return ship < snapshot.end(EntityKind.SHIP)
        && Math.abs(x - snapshot.x(ship)) <= WIDTH / 2 + margin
        && Math.abs(y - snapshot.y(ship)) <= HEIGHT / 2 + margin;
  }

  /** Returns true if any foe is in view. */
  public static boolean showsFoe(Snapshot snapshot) {
    for (int i = snapshot.first(KindRange.FOES); i < snapshot.end(KindRange.FOES); i++) {
      if (shows(snapshot, i, 0)) {
        return true;
      }
    }
    return false;
  }
}
