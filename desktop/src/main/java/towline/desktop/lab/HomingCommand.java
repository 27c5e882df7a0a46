package towline.desktop.lab;

import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import towline.desktop.cli.CsvOption;
import towline.desktop.cli.RatesOption;
import towline.desktop.cli.SeedOption;
import towline.desktop.cli.SetOption;
import towline.homing.HomingLaw;
import towline.lab.InputException;
import towline.lab.ParameterValues;
import towline.lab.SetupFile;
import towline.lab.homing.HomingExperiment;
import towline.lab.homing.HomingOptions;
import towline.lab.homing.HomingParameters;
import towline.lab.homing.TargetManoeuvre;

/** One missile, one target, many times. */
@Command(
    name = "homing",
    description = "One missile against one target at a time: how often does each homing law hit?")
final class HomingCommand extends LabCommand {
  private static final int MOST_ENGAGEMENTS = 10_000_000;

  @Mixin private RatesOption rates;
  @Mixin private SeedOption seed;
  @Mixin private CsvOption csv;
  @Mixin private SetOption set;

  @Option(
      names = "--law",
      paramLabel = "L",
      split = ",",
      description = "Homing laws: ${COMPLETION-CANDIDATES} (default: all).")
  private List<HomingLaw> laws = List.of();

  @Option(
      names = "--engagements",
      paramLabel = "N",
      defaultValue = "10000",
      description = "Engagements per law and rate (default: ${DEFAULT-VALUE}).")
  private int engagements;

  @Option(
      names = "--manoeuvre",
      paramLabel = "M",
      split = ",",
      description = "What the targets do, in turn: ${COMPLETION-CANDIDATES} (default: all).")
  private List<TargetManoeuvre> manoeuvres = List.of();

  @Override
  void run(Appendable out) throws IOException, InputException {
    ParameterValues parameters = set.values(spec(), HomingParameters.TABLE);
    try {
      HomingExperiment.run(options(parameters, set.file()), out);
    } catch (IllegalArgumentException e) {
      throw SetOption.refusal(spec(), String.valueOf(e.getMessage()));
    }
  }

  private HomingOptions options(ParameterValues parameters, SetupFile file) throws InputException {
    file.requireBench("homing");
    List<HomingLaw> shown = file.shown(HomingLaw.values());
    // IN_TURN, as the range calls it, is what a set-up without this row means.
    boolean isInTurn = file.take("manoeuvre").orElse("").equals("IN_TURN");
    List<TargetManoeuvre> wanted =
        isInTurn
            ? List.of()
            : file.choice("manoeuvre", TargetManoeuvre.values()).map(List::of).orElse(List.of());
    int first = rates.within(spec(), HomingOptions.HIGHEST_RATE).get(0);
    List<Integer> hertz = List.of(file.number("rate", first, 1, HomingOptions.HIGHEST_RATE));
    long sown = file.number("seed", seed.seed);
    file.requireAllUsed();
    return new HomingOptions(
        selected(laws.isEmpty() ? shown : laws, HomingLaw.values()),
        within("--engagements", engagements, HomingOptions.FEWEST_ENGAGEMENTS, MOST_ENGAGEMENTS),
        isGiven("--hz") || file.take("rate").isEmpty()
            ? rates.within(spec(), HomingOptions.HIGHEST_RATE)
            : hertz,
        isGiven("--seed") ? seed.seed : sown,
        selected(manoeuvres.isEmpty() ? wanted : manoeuvres, TargetManoeuvre.values()),
        csv.format(),
        parameters);
  }
}
