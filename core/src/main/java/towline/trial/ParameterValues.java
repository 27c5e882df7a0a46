package towline.trial;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** The values of all parameters of an experiment, each within its range; immutable. */
public final class ParameterValues {
  private final List<Parameter> table;
  private final Map<Parameter, Double> values;

  private ParameterValues(List<Parameter> table, Map<Parameter, Double> values) {
    this.table = table;
    this.values = values;
  }

  public static ParameterValues standard(List<Parameter> table) {
    Map<Parameter, Double> values = new LinkedHashMap<>();
    table.forEach(parameter -> values.put(parameter, parameter.defaultValue()));
    return new ParameterValues(List.copyOf(table), values);
  }

  /** Returns the parameters, in the order of the table. */
  public List<Parameter> table() {
    return table;
  }

  /** Returns the value of a parameter of this table. */
  public double get(Parameter parameter) {
    return Objects.requireNonNull(values.get(parameter), parameter.name());
  }

  /**
   * Returns a copy with one value changed.
   *
   * @throws IllegalArgumentException if the table has no parameter {@code name} (the message lists
   *     the existing ones), or the value is out of its range
   */
  public ParameterValues with(String name, double value) {
    return with(name, Double.toString(value));
  }

  /**
   * Returns a copy with one value changed, as text.
   *
   * @throws IllegalArgumentException see {@link #with(String, double)}; also if {@code text} is not
   *     a number
   */
  public ParameterValues with(String name, String text) {
    Parameter parameter = named(name);
    double value = parse(text);
    if (!parameter.allows(value)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s must be a number %s, not '%s'",
              name,
              parameter.range(),
              Excerpt.of(text)));
    }
    Map<Parameter, Double> changed = new LinkedHashMap<>(values);
    changed.put(parameter, value);
    return new ParameterValues(table, changed);
  }

  /** Returns the number in {@code text}; NaN if there is none. */
  private static double parse(String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      return Double.NaN;
    }
  }

  private Parameter named(String name) {
    for (Parameter parameter : table) {
      if (parameter.name().equals(name)) {
        return parameter;
      }
    }
    throw new IllegalArgumentException(
        String.format(
            Locale.ROOT,
            "there is no parameter '%s'; choose one of %s",
            name,
            table.stream().map(Parameter::name).collect(Collectors.joining(", "))));
  }

  /**
   * Checks that {@code low} is not above {@code high}.
   *
   * @throws IllegalArgumentException if it is
   */
  public void checkOrder(Parameter low, Parameter high) {
    if (get(low) > get(high)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s must not be above %s, but they are %s and %s",
              low.name(),
              high.name(),
              get(low),
              get(high)));
    }
  }

  /**
   * Returns the values that differ from the standard, as written after --set: "a=1,b=2"; empty if
   * there are none.
   */
  public String differences() {
    return table.stream()
        .filter(parameter -> get(parameter) != parameter.defaultValue())
        .map(parameter -> parameter.name() + "=" + get(parameter))
        .collect(Collectors.joining(","));
  }
}
