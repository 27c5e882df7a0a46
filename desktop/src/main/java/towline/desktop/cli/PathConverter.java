package towline.desktop.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a file or folder. */
public final class PathConverter implements ITypeConverter<Path> {
  @Override
  public Path convert(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new TypeConversionException(sentence(e));
    }
  }

  /** Returns a sentence on a name that this locale cannot express, with advice. */
  public static String sentence(InvalidPathException problem) {
    return String.format(
        Locale.ROOT,
        "cannot use the name '%s' here (%s); for letters outside ASCII set a locale such as"
            + " LC_ALL=C.UTF-8",
        problem.getInput(),
        problem.getReason());
  }
}
