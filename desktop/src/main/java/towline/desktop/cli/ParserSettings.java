package towline.desktop.cli;

import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** How all command lines of the program are read. */
public final class ParserSettings {
  private ParserSettings() {}

  /** Gives a command line and all below it these settings; the same one. */
  public static CommandLine apply(CommandLine commandLine) {
    return commandLine
        .setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF))
        .setExpandAtFiles(false)
        .registerConverter(Path.class, new PathConverter())
        .setCaseInsensitiveEnumValuesAllowed(true);
  }
}
