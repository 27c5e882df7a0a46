package towline.desktop.lab;

import java.io.IOException;
import picocli.CommandLine.Command;
import towline.content.GameContent;
import towline.lab.skills.SkillsExperiment;

/** What each skill is worth. */
@Command(
    name = "skills",
    description = "The demo bot with one skill taken away: what it still scores.",
    footer =
        "60 s each from waves 1, 5 and 9 with a hull that does not wear, paired on the same seeds."
            + " Without modes the drone keeps the best single mode.")
final class SkillsCommand extends PairedCommand {
  @Override
  void run(Appendable out) throws IOException, InterruptedException {
    new SkillsExperiment(GameContent.load(), options()).run(out);
  }
}
