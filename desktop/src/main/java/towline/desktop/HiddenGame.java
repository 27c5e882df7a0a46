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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import towline.desktop.cli.Version;
import towline.game.LaunchOptions;
import towline.game.ScreenName;
import towline.game.TowlineGame;
import towline.game.clip.ReplayPicture;
import towline.game.diagnostics.CrashGuard;
import towline.game.diagnostics.FrameProgress;
import towline.game.frame.Platform;
import towline.game.host.Host;
import towline.game.range.RangeStart;
import towline.game.run.RunOptions;
import towline.input.GdxGamepads;
import towline.session.BotRun;
import towline.settings.OnOff;
import towline.settings.Options;
import towline.settings.SessionOptions;
import towline.settings.WindowMode;
import towline.settings.WindowSize;
import towline.store.CrashReports;
import towline.store.Folders;
import towline.store.InputException;
import towline.store.Store;

/** The game in a hidden window, where it draws pictures for files. */
public final class HiddenGame {
  private static final String HOME = "towline-clip-";
  private static final Pattern HOME_OF = Pattern.compile(HOME + "(\\d{1,18})-.*");

  private HiddenGame() {}

  /**
   * Draws a picture with default settings, except for those of the session. The settings are in a
   * temporary folder, so that the result does not depend on the player's own.
   */
  public static void save(
      ReplayPicture picture, WindowSize size, boolean overlay, SessionOptions session)
      throws InputException, IOException {
    Path home = newHome();
    try {
      save(picture, size, overlay, session, home);
    } finally {
      delete(home);
    }
  }

  private static void save(
      ReplayPicture picture, WindowSize size, boolean overlay, SessionOptions session, Path home)
      throws InputException, IOException {
    Store store = new Store(Folders.portable(home));
    store.save(store.settings().with(Options.VSYNC, OnOff.OFF).with(Options.FRAME_CAP, 360));
    FrameProgress progress = new FrameProgress();
    TowlineGame game =
        new TowlineGame(
            options(picture, overlay, session),
            new Platform(
                code -> null,
                GdxGamepads::open,
                store,
                GameWindow::hasMonitor,
                home,
                Host.desktop()),
            progress);
    new GameWindow(size, WindowMode.WINDOWED)
        .playHidden(
            new CrashGuard(
                game,
                game::recording,
                progress,
                // Reports in the temporary folder would be deleted with it.
                new CrashReports(DataFolders.ofTheSystem()),
                Version.number()));
  }

  private static LaunchOptions options(
      ReplayPicture picture, boolean overlay, SessionOptions session) {
    return new LaunchOptions(
        ScreenName.TITLE,
        new RunOptions(1, 0, 0, RunOptions.NO_BOT, BotRun.ModeChoice.FREE, Optional.empty(), false),
        session,
        overlay ? LaunchOptions.Overlay.VISION : LaunchOptions.Overlay.OFF,
        RangeStart.DEFAULT,
        LaunchOptions.DEFAULT_RACE,
        new LaunchOptions.End(
            LaunchOptions.NEVER, Optional.empty(), Optional.empty(), Optional.of(picture)));
  }

  /** Creates a folder for this process, and deletes those left by killed processes. */
  private static Path newHome() throws IOException {
    Path parent = Path.of(System.getProperty("java.io.tmpdir"));
    for (Path left : leftovers(parent)) {
      delete(left);
    }
    return Files.createTempDirectory(
        parent, String.format(Locale.ROOT, "%s%d-", HOME, ProcessHandle.current().pid()));
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
