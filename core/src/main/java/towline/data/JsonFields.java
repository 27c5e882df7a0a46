package towline.data;

import com.badlogic.gdx.utils.JsonReader;
import com.badlogic.gdx.utils.JsonValue;
import com.badlogic.gdx.utils.SerializationException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * One object of a data file, read field by field. Each spec has a method {@code read}, the one
 * place that names its fields and their ranges; units stand at the components of the record. Every
 * complaint names the file, the field, the value and what would be allowed; so does a field that
 * nobody asked for, since it is a typing slip.
 */
public final class JsonFields {
  private final String file;
  private final String path;
  private final JsonValue object;
  private final Set<String> readNames = new HashSet<>();

  private JsonFields(String file, String path, JsonValue object) {
    this.file = file;
    this.path = path;
    this.object = object;
    if (!object.isObject()) {
      throw new ContentException(
          String.format(Locale.ROOT, "%s: %s must be an object in braces.", file, where(path)));
    }
    rejectDuplicates();
  }

  /** Reads a file of the class path as one object and hands it to {@code reader}. */
  public static <T> T read(String file, Function<JsonFields, T> reader) {
    return read(file, text(file), reader);
  }

  /** Reads a text as one object; {@code file} is only for the messages. */
  public static <T> T read(String file, String text, Function<JsonFields, T> reader) {
    JsonValue root;
    try {
      root = new JsonReader().parse(text);
    } catch (SerializationException | NumberFormatException e) {
      throw new ContentException(file + ": is not well-formed JSON: " + firstLine(e), e);
    }
    if (root == null) {
      throw new ContentException(file + ": is empty; it must be an object in braces.");
    }
    return new JsonFields(file, "", root).close(reader);
  }

  /** Returns the number of a field, from {@code low} to {@code high}. */
  public double number(String field, double low, double high) {
    JsonValue value = get(field);
    double number = value.isNumber() ? value.asDouble() : Double.NaN;
    if (!(number >= low && number <= high)) {
      throw error(field, value, "a number from " + low + " to " + high);
    }
    return number;
  }

  /** Returns the whole number of a field, from {@code low} to {@code high}. */
  public int integer(String field, int low, int high) {
    double number = number(field, low, high);
    if (number != Math.rint(number)) {
      throw error(field, get(field), "a whole number from " + low + " to " + high);
    }
    return (int) number;
  }

  /** A list of whole numbers, at least one, each from {@code low} to {@code high}. */
  public List<Integer> integers(String field, int low, int high) {
    JsonValue list = get(field);
    if (!list.isArray() || list.isEmpty()) {
      throw error(field, list, "a list in brackets with at least one number");
    }
    List<Integer> numbers = new ArrayList<>();
    for (JsonValue entry = list.child; entry != null; entry = entry.next) {
      double number = entry.isNumber() ? entry.asDouble() : Double.NaN;
      if (!(number >= low && number <= high && number == Math.rint(number))) {
        throw error(field, entry, "a list of whole numbers from " + low + " to " + high);
      }
      numbers.add((int) number);
    }
    return numbers;
  }

  /** The whole number of a field, exact over the range of a long. */
  public long exact(String field, long low, long high) {
    JsonValue value = get(field);
    if (!value.isLong() || value.asLong() < low || value.asLong() > high) {
      throw error(field, value, "a whole number from " + low + " to " + high);
    }
    return value.asLong();
  }

  /** The text of a field; may be empty. */
  public String text(String field, String meaning) {
    JsonValue value = get(field);
    if (!value.isString()) {
      throw error(field, value, meaning);
    }
    return value.asString();
  }

  /** Returns one of the constants of an enum, by its name. */
  public <E extends Enum<E>> E constant(String field, Class<E> type) {
    return constant(field, get(field), type);
  }

  /** A list of constants of an enum, at least one. */
  public <E extends Enum<E>> List<E> constants(String field, Class<E> type) {
    JsonValue list = get(field);
    if (!list.isArray() || list.isEmpty()) {
      throw error(field, list, "a list in brackets with at least one name");
    }
    List<E> constants = new ArrayList<>();
    for (JsonValue entry = list.child; entry != null; entry = entry.next) {
      constants.add(constant(field, entry, type));
    }
    return constants;
  }

  private <E extends Enum<E>> E constant(String field, JsonValue value, Class<E> type) {
    List<E> constants = List.of(type.getEnumConstants());
    for (E constant : constants) {
      if (value.isString() && constant.name().equals(value.asString())) {
        return constant;
      }
    }
    throw error(field, value, oneOf(constants, Enum::name));
  }

  /** Returns the value of a field, which must be true or false. */
  public boolean flag(String field) {
    JsonValue value = get(field);
    if (!value.isBoolean()) {
      throw error(field, value, "true or false");
    }
    return value.asBoolean();
  }

  /** Returns true if there is such a field, with an object in braces. */
  public boolean isObject(String field) {
    JsonValue value = find(field);
    return value != null && value.isObject();
  }

  /** Returns true if there is such a field. */
  public boolean has(String field) {
    return find(field) != null;
  }

  /** Returns a list of numbers, at least one, each from {@code low} to {@code high}. */
  public List<Double> numbers(String field, double low, double high) {
    JsonValue list = get(field);
    List<Double> numbers = new ArrayList<>();
    if (list.isArray()) {
      for (JsonValue entry = list.child; entry != null; entry = entry.next) {
        double number = entry.isNumber() ? entry.asDouble() : Double.NaN;
        if (!(number >= low && number <= high)) {
          throw error(field, entry, "a list of numbers from " + low + " to " + high);
        }
        numbers.add(number);
      }
    }
    if (numbers.isEmpty()) {
      throw error(field, list, "a list in brackets with at least one number");
    }
    return numbers;
  }

  /** Returns one of {@code kinds}, by its name. */
  public <T> T reference(String field, List<T> kinds, Function<T, String> nameOf) {
    return named(field, text(field, "a name"), kinds, nameOf);
  }

  /** A list of some of {@code kinds}, by their names; may be empty. */
  public <T> List<T> references(String field, List<T> kinds, Function<T, String> nameOf) {
    return texts(field).stream().map(name -> named(field, name, kinds, nameOf)).toList();
  }

  private <T> T named(String field, String name, List<T> kinds, Function<T, String> nameOf) {
    for (T kind : kinds) {
      if (nameOf.apply(kind).equals(name)) {
        return kind;
      }
    }
    throw error(field, name, oneOf(kinds, nameOf));
  }

  private static <T> String oneOf(List<T> kinds, Function<T, String> nameOf) {
    return "one of " + String.join(", ", kinds.stream().map(nameOf).toList());
  }

  /** Returns one of {@code kinds}, by its name; empty if the field is missing. */
  public <T> Optional<T> optionalReference(
      String field, List<T> kinds, Function<T, String> nameOf) {
    return find(field) == null ? Optional.empty() : Optional.of(reference(field, kinds, nameOf));
  }

  /** An object within this one; nothing if it is not there. */
  public <T> Optional<T> partIfThere(String field, Function<JsonFields, T> reader) {
    return find(field) == null ? Optional.empty() : Optional.of(part(field, reader));
  }

  /** An object within this one. */
  public <T> T part(String field, Function<JsonFields, T> reader) {
    return new JsonFields(file, inner(field), get(field)).close(reader);
  }

  /** A list of objects within this one, at least one. */
  public <T> List<T> parts(String field, Function<JsonFields, T> reader) {
    JsonValue list = get(field);
    if (!list.isArray() || list.isEmpty()) {
      throw error(field, list, "a list in brackets with at least one entry");
    }
    return read(field, list, reader);
  }

  /** A list of objects within this one; may be empty. */
  public <T> List<T> anyParts(String field, Function<JsonFields, T> reader) {
    JsonValue list = get(field);
    if (!list.isArray()) {
      throw error(field, list, "a list in brackets");
    }
    return read(field, list, reader);
  }

  private <T> List<T> read(String field, JsonValue list, Function<JsonFields, T> reader) {
    List<T> parts = new ArrayList<>();
    int i = 0;
    for (JsonValue entry = list.child; entry != null; entry = entry.next) {
      parts.add(new JsonFields(file, inner(field) + "[" + i + "]", entry).close(reader));
      i++;
    }
    return parts;
  }

  /** A list of texts within this one; may be empty. */
  public List<String> texts(String field) {
    JsonValue list = get(field);
    List<String> texts = new ArrayList<>();
    for (JsonValue entry = list.child; entry != null; entry = entry.next) {
      if (!list.isArray() || !entry.isString()) {
        throw error(field, entry, "a list of texts in brackets");
      }
      texts.add(entry.asString());
    }
    return texts;
  }

  /** The names of all fields, in the order of the file. */
  public List<String> names() {
    List<String> names = new ArrayList<>();
    for (JsonValue entry = object.child; entry != null; entry = entry.next) {
      names.add(entry.name);
    }
    return names;
  }

  /** Returns a complaint about a field's value; {@code allowed} completes "it must be". */
  public ContentException error(String field, String value, String allowed) {
    return new ContentException(
        String.format(
            Locale.ROOT, "%s: %s is %s; it must be %s.", file, inner(field), value, allowed));
  }

  private ContentException error(String field, JsonValue value, String allowed) {
    String shown = value.isObject() || value.isArray() ? "a structure" : value.asString();
    return error(field, String.valueOf(shown), allowed);
  }

  private JsonValue get(String field) {
    readNames.add(field);
    JsonValue value = find(field);
    if (value == null) {
      throw new ContentException(file + ": " + inner(field) + " is missing.");
    }
    return value;
  }

  /** JsonValue.get ignores case; a data file does not. */
  private @org.jspecify.annotations.Nullable JsonValue find(String field) {
    for (JsonValue entry = object.child; entry != null; entry = entry.next) {
      if (field.equals(entry.name)) {
        return entry;
      }
    }
    return null;
  }

  private <T> T close(Function<JsonFields, T> reader) {
    T result;
    try {
      result = reader.apply(this);
    } catch (IllegalArgumentException e) {
      throw new ContentException(file + ": " + where(path) + ": " + e.getMessage() + ".", e);
    }
    for (String name : names()) {
      if (!readNames.contains(name)) {
        throw new ContentException(file + ": " + inner(name) + " is not a known field.");
      }
    }
    return result;
  }

  private void rejectDuplicates() {
    Set<String> seen = new HashSet<>();
    for (String name : names()) {
      if (!seen.add(name)) {
        throw new ContentException(file + ": " + inner(name) + " appears twice.");
      }
    }
  }

  private String inner(String field) {
    return path.isEmpty() ? field : path + "." + field;
  }

  private static String where(String path) {
    return path.isEmpty() ? "the file" : path;
  }

  private static String firstLine(Exception e) {
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("unreadable");
  }

  private static String text(String file) {
    try (InputStream in = JsonFields.class.getResourceAsStream("/" + file)) {
      if (in == null) {
        throw new ContentException(
            file + ": the file is missing from the game; build or download the game again.");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read", e);
    }
  }
}
