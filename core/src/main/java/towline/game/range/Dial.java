package towline.game.range;

import towline.menu.Slider;
import towline.view.text.Localization;

/** Something of a bench's set-up: a slider whose value can be written down and read again. */
abstract class Dial implements Slider {
  private final String key;
  private final Localization words;
  private final Runnable onChange;

  /** A dial of that name; {@code onChange} is run after every change. */
  Dial(String key, Localization words, Runnable onChange) {
    this.key = key;
    this.words = words;
    this.onChange = onChange;
  }

  final String key() {
    return key;
  }

  final Localization words() {
    return words;
  }

  final void changedNow() {
    onChange.run();
  }

  @Override
  public final String name() {
    return "dial." + key;
  }

  @Override
  public String label() {
    return words.ofOrKey("range.dial." + key);
  }

  /** Its value as it is written down. */
  abstract String raw();

  /**
   * Sets it to a value that was written down, without telling anybody.
   *
   * @throws IllegalArgumentException if it cannot have that value
   */
  abstract void assign(String raw);

  /** Puts it back to its standard value, without telling anybody. */
  abstract void restore();

  @Override
  public final void reset() {
    restore();
    changedNow();
  }
}
