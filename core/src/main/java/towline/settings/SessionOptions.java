package towline.settings;

import java.util.Set;

/**
 * Options that have values of their own for one session: whatever becomes of them meanwhile, what
 * is saved stays as it was.
 *
 * @param options which
 * @param values their values when the session begins
 */
public record SessionOptions(Set<Option<?>> options, Settings values) {
  /** No options. */
  public static final SessionOptions NONE = new SessionOptions(Set.of(), Settings.defaults());

  /** Copies the set. */
  public SessionOptions {
    options = Set.copyOf(options);
  }

  /** The settings to begin the session with, where {@code saved} is what is on disk. */
  public Settings over(Settings saved) {
    return saved.withValuesOf(options, values);
  }

  /** What to save of {@code now}, where {@code saved} is what is on disk. */
  public Settings kept(Settings now, Settings saved) {
    return now.withValuesOf(options, saved);
  }
}
