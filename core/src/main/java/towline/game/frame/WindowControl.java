package towline.game.frame;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics.DisplayMode;
import com.badlogic.gdx.graphics.Cursor.SystemCursor;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import towline.game.host.WindowSystem;
import towline.input.SafeArea;
import towline.input.TouchControls;
import towline.settings.IntOption;
import towline.settings.Options;
import towline.settings.Settings;
import towline.settings.WindowMode;
import towline.settings.WindowPlace;
import towline.settings.WindowSize;

/** The window: mode, frame rate and cursor. */
public final class WindowControl {
  /** Frame rate behind other windows, 1/s: enough for a run that goes on to keep its time. */
  private static final int BACKGROUND_FRAME_RATE = 20;

  /** Frame rate on a screen of unknown refresh rate, 1/s. */
  private static final int USUAL_FRAME_RATE = 60;

  /**
   * Time without a change of the window's size after which text is rendered for it, s; a drag
   * changes the size often.
   */
  private static final double REST_TIME = 0.15;

  /**
   * Frame cap under VSync as a multiple of the refresh rate; a cap at the rate itself would
   * interfere with VSync.
   */
  private static final double VSYNC_CAP_FACTOR = 1.1;

  private final WindowSystem windows;
  private boolean cursorShown = true;
  private boolean pointerKept;
  private boolean inBackground;
  private int width;
  private int height;

  /** Size in the units of the window system, which differ from pixels on some machines. */
  private double logicalWidth;

  private double logicalHeight;

  /** The last size of the window that did not fill the screen; the command line may choose it. */
  private Optional<WindowSize> ownSize = Optional.empty();

  private boolean resting = true;
  private double rested;

  /** Density of the screen when it was last looked at, physical pixels per mm; 0 at first. */
  private double density;

  /** Creates the control of the game's window. */
  public WindowControl(WindowSystem windows) {
    this.windows = windows;
  }

  /** Returns the position of the window; empty if unknown. */
  public Optional<WindowPlace> place() {
    return windows.place();
  }

  /** Returns the width of a finger, physical pixels. */
  public double fingerPixels() {
    return TouchControls.FINGER_MM * windows.pixelsPerMillimetre();
  }

  /** Returns the density of the screen under the fingers, physical pixels per mm. */
  public double pixelsPerMillimetre() {
    return windows.pixelsPerMillimetre();
  }

  /** Returns the part of the window that no notch and no rounded corner hides. */
  public SafeArea safeArea() {
    return windows.safeArea();
  }

  /** Reduces the frame rate. Called when the window loses the focus. */
  public void leave() {
    inBackground = true;
    Gdx.graphics.setForegroundFPS(BACKGROUND_FRAME_RATE);
  }

  /** Restores the frame rate of {@code settings}. Called when the window gains the focus. */
  public void comeBack(Settings settings) {
    inBackground = false;
    Gdx.graphics.setForegroundFPS(frameCap(settings));
  }

  public boolean isInBackground() {
    return inBackground;
  }

  /** Applies the settings that have changed. */
  public void apply(@Nullable Settings old, Settings settings) {
    Gdx.graphics.setVSync(settings.isOn(Options.VSYNC));
    if (!inBackground) {
      Gdx.graphics.setForegroundFPS(frameCap(settings));
    }
    // At the start the launcher has already applied mode and size.
    if (old == null) {
      return;
    }
    WindowSize size = settings.get(Options.WINDOW_SIZE);
    boolean isNewSize = !size.equals(old.get(Options.WINDOW_SIZE));
    if (isNewSize) {
      ownSize = Optional.of(size);
    }
    if (isNewSize || old.get(Options.WINDOW_MODE) != settings.get(Options.WINDOW_MODE)) {
      show(settings.get(Options.WINDOW_MODE), size);
    }
  }

  private int frameCap(Settings settings) {
    int wanted = settings.get(Options.FRAME_CAP);
    DisplayMode screen = screen();
    int rate = Math.max(USUAL_FRAME_RATE, screen == null ? 0 : screen.refreshRate);
    if (settings.isOn(Options.VSYNC) && (wanted == IntOption.AUTOMATIC || wanted == rate)) {
      return (int) Math.ceil(VSYNC_CAP_FACTOR * rate);
    }
    return wanted == IntOption.AUTOMATIC ? rate : wanted;
  }

  /** Returns true if the window fills the screen now, regardless of the settings. */
  public boolean fillsScreen() {
    DisplayMode screen = screen();
    return Gdx.graphics.isFullscreen()
        || (screen != null && logicalWidth >= screen.width && logicalHeight >= screen.height);
  }

  /**
   * Changes the window, unless it already fills the screen or not as {@code mode} says.
   *
   * @param size the size of a window that has not had one of its own yet
   */
  public void ensure(WindowMode mode, WindowSize size) {
    if (fillsScreen() == (mode == WindowMode.WINDOWED)) {
      show(mode, size);
    }
  }

  /**
   * Stores a new size of the window, physical pixels.
   *
   * @return the size to save as the player's choice; empty if the player did not choose it, for
   *     instance the first size
   */
  public Optional<WindowSize> resized(int wide, int high, Settings settings) {
    boolean first = width == 0;
    boolean same = wide == width && high == height;
    width = wide;
    height = high;
    double scale = Gdx.graphics.getBackBufferScale();
    logicalWidth = Math.round(wide / scale);
    logicalHeight = Math.round(high / scale);
    resting = first;
    rested = 0;
    if (fillsScreen()) {
      return Optional.empty();
    }
    Optional<WindowSize> before = ownSize;
    ownSize = WindowSize.parse((int) logicalWidth + "x" + (int) logicalHeight);
    boolean isChosen =
        !first
            && !same
            && !ownSize.equals(before)
            && settings.get(Options.WINDOW_MODE) == WindowMode.WINDOWED;
    return ownSize.filter(size -> isChosen && !size.equals(settings.get(Options.WINDOW_SIZE)));
  }

  /**
   * Advances by {@code seconds}; returns true once when the window's size and the density of its
   * screen have stopped changing. A page that is zoomed changes its density alone.
   */
  public boolean pollRested(double seconds) {
    rested += seconds;
    double present = windows.pixelsPerMillimetre();
    if (present != density) {
      resting &= density == 0;
      rested = 0;
      density = present;
    }
    boolean isNew = !resting && rested > REST_TIME;
    resting |= isNew;
    return isNew;
  }

  /**
   * Returns the display mode of the window's monitor; null without a monitor, when libGDX would
   * throw.
   */
  private @Nullable DisplayMode screen() {
    return windows.hasMonitor() ? Gdx.graphics.getDisplayMode(Gdx.graphics.getMonitor()) : null;
  }

  /** Returns the pixel density of the window's monitor, pixels per inch; NaN without a monitor. */
  public double pixelsPerInch() {
    return windows.hasMonitor() ? Gdx.graphics.getPpiY() : Double.NaN;
  }

  /**
   * Changes the window; without a monitor it is left as it is, because libGDX could not place it.
   */
  private void show(WindowMode mode, WindowSize size) {
    DisplayMode screen = screen();
    if (screen == null) {
      return;
    }
    if (mode == WindowMode.WINDOWED) {
      WindowSize fitting = ownSize.orElse(size).within(screen.width, screen.height);
      Gdx.graphics.setUndecorated(false);
      Gdx.graphics.setWindowedMode(fitting.width(), fitting.height());
    } else if (mode == WindowMode.BORDERLESS) {
      Gdx.graphics.setUndecorated(true);
      Gdx.graphics.setWindowedMode(screen.width, screen.height);
    } else {
      Gdx.graphics.setFullscreenMode(screen);
    }
  }

  /**
   * Hides the pointer while a person flies, and confines it to the window if the settings say so.
   */
  public void flying(boolean flying, Settings settings) {
    boolean keeps = flying && !inBackground && settings.isOn(Options.KEEP_POINTER);
    if (!keeps) {
      keepPointer(false);
    }
    cursor(!flying);
    if (keeps) {
      keepPointer(true);
    }
  }

  private void keepPointer(boolean inside) {
    if (inside != pointerKept) {
      pointerKept = inside;
      windows.keepPointer(inside);
    }
  }

  private void cursor(boolean shown) {
    if (shown != cursorShown) {
      cursorShown = shown;
      Gdx.graphics.setSystemCursor(shown ? SystemCursor.Arrow : SystemCursor.None);
    }
  }
}
