package towline.settings;

import java.util.Set;

/**
 * Options that have values of their own for one session; changes to them are not saved.
 *
 * @param options the options
 * @param values their values when the session begins
 */
public record SessionOptions(Set<Option<?>> options, Settings values) {
  /** No options. */
  public static final SessionOptions NONE = new SessionOptions(Set.of(), Settings.defaults());

  /** Copies the set. */
  public SessionOptions {
    options = Set.copyOf(options);
  }

  /** Returns the settings at the start of the session; {@code saved} are those on disk. */
  public Settings appliedTo(Settings saved) {
    return saved.withValuesOf(options, values);
  }

  /** Returns the settings to save; {@code saved} are those on disk. */
  public Settings savedValues(Settings current, Settings saved) {
    return current.withValuesOf(options, saved);
  }
}
