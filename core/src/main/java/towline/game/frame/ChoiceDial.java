package towline.game.frame;

import java.util.List;
import java.util.function.Function;
import towline.view.text.Localization;

/** A dial that chooses from a list of values. */
public final class ChoiceDial<T> extends Dial {
  private final List<T> values;
  private final Function<T, String> text;
  private final int standard;
  private int index;

  /**
   * Creates a dial set to {@code standard}.
   *
   * @param text returns a value in words
   */
  public ChoiceDial(
      String key,
      List<T> values,
      T standard,
      Function<T, String> text,
      Localization words,
      Runnable onChange) {
    super(key, words, onChange);
    this.values = List.copyOf(values);
    this.text = text;
    this.standard = values.indexOf(standard);
    index = this.standard;
  }

  /** Returns the chosen value. */
  public T get() {
    return values.get(index);
  }

  /** Chooses a value without running {@code onChange}. */
  public void put(T value) {
    index = Math.max(0, values.indexOf(value));
  }

  @Override
  public String value() {
    return text.apply(get());
  }

  @Override
  public void step(int by) {
    index = Math.floorMod(index + by, values.size());
    changedNow();
  }

  @Override
  public void restore() {
    index = standard;
  }

  @Override
  public boolean changed() {
    return index != standard;
  }

  @Override
  public String help() {
    String hint = "range.dial." + key() + ".hint";
    return words().has(hint) ? words().of(hint) : "";
  }

  @Override
  public String raw() {
    return String.valueOf(get());
  }

  @Override
  public void assign(String raw) {
    for (int i = 0; i < values.size(); i++) {
      if (String.valueOf(values.get(i)).equals(raw)) {
        index = i;
        return;
      }
    }
    throw new IllegalArgumentException(key() + " must be one of " + values + ", not '" + raw + "'");
  }
}
