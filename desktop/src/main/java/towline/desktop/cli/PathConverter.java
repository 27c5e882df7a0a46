package towline.desktop.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
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

  /** What is wrong with a name, and what to do about it. */
  public static String sentence(InvalidPathException problem) {
    return "cannot use the name '%s' here (%s); for letters outside ASCII set a locale such as LC_ALL=C.UTF-8"
        .formatted(problem.getInput(), problem.getReason());
  }
}
