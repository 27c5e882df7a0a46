package towline.desktop.lab;

import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import towline.content.GameContent;
import towline.desktop.cli.BotOption;
import towline.desktop.cli.CsvOption;
import towline.desktop.cli.ModesOption;
import towline.desktop.cli.SeedsOption;
import towline.lab.sortie.SortieExperiment;
import towline.lab.sortie.SortieOptions;

/** The real game, mode against mode. */
@Command(
    name = "sortie",
    description = "A bot flies the real game with the drone in each aim mode, on the same seeds.",
    footer =
        "A run ends when the ship is lost. A shot counts as a hit if it strikes its target; kills"
            + " are those of the drone's gun.")
final class SortieCommand extends LabCommand {
  private static final int MOST_SECONDS = 3600;

  @Mixin private ModesOption modes;
  @Mixin private BotOption bot;
  @Mixin private CsvOption csv;
  @Mixin private final SeedsOption seeds = new SeedsOption(20);

  @Option(
      names = "--wave",
      paramLabel = "N",
      defaultValue = "1",
      description = "The wave to start with (default: ${DEFAULT-VALUE}).")
  private int wave;

  @Option(
      names = "--seconds",
      paramLabel = "T",
      defaultValue = "60",
      description = "Length of a run in seconds (default: ${DEFAULT-VALUE}).")
  private int seconds;

  @Override
  void run(Appendable out) throws IOException, InterruptedException {
    GameContent content = GameContent.load();
    SortieOptions options =
        new SortieOptions(
            modes.modes(),
            bot.name(),
            within("--wave", wave, 1, content.arcade().last()),
            seeds.atLeast(1),
            within("--seconds", seconds, 1, MOST_SECONDS),
            workers(),
            csv.format());
    new SortieExperiment(content, options).run(out);
  }
}
