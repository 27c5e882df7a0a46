package towline.menu;

/** A setting as it is shown in a row: a choice, unless it has a range. */
public interface SettingRow {
  /** Returns the name in the code; for an option its key, for instance "comfort.shake". */
  String name();

  /** Returns the value in words. */
  String value();

  /** Returns the position of the value in its range, 0 to 1; NaN for a choice. */
  default double fraction() {
    return Double.NaN;
  }

  /** Decreases (-1) or increases (+1) the value by one step; a choice wraps around. */
  void step(int by);

  /** Sets the value to a fraction of its range; does nothing for a choice. */
  default void set(double share) {}

  /** Returns a row for this setting that runs {@code after} each change. */
  default SettingRow then(Runnable after) {
    return new FollowedRow(this, after);
  }
}
