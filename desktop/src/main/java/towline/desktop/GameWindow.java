package towline.desktop;

import com.badlogic.gdx.Files;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3NativesLoader;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.glutils.HdpiMode;
import com.badlogic.gdx.utils.GdxRuntimeException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Optional;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.system.Platform;
import towline.game.diagnostics.CrashGuard;
import towline.settings.WindowMode;
import towline.settings.WindowPlace;
import towline.settings.WindowSize;
import towline.store.InputException;

/** The game's window; only this class uses the window system. */
final class GameWindow {
  private enum Visibility {
    SHOWN,
    HIDDEN
  }

  /** Frame rate on a screen of unknown refresh rate, Hz. */
  private static final int DEFAULT_FRAME_RATE = 60;

  /** Number of samples for multisampling: none, because the line shader does the anti-aliasing. */
  private static final int NO_MULTISAMPLING = 0;

  private static final Color BACKGROUND = Color.valueOf("070b1a");

  /** Icons from which the window system picks the size that it needs. */
  private static final String[] ICONS = {
    "icon/towline-16.png", "icon/towline-32.png", "icon/towline-48.png", "icon/towline-128.png"
  };

  private final WindowSize size;
  private final WindowMode mode;
  private Optional<WindowPlace> place = Optional.empty();

  GameWindow(WindowSize size, WindowMode mode) {
    this.size = size;
    this.mode = mode;
  }

  /** Opens the window at {@code wanted}, and fills that monitor, if the place is still on one. */
  GameWindow at(Optional<WindowPlace> wanted) {
    place = wanted;
    return this;
  }

  /**
   * Shows {@code game} until it leaves or its window is closed.
   *
   * @throws InputException if there is no screen, or none that can draw the game
   */
  void play(CrashGuard game) throws InputException {
    run(game, Visibility.SHOWN);
  }

  /** Runs {@code game} as {@link #play} does, in an invisible window. */
  void playHidden(CrashGuard game) throws InputException {
    run(game, Visibility.HIDDEN);
  }

  private void run(CrashGuard game, Visibility visibility) throws InputException {
    findScreen();
    DisplayLoss.watch(game);
    // Errors of GLFW are reported in the game's own sentences.
    Lwjgl3ApplicationConfiguration.errorStream = new PrintStream(OutputStream.nullOutputStream());
    try {
      Lwjgl3ApplicationConfiguration config = configuration();
      config.setInitialVisible(visibility == Visibility.SHOWN);
      new Lwjgl3Application(game, config);
    } catch (RuntimeException e) {
      throw translated(e, game);
    }
  }

  private static void findScreen() throws InputException {
    Lwjgl3NativesLoader.load();
    if (Platform.get() == Platform.LINUX && System.getenv("WAYLAND_DISPLAY") == null) {
      // By default GLFW tries Wayland first, whose library complains on the console.
      GLFW.glfwInitHint(GLFW.GLFW_PLATFORM, GLFW.GLFW_PLATFORM_X11);
    }
    if (!GLFW.glfwInit()) {
      throw new InputException(
          "cannot open a window: no display found; start Towline in a desktop session or under"
              + " xvfb-run, or play the page in a browser (docs/web.md); replay record and all"
              + " commands of the laboratory but sheet need no display");
    }
  }

  /**
   * Returns bad input if the window could not open; a later failure is thrown as the game's crash.
   */
  private static InputException translated(RuntimeException problem, CrashGuard game) {
    if (Gdx.graphics != null || !(problem instanceof GdxRuntimeException)) {
      throw game.report(problem);
    }
    return new InputException(
        "cannot open a window: OpenGL 2.0 is not available; install the driver of your"
            + " graphics card or Mesa's software renderer");
  }

  /** True if a monitor is connected now. */
  static boolean hasMonitor() {
    return GLFW.glfwGetPrimaryMonitor() != 0;
  }

  private Lwjgl3ApplicationConfiguration configuration() {
    Lwjgl3ApplicationConfiguration config = new Lwjgl3ApplicationConfiguration();
    config.setTitle("Towline");
    config.setWindowIcon(Files.FileType.Internal, ICONS);
    config.setInitialBackgroundColor(BACKGROUND);
    config.setWindowSizeLimits(WindowSize.LEAST_WIDTH, WindowSize.LEAST_HEIGHT, -1, -1);
    config.setHdpiMode(HdpiMode.Pixels);
    config.setBackBufferConfig(8, 8, 8, 8, 0, 0, NO_MULTISAMPLING);
    config.useVsync(true);
    config.setForegroundFPS(DEFAULT_FRAME_RATE);
    config.setPauseWhenLostFocus(true);
    // The game opens its sound device itself: OpenAlDevice.
    config.disableAudio(true);
    config.setWindowedMode(size.width(), size.height());
    if (hasMonitor()) {
      Optional<Graphics.Monitor> kept = place.flatMap(GameWindow::monitorAt);
      Graphics.DisplayMode screen =
          kept.map(Lwjgl3ApplicationConfiguration::getDisplayMode)
              .orElseGet(Lwjgl3ApplicationConfiguration::getDisplayMode);
      WindowSize fitting = size.within(screen.width, screen.height);
      config.setWindowedMode(fitting.width(), fitting.height());
      if (kept.isPresent() && place.isPresent()) {
        WindowPlace now = place.get();
        config.setWindowPosition(now.x(), now.y());
      }
      config.setForegroundFPS(Math.max(DEFAULT_FRAME_RATE, screen.refreshRate));
      if (mode == WindowMode.FULL_SCREEN) {
        config.setFullscreenMode(screen);
      } else if (mode == WindowMode.BORDERLESS) {
        config.setDecorated(false);
        kept.ifPresent(at -> config.setWindowPosition(at.virtualX, at.virtualY));
        config.setWindowedMode(screen.width, screen.height);
      }
    }
    return config;
  }

  /**
   * Returns the monitor on which a window at {@code place} is visible and can be grabbed; empty if
   * there is none.
   */
  private static Optional<Graphics.Monitor> monitorAt(WindowPlace place) {
    for (Graphics.Monitor monitor : Lwjgl3ApplicationConfiguration.getMonitors()) {
      Graphics.DisplayMode screen = Lwjgl3ApplicationConfiguration.getDisplayMode(monitor);
      int right = place.x() - monitor.virtualX;
      int down = place.y() - monitor.virtualY;
      boolean isOnIt =
          right > -WindowSize.LEAST_WIDTH / 2
              && down >= 0
              && right < screen.width - WindowSize.LEAST_WIDTH / 2
              && down < screen.height - WindowSize.LEAST_HEIGHT / 2;
      if (isOnIt) {
        return Optional.of(monitor);
      }
    }
    return Optional.empty();
  }
}
