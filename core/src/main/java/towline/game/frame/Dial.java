package towline.game.frame;

import towline.menu.Slider;
import towline.view.text.Localization;

/** Something of a set-up: a slider whose value can be written down and read again. */
public abstract class Dial implements Slider {
  private final String key;
  private final Localization words;
  private final Runnable onChange;

  /** A dial of that name; {@code onChange} is run after every change. */
  protected Dial(String key, Localization words, Runnable onChange) {
    this.key = key;
    this.words = words;
    this.onChange = onChange;
  }

  /** Its name in a file. */
  public final String key() {
    return key;
  }

  protected final Localization words() {
    return words;
  }

  protected final void changedNow() {
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
  public abstract String raw();

  /**
   * Sets it to a value that was written down, without telling anybody.
   *
   * @throws IllegalArgumentException if it cannot have that value
   */
  public abstract void assign(String raw);

  /** Puts it back to its standard value, without telling anybody. */
  public abstract void restore();

  @Override
  public final void reset() {
    restore();
    changedNow();
  }
}
