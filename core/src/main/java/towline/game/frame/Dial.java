package towline.game.frame;

import towline.menu.Slider;
import towline.view.text.Localization;

/** A value of a setup that can be changed like a slider, written to a file and read again. */
public abstract class Dial implements Slider {
  private final String key;
  private final Localization words;
  private final Runnable onChange;

  /**
   * Creates a dial with the name {@code key} in files; {@code onChange} runs after every change.
   */
  protected Dial(String key, Localization words, Runnable onChange) {
    this.key = key;
    this.words = words;
    this.onChange = onChange;
  }

  /** Returns the name in a file. */
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
    return words.textOrKey("range.dial." + key);
  }

  /** Returns the value as it is written to a file. */
  public abstract String raw();

  /**
   * Sets the value that {@link #raw} returned, without running {@code onChange}.
   *
   * @throws IllegalArgumentException if the dial cannot have that value
   */
  public abstract void assign(String raw);

  /** Restores the standard value without running {@code onChange}. */
  public abstract void restore();

  @Override
  public final void reset() {
    restore();
    changedNow();
  }
}
