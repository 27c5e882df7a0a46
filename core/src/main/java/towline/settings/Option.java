package towline.settings;

import java.util.Locale;
import java.util.Optional;

/** An option that a player can set: its key, range and default. {@link Settings} has the values. */
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

  /** The group that the menu shows it in. */
  public OptionGroup group() {
    return group;
  }

  /** Its key in files, which also ends its keys in the text bundle, such as "comfort.shake". */
  public String key() {
    return group.name().toLowerCase(Locale.ROOT) + "." + name;
  }

  /** The value until the player sets another. */
  public T defaultValue() {
    return defaultValue;
  }

  /** The allowed values, in words. */
  public abstract String range();

  /** Whether {@code value} is allowed. */
  public abstract boolean allows(T value);

  /** A value as text, for {@link #parse}. */
  public String write(T value) {
    return value.toString();
  }

  /** The value of {@code text}; empty if it is not an allowed value. */
  public abstract Optional<T> parse(String text);

  /**
   * The value {@code by} steps above {@code value}, or below it if negative. A list wraps around at
   * its ends; a range stops there.
   */
  public abstract T stepped(T value, int by);

  T cast(Object value) {
    return type.cast(value);
  }

  @Override
  public String toString() {
    return key();
  }
}
