package towline.desktop;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import towline.ai.aim.AimMode;
import towline.content.GameContent;
import towline.desktop.cli.BotOption;
import towline.desktop.cli.DateConverter;
import towline.desktop.cli.ExitCode;
import towline.desktop.cli.NamedValue;
import towline.desktop.cli.OptionRanges;
import towline.desktop.cli.OutputFile;
import towline.desktop.cli.PathConverter;
import towline.desktop.cli.SessionSettings;
import towline.desktop.cli.SizeConverter;
import towline.desktop.cli.Version;
import towline.game.LaunchOptions;
import towline.game.ScreenName;
import towline.game.TowlineGame;
import towline.game.clip.Clip;
import towline.game.clip.Film;
import towline.game.diagnostics.CrashGuard;
import towline.game.diagnostics.FrameProgress;
import towline.game.frame.Platform;
import towline.game.host.Host;
import towline.game.range.BenchPresets;
import towline.game.range.RangeStart;
import towline.game.range.SetupFile;
import towline.game.run.RunOptions;
import towline.input.GdxGamepads;
import towline.session.BotRun;
import towline.session.RunSetup;
import towline.session.replay.Challenge;
import towline.session.replay.ChallengeFormat;
import towline.settings.Language;
import towline.settings.Options;
import towline.settings.WindowMode;
import towline.settings.WindowPlace;
import towline.settings.WindowSize;
import towline.store.ChallengeReader;
import towline.store.InputException;
import towline.store.Problem;
import towline.store.Store;
import towline.store.StoreException;

/** The game in its window. */
@Command(
    description = "Opens the game.",
    footer =
        "With --wave, --seed, --date, --aim, --bot, --overlay or --first-run it starts a run at once.")
final class PlayCommand implements Callable<Integer> {
  private static final double MAX_PLAY_SECONDS = 1e6;
  private static final double MAX_RANGE_SPEED = 64;
  private static final int SEED_COUNT = 1_000_000;
  private static final int CLIP_FRAMES_PER_SECOND = 10;

  @Option(
      names = "--screen",
      paramLabel = "NAME",
      converter = Screens.class,
      completionCandidates = Screens.class,
      description = "The screen to open with: ${COMPLETION-CANDIDATES}.")
  private @Nullable ScreenName screen;

  @Option(names = "--wave", paramLabel = "N", description = "The wave to start with (default: 1).")
  private @Nullable Integer wave;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The random seed of the first run (default: a new one).")
  private @Nullable Long seed;

  @Option(
      names = "--date",
      paramLabel = "YYYY-MM-DD",
      converter = DateConverter.class,
      description = "The day of the daily run or of Six Shots (default: today, UTC).")
  private @Nullable LocalDate date;

  @Option(
      names = "--aim",
      paramLabel = "MODE",
      description =
          "The drone's aim mode: ${COMPLETION-CANDIDATES} (default: DIRECT). A bot keeps to"
              + " the mode given here.")
  private @Nullable AimMode aim;

  @Option(
      names = "--bot",
      paramLabel = "NAME",
      completionCandidates = BotOption.Names.class,
      description = "Lets a bot fly: ${COMPLETION-CANDIDATES}.")
  private @Nullable String bot;

  @Option(
      names = "--challenge",
      paramLabel = "LINK|FILE",
      description = "Opens a challenge from another player: a link to it, or a file .towline.")
  private @Nullable String challenge;

  @Option(names = "--overlay", description = "Shows what the drone and its enemies are thinking.")
  private boolean overlay;

  @Option(
      names = "--bench",
      paramLabel = "NAME",
      description = "The bench of the range's workbench: aim, homing, swarm (default: aim).")
  private @Nullable String bench;

  @Option(
      names = "--preset",
      paramLabel = "NAME",
      defaultValue = "",
      description = "The preset of the range (default: the first of the bench).")
  private String preset = "";

  @Option(
      names = "--speed",
      paramLabel = "X",
      description = "How fast the time of the range runs, from 1/16 to 64 (default: 1).")
  private @Nullable Double speed;

  @Option(
      names = "--setup",
      paramLabel = "FILE",
      description =
          "A set-up for the range: what SAVE wrote, or a CSV with the columns name,value.")
  private @Nullable Path setup;

  @Option(
      names = "--clip",
      paramLabel = "OUT.gif",
      description = "Saves the range until --exit-after, at most 20 s, as an animated GIF.")
  private @Nullable Path clip;

  @Option(
      names = "--modes",
      paramLabel = "LEFT,RIGHT",
      split = ",",
      description = "The two aim modes of the race (default: LEAD,PREDICT).")
  private List<AimMode> modes = LaunchOptions.DEFAULT_RACE;

  @Option(
      names = "--size",
      paramLabel = "WxH",
      converter = SizeConverter.class,
      description =
          "The window size in pixels (default: the one in the settings, 1280x720 at first).")
  private @Nullable WindowSize size;

  @Option(names = "--fullscreen", description = "Fills the screen.")
  private boolean fullscreen;

  @Option(names = "--mute", description = "Plays without sound.")
  private boolean mute;

  @Option(
      names = "--exit-after",
      paramLabel = "SECONDS",
      description = "Quits that many seconds after the first frame.")
  private @Nullable Double exitAfter;

  @Option(
      names = "--screenshot",
      paramLabel = "FILE",
      description = "Saves the last frame as a PNG file before quitting.")
  private @Nullable Path screenshot;

  @Option(names = "--stats", description = "Prints frame statistics on quitting.")
  private boolean stats;

  @Option(
      names = "--portable",
      description = "Keeps settings, scores and replays in a folder next to the program.")
  private boolean portable;

  @Mixin private final SessionSettings session = new SessionSettings();
  @Spec private CommandSpec spec;

  private final FrameProgress frameProgress;
  private Language language = Language.SYSTEM;

  PlayCommand(FrameProgress frameProgress) {
    this.frameProgress = frameProgress;
  }

  @Override
  public Integer call() throws InputException, StoreException, IOException {
    LaunchOptions options = playOptions();
    Optional<Challenge> opened =
        challenge == null ? Optional.empty() : Optional.of(read(challenge));
    Store store = new Store(portable ? DataFolders.portable() : DataFolders.ofTheSystem());
    try {
      TowlineGame game = new TowlineGame(options, machine(store), frameProgress);
      opened.ifPresent(game::openWith);
      new GameWindow(windowSize(store), windowMode(store), sound())
          .at(WindowPlace.parse(store.settings().get(Options.WINDOW_PLACE)))
          .play(
              new CrashGuard(
                  game, game::recording, frameProgress, store.crashes(), Version.number()));
      if (stats) {
        game.stats().lines().forEach(spec.commandLine().getOut()::println);
      }
    } finally {
      language = session.options().appliedTo(store.settings()).get(Options.LANGUAGE);
      store.messages().forEach(this::log);
    }
    return ExitCode.DONE;
  }

  /** Returns the player's language; call after a game has ended. */
  Language language() {
    return language;
  }

  private GameWindow.Sound sound() {
    return mute ? GameWindow.Sound.OFF : GameWindow.Sound.ON;
  }

  /** Returns the size on the command line, else the one in the settings. */
  private WindowSize windowSize(Store store) {
    return size == null ? store.settings().get(Options.WINDOW_SIZE) : size;
  }

  private static Platform machine(Store store) throws InputException {
    return new Platform(
        new GlfwKeyLayout(),
        GdxGamepads::open,
        store,
        new DesktopWindows(),
        DataFolders.pictures(),
        Host.desktop());
  }

  /** Returns the challenge that a link or the name of a file stands for. */
  private static Challenge read(String linkOrFile) throws InputException, StoreException {
    ChallengeReader reader = new ChallengeReader(GameContent.load(), Host.desktop().today().utc());
    if (ChallengeFormat.hasLink(linkOrFile)) {
      return reader.ofLink(linkOrFile);
    }
    try {
      return reader.ofFile(Path.of(linkOrFile));
    } catch (InvalidPathException e) {
      throw new InputException(PathConverter.sentence(e));
    }
  }

  private void log(Problem problem) {
    spec.commandLine().getErr().println(spec.qualifiedName() + ": " + problem + ".");
  }

  private LaunchOptions playOptions() throws InputException {
    AimMode mode = aim == null ? AimMode.DIRECT : aim;
    return new LaunchOptions(
        openingScreen(),
        new RunOptions(
            firstWave(),
            seed == null ? ThreadLocalRandom.current().nextInt(SEED_COUNT) : seed,
            mode.ordinal(),
            bot == null ? RunOptions.NO_BOT : BotOption.checked(spec, bot),
            aim == null ? BotRun.ModeChoice.FREE : BotRun.ModeChoice.FIXED,
            checkedDate(),
            session.firstRun()),
        session.options(),
        overlay ? LaunchOptions.Overlay.VISION : LaunchOptions.Overlay.OFF,
        rangeStart(),
        raceModes(),
        new LaunchOptions.End(
            exitAfter == null
                ? LaunchOptions.NEVER
                : OptionRanges.positive(spec, "--exit-after", exitAfter, MAX_PLAY_SECONDS),
            checkedScreenshot(),
            film(),
            Optional.empty()));
  }

  /** Returns the date on the command line; Six Shots are not drawn before their day. */
  private Optional<LocalDate> checkedDate() {
    LocalDate today = Host.desktop().today().utc();
    if (screen == ScreenName.SHOTS && date != null && date.isAfter(today)) {
      throw new ParameterException(
          spec.commandLine(),
          "Invalid value for option '--date': the Six Shots of "
              + date
              + " begin on that day; choose a day up to today, "
              + today
              + " (UTC)");
    }
    return Optional.ofNullable(date);
  }

  private RangeStart rangeStart() throws InputException {
    double multiple =
        speed == null ? 1 : OptionRanges.positive(spec, "--speed", speed, MAX_RANGE_SPEED);
    List<String> benches = BenchPresets.benches();
    if (bench != null) {
      checkName("--bench", bench, benches);
    }
    if (!preset.isEmpty()) {
      checkName("--preset", preset, BenchPresets.names(bench == null ? benches.get(0) : bench));
    }
    Optional<SetupFile> file =
        setup == null ? Optional.empty() : Optional.of(SetupFile.read(setup));
    return new RangeStart(bench == null ? "" : bench, preset, multiple, file);
  }

  private List<AimMode> raceModes() {
    if (modes.size() != 2 || modes.get(0) == modes.get(1)) {
      throw new ParameterException(
          spec.commandLine(),
          "Invalid value for option '--modes': a race takes two different aim modes, such as"
              + " LEAD,PREDICT");
    }
    return List.copyOf(modes);
  }

  private void checkName(String option, String name, List<String> known) {
    if (!known.contains(name)) {
      throw new ParameterException(
          spec.commandLine(),
          String.format(
              Locale.ROOT,
              "Invalid value for option '%s': there is no '%s'; choose one of %s",
              option,
              name,
              String.join(", ", known)));
    }
  }

  private int firstWave() {
    if (wave == null) {
      return 1;
    }
    ScreenName opened = openingScreen();
    boolean endless = opened == ScreenName.SURVIVAL || opened == ScreenName.DAILY;
    int last = endless ? RunSetup.LAST_FIRST_WAVE : GameContent.load().arcade().last();
    return OptionRanges.within(spec, "--wave", wave, 1, last);
  }

  /** Returns the screen to open; options that define a run open the run, not the title. */
  private ScreenName openingScreen() {
    if (screen != null) {
      return screen;
    }
    if (date != null) {
      return ScreenName.DAILY;
    }
    boolean aboutARun =
        wave != null || seed != null || aim != null || bot != null || overlay || session.firstRun();
    return aboutARun ? ScreenName.ARCADE : ScreenName.TITLE;
  }

  private Optional<Path> checkedScreenshot() throws InputException {
    return screenshot == null
        ? Optional.empty()
        : Optional.of(OutputFile.SCREENSHOT.checked(screenshot, used(setup, clip)));
  }

  private static Path[] used(@Nullable Path... files) {
    return Stream.of(files).filter(Objects::nonNull).toArray(Path[]::new);
  }

  private Optional<Film> film() throws InputException {
    if (clip == null) {
      return Optional.empty();
    }
    if ((screen != ScreenName.RANGE && screen != ScreenName.WORKBENCH)
        || exitAfter == null
        || exitAfter > Clip.MAX_SECONDS) {
      throw new ParameterException(
          spec.commandLine(),
          "option '--clip' needs --screen range and --exit-after of at most 20 s");
    }
    Path file = OutputFile.CLIP.checked(clip, used(setup));
    return Optional.of(new Film(file.toAbsolutePath(), CLIP_FRAMES_PER_SECOND, exitAfter));
  }

  private WindowMode windowMode(Store store) {
    if (fullscreen) {
      return WindowMode.FULL_SCREEN;
    }
    return size == null ? store.settings().get(Options.WINDOW_MODE) : WindowMode.WINDOWED;
  }

  /** The screens by name. */
  static final class Screens extends NamedValue<ScreenName> {
    Screens() {
      super("screen", ScreenName.labels());
    }

    @Override
    protected Optional<ScreenName> named(String name) {
      return ScreenName.named(name);
    }
  }
}
