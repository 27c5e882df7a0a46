package towline.settings;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Everything that a player has set. Does not change; each change gives a new one. */
public final class Settings {
  /** The most actions that can have bindings of their own. */
  public static final int MOST_ACTIONS = 100;

  /** The most controls that one action can have. */
  public static final int MOST_CONTROLS = 16;

  private static final String ACTION = "[A-Z][A-Z0-9_]{0,39}";
  private static final String CONTROL = "(key|mouse|pad):[ -~]{1,40}";
  private static final Settings DEFAULTS = new Settings(Map.of(), Map.of());

  /** Only what differs from the standard. */
  private final Map<Option<?>, Object> values;

  private final Map<String, List<String>> bindings;

  private Settings(Map<Option<?>, Object> values, Map<String, List<String>> bindings) {
    this.values = values;
    this.bindings = bindings;
  }

  /** As the game comes. */
  public static Settings defaults() {
    return DEFAULTS;
  }

  /** What an option is set to. */
  public <T> T get(Option<T> option) {
    Object value = values.get(option);
    return value == null ? option.defaultValue() : option.cast(value);
  }

  /** What a slider in percent is set to, as a fraction: 1 for 100. */
  public double fraction(IntOption slider) {
    return get(slider) / 100.0;
  }

  /** Whether a switch is on. */
  public boolean isOn(EnumOption<OnOff> option) {
    return get(option) == OnOff.ON;
  }

  /**
   * These, with one option set.
   *
   * @throws IllegalArgumentException if the option may not be {@code value}
   */
  public <T> Settings with(Option<T> option, T value) {
    if (!option.allows(value)) {
      throw new IllegalArgumentException(
          option.key() + " must be " + option.range() + ", not " + value);
    }
    Map<Option<?>, Object> changed = new HashMap<>(values);
    if (value.equals(option.defaultValue())) {
      changed.remove(option);
    } else {
      changed.put(option, value);
    }
    return new Settings(changed, bindings);
  }

  /** These, with one option so many steps up or, below 0, down. */
  public <T> Settings stepped(Option<T> option, int by) {
    return with(option, option.stepped(get(option), by));
  }

  /** An option's value as text. */
  public <T> String asText(Option<T> option) {
    return option.write(get(option));
  }

  /**
   * What was bound: the names of actions, and for each the controls that mean it, as text
   * ("key:Space", "mouse:LEFT", "pad:A"). An action that is not named has the controls that the
   * game comes with.
   */
  public Map<String, List<String>> bindings() {
    return bindings;
  }

  /**
   * These, with other bindings.
   *
   * @throws IllegalArgumentException if a name or a control is not of the form that files have
   */
  public Settings withBindings(Map<String, List<String>> changed) {
    Map<String, List<String>> copy = new LinkedHashMap<>();
    for (Map.Entry<String, List<String>> entry : changed.entrySet()) {
      String wrong = invalidValue(entry.getKey(), entry.getValue());
      if (wrong != null || copy.size() == MOST_ACTIONS) {
        throw new IllegalArgumentException(
            wrong == null ? "at most " + MOST_ACTIONS + " actions can be bound" : wrong);
      }
      copy.put(entry.getKey(), List.copyOf(entry.getValue()));
    }
    return new Settings(values, Collections.unmodifiableMap(copy));
  }

  private static @Nullable String invalidValue(String action, List<String> controls) {
    if (!action.matches(ACTION)) {
      return "'" + action + "' is no name of an action";
    }
    if (controls.size() > MOST_CONTROLS) {
      return action + " can have at most " + MOST_CONTROLS + " controls";
    }
    for (String control : controls) {
      if (!control.matches(CONTROL)) {
        return "'" + control + "' for " + action + " is no control like key:Space";
      }
    }
    return null;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Settings settings
        && settings.values.equals(values)
        && settings.bindings.equals(bindings);
  }

  @Override
  public int hashCode() {
    return 31 * values.hashCode() + bindings.hashCode();
  }

  @Override
  public String toString() {
    return values + ", bindings " + bindings;
  }
}
