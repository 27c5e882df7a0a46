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

/** The actions that mean the same on every screen. */
public final class GlobalActions {
  private final GameServices services;
  private final WindowControl window;
  private WindowMode filling = WindowMode.FULL_SCREEN;
  private boolean screenshotDue;

  public GlobalActions(GameServices services, WindowControl window) {
    this.services = services;
    this.window = window;
  }

  /** Carries out all that was pressed; what is not global is up to the screen. */
  public void handleAll(Devices devices, GameScreen current) {
    for (Action action = devices.pollWindowAction();
        action != null;
        action = devices.pollWindowAction()) {
      if (current.claims(action) || !handle(action)) {
        current.onAction(action);
      }
    }
  }

  /** Carries out an action; false if that is up to the screen. */
  private boolean handle(Action action) {
    switch (action) {
      case VISION -> services.overlays().nextDetail();
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

  private void toggleFullScreen() {
    Settings settings = services.profile().settings();
    WindowMode mode = settings.get(Options.WINDOW_MODE);
    filling = mode == WindowMode.WINDOWED ? filling : mode;
    WindowMode wanted = window.fillsScreen() ? WindowMode.WINDOWED : filling;
    services.change(settings.with(Options.WINDOW_MODE, wanted));
    // The command line may have opened the window otherwise than the settings say.
    window.ensure(wanted, settings.get(Options.WINDOW_SIZE));
  }

  /**
   * Saves the screenshot that was asked for, and what the screen itself saves. Only between drawing
   * a frame and showing it: after that OpenGL leaves the back buffer undefined.
   */
  public void afterDrawing(GameScreen current) {
    current.afterDrawing();
    if (screenshotDue) {
      screenshotDue = false;
      saveScreenshot();
    }
  }

  /** A full disk or a locked folder costs the screenshot, not the run. */
  private void saveScreenshot() {
    MessageLayer topLayer = services.topLayer();
    Renderer picture = services.picture();
    Localization words = picture.words();
    try {
      Path file = services.pictures().saveScreenshot(picture.width(), picture.height());
      topLayer.show(words.of(services.pictures().told("toast.saved"), file));
    } catch (UncheckedStoreException | UncheckedIOException e) {
      topLayer.show(words.of("toast.unsaved"));
    }
  }
}
