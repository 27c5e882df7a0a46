package towline.menu;

/** A number or a choice with a standard value, that a {@link SliderItem} shows and changes. */
public interface Slider extends SettingRow {
  /** Its name, in words; {@link #name} is for tests and the focus. */
  String label();

  /** Puts it back to its standard value. */
  void reset();

  /** Whether it differs from its standard value. */
  boolean changed();

  /** What it does, in a sentence. */
  String help();
}
