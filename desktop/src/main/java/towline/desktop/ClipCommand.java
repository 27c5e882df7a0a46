package towline.desktop;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
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
import towline.game.LaunchOptions;
import towline.game.ScreenName;
import towline.game.TowlineGame;
import towline.game.clip.Clip;
import towline.game.diagnostics.CrashGuard;
import towline.game.diagnostics.FrameProgress;
import towline.game.frame.Platform;
import towline.game.host.Host;
import towline.game.range.RangeStart;
import towline.game.run.RunOptions;
import towline.input.GdxGamepads;
import towline.lab.InputException;
import towline.session.BotRun;
import towline.session.FixedStep;
import towline.session.replay.Replay;
import towline.settings.OnOff;
import towline.settings.Options;
import towline.settings.SessionOptions;
import towline.settings.WindowMode;
import towline.settings.WindowSize;
import towline.store.CrashReports;
import towline.store.Folders;
import towline.store.OneLine;
import towline.store.Store;
import towline.store.StoreException;

/** Saves a piece of a replay as a moving picture, drawn in a hidden window. */
@Command(
    name = "clip",
    description = "Saves a piece of a replay as an animated GIF.",
    footer = "Needs a display, but shows no window. Settings of the player have no effect.")
final class ClipCommand implements Callable<Integer> {
  /** The largest picture: all frames are in memory at once. */
  private static final int MOST_PIXELS = 1280 * 720;

  private static final String HOME = "towline-clip-";
  private static final Pattern HOME_OF = Pattern.compile(HOME + "(\\d{1,18})-.*");

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
    OptionRanges.within(spec, "--fps", fps, 1, Clip.MOST_FRAMES_PER_SECOND);
    Replay replay = ReplayCommands.playable(GameContent.load(), file);
    check(replay.ticks() * FixedStep.TICK_SECONDS);
    Path home = newHome();
    try {
      save(replay, home);
    } finally {
      delete(home);
    }
    spec.commandLine()
        .getOut()
        .printf(Locale.ROOT, "%s: saved, %d bytes%n", OneLine.of(out.toString()), Files.size(out));
    return ExitCode.DONE;
  }

  private void check(double length) throws InputException {
    if (!(from >= 0 && from < length)) {
      throw new InputException(
          "--from must be 0 or more and before the end of the replay at %.1f s, not %s"
              .formatted(length, from));
    }
    if (!(to > from && to - from <= Clip.LONGEST)) {
      throw new InputException(
          "--to must be after --from, at most %.0f s, not %s".formatted(Clip.LONGEST, to));
    }
    if ((long) size.width() * size.height() > MOST_PIXELS) {
      throw new InputException(
          "a clip of %s has too many pixels; ask for at most 1280x720".formatted(size));
    }
    OutputFile.CLIP.checked(out, file);
  }

  /** Draws with default settings, which lie in {@code home}, so that every player gets the same. */
  private void save(Replay replay, Path home) throws InputException, IOException {
    Store store = new Store(Folders.portable(home));
    store.save(store.settings().with(Options.VSYNC, OnOff.OFF).with(Options.FRAME_CAP, 360));
    FrameProgress progress = new FrameProgress();
    Clip clip = new Clip(replay, from, to, fps, out.toAbsolutePath());
    TowlineGame game =
        new TowlineGame(
            options(clip),
            new Platform(code -> null, GdxGamepads::open, store, GameWindow::hasMonitor, home, Host.desktop()),
            progress);
    new GameWindow(size, WindowMode.WINDOWED, GameWindow.Sound.OFF)
        .playHidden(
            new CrashGuard(
                game,
                game::recording,
                progress,
                // Those of the clip's own folder would be deleted with it.
                new CrashReports(DataFolders.ofTheSystem()),
                Version.number()));
  }

  private LaunchOptions options(Clip clip) {
    return new LaunchOptions(
        ScreenName.TITLE,
        new RunOptions(1, 0, 0, RunOptions.HUMAN, BotRun.ModeChoice.FREE, Optional.empty(), false),
        SessionOptions.NONE,
        overlay ? LaunchOptions.Overlay.VISION : LaunchOptions.Overlay.OFF,
        RangeStart.USUAL,
        LaunchOptions.USUAL_RACE,
        new LaunchOptions.End(LaunchOptions.NEVER, Optional.empty(), Optional.of(clip)));
  }

  /** A folder of the process's own; what killed processes have left is deleted. */
  private static Path newHome() throws IOException {
    Path parent = Path.of(System.getProperty("java.io.tmpdir"));
    for (Path left : leftovers(parent)) {
      delete(left);
    }
    return Files.createTempDirectory(
        parent, "%s%d-".formatted(HOME, ProcessHandle.current().pid()));
  }

  private static List<Path> leftovers(Path parent) throws IOException {
    try (Stream<Path> files = Files.list(parent)) {
      return files
          .filter(
              file -> {
                Matcher name = HOME_OF.matcher(file.getFileName().toString());
                return name.matches()
                    && Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)
                    && ProcessHandle.of(Long.parseLong(name.group(1))).isEmpty();
              })
          .toList();
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      files
          .sorted(Comparator.reverseOrder())
          .forEach(
              path -> {
                try {
                  Files.delete(path);
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
    }
  }
}
