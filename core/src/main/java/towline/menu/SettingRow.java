package towline.menu;

/** Something that a player can set, as a row of a page shows it. */
public interface SettingRow {
  /** The end of its keys in the text bundle, for instance "comfort.shake". */
  String name();

  /** Its value, in words. */
  String value();

  /** Where the value lies in its range, 0 to 1, or NaN where it is one of a few. */
  double share();

  /** Changes it by a step, down (-1) or up (+1); what is one of a few begins again at the end. */
  void step(int by);

  /** Sets it to a share of its range; means nothing where it is one of a few. */
  void set(double share);
}
