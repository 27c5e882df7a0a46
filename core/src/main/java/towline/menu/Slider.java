package towline.menu;

/** A number or a choice with a standard value, shown and changed by a {@link SliderItem}. */
public interface Slider extends SettingRow {
  /** Returns the name in words; {@link #name} is for tests and the focus. */
  String label();

  /** Restores the standard value. */
  void reset();

  /** Returns true if the value differs from its standard value. */
  boolean changed();

  /** Returns a sentence that explains the effect of the value. */
  String help();
}
