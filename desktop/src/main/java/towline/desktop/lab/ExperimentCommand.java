package towline.desktop.lab;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import towline.desktop.cli.CheckedOutput;
import towline.desktop.cli.ExitCode;
import towline.lab.Experiment;
import towline.lab.LabOption;
import towline.lab.OptionValues;
import towline.lab.UsageException;

/** The command of an experiment, which prints its results to standard output. */
public final class ExperimentCommand implements Callable<Integer> {
  private final Experiment experiment;
  private final CommandSpec spec = CommandSpec.wrapWithoutInspection(this);

  private ExperimentCommand(Experiment experiment) {
    this.experiment = experiment;
    spec.name(experiment.name());
    spec.usageMessage().description(experiment.description());
    if (!experiment.footer().isEmpty()) {
      spec.usageMessage().footer(experiment.footer());
    }
    experiment.options().forEach(option -> spec.addOption(described(option)));
  }

  static CommandLine of(Experiment experiment) {
    return new CommandLine(new ExperimentCommand(experiment).spec);
  }

  /** Only its syntax: values stay texts here. */
  private static OptionSpec described(LabOption<?> option) {
    OptionSpec.Builder syntax = OptionSpec.builder(option.name()).description(option.help());
    return switch (option.syntax()) {
      case FLAG -> syntax.type(boolean.class).build();
      case VALUE -> syntax.type(String.class).paramLabel(option.label()).build();
      case LIST ->
          syntax
              .type(List.class)
              .auxiliaryTypes(String.class)
              .splitRegex(",")
              .paramLabel(option.label())
              .build();
    };
  }

  @Override
  public Integer call() throws Exception {
    try {
      experiment.run(
          asked(),
          Runtime.getRuntime().availableProcessors(),
          new CheckedOutput(spec.commandLine().getOut()));
    } catch (UsageException e) {
      throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
    }
    return ExitCode.DONE;
  }

  /** The values on the command line that was parsed last. */
  public OptionValues asked() throws UsageException {
    Map<String, List<String>> texts = new HashMap<>();
    for (OptionSpec option : spec.commandLine().getParseResult().matchedOptions()) {
      Object value = option.getValue();
      texts.put(
          option.longestName(),
          value instanceof List<?> list
              ? list.stream().map(String::valueOf).toList()
              : List.of(String.valueOf(value)));
    }
    return OptionValues.read(experiment.options(), texts);
  }
}
