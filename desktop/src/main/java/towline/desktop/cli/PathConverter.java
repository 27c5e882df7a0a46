package towline.desktop.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import towline.lab.LabOption;

/** Reads the name of a file or folder. */
public final class PathConverter implements ITypeConverter<Path> {
  @Override
  public Path convert(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new TypeConversionException(LabOption.sentence(e));
    }
  }
}
