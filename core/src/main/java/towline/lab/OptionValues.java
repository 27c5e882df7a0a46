package towline.lab;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What is asked of an experiment: a value for each of its options. */
public final class OptionValues {
  private final Map<LabOption<?>, Object> given = new HashMap<>();

  private OptionValues() {}

  /**
   * Reads and checks what was given.
   *
   * @param texts by the name of the option: one text for a value, each element of a list, "true" or
   *     "false" for a flag
   * @throws UsageException if there is no such option, or a value cannot be used
   */
  public static OptionValues read(List<LabOption<?>> options, Map<String, List<String>> texts)
      throws UsageException {
    OptionValues values = new OptionValues();
    for (LabOption<?> option : options) {
      List<String> its = texts.get(option.name());
      if (its != null) {
        values.given.put(option, option.read(its));
      }
    }
    if (values.given.size() < texts.size()) {
      throw new UsageException("unknown option among " + String.join(", ", texts.keySet()));
    }
    return values;
  }

  /** The value that was given; else the standard one. */
  @SuppressWarnings("unchecked")
  public <T> T get(LabOption<T> option) {
    Object value = given.get(option);
    return value == null ? option.standard() : (T) value;
  }

  /** The elements of a list, each once. */
  public <E> List<E> distinct(LabOption<List<E>> option) {
    return get(option).stream().distinct().toList();
  }

  /** Whether somebody gave a value. */
  public boolean isGiven(LabOption<?> option) {
    return given.containsKey(option);
  }
}
