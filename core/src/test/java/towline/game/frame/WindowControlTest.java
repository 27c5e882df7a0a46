package towline.game.frame;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics;
import com.badlogic.gdx.Graphics.DisplayMode;
import com.badlogic.gdx.Graphics.Monitor;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import towline.game.host.WindowSystem;
import towline.settings.IntOption;
import towline.settings.OnOff;
import towline.settings.Options;
import towline.settings.Settings;
import towline.settings.WindowMode;
import towline.settings.WindowSize;

class WindowControlTest {
  private static final int SCREEN_WIDTH = 1920;
  private static final int SCREEN_HEIGHT = 1080;

  private final @Nullable Graphics before = Gdx.graphics;
  private final List<String> orders = new ArrayList<>();
  private int refreshRate = 60;
  private int frameCap;
  private boolean isFullscreen;
  private boolean plugged = true;
  private final WindowControl window = new WindowControl(new Desktop());
  private float scale = 1;
  private double density = 5;

  /** A window system that records its calls. */
  private final class Desktop implements WindowSystem {
    @Override
    public boolean hasMonitor() {
      return plugged;
    }

    @Override
    public double pixelsPerMillimetre() {
      return density;
    }

    @Override
    public void keepPointer(boolean inside) {
      orders.add(inside ? "pointer kept" : "pointer free");
    }
  }

  private static final class Screen extends Monitor {
    Screen() {
      super(0, 0, "screen");
    }
  }

  private static final class Mode extends DisplayMode {
    Mode(int refreshRate) {
      super(SCREEN_WIDTH, SCREEN_HEIGHT, refreshRate, 24);
    }
  }

  @BeforeEach
  void standIn() {
    Gdx.graphics =
        (Graphics)
            Proxy.newProxyInstance(
                WindowControlTest.class.getClassLoader(),
                new Class<?>[] {Graphics.class},
                (proxy, method, args) -> answer(method.getName(), args));
  }

  @AfterEach
  void restore() {
    Gdx.graphics = before;
  }

  private @Nullable Object answer(String method, Object[] args) {
    return switch (method) {
      case "getMonitor", "getPrimaryMonitor" -> {
        failWithoutMonitor();
        yield new Screen();
      }
      case "getDisplayMode" -> {
        failWithoutMonitor();
        yield new Mode(refreshRate);
      }
      case "getPpiY" -> {
        failWithoutMonitor();
        yield 96f;
      }
      case "getBackBufferScale" -> scale;
      case "isFullscreen" -> isFullscreen;
      case "setVSync" -> null;
      case "setSystemCursor" -> {
        orders.add("cursor " + args[0]);
        yield null;
      }
      case "setForegroundFPS" -> {
        frameCap = (int) args[0];
        yield null;
      }
      case "setUndecorated" -> {
        orders.add("undecorated " + args[0]);
        yield null;
      }
      case "setWindowedMode" -> {
        failWithoutMonitor();
        orders.add("windowed " + args[0] + "x" + args[1]);
        isFullscreen = false;
        yield true;
      }
      case "setFullscreenMode" -> {
        orders.add("full screen");
        isFullscreen = true;
        yield true;
      }
      default -> throw new UnsupportedOperationException(method);
    };
  }

  /** Fails as libGDX does: GLFW returns null instead of a list of monitors. */
  private void failWithoutMonitor() {
    if (!plugged) {
      throw new NullPointerException("glfwGetMonitors");
    }
  }

  /** A KVM switch or a dock disconnects the monitor for a moment, in any mode. */
  @ParameterizedTest
  @EnumSource(WindowMode.class)
  void withoutAMonitorTheWindowIsUnchanged(WindowMode mode) {
    Settings settings = Settings.defaults().with(Options.WINDOW_MODE, mode);
    window.apply(null, settings);
    window.resized(1280, 720, settings);
    isFullscreen = mode == WindowMode.FULL_SCREEN;
    plugged = false;
    window.resized(1300, 720, settings);
    assertThat(window.fillsScreen()).isEqualTo(isFullscreen);
    assertThat(window.pixelsPerInch()).isNaN();
    window.leave();
    window.comeBack(settings);
    assertThat(frameCap).isEqualTo(66);
    for (WindowMode other : WindowMode.values()) {
      window.apply(settings, settings.with(Options.WINDOW_MODE, other));
      window.ensure(other, settings.get(Options.WINDOW_SIZE));
    }
    assertThat(orders).isEmpty();
    plugged = true;
    assertThat(window.pixelsPerInch()).isEqualTo(96);
  }

  /** The window system counts in points of four pixels each. */
  @Test
  void aWindowInPointsFillsTheScreenOnlyIfItDoes() {
    scale = 2;
    Settings settings = Settings.defaults().with(Options.WINDOW_MODE, WindowMode.WINDOWED);
    window.resized(2560, 1440, settings);
    assertThat(window.fillsScreen()).isFalse();
    assertThat(window.resized(2602, 1554, settings)).isEqualTo(WindowSize.parse("1301x777"));
    window.resized(2 * SCREEN_WIDTH, 2 * SCREEN_HEIGHT, settings);
    assertThat(window.fillsScreen()).isTrue();
  }

  @Test
  void aWindowIsNoLargerThanTheScreen() {
    isFullscreen = true;
    window.resized(SCREEN_WIDTH, SCREEN_HEIGHT, Settings.defaults());
    window.ensure(WindowMode.WINDOWED, new WindowSize(3840, 600));
    assertThat(orders).contains("windowed 1920x600");
  }

  /** In the background a low frame rate suffices, whatever settings are changed meanwhile. */
  @Test
  void theFrameRateIsReducedInTheBackground() {
    Settings settings = Settings.defaults().with(Options.FRAME_CAP, 144);
    window.apply(null, settings);
    assertThat(frameCap).isEqualTo(144);
    window.leave();
    assertThat(frameCap).isEqualTo(20);
    window.apply(settings, settings.with(Options.FRAME_CAP, 120));
    assertThat(frameCap).isEqualTo(20);
    window.comeBack(settings.with(Options.FRAME_CAP, 120));
    assertThat(frameCap).isEqualTo(120);
  }

  /**
   * A cap at the refresh rate itself would interfere with VSync; other caps are the player's
   * choice.
   */
  @ParameterizedTest
  @CsvSource({
    "ON, 60, 0, 66",
    "ON, 144, 0, 159",
    "ON, 144, 144, 159",
    "ON, 144, 60, 60",
    "OFF, 144, 0, 144",
    "OFF, 60, 60, 60"
  })
  void theCapNeverEqualsTheRefreshRateUnderVSync(OnOff vsync, int rate, int cap, int applied) {
    refreshRate = rate;
    int wanted = cap == 0 ? IntOption.AUTOMATIC : cap;
    Settings settings =
        Settings.defaults().with(Options.VSYNC, vsync).with(Options.FRAME_CAP, wanted);
    window.apply(null, settings);
    assertThat(frameCap).isEqualTo(applied);
  }

  @Test
  void aDraggedSizeIsSavedButNeitherTheFirstNorThatOfTheFullScreen() {
    Settings settings = Settings.defaults().with(Options.WINDOW_MODE, WindowMode.WINDOWED);
    assertThat(window.resized(1280, 720, settings)).isEmpty();
    assertThat(window.resized(1301, 777, settings)).isEqualTo(WindowSize.parse("1301x777"));
    assertThat(window.resized(1301, 777, settings)).as("the same again").isEmpty();
    assertThat(window.resized(SCREEN_WIDTH, SCREEN_HEIGHT, settings)).isEmpty();
  }

  /** F11 switches to the full screen and back. */
  @Test
  void theWindowReturnsFromTheFullScreenToItsSavedSize() {
    Settings settings = Settings.defaults().with(Options.WINDOW_MODE, WindowMode.WINDOWED);
    WindowSize size = WindowSize.parse("1301x777").orElseThrow();
    window.resized(1301, 777, settings);
    window.ensure(WindowMode.FULL_SCREEN, size);
    assertThat(orders).containsExactly("full screen");
    window.ensure(WindowMode.FULL_SCREEN, size);
    assertThat(orders).as("nothing to do").hasSize(1);
    window.ensure(WindowMode.WINDOWED, size);
    assertThat(orders).containsExactly("full screen", "undecorated false", "windowed 1301x777");
  }

  /** With --size the window has another size than that of the settings, which stays saved. */
  @Test
  void aWindowWithASizeOfItsOwnReturnsToIt() {
    Settings settings = Settings.defaults().with(Options.WINDOW_MODE, WindowMode.WINDOWED);
    Settings filling = settings.with(Options.WINDOW_MODE, WindowMode.FULL_SCREEN);
    window.apply(null, settings);
    window.resized(1100, 700, settings);
    window.apply(settings, filling);
    window.resized(SCREEN_WIDTH, SCREEN_HEIGHT, filling);
    window.apply(filling, settings);
    assertThat(orders).endsWith("windowed 1100x700");
    assertThat(window.resized(1100, 700, settings)).as("chosen by the player").isEmpty();
    WindowSize chosen = WindowSize.parse("1600x900").orElseThrow();
    window.apply(settings, settings.with(Options.WINDOW_SIZE, chosen));
    assertThat(orders).endsWith("windowed 1600x900");
  }

  /** With --fullscreen the window fills the screen although the settings may say "windowed". */
  @Test
  void fillsScreenDependsOnTheWindowAndNotOnTheSettings() {
    assertThat(window.fillsScreen()).isFalse();
    isFullscreen = true;
    assertThat(window.fillsScreen()).isTrue();
    isFullscreen = false;
    Settings settings = Settings.defaults().with(Options.WINDOW_MODE, WindowMode.WINDOWED);
    window.resized(SCREEN_WIDTH, SCREEN_HEIGHT, settings);
    assertThat(window.fillsScreen()).as("borderless").isTrue();
  }

  /**
   * The pointer is hidden before it is confined, and released before it is shown: each is a
   * separate mode of the pointer.
   */
  @Test
  void thePointerIsConfinedWhileAPersonFliesAndTheWindowHasTheFocus() {
    Settings wanted = Settings.defaults().with(Options.KEEP_POINTER, OnOff.ON);
    window.flying(true, wanted);
    window.flying(true, wanted);
    assertThat(orders).containsExactly("cursor None", "pointer kept");
    orders.clear();
    window.leave();
    window.flying(true, wanted);
    assertThat(orders).containsExactly("pointer free");
    window.comeBack(wanted);
    window.flying(true, wanted);
    orders.clear();
    window.flying(false, wanted);
    assertThat(orders).containsExactly("pointer free", "cursor Arrow");
    orders.clear();
    window.flying(true, wanted.with(Options.KEEP_POINTER, OnOff.OFF));
    assertThat(orders).containsExactly("cursor None");
  }

  /** The zoom of a page leaves the number of its pixels as it was. */
  @Test
  void textIsFittedAgainWhenTheDensityHasStoppedChanging() {
    assertThat(window.pollRested(1)).as("the first density").isFalse();
    assertThat(window.pollRested(1)).isFalse();
    density = 7;
    assertThat(window.pollRested(0.1)).isFalse();
    density = 10;
    assertThat(window.pollRested(0.1)).isFalse();
    assertThat(window.pollRested(0.1)).isFalse();
    assertThat(window.pollRested(0.1)).isTrue();
    assertThat(window.pollRested(0.1)).isFalse();
  }
}
