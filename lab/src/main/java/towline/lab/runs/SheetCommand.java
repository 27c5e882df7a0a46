package towline.lab.runs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import towline.ai.aim.AimMode;
import towline.content.GameContent;
import towline.desktop.HiddenGame;
import towline.desktop.cli.BotOption;
import towline.desktop.cli.ExitCode;
import towline.desktop.cli.OptionRanges;
import towline.desktop.cli.OutputFile;
import towline.desktop.cli.PaletteOption;
import towline.desktop.cli.SeedOption;
import towline.desktop.cli.SizeConverter;
import towline.game.clip.WaveSheet;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.session.replay.BotRecording;
import towline.session.replay.Replay;
import towline.settings.WindowSize;
import towline.sim.api.Tick;
import towline.store.InputException;
import towline.store.OneLine;

/** Saves a picture of each wave, flown by a bot and drawn in a hidden window. */
@Command(
    name = "sheet",
    description = "Lets a bot fly each wave and saves a picture of each, side by side, as a PNG.",
    footer = {
      "Needs a display, but shows no window. Settings of the player have no effect.",
      "The pictures are made small; that of a single wave keeps its size."
    })
public final class SheetCommand implements Callable<Integer> {
  private static final double MOST_SECONDS = 300;

  @Parameters(index = "0", paramLabel = "OUT.png", description = "The picture to write.")
  private Path out;

  @Option(
      names = "--wave",
      paramLabel = "N",
      split = ",",
      description = "Which waves (default: all).")
  private List<Integer> waves = List.of();

  @Option(
      names = "--at",
      paramLabel = "S",
      defaultValue = "14",
      description = "When, seconds from the start of the run (default: ${DEFAULT-VALUE}).")
  private double seconds;

  @Option(
      names = "--size",
      paramLabel = "WxH",
      converter = SizeConverter.class,
      defaultValue = "1280x720",
      description = "The size that is drawn in, pixels (default: ${DEFAULT-VALUE}).")
  private WindowSize size;

  @Mixin private BotOption bot;
  @Mixin private SeedOption seed;
  @Mixin private PaletteOption palette;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws InputException, IOException {
    OptionRanges.positive(spec, "--at", seconds, MOST_SECONDS);
    OutputFile.SCREENSHOT.checked(out);
    GameContent content = GameContent.load();
    int last = content.arcade().last();
    List<Replay> replays = new ArrayList<>();
    for (int wave : waves.isEmpty() ? IntStream.rangeClosed(1, last).boxed().toList() : waves) {
      OptionRanges.within(spec, "--wave", wave, 1, last);
      RunSetup setup = new RunSetup(seed.seed, PlayMode.ARCADE, wave, AimMode.DIRECT.ordinal());
      int ticks = (int) Math.ceil(seconds * Tick.PER_SECOND) + 1;
      replays.add(BotRecording.record(content, setup, bot.name(), ticks));
    }
    HiddenGame.save(
        new WaveSheet(replays, seconds, out.toAbsolutePath()), size, false, palette.options());
    spec.commandLine()
        .getOut()
        .printf(Locale.ROOT, "%s: saved, %d bytes%n", OneLine.of(out.toString()), Files.size(out));
    return ExitCode.DONE;
  }
}
