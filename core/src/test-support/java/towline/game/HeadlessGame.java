package towline.game;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics.DisplayMode;
import com.badlogic.gdx.Graphics.Monitor;
import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.backends.headless.HeadlessApplication;
import com.badlogic.gdx.backends.headless.HeadlessApplicationConfiguration;
import com.badlogic.gdx.backends.headless.mock.graphics.MockGraphics;
import com.badlogic.gdx.backends.headless.mock.input.MockInput;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import towline.game.diagnostics.FrameProgress;
import towline.game.frame.FlownRun;
import towline.game.frame.GameServices;
import towline.game.frame.Platform;
import towline.game.host.Background;
import towline.game.host.Host;
import towline.game.host.Today;
import towline.game.host.WindowSystem;
import towline.game.run.EndReplay;
import towline.game.run.RunOptions;
import towline.game.run.RunServices;
import towline.input.Devices;
import towline.input.FakeGamepads;
import towline.input.GamepadControl;
import towline.input.KeyLayout;
import towline.input.SafeArea;
import towline.session.BotRun;
import towline.session.FixedStep;
import towline.session.Run;
import towline.settings.OnOff;
import towline.settings.Options;
import towline.settings.SessionOptions;
import towline.settings.Settings;
import towline.store.Folders;
import towline.store.Statistics;
import towline.store.Store;
import towline.view.text.Fonts;

/** The game without a window, with methods for keys, gamepads, frames and its state. */
public final class HeadlessGame implements AutoCloseable {
  private static final int WIDTH = 1280;
  private static final int HEIGHT = 720;

  /** Size of a phone, in pixels. */
  public static final int PHONE_WIDTH = 844;

  public static final int PHONE_HEIGHT = 390;

  /** Width of the monitor, in pixels. */
  public static final int SCREEN_WIDTH = 1920;

  /** Height of the monitor, in pixels. */
  public static final int SCREEN_HEIGHT = 1080;

  private static int windowWidth = WIDTH;
  private static int windowHeight = HEIGHT;
  private static @Nullable HeadlessApplication application;

  /** True if the window is minimised and so has no pixels. */
  private static boolean minimised;

  /** Ticks in a frame. */
  private static int ticksAFrame = 1;

  /** Memories of games that are closed, 40 MB each, for the next games. */
  private static final Deque<EndReplay> spareMoments = new ArrayDeque<>();

  /** True if frames are not drawn. */
  private static boolean isUnseen;

  public final FakeGamepads pads = new FakeGamepads();
  public final TowlineGame game;
  private @Nullable EndReplay moments;

  /** Creates a game with its files in {@code folder}. */
  public HeadlessGame(Path folder, LaunchOptions options) {
    this(folder, options, code -> null);
  }

  /** Creates a game with its files in {@code folder} and a keyboard layout. */
  public HeadlessGame(Path folder, LaunchOptions options, KeyLayout layout) {
    this(folder, options, layout, Host.desktop());
  }

  /** Creates a game with its files in {@code folder}, a keyboard layout and a host. */
  public HeadlessGame(Path folder, LaunchOptions options, KeyLayout layout, Host host) {
    this(folder, options, layout, host, () -> true);
  }

  private HeadlessGame(
      Path folder, LaunchOptions options, KeyLayout layout, Host host, WindowSystem windows) {
    setWindow(WIDTH, HEIGHT);
    open();
    pads.plugged = 0;
    Store store = new Store(Folders.portable(folder));
    game =
        new TowlineGame(
            options,
            new Platform(layout, () -> pads, store, windows, folder.resolve("pictures"), host),
            new FrameProgress()) {
          @Override
          void draw() {
            if (!isUnseen) {
              super.draw();
            }
          }

          @Override
          Fonts newFonts() {
            return new Fonts(KeptPages::new);
          }

          @Override
          EndReplay newEndReplay(Background background) {
            EndReplay spare = spareMoments.poll();
            if (spare != null) {
              spare.clear(EndReplay.PlanRecording.RECORDED);
            }
            EndReplay empty = spare == null ? super.newEndReplay(background) : spare;
            moments = empty;
            return empty;
          }

          /** Times of work, which differ from run to run, are not measured. */
          @Override
          void adaptDetail(double elapsed, double worked) {
            super.adaptDetail(elapsed, 0);
          }
        };
    game.create();
    game.resize(WIDTH, HEIGHT);
  }

  /** Creates a game on a phone of 844 by 390 pixels, with a notch at each side. */
  public static HeadlessGame onPhone(Path folder, LaunchOptions options) {
    HeadlessGame game =
        new HeadlessGame(folder, options, code -> null, Host.desktop(), new Handheld(1));
    setWindow(PHONE_WIDTH, PHONE_HEIGHT);
    game.game.resize(PHONE_WIDTH, PHONE_HEIGHT);
    // Text is rendered again once the window's size has stopped changing.
    game.frames(20);
    return game;
  }

  /** Creates a game on a handheld whose screen has {@code density} pixels per pixel of a page. */
  public static HeadlessGame onHandheld(Path folder, LaunchOptions options, double density) {
    return new HeadlessGame(folder, options, code -> null, Host.desktop(), new Handheld(density));
  }

  /** Returns a desktop computer with {@code clock}. */
  public static Host hostAt(Supplier<Instant> clock) {
    Host desktop = Host.desktop();
    return new Host(
        desktop.physics(),
        desktop.background(),
        desktop.process(),
        desktop.sound(),
        desktop.pictures(),
        desktop.links(),
        new Today(clock),
        desktop.ownsWindow());
  }

  /** Minimises the window, which then has no pixels. */
  public static void minimise() {
    minimised = true;
  }

  /** Restores the minimised window. */
  public static void restore() {
    minimised = false;
  }

  /**
   * Returns options for a player who has learned the lessons and has no countdown after a pause.
   */
  public static LaunchOptions options(ScreenName screen) {
    return learned(firstRun(screen));
  }

  /**
   * Returns options as {@link #options}, with a seed with which a ship that nobody flies is
   * destroyed early in the arcade: after 24 s, not 39 s.
   */
  public static LaunchOptions doomed(ScreenName screen) {
    return learned(firstRun(screen, 17));
  }

  private static LaunchOptions learned(LaunchOptions first) {
    return new LaunchOptions(
        first.screen(),
        first.run(),
        new SessionOptions(
            Set.of(Options.LESSONS, Options.COUNTDOWN),
            Settings.defaults()
                .with(Options.LESSONS, "FLY TOW WHIP WINCH")
                .with(Options.COUNTDOWN, OnOff.OFF)),
        first.overlay(),
        first.range(),
        first.race(),
        first.end());
  }

  /** Returns options for a player who plays for the first time. */
  public static LaunchOptions firstRun(ScreenName screen) {
    return firstRun(screen, 7);
  }

  private static LaunchOptions firstRun(ScreenName screen, long seed) {
    return new LaunchOptions(
        screen,
        1,
        seed,
        1,
        RunOptions.NO_BOT,
        BotRun.ModeChoice.FREE,
        LaunchOptions.Overlay.OFF,
        LaunchOptions.NEVER,
        Optional.empty());
  }

  private static void setWindow(int width, int height) {
    windowWidth = width;
    windowHeight = height;
  }

  private static void open() {
    if (application == null) {
      HeadlessApplicationConfiguration config = new HeadlessApplicationConfiguration();
      config.updatesPerSecond = -1;
      application = new HeadlessApplication(new ApplicationAdapter() {}, config);
    }
    // A game asks the system for its language; numbers must not depend on it.
    Locale formats = Locale.getDefault(Locale.Category.FORMAT);
    Locale.setDefault(Locale.ENGLISH);
    Locale.setDefault(Locale.Category.FORMAT, formats);
    Gdx.graphics = new SteadyGraphics();
    Gdx.input = new ListeningInput();
    Gdx.gl20 = SilentGl.create();
    Gdx.gl = Gdx.gl20;
  }

  public void frame() {
    game.render();
  }

  /** Runs a frame without drawing it, which changes nothing but the picture. */
  public void unseenFrame() {
    isUnseen = true;
    try {
      frame();
    } finally {
      isUnseen = false;
    }
  }

  public void frames(int count) {
    for (int i = 0; i < count; i++) {
      frame();
    }
  }

  public GameServices services() {
    return game.services();
  }

  public RunServices runs() {
    return game.runs();
  }

  public void open(ScreenName screen) {
    game.open(screen);
  }

  /** Returns the receiver of the window's input. */
  public InputProcessor input() {
    return Gdx.input.getInputProcessor();
  }

  public Settings settings() {
    return services().profile().settings();
  }

  /** Returns the run on the screen. */
  public Run run() {
    return game.current().run().map(FlownRun::run).orElseThrow();
  }

  public void change(Settings wanted) {
    services().change(wanted);
  }

  /** Adds a run that reached {@code wave} to the statistics. */
  public void reachWave(long wave) {
    services().profile().store().add(new Statistics(Map.of(), Map.of("WAVE", wave)));
  }

  /** Returns the hash of the run's state. */
  public long hash() {
    return run().hash();
  }

  /** Presses keys, one after the other, each for a frame. */
  public void keys(int... codes) {
    for (int code : codes) {
      input().keyDown(code);
      frame();
      input().keyUp(code);
      frame();
    }
  }

  public void hold(int code) {
    input().keyDown(code);
  }

  public void release(int code) {
    input().keyUp(code);
  }

  /** Sends the repeated event of a key that is held. */
  public void repeat(char letter) {
    input().keyTyped(letter);
    frame();
  }

  /** Types letters, each with its key. */
  public void type(String letters) {
    for (int i = 0; i < letters.length(); i++) {
      int code = Keys.A + Character.toUpperCase(letters.charAt(i)) - 'A';
      input().keyDown(code);
      input().keyTyped(letters.charAt(i));
      frame();
      input().keyUp(code);
    }
  }

  /** Presses parts of the gamepad, one after the other. */
  public void pad(GamepadControl... parts) {
    for (GamepadControl control : parts) {
      pads.press(control, 1);
      frame();
      pads.press(control, 0);
      frame();
    }
  }

  public Map<String, String> state() {
    Map<String, String> state = new HashMap<>();
    for (String line : game.state()) {
      int equals = line.indexOf('=');
      state.put(line.substring(0, equals), line.substring(equals + 1));
    }
    return state;
  }

  public String page() {
    return services().menu().page();
  }

  public String focus() {
    return services().menu().focused();
  }

  /** Runs frames until {@code condition} holds; {@code what} names it in the error. */
  public void until(String what, Predicate<HeadlessGame> condition) {
    for (int i = 0; i < 60 * 600; i++) {
      if (condition.test(this)) {
        return;
      }
      frame();
    }
    throw new AssertionError("waited in vain for " + what + ": " + state());
  }

  /**
   * Runs the fewest frames until {@code condition} holds, and draws none, for tests that see none
   * of them.
   */
  public void hurryUntil(String what, Predicate<HeadlessGame> condition) {
    ticksAFrame = FixedStep.MOST_TICKS_A_FRAME;
    isUnseen = true;
    try {
      until(what, condition);
    } finally {
      ticksAFrame = 1;
      isUnseen = false;
    }
  }

  /** Runs the fewest frames that take {@code seconds}, with a look at the game after each. */
  public void hurry(double seconds, Consumer<HeadlessGame> look) {
    ticksAFrame = FixedStep.MOST_TICKS_A_FRAME;
    try {
      for (double left = seconds; left > 1e-9; left -= ticksAFrame * FixedStep.TICK_SECONDS) {
        frame();
        look.accept(this);
      }
    } finally {
      ticksAFrame = 1;
    }
  }

  /** Runs the fewest frames until the page of results is open. */
  public void hurryToResults() {
    hurryUntil("the results", now -> now.page().equals("over"));
  }

  /** Presses a key until an item has the focus. */
  public void goTo(String item, Runnable press) {
    goTo(item, press, press);
  }

  /**
   * Presses a key until an item has the focus; at the end of a column it presses {@code across}.
   */
  public void goTo(String item, Runnable press, Runnable across) {
    List<String> visited = new ArrayList<>();
    while (!focus().equals(item)) {
      boolean again = visited.contains(focus());
      visited.add(focus());
      if (visited.size() > 80) {
        throw new AssertionError(item + " is not reached; " + visited);
      }
      (again ? across : press).run();
    }
  }

  @Override
  public void close() {
    game.dispose();
    if (moments != null) {
      spareMoments.add(moments);
      moments = null;
    }
  }

  /** Puts a finger down at a place, in pixels from the upper left. */
  public void fingerDown(int finger, double x, double y) {
    input().touchDown((int) Math.round(x), (int) Math.round(y), finger, Buttons.LEFT);
  }

  /** Moves a finger. */
  public void fingerMove(int finger, double x, double y) {
    input().touchDragged((int) Math.round(x), (int) Math.round(y), finger);
  }

  /** Lifts a finger. */
  public void fingerUp(int finger, double x, double y) {
    input().touchUp((int) Math.round(x), (int) Math.round(y), finger, Buttons.LEFT);
  }

  /** Taps with a finger, for a frame each down and up. */
  public void tap(double x, double y) {
    fingerDown(Devices.FIRST_FINGER, x, y);
    frame();
    fingerUp(Devices.FIRST_FINGER, x, y);
    frame();
  }

  private static final class Screen extends Monitor {
    Screen() {
      super(0, 0, "screen");
    }
  }

  private static final class Mode extends DisplayMode {
    Mode() {
      super(SCREEN_WIDTH, SCREEN_HEIGHT, 60, 24);
    }
  }

  /** A screen that is pointed at with fingers. */
  private record Handheld(double density) implements WindowSystem {
    @Override
    public boolean hasMonitor() {
      return true;
    }

    @Override
    public boolean isHandheld() {
      return true;
    }

    @Override
    public double pixelsPerMillimetre() {
      return density * USUAL_DENSITY;
    }

    @Override
    public SafeArea safeArea() {
      return new SafeArea(44 * density, 0, 44 * density, 21 * density);
    }
  }

  /** A window whose frames take whole ticks. */
  private static final class SteadyGraphics extends MockGraphics {
    private boolean isFullscreen;

    @Override
    public Monitor getMonitor() {
      return new Screen();
    }

    @Override
    public DisplayMode getDisplayMode(Monitor monitor) {
      return new Mode();
    }

    @Override
    public boolean isFullscreen() {
      return isFullscreen;
    }

    @Override
    public boolean setFullscreenMode(DisplayMode mode) {
      isFullscreen = true;
      return true;
    }

    @Override
    public boolean setWindowedMode(int width, int height) {
      isFullscreen = false;
      return true;
    }

    @Override
    public float getDeltaTime() {
      return (float) (ticksAFrame * FixedStep.TICK_SECONDS);
    }

    @Override
    public float getBackBufferScale() {
      return 1;
    }

    @Override
    public int getBackBufferWidth() {
      return minimised ? 0 : windowWidth;
    }

    @Override
    public int getBackBufferHeight() {
      return minimised ? 0 : windowHeight;
    }

    @Override
    public int getWidth() {
      return windowWidth;
    }

    @Override
    public int getHeight() {
      return windowHeight;
    }
  }

  /** An input that keeps its receiver. */
  private static final class ListeningInput extends MockInput {
    private @Nullable InputProcessor processor;

    @Override
    public void setInputProcessor(@Nullable InputProcessor wanted) {
      processor = wanted;
    }

    @Override
    public InputProcessor getInputProcessor() {
      return Objects.requireNonNull(processor);
    }
  }
}
