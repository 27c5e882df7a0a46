package towline.menu;

/** A number or a choice that a {@link SliderItem} shows and changes. */
public interface Slider {
  /** Its name for tests and the focus. */
  String name();

  /** Its name, in words. */
  String label();

  /** Its value with its unit, in words. */
  String value();

  /** Where the value lies in its range, 0 to 1; NaN for a choice. */
  double fraction();

  /** Steps it down (-1) or up (+1); a choice wraps around. */
  void step(int by);

  /** Sets it to a fraction of its range; does nothing for a choice. */
  void set(double share);

  /** Puts it back to its standard value. */
  void reset();

  /** Whether it differs from its standard value. */
  boolean changed();

  /** What it does, in a sentence. */
  String help();
}
