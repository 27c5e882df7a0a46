package towline.desktop.cli;

import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** The settings of all command-line parsers of the program. */
public final class ParserSettings {
  private ParserSettings() {}

  /** Applies the settings to a command line and its subcommands, and returns it. */
  public static CommandLine apply(CommandLine commandLine) {
    NumberConverter.register(commandLine);
    return commandLine
        .setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF))
        .setExpandAtFiles(false)
        .registerConverter(Path.class, new PathConverter())
        .setCaseInsensitiveEnumValuesAllowed(true);
  }
}
