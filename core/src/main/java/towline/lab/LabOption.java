package towline.lab;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * An option of an experiment: how it stands on the command line, what its help says, its value
 * unless somebody gives another, and how a text becomes one. It is the key of its value in {@link
 * OptionValues}.
 */
public final class LabOption<T> {
  /** How an option stands on the command line. */
  public enum Syntax {
    /** By itself. */
    FLAG,
    /** Once, with one value. */
    VALUE,
    /** Any number of times, with values between commas. */
    LIST
  }

  /** Makes a value of the texts that were given: of one, unless it is a list. */
  @FunctionalInterface
  private interface Reader<T> {
    T read(LabOption<T> option, List<String> texts) throws UsageException;
  }

  private final Syntax syntax;
  private final String name;
  private final String label;
  private final String description;
  private final T standard;
  private final String standardText;
  private final Reader<T> reader;

  private LabOption(
      Syntax syntax,
      String name,
      String label,
      String description,
      T standard,
      String standardText,
      Reader<T> reader) {
    this.syntax = syntax;
    this.name = name;
    this.label = label;
    this.description = description;
    this.standard = standard;
    this.standardText = standardText;
    this.reader = reader;
  }

  /** An option that is given or not. */
  public static LabOption<Boolean> flag(String name, String description) {
    return new LabOption<>(
        Syntax.FLAG,
        name,
        "",
        description,
        false,
        "",
        (option, texts) -> Boolean.valueOf(texts.get(0)));
  }

  /**
   * An option with one value.
   *
   * @param label what its help calls the value
   * @param element makes a value of a text; an {@link IllegalArgumentException} says in a sentence
   *     why it cannot
   */
  public static <E> LabOption<E> value(
      String name, String label, E standard, String description, Function<String, E> element) {
    return new LabOption<>(
        Syntax.VALUE,
        name,
        label,
        description,
        standard,
        String.valueOf(standard),
        (option, texts) -> option.parse(texts.get(0), element));
  }

  /** An option with a list of values; see {@link #value}. */
  public static <E> LabOption<List<E>> list(
      String name,
      String label,
      List<E> standard,
      String description,
      Function<String, E> element) {
    return new LabOption<>(
        Syntax.LIST,
        name,
        label,
        description,
        standard,
        standard.stream().map(String::valueOf).collect(Collectors.joining(",")),
        (option, texts) -> {
          List<E> values = new ArrayList<>();
          for (String text : texts) {
            values.add(option.parse(text, element));
          }
          return List.copyOf(values);
        });
  }

  /** A whole number; its range is for the experiment to check, with {@link #within}. */
  public static LabOption<Integer> integer(
      String name, String label, int standard, String description) {
    return value(name, label, standard, description, LabOption::toInt);
  }

  /** A whole number from {@code least} to {@code most}. */
  public static LabOption<Integer> integer(
      String name, String label, int standard, int least, int most, String description) {
    LabOption<Integer> option = integer(name, label, standard, description);
    return option.with((self, texts) -> self.within(option.read(texts), least, most));
  }

  /** Whole numbers; their range is for the experiment to check, with {@link #within}. */
  public static LabOption<List<Integer>> integers(
      String name, String label, List<Integer> standard, String description) {
    return list(name, label, standard, description, LabOption::toInt);
  }

  /** A whole number of 64 bits. */
  public static LabOption<Long> longInteger(
      String name, String label, long standard, String description) {
    return value(name, label, standard, description, LabOption::toLong);
  }

  /** One of the values of an enum, in capitals or not. */
  public static <E extends Enum<E>> LabOption<E> choice(
      String name, String label, E standard, String description) {
    E[] values = standard.getDeclaringClass().getEnumConstants();
    return value(
        name, label, standard, naming(description, values), text -> constant(values, text));
  }

  /** Some of the values of an enum; all of them, unless some are given. */
  public static <E extends Enum<E>> LabOption<List<E>> choices(
      String name, String label, E[] values, String description) {
    return list(
            name,
            label,
            List.of(values),
            naming(description, values),
            text -> constant(values, text))
        .otherwise(List.of(values), "all");
  }

  /** A file that need not be given. */
  public static LabOption<Optional<Path>> file(String name, String description) {
    return value(name, "FILE", Optional.<Path>empty(), description, LabOption::toPath)
        .otherwise(Optional.empty(), "");
  }

  /**
   * The same option with another standard value.
   *
   * @param text what its help calls that; empty: it does not say
   */
  public LabOption<T> otherwise(T value, String text) {
    return new LabOption<>(syntax, name, label, description, value, text, reader);
  }

  private LabOption<T> with(Reader<T> other) {
    return new LabOption<>(syntax, name, label, description, standard, standardText, other);
  }

  public Syntax syntax() {
    return syntax;
  }

  /** As on the command line, such as --shots. */
  public String name() {
    return name;
  }

  /** What the help calls its value; empty: it has none. */
  public String label() {
    return label;
  }

  /** What its help says. */
  public String help() {
    return description + (standardText.isEmpty() ? "." : " (default: " + standardText + ").");
  }

  T standard() {
    return standard;
  }

  T read(List<String> texts) throws UsageException {
    return reader.read(this, texts);
  }

  /** The value, if it lies in the range. */
  public int within(int value, int least, int most) throws UsageException {
    if (value < least || value > most) {
      throw refusal(
          String.format(Locale.ROOT, "%d is out of range (%d to %d)", value, least, most));
    }
    return value;
  }

  /** The exception for a value that cannot be used. */
  public UsageException refusal(String sentence) {
    return new UsageException(
        String.format(Locale.ROOT, "Invalid value for option '%s': %s", name, sentence));
  }

  private <E> E parse(String text, Function<String, E> element) throws UsageException {
    try {
      return element.apply(text);
    } catch (IllegalArgumentException e) {
      String place = syntax == Syntax.LIST ? " (" + label + ")" : "";
      throw new UsageException(
          String.format(
              Locale.ROOT, "Invalid value for option '%s'%s: %s", name, place, e.getMessage()));
    }
  }

  private static int toInt(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("'" + text + "' is not an int", e);
    }
  }

  private static long toLong(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("'" + text + "' is not a long", e);
    }
  }

  private static Optional<Path> toPath(String text) {
    try {
      return Optional.of(Path.of(text));
    } catch (InvalidPathException e) {
      throw new IllegalArgumentException(sentence(e), e);
    }
  }

  /** What is wrong with the name of a file, and what to do about it. */
  public static String sentence(InvalidPathException problem) {
    return String.format(
        Locale.ROOT,
        "cannot use the name '%s' here (%s); for letters outside ASCII set a locale such as"
            + " LC_ALL=C.UTF-8",
        problem.getInput(),
        problem.getReason());
  }

  private static <E> E constant(E[] values, String text) {
    for (E value : values) {
      if (value.toString().equalsIgnoreCase(text)) {
        return value;
      }
    }
    throw new IllegalArgumentException(
        String.format(
            Locale.ROOT,
            "expected one of %s (case-insensitive) but was '%s'",
            Arrays.toString(values),
            text));
  }

  /** A description that ends with what there is to choose from. */
  public static String naming(String description, Object[] choices) {
    return description
        + Arrays.stream(choices).map(String::valueOf).collect(Collectors.joining(", ", ": ", ""));
  }
}
