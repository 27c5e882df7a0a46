package towline.sim.spec;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The fields of one entry of a data file, from which a spec is read. Each spec has a method {@code
 * read}, the one place that says what a field is called and from where to where it may go; units
 * stand at the components of the record. What is missing, misspelt or out of its range is refused
 * with file, field, value and range.
 */
public interface SpecFields {
  /** The number of a field, from {@code low} to {@code high}. */
  double number(String field, double low, double high);

  /** The whole number of a field, from {@code low} to {@code high}. */
  int integer(String field, int low, int high);

  /** A list of numbers, at least one, each from {@code low} to {@code high}. */
  List<Double> numbers(String field, double low, double high);

  /** One of the constants of an enum. */
  <E extends Enum<E>> E constant(String field, Class<E> type);

  /** Whether there is such a field. */
  boolean has(String field);

  /** One of {@code kinds}, by its name. */
  <T> T reference(String field, List<T> kinds, Function<T, String> nameOf);

  /** One of {@code kinds}, by its name; nothing if the field is not there. */
  <T> Optional<T> optionalReference(String field, List<T> kinds, Function<T, String> nameOf);

  /** A spec within this one. */
  <T> T spec(String field, Function<SpecFields, T> reader);

  /** A spec within this one; nothing if it is not there. */
  <T> Optional<T> specIfThere(String field, Function<SpecFields, T> reader);

  /** A list of specs within this one, at least one. */
  <T> List<T> specs(String field, Function<SpecFields, T> reader);

  /** A complaint about a field's value; {@code allowed} completes "it must be". */
  RuntimeException error(String field, String value, String allowed);
}
