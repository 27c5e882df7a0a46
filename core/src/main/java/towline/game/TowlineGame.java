package towline.game;

import com.badlogic.gdx.Application;
import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import towline.ai.aim.AimMode;
import towline.content.Difficulty;
import towline.game.clip.Clip;
import towline.game.clip.FilmRecorder;
import towline.game.clip.ReplayPicture;
import towline.game.clip.Screenshot;
import towline.game.clip.WaveSheet;
import towline.game.diagnostics.FrameMeter;
import towline.game.diagnostics.FramePhase;
import towline.game.diagnostics.FrameProgress;
import towline.game.diagnostics.PlayStats;
import towline.game.frame.ChallengeSender;
import towline.game.frame.FlownRun;
import towline.game.frame.GameData;
import towline.game.frame.GameScreen;
import towline.game.frame.GameServices;
import towline.game.frame.GlobalActions;
import towline.game.frame.Platform;
import towline.game.frame.ProblemWords;
import towline.game.frame.Screens;
import towline.game.frame.StateReport;
import towline.game.frame.WindowControl;
import towline.game.host.Background;
import towline.game.options.ControlsPage;
import towline.game.options.OptionsPage;
import towline.game.race.RaceScreen;
import towline.game.range.PlaygroundScreen;
import towline.game.range.RangeCommand;
import towline.game.range.ShotSetup;
import towline.game.range.WorkbenchScreen;
import towline.game.records.MasteryTracker;
import towline.game.records.MedalTracker;
import towline.game.records.MedalsPage;
import towline.game.records.Records;
import towline.game.records.ReplaysPage;
import towline.game.records.ScoresPage;
import towline.game.records.StatisticsPage;
import towline.game.replay.ClipTaker;
import towline.game.replay.ReplayScreen;
import towline.game.replay.ReplaySpeed;
import towline.game.replay.SheetTaker;
import towline.game.run.ChallengeScreen;
import towline.game.run.EndReplay;
import towline.game.run.GhostRecording;
import towline.game.run.LegendPage;
import towline.game.run.PlayScreen;
import towline.game.run.RunServices;
import towline.game.shots.ShotsScreen;
import towline.game.title.DailyPage;
import towline.game.title.ModesPage;
import towline.game.title.TitlePage;
import towline.game.title.TitleScreen;
import towline.input.Device;
import towline.input.Devices;
import towline.menu.Page;
import towline.session.CourierPractice;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.session.replay.Challenge;
import towline.session.replay.Replay;
import towline.settings.Options;
import towline.settings.Settings;
import towline.sim.api.Snapshot;
import towline.store.ChallengeReader;
import towline.store.Challenges;
import towline.store.StoreException;
import towline.trial.shots.Puzzle;
import towline.view.Renderer;
import towline.view.scene.Camera;
import towline.view.text.Fonts;

/**
 * The game in its window, which the launcher opens. Only this class knows all screens. A frame
 * handles the input, updates the screen, and draws the picture.
 */
public class TowlineGame extends ApplicationAdapter implements Screens {
  /** Length of a bot's run whose results are opened at once, s. */
  private static final double RESULTS_SECONDS = 45;

  /**
   * Time after the start in which a loss of the focus does not pause the game, s: while the window
   * opens the focus may come and go.
   */
  private static final double SETTLING_TIME = 0.5;

  private static final double NANOS_PER_SECOND = 1e9;

  private final LaunchOptions options;
  private final Platform platform;
  private final FrameProgress frameProgress;
  private final WindowControl window;
  private final PlayStats stats = new PlayStats();
  private final Supplier<GameData> data;
  private final ReplaySpeed replaySpeed = new ReplaySpeed();
  private final Snapshot nothing = new Snapshot();
  private @Nullable GameServices services;
  private @Nullable RunServices runs;
  private @Nullable GlobalActions globalActions;
  private @Nullable TitlePage title;
  private @Nullable FilmRecorder film;
  private @Nullable GameScreen current;
  private @Nullable Challenge firstChallenge;
  private long seed;
  private double played;
  private boolean leaving;

  /** Device whose controls the prompts show. */
  private Device prompted = Device.KEYBOARD;

  /** True once menus and text are large enough for fingers. */
  private boolean touched;

  /**
   * Creates a game with {@code options} on {@code platform}; {@code frameProgress} is updated with
   * the running part of each frame.
   */
  public TowlineGame(LaunchOptions options, Platform platform, FrameProgress frameProgress) {
    this.options = options;
    this.platform = platform;
    this.frameProgress = frameProgress;
    data = GameData.reading(platform.host());
    window = new WindowControl(platform.windows());
    seed = options.run().seed();
  }

  /** Opens with {@code challenge} in place of the screen of the options. */
  public void openWith(Challenge challenge) {
    firstChallenge = challenge;
  }

  /**
   * Returns the parts that all screens share.
   *
   * @throws IllegalStateException if there is no window
   */
  public GameServices services() {
    if (services == null) {
      throw new IllegalStateException("There is no window.");
    }
    return services;
  }

  /**
   * Returns the parts that all runs share.
   *
   * @throws IllegalStateException if there is no window
   */
  RunServices runs() {
    if (runs == null) {
      throw new IllegalStateException("There is no window.");
    }
    return runs;
  }

  private GlobalActions globalActions() {
    if (globalActions == null) {
      throw new IllegalStateException("There is no window.");
    }
    return globalActions;
  }

  /**
   * Returns the current screen.
   *
   * @throws IllegalStateException if there is no screen
   */
  public GameScreen current() {
    if (current == null) {
      throw new IllegalStateException("There is no screen.");
    }
    return current;
  }

  /** Returns the run on the screen up to now, as a replay; empty if there is none. */
  public Optional<Replay> recording() {
    return Optional.ofNullable(current).flatMap(GameScreen::run).flatMap(FlownRun::recording);
  }

  /** Returns the measurements, which are complete once the application has ended. */
  public PlayStats stats() {
    return stats;
  }

  @Override
  public void create() {
    // Keeps the notes of libraries off the player's console.
    Gdx.app.setLogLevel(Application.LOG_ERROR);
    GameData read = data.get();
    GameServices opened =
        GameServices.open(
            read, platform, options.session(), window, frameProgress, this, newFonts());
    services = opened;
    globalActions = new GlobalActions(opened, window);
    for (RangeCommand command : RangeCommand.values()) {
      opened.controls().nameAlways("RANGE_" + command.name(), command.controls());
    }
    MedalTracker medals =
        new MedalTracker(
            read.medals(),
            platform.store(),
            opened.topLayer().medal(),
            platform.host().background(),
            platform.host().today());
    MasteryTracker mastery =
        new MasteryTracker(opened.content(), platform.store(), platform.host().background());
    runs =
        new RunServices(
            opened,
            options.run(),
            medals,
            mastery,
            newEndReplay(platform.host().background()),
            new Records(opened, medals, this::dailyDate));
    if (options.overlay() == LaunchOptions.Overlay.VISION) {
      opened.overlays().nextDetail();
    }
    opened.resize(
        Math.max(1, Gdx.graphics.getBackBufferWidth()),
        Math.max(1, Gdx.graphics.getBackBufferHeight()));
    opened.fitText();
    options
        .end()
        .film()
        .ifPresent(wanted -> film = new FilmRecorder(wanted, platform.host().pictures()));
    options
        .end()
        .picture()
        .ifPresentOrElse(picture -> show(() -> screenOf(opened, picture)), this::openFirst);
    opened.menuSounds().reset();
    if (opened.profile().pollCrash()) {
      opened.toast("toast.crashed");
    }
  }

  /** Returns the letters of all screens; tests have some that are rendered once for all games. */
  Fonts newFonts() {
    return new Fonts();
  }

  /** Returns an empty memory of a run's end; tests have one that serves a game after the other. */
  EndReplay newEndReplay(Background background) {
    return new EndReplay(background);
  }

  private void openFirst() {
    if (firstChallenge == null) {
      open(options.screen());
    } else {
      openChallenge(firstChallenge);
    }
  }

  private static GameScreen screenOf(GameServices services, ReplayPicture picture) {
    return picture instanceof WaveSheet sheet
        ? SheetTaker.screen(services, sheet)
        : ClipTaker.screen(services, (Clip) picture);
  }

  /** Opens a screen by its name on the command line. */
  void open(ScreenName name) {
    switch (name) {
      case TITLE -> quitToTitle();
      case MODES -> showTitle(() -> List.of(new ModesPage(services())));
      case OPTIONS -> showTitle(() -> List.of(new OptionsPage(services())));
      case CONTROLS -> showTitle(() -> List.of(new ControlsPage(services())));
      case SCORES -> showTitle(() -> List.of(new ScoresPage(runs().records(), this)));
      case BRIEFING -> openDaily();
      case SHOTS -> openShots();
      case MEDALS -> showTitle(() -> List.of(new MedalsPage(runs().records())));
      case STATISTICS ->
          showTitle(
              () -> {
                GameServices own = services();
                return List.of(
                    new StatisticsPage(
                        runs().records(),
                        own.content().couriers().kinds(),
                        own.picture().shapes()));
              });
      case REPLAYS -> openReplays();
      case LEGEND ->
          showTitle(() -> List.of(new LegendPage(services().picture(), services().content())));
      case ARCADE, SURVIVAL, DAILY, PRACTICE -> play(PlayMode.valueOf(name.name()));
      case MODULES -> startRun(PlayMode.ARCADE).openDraft();
      case HAZARDS -> startRun(PlayMode.SURVIVAL).openHazards();
      case RANGE -> {
        if (options.range().isDefault()) {
          openRange();
        } else {
          openWorkbench();
        }
      }
      case WORKBENCH -> openWorkbench();
      case RACE -> openRace();
      case PAUSE -> startRun(PlayMode.ARCADE).pages().pauseRun();
      case INITIALS -> startRun(PlayMode.ARCADE).pages().openInitials();
      case RESULTS -> {
        PlayScreen run = startRun(PlayMode.ARCADE);
        run.flyAhead(RESULTS_SECONDS);
        run.pages().openResults();
      }
    }
  }

  @Override
  public void show(Supplier<? extends GameScreen> next) {
    if (current != null) {
      current.hide();
      services().controls().devices().discardPresses();
    }
    GameScreen made = next.get();
    current = made;
    made.applySettings(services().profile().settings());
    services().startOver(world());
    made.show();
  }

  /** Shows the title with the pages of {@code over} on top of the main menu. */
  private void showTitle(Supplier<List<Page>> over) {
    show(() -> new TitleScreen(services(), title(), over));
  }

  /** Returns the main menu, one for all titles, because it keeps the entry that was left by. */
  private TitlePage title() {
    if (title == null) {
      title = new TitlePage(services(), runs().records());
    }
    return title;
  }

  @Override
  public void play(PlayMode mode) {
    startRun(mode);
  }

  @Override
  public void play(PlayMode mode, long wanted) {
    startRun(mode, wanted, true);
  }

  @Override
  public void practise(AimMode mode) {
    RunServices own = runs();
    Difficulty difficulty = services().profile().settings().get(Options.DIFFICULTY);
    RunSetup setup = CourierPractice.setup(services().content(), mode, difficulty, this::nextSeed);
    show(() -> new PlayScreen(own, setup, false, new GhostRecording()));
  }

  private LocalDate dailyDate() {
    return options.run().dailyDate(platform.host().today());
  }

  private PlayScreen startRun(PlayMode mode) {
    return startRun(mode, nextSeed(), false);
  }

  private PlayScreen startRun(PlayMode mode, long runSeed, boolean isKnown) {
    RunServices own = runs();
    Settings settings = services().profile().settings();
    RunSetup setup = options.run().setup(runSeed, mode, dailyDate(), settings);
    show(() -> new PlayScreen(own, setup, isKnown, new GhostRecording()));
    return (PlayScreen) current();
  }

  @Override
  public void openRange() {
    show(() -> new PlaygroundScreen(services()));
  }

  @Override
  public void openWorkbench() {
    show(() -> new WorkbenchScreen(services(), options.range()));
  }

  @Override
  public void openWorkbench(Puzzle puzzle) {
    show(() -> new WorkbenchScreen(services(), ShotSetup.of(puzzle)));
  }

  @Override
  public void openRace() {
    Settings settings = services().profile().settings();
    RunSetup setup = options.run().setup(nextSeed(), PlayMode.ARCADE, dailyDate(), settings);
    show(() -> new RaceScreen(services(), setup, options.race(), Optional.empty()));
  }

  @Override
  public void openRace(Replay replay) {
    show(() -> new RaceScreen(services(), replay.setup(), options.race(), Optional.of(replay)));
  }

  @Override
  public void openDaily() {
    showTitle(() -> List.of(new DailyPage(services(), runs().records())));
  }

  @Override
  public void openShots() {
    long today = platform.host().today().utc().toEpochDay();
    show(() -> new ShotsScreen(services(), dailyDate().toEpochDay(), today));
  }

  @Override
  public void openReplays() {
    showTitle(() -> List.of(new ReplaysPage(runs().records(), this)));
  }

  @Override
  public void watchReplay(String key) {
    services().profile().replay(key, services().content()).ifPresent(this::watch);
  }

  @Override
  public void challenge(String key) {
    services()
        .profile()
        .replay(key, services().content())
        .ifPresent(new ChallengeSender(services())::send);
  }

  private ChallengeReader challengeReader() {
    return new ChallengeReader(services().content(), platform.host().today().utc());
  }

  @Override
  public void openChallenge(String key, Challenges.Way way) {
    services()
        .profile()
        .store()
        .challenges()
        .load(Path.of(key), challengeReader())
        .ifPresent(one -> openChallenge(one, way, this::openReplays));
  }

  @Override
  public void openLink(String text) {
    open(() -> challengeReader().ofLink(text));
  }

  /** Opens the challenge in {@code file}, the content of one; a message says why if it cannot. */
  public void openFile(byte[] file) {
    open(() -> challengeReader().of(file));
  }

  /** A challenge, or the reason why it is refused. */
  @FunctionalInterface
  private interface Reading {
    Challenge read() throws StoreException;
  }

  private void open(Reading reading) {
    try {
      openChallenge(reading.read());
    } catch (StoreException e) {
      services().topLayer().show(ProblemWords.of(services().picture().localization(), e.problem()));
    }
  }

  private void openChallenge(Challenge challenge) {
    openChallenge(challenge, Challenges.Way.RECEIVED, this::quitToTitle);
  }

  private void openChallenge(Challenge challenge, Challenges.Way way, Runnable leave) {
    RunServices own = runs();
    show(() -> new ChallengeScreen(own, challenge, way, leave));
  }

  @Override
  public void watch(Replay replay) {
    show(() -> new ReplayScreen(services(), replay, replaySpeed));
  }

  @Override
  public void quitToTitle() {
    showTitle(List::of);
  }

  @Override
  public void quit() {
    Gdx.app.exit();
  }

  @Override
  public long nextSeed() {
    return seed++;
  }

  @Override
  public void applySettings(Settings settings) {
    current().applySettings(settings);
  }

  @Override
  public void resize(int width, int height) {
    if (services != null && width > 0 && height > 0) {
      services.resize(width, height);
      window
          .resized(width, height, services.profile().settings())
          .filter(size -> platform.host().ownsWindow())
          .ifPresent(services::keepWindowSize);
    }
  }

  /** Called when the window loses the focus. */
  @Override
  public void pause() {
    if (services != null) {
      if (services.profile().settings().isOn(Options.MUTE_IN_BACKGROUND)) {
        services.sound().mute();
      }
      window.leave();
      services.controls().devices().loseFocus();
      if (played > SETTLING_TIME) {
        current().pause();
      }
    }
  }

  /** Called when the window gains the focus. */
  @Override
  public void resume() {
    if (services != null) {
      services.controls().devices().gainFocus();
      services.sound().unmute();
      window.comeBack(services.profile().settings());
    }
  }

  @Override
  public void render() {
    if (current == null || leaving) {
      return;
    }
    long start = System.nanoTime();
    double elapsed = frameSeconds();
    frameProgress.enter(FramePhase.INPUT);
    handleInput();
    if (window.pollRested(elapsed)) {
      services().fitTouch();
      services().fitText();
    }
    current().update(elapsed);
    services().profile().update(elapsed);
    window.flying(current().flownByPlayer(), services().profile().settings());
    frameProgress.enter(FramePhase.SOUND);
    updateSoundAndMenu(elapsed);
    frameProgress.enter(FramePhase.DRAW);
    draw();
    globalActions().afterDrawing(current());
    adaptDetail(elapsed, (System.nanoTime() - start) / NANOS_PER_SECOND);
    played += elapsed;
    Renderer picture = services().picture();
    boolean filmed = film != null && film.addFrame(picture.width(), picture.height());
    if (filmed || played >= options.end().after()) {
      leaving = true;
      options
          .end()
          .screenshot()
          .ifPresent(
              file ->
                  Screenshot.save(
                      platform.host().pictures(), file, picture.width(), picture.height()));
      Gdx.app.exit();
    }
  }

  /** Adapts the detail of the picture to its speed, unless the game makes pictures by itself. */
  void adaptDetail(double elapsed, double worked) {
    if (options.end().after() == LaunchOptions.NEVER && film == null) {
      services().settingsApplier().measureFrame(elapsed, worked, isSettled());
    }
  }

  private boolean isSettled() {
    Optional<FlownRun> flight = current().run();
    boolean flies = flight.isPresent() && !flight.get().isSlowed() && !services().menu().isOpen();
    return flies && !window.isInBackground();
  }

  private double frameSeconds() {
    double measured = Math.max(0, Gdx.graphics.getDeltaTime());
    return film == null ? current().frameSeconds(measured) : film.frameSeconds();
  }

  private void handleInput() {
    Devices devices = services().controls().devices();
    services().controls().poll();
    // Ignores a gamepad that switches itself off while the player uses the keyboard.
    if (devices.pollGamepadLost() && devices.lastUsed() == Device.GAMEPAD) {
      current().pause();
      services().toast("toast.pad");
    }
    if (devices.lastUsed() != prompted) {
      boolean fingers = devices.isTouched() && !touched;
      prompted = devices.lastUsed();
      services().menu().refresh();
      if (fingers) {
        touched = true;
        services().fitTouch();
        services().fitText();
      }
    }
    boolean recoloured = services().settingsApplier().pollWordsChanged();
    if (services().controls().pollChanged() || recoloured) {
      services().overlays().onWordsChanged();
      current().onWordsChanged();
      services().menu().refresh();
    }
    services()
        .topLayer()
        .show(
            ProblemWords.of(services().picture().localization(), services().profile().problems()));
    if (services().sound().pollLost()) {
      services().toast("toast.sound");
    }
    globalActions().handleAll(devices, current());
  }

  private void updateSoundAndMenu(double elapsed) {
    Renderer picture = services().picture();
    Camera camera = picture.world().camera();
    services().sound().setSector(current().look());
    services().sound().update(world(), camera.x(), camera.y(), current().mood(), elapsed);
    services().menu().update(elapsed);
    services().menuSounds().update();
    picture.canvas().room().clear();
    current().updatePicture(elapsed);
    picture.canvas().setPageOpen(services().menu().isOpen());
    services().topLayer().arrange(elapsed);
  }

  /** Returns the world for sound and measurements; empty without a run. */
  private Snapshot world() {
    Optional<FlownRun> flight = current().run();
    return flight.isPresent() ? flight.get().current() : nothing;
  }

  /** Draws the frame, which changes nothing but the picture; tests leave out what nobody sees. */
  void draw() {
    FrameMeter frameMeter = services().frameMeter();
    frameMeter.beginView();
    services().picture().beginFrame();
    current().draw();
    services().menu().draw();
    services().topLayer().drawMessages();
    frameMeter.endView(world(), services().picture().drawCalls());
    services().topLayer().update(frameMeter, services().picture().drawCalls());
  }

  /**
   * Returns the current state of the game as key=value lines, for observers; empty before the first
   * frame and after the last. Call only from the window's thread.
   */
  public List<String> state() {
    PlayStats currentStats = new PlayStats();
    if (current != null) {
      StateReport.writeMeasured(currentStats, services(), current, world());
      StateReport.write(currentStats, services(), current, world());
    }
    return currentStats.lines();
  }

  @Override
  public void dispose() {
    if (current != null) {
      services().keepWindowPlace(window.place());
      StateReport.writeMeasured(stats, services(), current, world());
      current.hide();
      current = null;
    }
    if (runs != null) {
      runs.dispose();
      runs = null;
      title = null;
    }
    if (services != null) {
      services.dispose();
      services = null;
    }
  }
}
