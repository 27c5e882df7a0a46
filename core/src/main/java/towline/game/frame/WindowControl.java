package towline.game.frame;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics.DisplayMode;
import com.badlogic.gdx.graphics.Cursor.SystemCursor;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import towline.game.host.WindowSystem;
import towline.settings.IntOption;
import towline.settings.Options;
import towline.settings.Settings;
import towline.settings.WindowMode;
import towline.settings.WindowPlace;
import towline.settings.WindowSize;

/** The window: mode, frame rate and cursor. */
public final class WindowControl {
  /** Frames a second behind other windows, where a run that goes on still keeps its time. */
  private static final int BACKGROUND_FRAME_RATE = 20;

  /** Frames a second on a screen of unknown refresh rate. */
  private static final int USUAL_FRAME_RATE = 60;

  /**
   * How long a window must keep its size before text is rendered for it, s: a drag changes often.
   */
  private static final double REST = 0.15;

  /**
   * How far above the refresh rate VSync is capped: a cap at the rate itself would beat with it.
   */
  private static final double ABOVE_VSYNC = 1.1;

  private final WindowSystem windows;
  private boolean cursorShown = true;
  private boolean pointerKept;
  private boolean inBackground;
  private int width;
  private int height;

  /** The size in the units of the window system, which differ from pixels on some machines. */
  private double logicalWidth;

  private double logicalHeight;
  private boolean resting = true;
  private double rested;

  /** The window of the game, which that system shows. */
  public WindowControl(WindowSystem windows) {
    this.windows = windows;
  }

  /** Where the window stands; empty if nobody can say. */
  public Optional<WindowPlace> place() {
    return windows.place();
  }

  /** The window is in the background from here on, where it needs few frames. */
  public void leave() {
    inBackground = true;
    Gdx.graphics.setForegroundFPS(BACKGROUND_FRAME_RATE);
  }

  /** The window is in front again, with the frame rate of those settings. */
  public void comeBack(Settings settings) {
    inBackground = false;
    Gdx.graphics.setForegroundFPS(frameCap(settings));
  }

  /** Applies the settings that have changed. */
  public void apply(@Nullable Settings old, Settings now) {
    Gdx.graphics.setVSync(now.isOn(Options.VSYNC));
    if (!inBackground) {
      Gdx.graphics.setForegroundFPS(frameCap(now));
    }
    boolean same =
        old == null
            || (old.get(Options.WINDOW_MODE) == now.get(Options.WINDOW_MODE)
                && old.get(Options.WINDOW_SIZE).equals(now.get(Options.WINDOW_SIZE)));
    // At the start the launcher has already applied the mode.
    if (!same) {
      show(now.get(Options.WINDOW_MODE), now.get(Options.WINDOW_SIZE));
    }
  }

  private int frameCap(Settings now) {
    int wanted = now.get(Options.FRAME_CAP);
    DisplayMode screen = screen();
    int rate = Math.max(USUAL_FRAME_RATE, screen == null ? 0 : screen.refreshRate);
    if (now.isOn(Options.VSYNC) && (wanted == IntOption.AUTOMATIC || wanted == rate)) {
      return (int) Math.ceil(ABOVE_VSYNC * rate);
    }
    return wanted == IntOption.AUTOMATIC ? rate : wanted;
  }

  /** Whether the window fills the screen now, whatever the settings say. */
  public boolean fillsScreen() {
    DisplayMode screen = screen();
    return Gdx.graphics.isFullscreen()
        || (screen != null && logicalWidth >= screen.width && logicalHeight >= screen.height);
  }

  /** Makes sure that the window fills the screen, or does not. */
  public void ensure(WindowMode mode, WindowSize size) {
    if (fillsScreen() == (mode == WindowMode.WINDOWED)) {
      show(mode, size);
    }
  }

  /**
   * Takes in a new size of the window, physical pixels.
   *
   * @return the size to keep as the player's own; empty if it is none, such as the first
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
    if (first
        || same
        || fillsScreen()
        || settings.get(Options.WINDOW_MODE) != WindowMode.WINDOWED) {
      return Optional.empty();
    }
    return WindowSize.parse((int) logicalWidth + "x" + (int) logicalHeight)
        .filter(size -> !size.equals(settings.get(Options.WINDOW_SIZE)));
  }

  /** Whether, after that time, s, the window has just come to rest at a new size. */
  public boolean pollRested(double seconds) {
    rested += seconds;
    boolean now = !resting && rested > REST;
    resting |= now;
    return now;
  }

  /** The display mode of the window's monitor; null while there is none, when libGDX throws. */
  private @Nullable DisplayMode screen() {
    return windows.hasMonitor() ? Gdx.graphics.getDisplayMode(Gdx.graphics.getMonitor()) : null;
  }

  /** The pixels of the window's monitor an inch; NaN while there is none. */
  public double pixelsAnInch() {
    return windows.hasMonitor() ? Gdx.graphics.getPpiY() : Double.NaN;
  }

  /** Without a monitor the window stays as it is: libGDX could not place it. */
  private void show(WindowMode mode, WindowSize size) {
    DisplayMode screen = screen();
    if (screen == null) {
      return;
    }
    if (mode == WindowMode.WINDOWED) {
      WindowSize fitting = size.within(screen.width, screen.height);
      Gdx.graphics.setUndecorated(false);
      Gdx.graphics.setWindowedMode(fitting.width(), fitting.height());
    } else if (mode == WindowMode.BORDERLESS) {
      Gdx.graphics.setUndecorated(true);
      Gdx.graphics.setWindowedMode(screen.width, screen.height);
    } else {
      Gdx.graphics.setFullscreenMode(screen);
    }
  }

  /** Hides the pointer while somebody flies, and keeps it in the window if that is wanted. */
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
