package towline.game.frame;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import towline.input.Action;
import towline.input.Devices;
import towline.settings.Options;
import towline.settings.Settings;
import towline.settings.WindowMode;
import towline.store.UncheckedStoreException;
import towline.view.Renderer;
import towline.view.text.Localization;

/** The actions with one meaning on all screens. */
public final class GlobalActions {
  private final GameServices services;
  private final WindowControl window;

  /** Mode in which the window last filled the screen; the action for full screen returns to it. */
  private WindowMode fillingMode = WindowMode.FULL_SCREEN;

  private boolean screenshotDue;

  public GlobalActions(GameServices services, WindowControl window) {
    this.services = services;
    this.window = window;
  }

  /** Handles all pressed actions; actions that are not global are passed to the screen. */
  public void handleAll(Devices devices, GameScreen current) {
    for (Action action = devices.pollWindowAction();
        action != null;
        action = devices.pollWindowAction()) {
      if (current.claims(action) || !handle(action)) {
        current.onAction(action);
      }
    }
  }

  /** Handles a global action; returns false if the action is not global. */
  private boolean handle(Action action) {
    switch (action) {
      case VISION -> stepOverlay();
      case GHOSTS -> services.overlays().toggleGhosts();
      case FULL_SCREEN -> toggleFullScreen();
      case SCREENSHOT -> screenshotDue = true;
      case PERFORMANCE -> services.topLayer().toggleGraph();
      default -> {
        return false;
      }
    }
    return true;
  }

  private void stepOverlay() {
    OverlayController overlays = services.overlays();
    overlays.nextDetail();
    String level =
        services.picture().localization().of("toast.overlay." + overlays.detail().name());
    services.topLayer().board().showAnswer(level);
  }

  private void toggleFullScreen() {
    Settings settings = services.profile().settings();
    WindowMode mode = settings.get(Options.WINDOW_MODE);
    fillingMode = mode == WindowMode.WINDOWED ? fillingMode : mode;
    WindowMode wanted = window.fillsScreen() ? WindowMode.WINDOWED : fillingMode;
    services.change(settings.with(Options.WINDOW_MODE, wanted));
    // The command line may have opened the window in a mode other than that of the settings.
    window.ensure(wanted, settings.get(Options.WINDOW_SIZE));
  }

  /**
   * Saves the requested screenshot, and the files of the screen itself. Call only between drawing a
   * frame and showing it: after that OpenGL leaves the back buffer undefined.
   */
  public void afterDrawing(GameScreen current) {
    current.afterDrawing();
    if (screenshotDue) {
      screenshotDue = false;
      saveScreenshot();
    }
  }

  /**
   * Saves a screenshot; on a full disk or in a locked folder it shows a message and the run goes
   * on.
   */
  private void saveScreenshot() {
    MessageLayer topLayer = services.topLayer();
    Renderer picture = services.picture();
    Localization words = picture.localization();
    try {
      Path file = services.pictures().saveScreenshot(picture.width(), picture.height());
      topLayer.show(words.of(services.pictures().messageKey("toast.saved"), file));
    } catch (UncheckedStoreException | UncheckedIOException e) {
      topLayer.show(words.of("toast.unsaved"));
    }
  }
}
