package towline.desktop.cli;

import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A converter for an option's value with a name: reads the name, and lists the existing ones. */
public abstract class NamedValue<T> implements ITypeConverter<T>, Iterable<String> {
  private final String sort;
  private final List<String> names;

  /** Creates a converter for values of a sort, such as "screen", with the given names. */
  protected NamedValue(String sort, List<String> names) {
    this.sort = sort;
    this.names = List.copyOf(names);
  }

  /** Returns the value with a name, if there is one. */
  protected abstract Optional<T> named(String name);

  @Override
  public final T convert(String text) {
    return named(text)
        .orElseThrow(
            () ->
                new TypeConversionException(
                    String.format(
                        Locale.ROOT,
                        "there is no %s '%s'; choose one of %s",
                        sort,
                        text,
                        String.join(", ", names))));
  }

  @Override
  public final Iterator<String> iterator() {
    return names.iterator();
  }
}
