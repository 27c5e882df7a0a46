package towline.menu;

/** A setting, as its row shows it: a choice, unless it says where it lies in a range. */
public interface SettingRow {
  /** What it is called in the code; of an option its key, for instance "comfort.shake". */
  String name();

  /** Its value, in words. */
  String value();

  /** Where the value lies in its range, 0 to 1; NaN for a choice. */
  default double fraction() {
    return Double.NaN;
  }

  /** Steps it down (-1) or up (+1); a choice wraps around. */
  void step(int by);

  /** Sets it to a fraction of its range; does nothing for a choice. */
  default void set(double share) {}

  /** The same row; whenever it has changed the setting, {@code after} runs. */
  default SettingRow then(Runnable after) {
    return new FollowedRow(this, after);
  }
}
