package towline.desktop.lab;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import towline.desktop.cli.CsvOption;
import towline.lab.PairedOptions;

/** A command that flies the same seeds with and without something. */
abstract class PairedCommand extends LabCommand {
  private static final int MOST_SEEDS = 100_000;

  @Mixin private CsvOption csv;

  @Option(
      names = "--seeds",
      paramLabel = "N",
      defaultValue = "40",
      description = "Runs of each, with the seeds 1 to N (default: ${DEFAULT-VALUE}).")
  private int seeds;

  /** What was asked for. */
  final PairedOptions options() {
    return new PairedOptions(within("--seeds", seeds, 2, MOST_SEEDS), workers(), csv.format());
  }
}
