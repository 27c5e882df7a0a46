package towline.desktop.lab;

import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.desktop.cli.BotOption;
import towline.desktop.cli.CsvOption;
import towline.desktop.cli.SeedsOption;
import towline.lab.waves.WavesExperiment;
import towline.lab.waves.WavesOptions;

/** How far a bot gets. */
@Command(
    name = "waves",
    description =
        "A bot flies the arcade: how many runs reach each wave, and how long each wave takes.",
    footer =
        "A run ends when the ship is lost, after the last wave, or after 15 minutes in one wave.")
final class WavesCommand extends LabCommand {

  @Option(
      names = "--difficulty",
      paramLabel = "D",
      split = ",",
      defaultValue = "easy,normal,hard",
      description = "Difficulties: ${COMPLETION-CANDIDATES} (default: all).")
  private List<Difficulty> difficulties = List.of();

  @Mixin private BotOption bot;
  @Mixin private CsvOption csv;
  @Mixin private final SeedsOption seeds = new SeedsOption(20);

  @Override
  void run(Appendable out) throws IOException, InterruptedException {
    WavesOptions options =
        new WavesOptions(difficulties, bot.name(), seeds.atLeast(1), workers(), csv.format());
    new WavesExperiment(GameContent.load(), options).run(out);
  }
}
