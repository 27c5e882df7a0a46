package towline.desktop.lab;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import towline.desktop.cli.CheckedOutput;
import towline.desktop.cli.ExitCode;
import towline.desktop.cli.OptionRanges;

/** A lab command: checks its options, runs an experiment, writes results to standard output. */
abstract class LabCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Override
  public final Integer call() throws Exception {
    run(new CheckedOutput(spec.commandLine().getOut()));
    return ExitCode.DONE;
  }

  /**
   * Runs the experiment and writes its results to {@code out}.
   *
   * @throws Exception what {@code towline.desktop.Towline} turns into a sentence and an exit code
   */
  abstract void run(Appendable out) throws Exception;

  /** Whether an option stands on the command line. */
  final boolean isGiven(String option) {
    return spec.commandLine().getParseResult().hasMatchedOption(option);
  }

  /** The command as picocli knows it. */
  final CommandSpec spec() {
    return spec;
  }

  /** The value of an option, if it lies in the range; else bad usage. */
  final int within(String option, int value, int least, int most) {
    return OptionRanges.within(spec, option, value, least, most);
  }

  /** How many runs go side by side; no result depends on it. */
  static int workers() {
    return Runtime.getRuntime().availableProcessors();
  }

  /** What was asked for, without repetition; everything there is if nothing was asked for. */
  static <E> List<E> selected(List<E> asked, E[] all) {
    return asked.isEmpty() ? List.of(all) : asked.stream().distinct().toList();
  }
}
