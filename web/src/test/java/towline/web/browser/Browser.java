package towline.web.browser;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.bidi.log.GenericLogEntry;
import org.openqa.selenium.bidi.log.LogLevel;
import org.openqa.selenium.bidi.module.LogInspector;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.firefox.FirefoxDriver;
import org.openqa.selenium.firefox.FirefoxOptions;
import org.openqa.selenium.firefox.GeckoDriverService;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.remote.RemoteWebDriver;

/** Chromium, or Firefox with -Dpage.browser=firefox, without a window, drawn by software. */
final class Browser implements AutoCloseable {
  private static final Duration LIMIT = Duration.ofMinutes(8);

  /** Duration of a key press; shorter than the delay after which a held key repeats. */
  private static final Duration PRESS_DURATION = Duration.ofMillis(200);

  private static final long POLL = 100;

  /** Pixels of the picture for each pixel of the page, in each direction: each costs time. */
  private static final double COARSE = 0.5;

  /** Keeps the message of each frame, because it is gone after seconds. */
  private static final String RECORD_MESSAGES =
      "window.messages = []; requestAnimationFrame(function look() {"
          + " const shown = towline.state().match(/^message=(.*)$/m);"
          + " if (shown && !messages.includes(shown[1])) messages.push(shown[1]);"
          + " requestAnimationFrame(look); })";

  /** Maximum number of items of the pages that {@link #choose} can move through. */
  private static final int MAX_ITEMS = 40;

  private final RemoteWebDriver driver;
  private final Console console;
  private final List<String> printed = new ArrayList<>();
  private final List<String> errors = new ArrayList<>();

  /** Places of the fingers that are down, by their numbers. */
  private final Map<Integer, Map<String, Integer>> fingers = new TreeMap<>();

  /** The lines that pages print on the console. */
  @FunctionalInterface
  private interface Console {
    /** Moves all lines since the last call to the lists. */
    void moveTo(List<String> printed, List<String> errors);
  }

  private Browser(RemoteWebDriver driver, Console console, Dimension size) {
    this.driver = driver;
    this.console = console;
    driver.manage().timeouts().scriptTimeout(LIMIT).pageLoadTimeout(LIMIT);
    driver.manage().window().setSize(size);
  }

  /**
   * Opens a browser of a size. Without one the test is skipped with a message, or fails with
   * CI=true.
   */
  static Browser open(Dimension size) {
    return System.getProperty("page.browser", "chromium").equals("firefox")
        ? firefox(size)
        : chromium(size);
  }

  private static Browser chromium(Dimension size) {
    ChromeOptions options = new ChromeOptions();
    options.setBinary(program("chromium", "google-chrome").toString());
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--use-angle=swiftshader",
        "--enable-unsafe-swiftshader",
        // A canvas is drawn faster by the processor than by a graphics card that it emulates.
        "--disable-accelerated-2d-canvas",
        "--force-device-scale-factor=" + COARSE,
        "--window-size=" + size.getWidth() + "," + size.getHeight());
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.ALL);
    options.setCapability("goog:loggingPrefs", logs);
    ChromeDriverService service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(program("chromedriver").toFile())
            .usingAnyFreePort()
            .build();
    ChromeDriver driver = new ChromeDriver(service, options);
    Console console =
        (printed, errors) -> {
          for (LogEntry entry : driver.manage().logs().get(LogType.BROWSER)) {
            boolean isError = entry.getLevel().intValue() >= Level.SEVERE.intValue();
            (isError ? errors : printed).add(entry.getMessage());
          }
        };
    return new Browser(driver, console, size);
  }

  private static Browser firefox(Dimension size) {
    FirefoxOptions options = new FirefoxOptions();
    options.setBinary(program("firefox", "firefox-esr"));
    options.addArguments("-headless");
    options.addPreference("webgl.force-enabled", true);
    options.addPreference("layout.css.devPixelsPerPx", Double.toString(COARSE));
    options.enableBiDi();
    GeckoDriverService service =
        new GeckoDriverService.Builder()
            .usingDriverExecutable(program("geckodriver").toFile())
            .usingAnyFreePort()
            .build();
    FirefoxDriver driver = new FirefoxDriver(service, options);
    Queue<GenericLogEntry> entries = new ConcurrentLinkedQueue<>();
    LogInspector inspector = new LogInspector(driver);
    inspector.onConsoleEntry(entries::add);
    inspector.onJavaScriptException(entries::add);
    Console console =
        (printed, errors) -> {
          for (GenericLogEntry entry = entries.poll(); entry != null; entry = entries.poll()) {
            // In quotation marks, as Chromium has it.
            (entry.getLevel() == LogLevel.ERROR ? errors : printed)
                .add('"' + entry.getText() + '"');
          }
        };
    return new Browser(driver, console, size);
  }

  /** Returns the first of the programs that is on the path. */
  private static Path program(String... names) {
    String path = System.getenv("PATH");
    for (String name : names) {
      for (String folder : (path == null ? "" : path).split(File.pathSeparator, -1)) {
        Path file = Path.of(folder, name);
        if (Files.isExecutable(file)) {
          return file;
        }
      }
    }
    String line = "BROWSER TESTS CANNOT RUN: " + String.join(" or ", names) + " is missing";
    if ("true".equals(System.getenv("CI"))) {
      Assertions.fail(line);
    }
    System.err.println("\n*** SKIPPED *** " + line + "\n");
    Assumptions.abort(line);
    throw new IllegalStateException(line);
  }

  /** Returns Chromium, or skips the test: only Chromium acts as a phone or a slow machine. */
  private ChromeDriver chromium() {
    Assumptions.assumeTrue(driver instanceof ChromeDriver, "only Chromium has this command");
    return (ChromeDriver) driver;
  }

  void go(String address) {
    readLog();
    printed.clear();
    errors.clear();
    driver.get(address);
  }

  /** Returns the address of the page. */
  String address() {
    return String.valueOf(driver.getCurrentUrl());
  }

  /** Reloads the page, like a player who presses F5. */
  void reload() {
    driver.navigate().refresh();
  }

  /** Lets all pages from now on do without a service worker. */
  void forgetServiceWorkers() {
    chromium()
        .executeCdpCommand(
            "Page.addScriptToEvaluateOnNewDocument",
            Map.of("source", "delete Navigator.prototype.serviceWorker"));
  }

  /** Waits until the first picture of the game is shown; fails if the page reports an error. */
  void awaitGame() {
    await(
        "the game",
        () -> {
          if (!errors().isEmpty()) {
            Assertions.fail("the game does not begin: " + errors());
          }
          return Boolean.TRUE.equals(script("return cover.hidden"));
        });
    script(RECORD_MESSAGES);
  }

  /** Waits until the game has shown a message since {@link #awaitGame}, however briefly. */
  void awaitMessage(String message) {
    await(message, () -> ((List<?>) script("return window.messages")).contains(message));
  }

  /** Returns a value of {@code TowlineGame.state()}; empty if there is none. */
  String state(String key) {
    String start = key + "=";
    return String.valueOf(script("return towline.state()"))
        .lines()
        .filter(line -> line.startsWith(start))
        .map(line -> line.substring(start.length()))
        .findFirst()
        .orElse("");
  }

  /** Waits until {@code TowlineGame.state()} has a value. */
  void awaitState(String key, String value) {
    await(key + "=" + value, () -> state(key).equals(value));
  }

  /** Moves the focus to an item and activates it. */
  void choose(String item) {
    focus(item);
    press(Keys.ENTER);
  }

  /** Moves the focus to an item. */
  void focus(String item) {
    for (int i = 0; i < MAX_ITEMS && !state("focus").equals(item); i++) {
      press(Keys.TAB);
    }
    Assertions.assertEquals(item, state("focus"), "on the page " + state("page"));
  }

  /** Presses a key and does not release it. */
  void hold(CharSequence key) {
    new Actions(driver).keyDown(key).perform();
  }

  void release(CharSequence key) {
    new Actions(driver).keyUp(key).perform();
  }

  /** Waits until the page has drawn {@code frames} frames. */
  void awaitFrames(int frames) {
    driver.executeAsyncScript(
        "const done = arguments[1]; let left = arguments[0];"
            + " requestAnimationFrame(function next() {"
            + " if (left-- > 0) requestAnimationFrame(next); else done(); });",
        frames);
  }

  /** Waits until a condition is met. */
  void await(String what, BooleanSupplier met) {
    long end = System.nanoTime() + LIMIT.toNanos();
    while (!met.getAsBoolean()) {
      if (System.nanoTime() > end) {
        Assertions.fail("waited in vain for " + what + "; errors: " + errors());
      }
      sleep();
    }
  }

  private static void sleep() {
    try {
      Thread.sleep(POLL);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  Object script(String script) {
    return driver.executeScript(script);
  }

  Object asyncScript(String script) {
    return driver.executeAsyncScript(script);
  }

  /** Presses keys, one after the other, each for some frames. */
  void press(CharSequence... keys) {
    for (CharSequence key : keys) {
      new Actions(driver).keyDown(key).pause(PRESS_DURATION).keyUp(key).perform();
      awaitFrames(5);
    }
  }

  /** Clicks on the page. */
  void click() {
    new Actions(driver).moveToLocation(300, 150).click().perform();
  }

  /** Forgets the files that it keeps for the next time. */
  void forgetFiles() {
    chromium().executeCdpCommand("Network.clearBrowserCache", Map.of());
  }

  /** Makes the page's thread {@code rate} times as slow. */
  void slowDown(int rate) {
    chromium().executeCdpCommand("Emulation.setCPUThrottlingRate", Map.of("rate", rate));
  }

  /** Turns the browser into a phone of a size, pixels of a page, that is touched by fingers. */
  void becomePhone(int width, int height) {
    chromium()
        .executeCdpCommand(
            "Emulation.setDeviceMetricsOverride",
            Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", true));
    chromium()
        .executeCdpCommand(
            "Emulation.setTouchEmulationEnabled", Map.of("enabled", true, "maxTouchPoints", 5));
  }

  /** Puts a finger down at a place, pixels of the page. */
  void fingerDown(int finger, int x, int y) {
    fingers.put(finger, Map.of("id", finger, "x", x, "y", y));
    dispatchTouch("touchStart", List.copyOf(fingers.values()));
  }

  /** Moves a finger. */
  void fingerMove(int finger, int x, int y) {
    fingers.put(finger, Map.of("id", finger, "x", x, "y", y));
    dispatchTouch("touchMove", List.copyOf(fingers.values()));
  }

  /** Lifts a finger where it is. */
  void fingerUp(int finger) {
    dispatchTouch("touchEnd", List.of(Objects.requireNonNull(fingers.remove(finger))));
  }

  /** Taps on the page. */
  void tap(int x, int y) {
    fingerDown(1, x, y);
    awaitFrames(2);
    fingerUp(1);
  }

  private void dispatchTouch(String type, List<Map<String, Integer>> points) {
    chromium()
        .executeCdpCommand("Input.dispatchTouchEvent", Map.of("type", type, "touchPoints", points));
  }

  /** Returns the processor time of the page's own thread, s. */
  double worked() {
    chromium().executeCdpCommand("Performance.enable", Map.of());
    List<?> metrics =
        (List<?>)
            Objects.requireNonNull(
                chromium().executeCdpCommand("Performance.getMetrics", Map.of()).get("metrics"));
    return metrics.stream()
        .map(metric -> (Map<?, ?>) metric)
        .filter(metric -> "TaskDuration".equals(metric.get("name")))
        .mapToDouble(metric -> Double.parseDouble(String.valueOf(metric.get("value"))))
        .findFirst()
        .orElseThrow();
  }

  /** Returns the lines that the program has printed since the page was opened. */
  List<String> printed() {
    readLog();
    return printed;
  }

  /** Returns the errors logged since the page was opened. */
  List<String> errors() {
    readLog();
    return errors;
  }

  private void readLog() {
    console.moveTo(printed, errors);
  }

  /** Returns the number of colours on the screen. */
  int colours() throws IOException {
    BufferedImage image =
        ImageIO.read(new ByteArrayInputStream(driver.getScreenshotAs(OutputType.BYTES)));
    Set<Integer> colours = new HashSet<>();
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        colours.add(image.getRGB(x, y));
      }
    }
    return colours.size();
  }

  @Override
  public void close() {
    driver.quit();
  }
}
