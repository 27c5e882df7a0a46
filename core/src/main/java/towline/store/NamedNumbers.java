package towline.store;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.regex.Pattern;
import towline.data.JsonFields;

/**
 * A kind of named numbers with its form in files: a list with one object a line, by name. Names
 * unknown to this version are valid.
 *
 * @param what kind of thing that a name belongs to, with its article, for messages
 * @param field the field with the number
 * @param high the highest number; the lowest is 0
 * @param most greatest number of names in a list
 */
record NamedNumbers(String what, String field, long high, int most) {
  private static final Pattern NAME = Pattern.compile("[A-Z][A-Z0-9_]{0,39}");

  /**
   * Returns an unmodifiable copy of {@code numbers}.
   *
   * @throws IllegalArgumentException if names or numbers are not of this kind; the message is a
   *     sentence
   */
  Map<String, Long> checked(Map<String, Long> numbers) {
    Map<String, Long> copy = Map.copyOf(numbers);
    if (copy.size() > most) {
      throw new IllegalArgumentException(
          "there must be at most " + most + " of " + what + ", not " + copy.size());
    }
    copy.forEach(this::check);
    return copy;
  }

  private void check(String name, long number) {
    if (!NAME.matcher(name).matches()) {
      throw new IllegalArgumentException(
          "the name of " + what + " is made of A to Z, 0 to 9 and _, not '" + name + "'");
    }
    if (number < 0 || number > high) {
      throw new IllegalArgumentException(
          "the " + field + " of " + name + " must be 0 to " + high + ", not " + number);
    }
  }

  /** Returns the union of two maps; {@code rule} combines the numbers of a name in both. */
  static Map<String, Long> merged(
      Map<String, Long> first, Map<String, Long> second, BinaryOperator<Long> rule) {
    Map<String, Long> all = new TreeMap<>(first);
    second.forEach((name, number) -> all.merge(name, number, rule));
    return all;
  }

  /** Writes a list. */
  void write(String list, Map<String, Long> numbers, JsonWriter out) {
    out.field(list).beginArray();
    new TreeMap<>(numbers)
        .forEach(
            (name, number) -> {
              out.entry().beginObject();
              out.field("name").text(name);
              out.field(field).number(number);
              out.end();
            });
    out.end();
  }

  /** Reads a list; if a name appears twice, the last counts. */
  Map<String, Long> read(String list, JsonFields fields) {
    Map<String, Long> numbers = new TreeMap<>();
    for (Map.Entry<String, Long> first : fields.anyParts(list, this::entry)) {
      numbers.put(first.getKey(), first.getValue());
    }
    return numbers;
  }

  private Map.Entry<String, Long> entry(JsonFields in) {
    return Map.entry(in.text("name", "the name of " + what), in.exact(field, 0, high));
  }
}
