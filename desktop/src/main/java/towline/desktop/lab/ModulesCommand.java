package towline.desktop.lab;

import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import towline.content.GameContent;
import towline.desktop.cli.CsvOption;
import towline.lab.modules.ModulesExperiment;
import towline.lab.modules.ModulesOptions;

/** What each module is worth. */
@Command(
    name = "modules",
    description = "The demo bot with one module from wave 2 on: what it scores.",
    footer = "The first 180 s of arcade runs, paired on the same seeds with runs without modules.")
final class ModulesCommand extends LabCommand {
  private static final int MOST_SEEDS = 100_000;

  @Mixin private CsvOption csv;

  @Option(
      names = "--seeds",
      paramLabel = "N",
      defaultValue = "40",
      description = "Runs with each, with the seeds 1 to N (default: ${DEFAULT-VALUE}).")
  private int seeds;

  @Override
  void run(Appendable out) throws IOException, InterruptedException {
    ModulesOptions options =
        new ModulesOptions(within("--seeds", seeds, 2, MOST_SEEDS), workers(), csv.format());
    new ModulesExperiment(GameContent.load(), options).run(out);
  }
}
