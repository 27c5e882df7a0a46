package towline.desktop.cli;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import towline.lab.InputException;
import towline.lab.Parameter;
import towline.lab.ParameterValues;
import towline.lab.SetupFile;

/** The options --set and --setup: parameters of an experiment that have no option of their own. */
public final class SetOption {
  @Option(
      names = "--set",
      paramLabel = "NAME=VALUE",
      split = ",",
      description = "Sets parameters; an unknown name lists those that exist.")
  private List<String> assignments = List.of();

  @Option(
      names = "--setup",
      paramLabel = "FILE",
      description =
          "Reads what the range saved, or any CSV with the columns name,value; what stands on the"
              + " command line goes first.")
  private @Nullable Path setup;

  private SetupFile file = SetupFile.none();

  /**
   * What the file says; nothing without one.
   *
   * @throws InputException if it cannot be read
   */
  public SetupFile file() throws InputException {
    if (setup != null) {
      file = SetupFile.read(setup);
      setup = null;
    }
    return file;
  }

  /**
   * The values of a table's parameters as given.
   *
   * @throws InputException if the set-up cannot be used
   */
  public ParameterValues values(CommandSpec spec, List<Parameter> table) throws InputException {
    ParameterValues values = file().values(ParameterValues.standard(table), "staged.");
    for (String assignment : assignments) {
      int at = assignment.indexOf('=');
      if (at < 0) {
        throw refusal(spec, "'%s' is not NAME=VALUE".formatted(assignment));
      }
      try {
        values = values.with(assignment.substring(0, at).strip(), assignment.substring(at + 1));
      } catch (IllegalArgumentException e) {
        throw refusal(spec, String.valueOf(e.getMessage()));
      }
    }
    return values;
  }

  /** Bad usage of --set, with a sentence. */
  public static ParameterException refusal(CommandSpec spec, String sentence) {
    return new ParameterException(
        spec.commandLine(), "Invalid value for option '--set': " + sentence);
  }
}
