package towline.desktop.lab;

import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import towline.content.GameContent;
import towline.desktop.cli.CsvOption;
import towline.lab.skills.SkillsExperiment;
import towline.lab.skills.SkillsOptions;

/** What each skill is worth. */
@Command(
    name = "skills",
    description = "The demo bot with one skill taken away: what it still scores.",
    footer =
        "60 s each from waves 1, 5 and 9 with a hull that does not wear, paired on the same seeds."
            + " Without modes the drone keeps the best single mode.")
final class SkillsCommand extends LabCommand {
  private static final int MOST_SEEDS = 100_000;

  @Mixin private CsvOption csv;

  @Option(
      names = "--seeds",
      paramLabel = "N",
      defaultValue = "40",
      description = "Runs of each, with the seeds 1 to N (default: ${DEFAULT-VALUE}).")
  private int seeds;

  @Override
  void run(Appendable out) throws IOException, InterruptedException {
    SkillsOptions options =
        new SkillsOptions(within("--seeds", seeds, 2, MOST_SEEDS), workers(), csv.format());
    new SkillsExperiment(GameContent.load(), options).run(out);
  }
}
