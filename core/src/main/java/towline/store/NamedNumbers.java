package towline.store;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.regex.Pattern;
import towline.data.JsonFields;

/**
 * A kind of numbers that have names, and how files keep them: a list with one object a line, by
 * name. Names that this version does not know are as good as others.
 *
 * @param what what has such a name, for messages, with its article
 * @param field the field with the number
 * @param high the highest number; the lowest is 0
 * @param most the most names in a list
 */
record NamedNumbers(String what, String field, long high, int most) {
  private static final Pattern NAME = Pattern.compile("[A-Z][A-Z0-9_]{0,39}");

  /**
   * A copy of {@code numbers} that nobody changes.
   *
   * @throws IllegalArgumentException with a sentence, if names or numbers are not of this kind
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

  /** All of both; what has a name in both is what {@code rule} makes of the two. */
  static Map<String, Long> merged(
      Map<String, Long> one, Map<String, Long> other, BinaryOperator<Long> rule) {
    Map<String, Long> all = new TreeMap<>(one);
    other.forEach((name, number) -> all.merge(name, number, rule));
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

  /** Reads a list; of a name that is in it twice, the last counts. */
  Map<String, Long> read(String list, JsonFields fields) {
    Map<String, Long> numbers = new TreeMap<>();
    for (Map.Entry<String, Long> one : fields.anyParts(list, this::entry)) {
      numbers.put(one.getKey(), one.getValue());
    }
    return numbers;
  }

  private Map.Entry<String, Long> entry(JsonFields in) {
    return Map.entry(in.text("name", "the name of " + what), in.exact(field, 0, high));
  }
}
