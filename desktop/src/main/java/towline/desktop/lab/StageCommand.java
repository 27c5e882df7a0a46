package towline.desktop.lab;

import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.desktop.cli.BotOption;
import towline.desktop.cli.CsvOption;
import towline.desktop.cli.SeedsOption;
import towline.lab.stage.StageExperiment;
import towline.lab.stage.StageOptions;

/** What a player sees. */
@Command(
    name = "stage",
    description = "A bot flies each wave: how much is alive, in view, and how often it hurts.",
    footer =
        "In view: in the 48 x 27 m round the ship. Counted from 3 s after the start of the wave."
            + " A foe is a snake, tank or vessel; bodies count segments and parts.")
final class StageCommand extends LabCommand {
  @Option(
      names = "--difficulty",
      paramLabel = "D",
      split = ",",
      defaultValue = "normal",
      description = "Which: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private List<Difficulty> difficulties = List.of();

  @Option(
      names = "--wave",
      paramLabel = "N",
      split = ",",
      description = "Which waves (default: all).")
  private List<Integer> waves = List.of();

  @Mixin private BotOption bot;
  @Mixin private CsvOption csv;
  @Mixin private final SeedsOption seeds = new SeedsOption(20);

  @Override
  void run(Appendable out) throws IOException, InterruptedException {
    GameContent content = GameContent.load();
    int last = content.arcade().last();
    List<Integer> wanted =
        waves.isEmpty() ? IntStream.rangeClosed(1, last).boxed().toList() : waves;
    for (int wave : wanted) {
      within("--wave", wave, 1, last);
    }
    StageOptions options =
        new StageOptions(
            difficulties, wanted, bot.name(), seeds.atLeast(1), workers(), csv.format());
    new StageExperiment(content, options).run(out);
  }
}
