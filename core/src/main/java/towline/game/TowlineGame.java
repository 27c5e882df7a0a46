package towline.game;

import com.badlogic.gdx.Application;
import com.badlogic.gdx.Game;
import com.badlogic.gdx.Gdx;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import towline.game.clip.Screenshot;
import towline.game.diagnostics.FrameMeter;
import towline.game.diagnostics.FramePhase;
import towline.game.diagnostics.FrameProgress;
import towline.game.diagnostics.PlayStats;
import towline.game.frame.GameData;
import towline.game.frame.GameScreen;
import towline.game.frame.GameServices;
import towline.game.frame.GlobalActions;
import towline.game.frame.MenuActions;
import towline.game.frame.Pages;
import towline.game.frame.Platform;
import towline.game.frame.ProblemWords;
import towline.game.frame.StateReport;
import towline.game.frame.WindowControl;
import towline.game.race.RaceScreen;
import towline.game.range.RangeScreen;
import towline.game.records.ProfileRecords;
import towline.game.records.Records;
import towline.game.replay.ClipScreen;
import towline.game.replay.ReplayScreen;
import towline.game.run.GhostRecording;
import towline.game.run.PlayScreen;
import towline.game.title.TitleScreen;
import towline.input.Device;
import towline.input.Devices;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.session.replay.Replay;
import towline.settings.Options;
import towline.settings.Settings;

/**
 * The game in its window: what the launcher opens. It alone knows all screens; a frame begins with
 * the input, lets the screen update, and ends with the picture.
 */
public final class TowlineGame extends Game implements MenuActions {
  /** While a window opens the focus may come and go, s. */
  private static final double SETTLING = 0.5;

  private final LaunchOptions options;
  private final Platform platform;
  private final FrameProgress frameProgress;
  private final WindowControl window;
  private final GlobalActions globalActions;
  private final PlayStats stats = new PlayStats();
  private final Supplier<GameData> data = GameData.reading();
  private @Nullable GameServices services;
  private @Nullable GameScreen current;
  private long seed;
  private double played;
  private boolean leaving;

  /**
   * A game that plays what the options say, on that machine; {@code frameProgress} hears which part
   * of a frame is running.
   */
  public TowlineGame(LaunchOptions options, Platform platform, FrameProgress frameProgress) {
    this.options = options;
    this.platform = platform;
    this.frameProgress = frameProgress;
    window = new WindowControl(platform.monitor());
    seed = options.seed();
    globalActions = new GlobalActions(this, window, platform.pictures());
  }

  /** What the screens share; without a window an {@link IllegalStateException}. */
  public GameServices services() {
    if (services == null) {
      throw new IllegalStateException("There is no window.");
    }
    return services;
  }

  /** The screen that is shown; without one an {@link IllegalStateException}. */
  public GameScreen current() {
    if (current == null) {
      throw new IllegalStateException("There is no screen.");
    }
    return current;
  }

  /** Where the player's pictures go. */
  public Path pictures() {
    return platform.pictures();
  }

  /** The run on the screen so far, as a replay; empty if there is none. */
  public Optional<Replay> recording() {
    return Optional.ofNullable(current).flatMap(GameScreen::recording);
  }

  /** What was measured; complete once the application has ended. */
  public PlayStats stats() {
    return stats;
  }

  @Override
  public void create() {
    // Libraries keep their notes off the player's console.
    Gdx.app.setLogLevel(Application.LOG_ERROR);
    GameServices opened = GameServices.open(data.get(), platform, window, frameProgress, this);
    services = opened;
    if (options.overlay() == LaunchOptions.Overlay.VISION) {
      opened.overlays().nextDetail();
    }
    opened.resize(
        Math.max(1, Gdx.graphics.getBackBufferWidth()),
        Math.max(1, Gdx.graphics.getBackBufferHeight()));
    opened.fitText();
    options.open(clip -> show(new ClipScreen(this, clip)), this::open);
    opened.menuSounds().reset();
    if (opened.profile().pollCrash()) {
      opened.toast("toast.crashed");
    }
  }

  /** Opens a screen by its name on the command line. */
  public void open(ScreenName name) {
    switch (name) {
      case TITLE -> showTitle(Pages::openTitle);
      case MODES -> showTitle(Pages::openModes);
      case OPTIONS -> showTitle(Pages::openOptions);
      case CONTROLS -> showTitle(Pages::openControls);
      case SCORES -> showTitle(Pages::openScores);
      case MEDALS -> showTitle(Pages::openMedals);
      case REPLAYS -> showReplays();
      case LEGEND -> showTitle(Pages::openLegend);
      case ARCADE, SURVIVAL, DAILY, PRACTICE -> play(PlayMode.valueOf(name.name()));
      case MODULES -> startRun(PlayMode.ARCADE).openDraft();
      case RANGE -> openRange();
      case RACE -> openRace();
      case PAUSE -> startRun(PlayMode.ARCADE).pauseRun();
      case INITIALS -> startRun(PlayMode.ARCADE).openInitials();
      case RESULTS -> startRun(PlayMode.ARCADE).openResults();
    }
  }

  private void show(GameScreen next) {
    current = next;
    setScreen(next);
  }

  private void showTitle(Consumer<Pages> page) {
    show(new TitleScreen(this, page));
  }

  public void showReplays() {
    showTitle(Pages::openReplays);
  }

  @Override
  public void play(PlayMode mode) {
    startRun(mode);
  }

  @Override
  public void openRange() {
    show(new RangeScreen(this, options.range()));
  }

  @Override
  public void openRace() {
    Optional<PlayScreen> results =
        current instanceof PlayScreen play ? Optional.of(play) : Optional.empty();
    show(RaceScreen.of(this, options, recording(), results));
  }

  /** Shows the results of a run again, from which a race was opened. */
  public void backTo(PlayScreen results) {
    show(results);
  }

  private PlayScreen startRun(PlayMode mode) {
    RunSetup setup = options.setup(nextSeed(), mode, settings());
    PlayScreen screen = new PlayScreen(this, setup, options, new GhostRecording());
    show(screen);
    return screen;
  }

  /** Starts a run of that setup, against the ghost of another one. */
  public void rematch(RunSetup setup, GhostRecording ghost) {
    show(new PlayScreen(this, setup, options, ghost));
  }

  /** Plays a replay back. */
  public void watch(Replay replay) {
    show(new ReplayScreen(this, replay));
  }

  /** The seed of the next run: each run has its own. */
  public long nextSeed() {
    return seed++;
  }

  @Override
  public void watchReplay(String key) {
    services().profile().replay(key, services().content()).ifPresent(this::watch);
  }

  @Override
  public void quitToTitle() {
    showTitle(Pages::openTitle);
  }

  @Override
  public void quit() {
    Gdx.app.exit();
  }

  @Override
  public Records records() {
    return new ProfileRecords(services(), options.today());
  }

  @Override
  public void saveReplay() {
    recording()
        .flatMap(services().profile()::save)
        .ifPresent(file -> services().toast("toast.replay", file));
  }

  @Override
  public Settings settings() {
    return services().profile().settings();
  }

  @Override
  public void change(Settings wanted) {
    services().profile().set(wanted);
    services().settingsApplier().apply(wanted);
    current().applySettings(wanted);
    if (services().settingsApplier().pollTextSizeChanged()) {
      services().menu().refresh();
    }
  }

  @Override
  public void bindingsChanged() {
    services().profile().set(settings().withBindings(services().controls().bindings().toMap()));
  }

  @Override
  public void resize(int width, int height) {
    if (services != null && width > 0 && height > 0) {
      services.resize(width, height);
      window.resized(width, height, settings()).ifPresent(services::keepWindowSize);
    }
  }

  /** The window has lost the focus. */
  @Override
  public void pause() {
    if (services != null) {
      if (services.profile().settings().isOn(Options.MUTE_IN_BACKGROUND)) {
        services.sound().mute();
      }
      window.leave();
      services.controls().devices().loseFocus();
      if (played > SETTLING) {
        current().pause();
      }
    }
  }

  /** The window has the focus again. */
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
    double elapsed = current.frameSeconds(Math.max(0, Gdx.graphics.getDeltaTime()));
    frameProgress.enter(FramePhase.INPUT);
    handleInput();
    if (window.pollRested(elapsed)) {
      services().fitText();
    }
    current().update(elapsed);
    services().profile().update(elapsed);
    window.hideCursorIf(current().flownByPlayer());
    frameProgress.enter(FramePhase.SOUND);
    updateSoundAndMenu(elapsed);
    frameProgress.enter(FramePhase.DRAW);
    draw(elapsed);
    globalActions.afterDrawing();
    played += elapsed;
    if (played >= options.exitAfter()) {
      leaving = true;
      options.screenshot().ifPresent(Screenshot::save);
      Gdx.app.exit();
    }
  }

  private void handleInput() {
    Devices devices = services().controls().devices();
    services().controls().poll();
    // A gamepad that falls asleep beside the keyboard stops nobody.
    if (devices.pollGamepadLost() && devices.lastUsed() == Device.GAMEPAD) {
      current().pause();
      services().toast("toast.pad");
    }
    services().pages().setDevice(devices.lastUsed());
    boolean recoloured = services().settingsApplier().pollWordsChanged();
    if (services().controls().pollChanged() || recoloured) {
      services().overlays().onWordsChanged();
      current().onWordsChanged();
      services().menu().refresh();
    }
    services()
        .topLayer()
        .show(ProblemWords.of(services().picture().words(), services().profile().problems()));
    globalActions.handleAll(devices);
  }

  private void updateSoundAndMenu(double elapsed) {
    GameScreen screen = current();
    screen.updateSound(elapsed);
    services().menu().update(elapsed);
    services().menuSounds().update();
    screen.updateOverlays(elapsed);
  }

  private void draw(double elapsed) {
    FrameMeter frameMeter = services().frameMeter();
    frameMeter.beginView();
    services().picture().beginFrame();
    current().render((float) elapsed);
    services().menu().draw();
    services().topLayer().drawMessages(elapsed);
    frameMeter.endView(current().run().current(), services().picture().drawCalls());
    services().topLayer().update(frameMeter, services().picture().drawCalls());
  }

  /**
   * How things stand now, as key=value lines, for whoever watches from outside; empty before the
   * first frame and after the last. Only in the thread of the window.
   */
  public List<String> state() {
    PlayStats now = new PlayStats();
    if (current != null) {
      current.writeStats(now);
      StateReport.write(now, services(), current);
    }
    return now.lines();
  }

  @Override
  public void dispose() {
    if (current != null) {
      current.writeStats(stats);
      super.dispose();
      current = null;
    }
    if (services != null) {
      services.dispose();
      services = null;
    }
  }
}
