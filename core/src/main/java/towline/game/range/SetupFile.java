package towline.game.range;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import towline.store.InputException;
import towline.trial.Excerpt;
import towline.trial.Parameter;
import towline.trial.ParameterValues;

/**
 * A saved setup: rows of name,value under that header, in any order. The range writes and reads it,
 * and the commands of the lab read it, too. A name is that of a parameter or of a choice of the
 * range; values that are not named do not change. Rows whose names begin with {@link #RESULT} are
 * for human readers only.
 */
public final class SetupFile {
  /** Prefix of the names of results. */
  public static final String RESULT = "result.";

  /** Value of a mode or a law that takes part. */
  public static final String SHOWN = "SHOWN";

  /**
   * Maximum length of a number, more than any long needs; the time to read a decimal grows with the
   * square of its digits.
   */
  private static final int MAX_NUMBER_LENGTH = 100;

  private static final String HIDDEN = "HIDDEN";
  private static final String NAME = "name";
  private static final String VALUE = "value";
  private static final String BENCH = "bench";

  private final String source;
  private final Map<String, String> rows = new LinkedHashMap<>();
  private final Map<String, Integer> lines = new LinkedHashMap<>();
  private final Set<String> used = new HashSet<>();

  private SetupFile(String source) {
    this.source = source;
  }

  /** Returns a setup without values. */
  public static SetupFile none() {
    return new SetupFile("");
  }

  /**
   * Returns the setup in a file.
   *
   * @throws InputException if it cannot be read, with the line
   */
  public static SetupFile read(Path path) throws InputException {
    try (InputStream in = CsvReader.open(path)) {
      return read(in, path.toString());
    } catch (IOException e) {
      throw new InputException(path + " cannot be read: " + e.getMessage());
    }
  }

  /**
   * Returns the setup in a text.
   *
   * @param source the origin of the text, for error messages
   * @throws InputException if it cannot be read, with the line
   */
  public static SetupFile parse(String text, String source) throws InputException {
    try (InputStream in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))) {
      return read(in, source);
    } catch (IOException e) {
      throw new InputException(source + " cannot be read: " + e.getMessage());
    }
  }

  private static SetupFile read(InputStream in, String source) throws IOException, InputException {
    SetupFile setup = new SetupFile(source);
    CsvReader reader = new CsvReader(in, source);
    reader.require(List.of(NAME, VALUE));
    while (reader.next()) {
      String name = reader.text(NAME);
      if (setup.rows.put(name, reader.text(VALUE)) != null) {
        throw reader.refusal(Excerpt.of(name) + " appears twice");
      }
      setup.lines.put(name, reader.line());
    }
    return setup;
  }

  /** Returns the text of a setup of {@code bench}, from lines of NAME=VALUE. */
  public static String text(String bench, List<String> assignments) {
    StringBuilder text = new StringBuilder(NAME + "," + VALUE + "\n" + BENCH + "," + bench + "\n");
    for (String assignment : assignments) {
      text.append(assignment.replaceFirst("=", ",")).append('\n');
    }
    return text.toString();
  }

  /** Returns the bench that the setup names; empty if it names none. */
  public Optional<String> bench() {
    return take(BENCH);
  }

  /**
   * Returns normally if the setup is for {@code bench}, or for any.
   *
   * @throws InputException if it is for another bench
   */
  public void requireBench(String bench) throws InputException {
    Optional<String> named = bench();
    if (named.isPresent() && !named.get().equals(bench)) {
      throw refusal(
          BENCH, "it is a set-up of the bench " + Excerpt.of(named.get()) + ", not of " + bench);
    }
  }

  /** Returns the rows, without bench and results, as NAME=VALUE. */
  public List<String> assignments() {
    return rows.entrySet().stream()
        .filter(row -> !row.getKey().equals(BENCH) && !row.getKey().startsWith(RESULT))
        .map(row -> row.getKey() + "=" + row.getValue())
        .collect(Collectors.toList());
  }

  /** Returns the value of a name and marks the name as used; empty if it is not named. */
  public Optional<String> take(String name) {
    used.add(name);
    return Optional.ofNullable(rows.get(name));
  }

  /**
   * Returns one of {@code values} by its name; empty if {@code name} is not named.
   *
   * @throws InputException if its value is none of them
   */
  public <E extends Enum<E>> Optional<E> choice(String name, E[] values) throws InputException {
    return choice(name, List.of(values));
  }

  /**
   * Returns one of {@code values} by its text; empty if {@code name} is not named.
   *
   * @throws InputException if its value is none of them
   */
  public <E> Optional<E> choice(String name, List<E> values) throws InputException {
    Optional<String> text = take(name);
    for (E value : values) {
      if (text.isPresent() && text.get().equals(value.toString())) {
        return Optional.of(value);
      }
    }
    if (text.isPresent()) {
      String known = values.stream().map(String::valueOf).collect(Collectors.joining(", "));
      throw refusal(
          name, name + " must be one of " + known + ", not '" + Excerpt.of(text.get()) + "'");
    }
    return Optional.empty();
  }

  /**
   * Returns a whole number of any size; {@code otherwise} if it is not named.
   *
   * @throws InputException if it is no whole number
   */
  public long number(String name, long otherwise) throws InputException {
    Optional<String> text = take(name);
    try {
      if (text.isPresent() && text.get().length() > MAX_NUMBER_LENGTH) {
        throw new NumberFormatException();
      }
      return text.isPresent() ? new BigDecimal(text.get()).longValueExact() : otherwise;
    } catch (ArithmeticException | NumberFormatException e) {
      throw refusal(
          name, name + " must be a whole number, not '" + Excerpt.of(text.orElse("")) + "'");
    }
  }

  /**
   * Returns a whole number from {@code least} to {@code most}; {@code otherwise} if it is not
   * named.
   *
   * @throws InputException if it is no whole number, or out of range
   */
  public int number(String name, int otherwise, int least, int most) throws InputException {
    long number = number(name, otherwise);
    if (take(name).isPresent() && (number < least || number > most)) {
      throw refusal(
          name,
          String.format(Locale.ROOT, "%s must be %d to %d, not %d", name, least, most, number));
    }
    return (int) number;
  }

  /**
   * Returns those of {@code values} that take part; empty if none of them is named.
   *
   * @throws InputException if one has a value other than SHOWN or HIDDEN
   */
  public <E extends Enum<E>> List<E> shown(E[] values) throws InputException {
    List<E> shown = new ArrayList<>();
    for (E value : values) {
      String name = value.name();
      String text = take(name).orElse(HIDDEN);
      if (text.equals(SHOWN)) {
        shown.add(value);
      } else if (!text.equals(HIDDEN)) {
        throw refusal(
            name,
            String.format(
                Locale.ROOT, "%s must be SHOWN or HIDDEN, not '%s'", name, Excerpt.of(text)));
      }
    }
    return shown;
  }

  /**
   * Returns the values of a table, based on {@code base}.
   *
   * @param prefix the prefix that the name of a parameter may have
   * @throws InputException if a value is out of its range
   */
  public ParameterValues values(ParameterValues base, String prefix) throws InputException {
    ParameterValues values = base;
    for (Parameter parameter : base.table()) {
      for (String name : List.of(prefix + parameter.name(), parameter.name())) {
        Optional<String> text = take(name);
        try {
          values = text.isPresent() ? values.with(parameter.name(), text.get()) : values;
        } catch (IllegalArgumentException e) {
          throw refusal(name, String.valueOf(e.getMessage()));
        }
      }
    }
    return values;
  }

  /**
   * Returns normally if every row has been used.
   *
   * @throws InputException naming the first row that has not been used
   */
  public void requireAllUsed() throws InputException {
    for (String name : rows.keySet()) {
      if (!used.contains(name) && !name.startsWith(RESULT)) {
        throw refusal(name, "there is no '" + Excerpt.of(name) + "' here");
      }
    }
  }

  /** Returns the exception for an invalid row. */
  public InputException refusal(String name, String sentence) {
    return new InputException(
        String.format(
            Locale.ROOT, "%s, line %d: %s", source, lines.getOrDefault(name, 1), sentence));
  }
}
