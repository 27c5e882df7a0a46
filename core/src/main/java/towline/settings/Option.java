package towline.settings;

import java.util.Locale;
import java.util.Optional;

/**
 * An option that a player can set: its key, range and default. {@link Settings} holds the values.
 */
public abstract sealed class Option<T> permits IntOption, EnumOption, WindowSizes, StringOption {
  private final OptionGroup group;
  private final String name;
  private final Class<T> type;
  private final T defaultValue;

  Option(OptionGroup group, String name, Class<T> type, T defaultValue) {
    this.group = group;
    this.name = name;
    this.type = type;
    this.defaultValue = defaultValue;
  }

  /** Returns the group in which the menu shows it. */
  public OptionGroup group() {
    return group;
  }

  /**
   * Returns its key in files, which also ends its keys in the text bundle, such as "comfort.shake".
   */
  public String key() {
    return group.name().toLowerCase(Locale.ROOT) + "." + name;
  }

  /** Returns the value before the player sets another. */
  public T defaultValue() {
    return defaultValue;
  }

  /** Returns the allowed values, in words. */
  public abstract String range();

  /** Returns true if {@code value} is allowed. */
  public abstract boolean allows(T value);

  /** Returns {@code value} as text, for {@link #parse}. */
  public String write(T value) {
    return value.toString();
  }

  /** Returns the value of {@code text}; empty if it is not an allowed value. */
  public abstract Optional<T> parse(String text);

  /**
   * Returns the value {@code steps} steps above {@code value}, or below it if negative. A list
   * wraps around at its ends; a range stops there.
   */
  public abstract T stepped(T value, int steps);

  T cast(Object value) {
    return type.cast(value);
  }

  @Override
  public String toString() {
    return key();
  }
}
