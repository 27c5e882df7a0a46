package towline.lab;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import towline.game.range.SetupFile;
import towline.store.InputException;
import towline.trial.Parameter;
import towline.trial.ParameterValues;

/** The options --set and --setup: parameters of an experiment that have no option of their own. */
public final class SetOptions {
  /** Assignments to parameters. */
  public static final LabOption<List<String>> SET =
      LabOption.list(
          "--set",
          "NAME=VALUE",
          List.of(),
          "Sets parameters; an unknown name lists those that exist",
          text -> text);

  /** A saved set-up. */
  public static final LabOption<Optional<Path>> SETUP =
      LabOption.file(
          "--setup",
          "Reads what the range saved, or any CSV with the columns name,value; what stands on the"
              + " command line goes first");

  private SetOptions() {}

  /**
   * The set-up asked for; one that names nothing if none was.
   *
   * @throws InputException if it cannot be read
   */
  public static SetupFile file(OptionValues asked) throws InputException {
    Optional<Path> file = asked.get(SETUP);
    return file.isPresent() ? SetupFile.read(file.get()) : SetupFile.none();
  }

  /**
   * The values of a table's parameters: those of the file, but for those that were set.
   *
   * @throws InputException if the file has a value that cannot be used
   */
  public static ParameterValues values(OptionValues asked, SetupFile file, List<Parameter> table)
      throws UsageException, InputException {
    ParameterValues values = file.values(ParameterValues.standard(table), "staged.");
    for (String assignment : asked.get(SET)) {
      int at = assignment.indexOf('=');
      if (at < 0) {
        throw SET.refusal(String.format(Locale.ROOT, "'%s' is not NAME=VALUE", assignment));
      }
      try {
        values = values.with(assignment.substring(0, at).strip(), assignment.substring(at + 1));
      } catch (IllegalArgumentException e) {
        throw SET.refusal(String.valueOf(e.getMessage()));
      }
    }
    return values;
  }
}
