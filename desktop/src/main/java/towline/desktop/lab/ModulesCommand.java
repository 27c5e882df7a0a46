package towline.desktop.lab;

import java.io.IOException;
import picocli.CommandLine.Command;
import towline.content.GameContent;
import towline.lab.modules.ModulesExperiment;

/** What each module is worth. */
@Command(
    name = "modules",
    description = "The demo bot with one module from wave 2 on: what it scores.",
    footer = "The first 180 s of arcade runs, paired on the same seeds with runs without modules.")
final class ModulesCommand extends PairedCommand {
  @Override
  void run(Appendable out) throws IOException, InterruptedException {
    new ModulesExperiment(GameContent.load(), options()).run(out);
  }
}
