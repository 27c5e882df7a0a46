package towline.settings;

import java.util.Locale;
import java.util.Optional;

/**
 * One thing that a player can set: its name, what it may be, and what it is when nobody has set it.
 * Values are in {@link Settings}.
 */
public abstract sealed class Option<T> permits IntOption, EnumOption, WindowSizes, StringOption {
  private final OptionGroup group;
  private final String name;
  private final Class<T> type;
  private final T defaultValue;

  Option(OptionGroup group, String name, Class<T> type, T standard) {
    this.group = group;
    this.name = name;
    this.type = type;
    this.defaultValue = standard;
  }

  /** What it is about. */
  public OptionGroup group() {
    return group;
  }

  /** Its name in files, and the end of its key in the text bundle, for instance "comfort.shake". */
  public String key() {
    return group.name().toLowerCase(Locale.ROOT) + "." + name;
  }

  /** What it is when nobody has set it. */
  public T defaultValue() {
    return defaultValue;
  }

  /** What it may be, in words. */
  public abstract String range();

  /** Whether it may be {@code value}. */
  public abstract boolean allows(T value);

  /** A value as text, which {@link #parse} reads again. */
  public String write(T value) {
    return value.toString();
  }

  /** The value that {@code text} says; empty if it says none that is allowed. */
  public abstract Optional<T> parse(String text);

  /**
   * The value so many steps above ({@code by} &gt; 0) or below {@code value}. What is one of a few
   * begins again at the end; what has a range stops there.
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
