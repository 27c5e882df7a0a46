package towline.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics.DisplayMode;
import com.badlogic.gdx.Graphics.Monitor;
import com.badlogic.gdx.graphics.Cursor.SystemCursor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import towline.screen.clip.Screenshot;
import towline.settings.IntOption;
import towline.settings.Options;
import towline.settings.Settings;
import towline.settings.WindowMode;
import towline.settings.WindowSize;
import towline.store.UncheckedStoreException;

/** The window: mode, frame rate, cursor and screenshots. */
final class WindowControl {
  /** Frames a second on a screen of unknown refresh rate. */
  private static final int USUAL_FRAME_RATE = 60;

  /** The folder of the game among the player's pictures. */
  private static final String FOLDER = "Towline";

  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS");

  /**
   * How long a window must keep its size before text is rendered for it, s: a drag changes often.
   */
  private static final double REST = 0.15;

  /**
   * How far above the refresh rate VSync is capped: a cap at the rate itself would beat with it.
   */
  private static final double ABOVE_VSYNC = 1.1;

  private boolean cursorShown = true;
  private int width;
  private int height;
  private boolean resting = true;
  private double rested;

  /** Applies the settings that have changed. */
  void apply(@Nullable Settings old, Settings now) {
    Gdx.graphics.setVSync(now.isOn(Options.VSYNC));
    Gdx.graphics.setForegroundFPS(frameCap(now));
    boolean same =
        old == null
            || (old.get(Options.WINDOW_MODE) == now.get(Options.WINDOW_MODE)
                && old.get(Options.WINDOW_SIZE).equals(now.get(Options.WINDOW_SIZE)));
    // At the start the launcher has already applied the mode.
    if (!same) {
      show(now.get(Options.WINDOW_MODE), now.get(Options.WINDOW_SIZE));
    }
  }

  private static int frameCap(Settings now) {
    int wanted = now.get(Options.FRAME_CAP);
    DisplayMode screen = screen();
    int rate = Math.max(USUAL_FRAME_RATE, screen == null ? 0 : screen.refreshRate);
    if (now.isOn(Options.VSYNC) && (wanted == IntOption.AUTOMATIC || wanted == rate)) {
      return (int) Math.ceil(ABOVE_VSYNC * rate);
    }
    return wanted == IntOption.AUTOMATIC ? rate : wanted;
  }

  /** Whether the window fills the screen now, whatever the settings say. */
  boolean fillsScreen() {
    DisplayMode screen = screen();
    return Gdx.graphics.isFullscreen()
        || (screen != null && width >= screen.width && height >= screen.height);
  }

  /** Makes sure that the window fills the screen, or does not. */
  void ensure(WindowMode mode, WindowSize size) {
    if (fillsScreen() == (mode == WindowMode.WINDOWED)) {
      show(mode, size);
    }
  }

  /**
   * Takes in a new size of the window, physical pixels.
   *
   * @return the size to keep as the player's own; empty if it is none, such as the first
   */
  Optional<WindowSize> resized(int wide, int high, Settings settings) {
    boolean first = width == 0;
    boolean same = wide == width && high == height;
    width = wide;
    height = high;
    resting = first;
    rested = 0;
    if (first
        || same
        || fillsScreen()
        || settings.get(Options.WINDOW_MODE) != WindowMode.WINDOWED) {
      return Optional.empty();
    }
    double scale = Gdx.graphics.getBackBufferScale();
    return WindowSize.parse(Math.round(wide / scale) + "x" + Math.round(high / scale))
        .filter(size -> !size.equals(settings.get(Options.WINDOW_SIZE)));
  }

  /** Whether, after that time, s, the window has just come to rest at a new size. */
  boolean pollRested(double seconds) {
    rested += seconds;
    boolean now = !resting && rested > REST;
    resting |= now;
    return now;
  }

  /** The display mode of the window's monitor; null while there is none. */
  private static @Nullable DisplayMode screen() {
    Monitor monitor = Gdx.graphics.getMonitor();
    Monitor there = monitor == null ? Gdx.graphics.getPrimaryMonitor() : monitor;
    return there == null ? null : Gdx.graphics.getDisplayMode(there);
  }

  private static void show(WindowMode mode, WindowSize size) {
    DisplayMode screen = screen();
    if (mode == WindowMode.WINDOWED || screen == null) {
      Gdx.graphics.setUndecorated(false);
      Gdx.graphics.setWindowedMode(size.width(), size.height());
    } else if (mode == WindowMode.BORDERLESS) {
      Gdx.graphics.setUndecorated(true);
      Gdx.graphics.setWindowedMode(screen.width, screen.height);
    } else {
      Gdx.graphics.setFullscreenMode(screen);
    }
  }

  void showCursor() {
    cursor(true);
  }

  /** Hides the pointer while somebody flies, and shows it again. */
  void hideCursorIf(boolean flying) {
    if (flying) {
      hideCursor();
    } else {
      showCursor();
    }
  }

  void hideCursor() {
    cursor(false);
  }

  private void cursor(boolean shown) {
    if (shown != cursorShown) {
      cursorShown = shown;
      Gdx.graphics.setSystemCursor(shown ? SystemCursor.Arrow : SystemCursor.None);
    }
  }

  /**
   * Saves the picture that was just drawn among the player's pictures.
   *
   * @return its file
   * @throws UncheckedIOException if the folder cannot be made
   * @throws UncheckedStoreException if the file cannot be written
   */
  static Path saveScreenshot(Path pictures) {
    Path file = newPicture(pictures, ".png");
    try {
      Files.createDirectories(pictures.resolve(FOLDER));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Screenshot.save(file);
    return file;
  }

  /** The file of a picture that is made now, among the player's pictures. */
  static Path newPicture(Path pictures, String extension) {
    String now = LocalDateTime.now(ZoneId.systemDefault()).format(STAMP);
    return pictures.resolve(FOLDER).resolve("towline-" + now + extension);
  }
}
