package towline.settings;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The values of all options, and the key bindings. Immutable. */
public final class Settings {
  /** Greatest number of actions with bindings. */
  public static final int MOST_ACTIONS = 100;

  /** Greatest number of controls of an action. */
  public static final int MOST_CONTROLS = 16;

  private static final String ACTION = "[A-Z][A-Z0-9_]{0,39}";
  private static final String CONTROL = "(key|mouse|pad):[ -~]{1,40}";
  private static final Settings DEFAULTS = new Settings(Map.of(), Map.of());

  /** Values that differ from their defaults. */
  private final Map<Option<?>, Object> values;

  private final Map<String, List<String>> bindings;

  private Settings(Map<Option<?>, Object> values, Map<String, List<String>> bindings) {
    this.values = values;
    this.bindings = bindings;
  }

  /** Returns the settings with all options at their defaults. */
  public static Settings defaults() {
    return DEFAULTS;
  }

  public <T> T get(Option<T> option) {
    Object value = values.get(option);
    return value == null ? option.defaultValue() : option.cast(value);
  }

  /** Returns the value of an option in percent, as a fraction: 1 for 100. */
  public double fraction(IntOption slider) {
    return get(slider) / 100.0;
  }

  public boolean isOn(EnumOption<OnOff> option) {
    return get(option) == OnOff.ON;
  }

  /**
   * Returns a copy with one option changed.
   *
   * @throws IllegalArgumentException if {@code value} is not allowed
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

  /** Returns a copy in which {@code options} have the values of {@code other}. */
  Settings withValuesOf(Set<Option<?>> options, Settings other) {
    Map<Option<?>, Object> mixed = new HashMap<>(values);
    mixed.keySet().removeAll(options);
    other.values.forEach(
        (option, value) -> {
          if (options.contains(option)) {
            mixed.put(option, value);
          }
        });
    return new Settings(mixed, bindings);
  }

  /** Returns a copy with one option moved by {@code steps} steps; see {@link Option#stepped}. */
  public <T> Settings stepped(Option<T> option, int steps) {
    return with(option, option.stepped(get(option), steps));
  }

  /** Returns the value of {@code option} as text. */
  public <T> String asText(Option<T> option) {
    return option.write(get(option));
  }

  /**
   * Returns the bindings that the player has changed: the name of an action and its controls, as
   * text ("key:Space", "mouse:LEFT", "pad:A"). All other actions have their default controls.
   */
  public Map<String, List<String>> bindings() {
    return bindings;
  }

  /**
   * Returns a copy with other bindings.
   *
   * @throws IllegalArgumentException if a name or a control is malformed
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
      return "'" + action + "' is not an action";
    }
    if (controls.size() > MOST_CONTROLS) {
      return action + " can have at most " + MOST_CONTROLS + " controls";
    }
    for (String control : controls) {
      if (!control.matches(CONTROL)) {
        return "'" + control + "' for " + action + " is not a control such as key:Space";
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
