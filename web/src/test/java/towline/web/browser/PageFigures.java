package towline.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.Keys;
import towline.settings.Options;
import towline.settings.Quality;

/**
 * Prints bytes, times and processor time of the page. Not part of any build; docs/web.md has the
 * command.
 */
@Tag("process")
class PageFigures {
  private static final Path GAME = Path.of("../desktop/target/towline.jar").toAbsolutePath();
  private static final String FIRST_FRAME = "first_frame_ms=";

  /** File that is loaded once the title is shown. */
  private static final String LOADED_AFTER_TITLE = "sounds.bin";

  private static final Dimension SIZE = new Dimension(1280, 860);
  private static final int STARTS = 5;
  private static final int MINUTE = 60_000;
  private static final double MS = 1000;

  /** Time in which the automatic quality reaches its level, ms. */
  private static final int CHOOSING = 30_000;

  /** Times for which a quality settles and is measured, and in which a setting is saved, ms. */
  private static final int SETTLING = 5000;

  private static final int MEASURED = 10_000;
  private static final int SAVING = 2000;
  private static final int[] SLOWDOWNS = {1, 4};

  @TempDir static Path emptyFolder;

  @Test
  void print() throws Exception {
    try (PageServer server = new PageServer(BuiltPage.FOLDER);
        Browser browser = Browser.open(SIZE)) {
      // Each start loads the page from the server, once.
      browser.forgetServiceWorkers();
      starts(browser, server);
      minute(browser, server);
    }
  }

  /** Measures frames of wave 5 at each quality, on this processor and on a much slower one. */
  @Test
  void printQualities() throws IOException {
    try (PageServer server = new PageServer(BuiltPage.FOLDER);
        Browser browser = Browser.open(SIZE)) {
      for (Quality quality : Quality.values()) {
        for (int rate : SLOWDOWNS) {
          quality(browser, server, quality, rate);
        }
        chooseNextQuality(browser, server);
      }
    }
  }

  private static void quality(Browser browser, PageServer server, Quality quality, int rate) {
    browser.go(server.address("index.html?wave=5&bot=demo&seed=27"));
    browser.awaitGame();
    browser.slowDown(rate);
    wait(browser, quality == Quality.AUTOMATIC ? CHOOSING : SETTLING);
    double frames = Double.parseDouble(browser.state("frames"));
    double worked = browser.worked();
    wait(browser, MEASURED);
    double drawn = Double.parseDouble(browser.state("frames")) - frames;
    printLine(
        "%s, processor slowed down %d times: %.1f frames a second, %.1f ms of the thread each;"
            + " detail %s",
        quality,
        rate,
        MS * drawn / MEASURED,
        MS * (browser.worked() - worked) / drawn,
        browser.state("detail"));
    browser.slowDown(1);
  }

  private static void chooseNextQuality(Browser browser, PageServer server) {
    browser.go(server.address("index.html?screen=options"));
    browser.awaitGame();
    browser.focus("option." + Options.QUALITY.key());
    browser.press(Keys.ARROW_RIGHT);
    wait(browser, SAVING);
  }

  private static void wait(Browser browser, int ms) {
    browser.asyncScript("setTimeout(arguments[0], " + ms + ")");
  }

  /** Measures bytes and first pictures, alternately on the page and on the desktop. */
  private static void starts(Browser browser, PageServer server) throws Exception {
    List<Double> onPage = new ArrayList<>();
    List<Double> onDesktop = new ArrayList<>();
    for (int i = 0; i < STARTS; i++) {
      server.pollServed();
      browser.go(server.address("index.html"));
      browser.awaitGame();
      browser.click();
      browser.await("sound", () -> number(browser, "towline.sound.played") > 0);
      onPage.add(number(browser, "towline.firstMs"));
      if (i == 0) {
        bytes(server.pollServed());
      }
      browser.go("about:blank");
      onDesktop.add(desktopsFirstPicture());
    }
    printLine("first picture, page: %.0f ms (median of %d)", median(onPage), STARTS);
    printLine("first picture, desktop: %.0f ms (median of %d)", median(onDesktop), STARTS);
  }

  private static void bytes(List<PageServer.Served> served) {
    List<String> names = served.stream().map(PageServer.Served::name).toList();
    int title = names.indexOf(LOADED_AFTER_TITLE);
    printLine("before the title: %s", sum(served.subList(0, title)));
    printLine("in all: %s", sum(served));
  }

  private static String sum(List<PageServer.Served> files) {
    return String.format(
        Locale.ROOT,
        "%d requests, %d bytes, %d with gzip",
        files.size(),
        files.stream().mapToLong(PageServer.Served::bytes).sum(),
        files.stream().mapToLong(PageServer.Served::compressed).sum());
  }

  /**
   * Returns the desktop game's own measurement of its first picture, from the start of Java on, ms;
   * uses the screen of the environment.
   */
  private static double desktopsFirstPicture() throws IOException, InterruptedException {
    ProcessBuilder command =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-jar",
                GAME.toString(),
                "play",
                "--stats",
                "--exit-after",
                "1")
            .redirectErrorStream(true);
    // There are no stored files, as on the page.
    command.environment().put("XDG_CONFIG_HOME", emptyFolder.toString());
    command.environment().put("XDG_DATA_HOME", emptyFolder.toString());
    Process game = command.start();
    String told = new String(game.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(game.waitFor()).as(told).isZero();
    return told.lines()
        .filter(line -> line.startsWith(FIRST_FRAME))
        .mapToDouble(line -> Double.parseDouble(line.substring(FIRST_FRAME.length())))
        .findFirst()
        .orElseThrow();
  }

  /** Measures sound and processor in a minute of wave 5, flown by a bot. */
  private static void minute(Browser browser, PageServer server) {
    browser.go(server.address("index.html?wave=5&bot=demo&seed=27"));
    browser.awaitGame();
    browser.click();
    browser.await("sound", () -> number(browser, "towline.sound.played") > 0);
    double played = number(browser, "towline.sound.played");
    double gaps = number(browser, "towline.sound.gaps");
    double frames = Double.parseDouble(browser.state("frames"));
    double worked = browser.worked();
    wait(browser, MINUTE);
    double drawn = Double.parseDouble(browser.state("frames")) - frames;
    printLine(
        "a minute of sound: %.0f samples a channel, %.0f gaps",
        number(browser, "towline.sound.played") - played,
        number(browser, "towline.sound.gaps") - gaps);
    printLine(
        "a frame, of %.0f: %.1f ms of the page's thread; tick %s ms, picture %s ms (medians)",
        drawn,
        MS * (browser.worked() - worked) / drawn,
        browser.state("tick_ms_p50"),
        browser.state("view_ms_p50"));
    assertThat(browser.errors()).isEmpty();
  }

  private static double number(Browser browser, String value) {
    return ((Number) browser.script("return " + value)).doubleValue();
  }

  private static double median(List<Double> values) {
    Collections.sort(values);
    return values.get(values.size() / 2);
  }

  private static void printLine(String line, Object... values) {
    System.out.println(String.format(Locale.ROOT, line, values));
  }
}
