package towline.desktop.lab;

import picocli.CommandLine.Mixin;
import towline.desktop.cli.CsvOption;
import towline.desktop.cli.SeedsOption;
import towline.lab.PairedOptions;

/** A command that flies the same seeds with and without something. */
abstract class PairedCommand extends LabCommand {
  @Mixin private CsvOption csv;
  @Mixin private final SeedsOption seeds = new SeedsOption(40);

  /** What was asked for. */
  final PairedOptions options() {
    return new PairedOptions(seeds.atLeast(2), workers(), csv.format());
  }
}
