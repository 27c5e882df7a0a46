package towline.lab.experiment;

import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import towline.desktop.cli.OptionRanges;
import towline.game.range.SetupFile;
import towline.store.InputException;
import towline.trial.Parameter;
import towline.trial.ParameterValues;

/** The option --set, for parameters without an option of their own. */
public final class SetOption {
  private static final String NAME = "--set";

  /** Prefix that a set-up of the range puts before the names of a staged situation. */
  private static final String STAGED = "staged.";

  @Option(
      names = NAME,
      paramLabel = "NAME=VALUE",
      split = ",",
      description = "Sets parameters; an unknown name lists those that exist.")
  private List<String> assignments = List.of();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  /**
   * Returns the values of {@code table}: those of {@code setup}, else the standard ones, changed by
   * the assignments of this option.
   *
   * @throws InputException if the set-up has a value that cannot be used
   */
  public ParameterValues values(SetupFile setup, List<Parameter> table) throws InputException {
    ParameterValues values = setup.values(ParameterValues.standard(table), STAGED);
    for (String assignment : assignments) {
      int equalsSign = assignment.indexOf('=');
      if (equalsSign < 0) {
        throw refusal(String.format(Locale.ROOT, "'%s' is not NAME=VALUE", assignment));
      }
      try {
        values =
            values.with(
                assignment.substring(0, equalsSign).strip(), assignment.substring(equalsSign + 1));
      } catch (IllegalArgumentException e) {
        throw refusal(String.valueOf(e.getMessage()));
      }
    }
    return values;
  }

  /** Returns true if the option was given. */
  public boolean isGiven() {
    return !assignments.isEmpty();
  }

  /** Returns the exception for an invalid combination of values. */
  public ParameterException refusal(String sentence) {
    return OptionRanges.refusal(spec, NAME, sentence);
  }
}
