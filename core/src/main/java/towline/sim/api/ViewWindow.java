package towline.sim.api;

/**
 * What a player sees, as a rule of the game: the rectangle round the ship that counts as in view,
 * whatever the camera does. Where there is no ship, nothing is.
 */
public final class ViewWindow {
  /** The width of the rectangle, m. */
  public static final double WIDTH = 48;

  /** The height of the rectangle, m. */
  public static final double HEIGHT = 27;

  private ViewWindow() {}

  /** Whether the middle of thing {@code i} is in view, or outside by at most {@code margin}, m. */
  public static boolean shows(Snapshot seen, int i, double margin) {
    return shows(seen, seen.x(i), seen.y(i), margin);
  }

  /** Whether a place is in view, or outside by at most {@code margin}, m. */
  public static boolean shows(Snapshot seen, double x, double y, double margin) {
    int ship = seen.first(EntityKind.SHIP);
    return ship < seen.end(EntityKind.SHIP)
        && Math.abs(x - seen.x(ship)) <= WIDTH / 2 + margin
        && Math.abs(y - seen.y(ship)) <= HEIGHT / 2 + margin;
  }

  /** Whether any foe is in view. */
  public static boolean showsFoe(Snapshot seen) {
    for (int i = seen.first(KindRange.FOES); i < seen.end(KindRange.FOES); i++) {
      if (shows(seen, i, 0)) {
        return true;
      }
    }
    return false;
  }
}
