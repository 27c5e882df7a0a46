package towline.desktop.cli;

import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** An option's value that is chosen by its name: reads the name, and lists those that exist. */
public abstract class NamedValue<T> implements ITypeConverter<T>, Iterable<String> {
  private final String what;
  private final List<String> names;

  /** One of that sort, which has those names. */
  protected NamedValue(String what, List<String> names) {
    this.what = what;
    this.names = List.copyOf(names);
  }

  /** The value of that name, if there is one. */
  protected abstract Optional<T> named(String name);

  @Override
  public final T convert(String text) {
    return named(text)
        .orElseThrow(
            () ->
                new TypeConversionException(
                    String.format(
                        Locale.ROOT,
                        "no %s '%s'; choose one of %s",
                        what,
                        text,
                        String.join(", ", names))));
  }

  @Override
  public final Iterator<String> iterator() {
    return names.iterator();
  }
}
