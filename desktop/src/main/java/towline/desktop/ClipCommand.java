package towline.desktop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import towline.content.GameContent;
import towline.desktop.cli.ExitCode;
import towline.desktop.cli.OptionRanges;
import towline.desktop.cli.OutputFile;
import towline.desktop.cli.SizeConverter;
import towline.game.clip.Clip;
import towline.session.FixedStep;
import towline.session.replay.Replay;
import towline.settings.SessionOptions;
import towline.settings.WindowSize;
import towline.store.InputException;
import towline.store.OneLine;
import towline.store.StoreException;

/** Saves a piece of a replay as a moving picture, drawn in a hidden window. */
@Command(
    name = "clip",
    description = "Saves a piece of a replay as an animated GIF.",
    footer = "Needs a display, but shows no window. Settings of the player have no effect.")
final class ClipCommand implements Callable<Integer> {
  /** Maximum number of pixels in the picture, because all frames are in memory at once. */
  private static final int MAX_PIXELS = 1280 * 720;

  @Parameters(index = "0", paramLabel = "FILE", description = "The replay.")
  private Path file;

  @Parameters(index = "1", paramLabel = "OUT.gif", description = "The picture to write.")
  private Path out;

  @Option(
      names = "--from",
      paramLabel = "S",
      required = true,
      description = "Where it begins, seconds from the start of the replay.")
  private double from;

  @Option(
      names = "--to",
      paramLabel = "S",
      required = true,
      description = "Where it ends, seconds from the start; at most 20 later.")
  private double to;

  @Option(
      names = "--size",
      paramLabel = "WxH",
      converter = SizeConverter.class,
      defaultValue = "640x360",
      description = "The size in pixels, at most 1280x720 (default: ${DEFAULT-VALUE}).")
  private WindowSize size;

  @Option(
      names = "--fps",
      paramLabel = "N",
      defaultValue = "10",
      description = "Frames per second, 1 to 50 (default: ${DEFAULT-VALUE}).")
  private int fps;

  @Option(names = "--overlay", description = "Shows what the drone and its enemies are thinking.")
  private boolean overlay;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws InputException, StoreException, IOException {
    OptionRanges.within(spec, "--fps", fps, 1, Clip.MAX_FRAME_RATE);
    Replay replay = ReplayCommands.playable(GameContent.load(), file);
    check(replay.ticks() * FixedStep.TICK_SECONDS);
    Clip clip = new Clip(replay, from, to, fps, out.toAbsolutePath());
    HiddenGame.save(clip, size, overlay, SessionOptions.NONE);
    spec.commandLine()
        .getOut()
        .printf(Locale.ROOT, "%s: saved, %d bytes%n", OneLine.of(out.toString()), Files.size(out));
    return ExitCode.DONE;
  }

  private void check(double length) throws InputException {
    if (!(from >= 0 && from < length)) {
      throw new InputException(
          String.format(
              Locale.ROOT,
              "--from must be 0 or more and before the end of the replay at %.1f s, not %s",
              length,
              from));
    }
    if (!(to > from && to - from <= Clip.MAX_SECONDS)) {
      throw new InputException(
          String.format(
              Locale.ROOT,
              "--to must be after --from, at most %.0f s, not %s",
              Clip.MAX_SECONDS,
              to));
    }
    if ((long) size.width() * size.height() > MAX_PIXELS) {
      throw new InputException(
          String.format(
              Locale.ROOT, "a clip of %s has too many pixels; ask for at most 1280x720", size));
    }
    OutputFile.CLIP.checked(out, file);
  }
}
