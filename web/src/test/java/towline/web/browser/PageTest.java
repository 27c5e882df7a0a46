package towline.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import towline.ai.bot.Bots;
import towline.content.GameContent;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.session.replay.BotRecording;
import towline.session.replay.Replay;
import towline.session.replay.ReplayFormat;
import towline.web.library.LibraryHashes;

/** The page that was built, in a browser. */
@Tag("process")
class PageTest {
  private static final Path PAGE = Path.of("target/towline-web").toAbsolutePath();
  private static final Path GOLDEN =
      Path.of("../core/src/test/resources/golden").toAbsolutePath().normalize();
  private static final int TICKS = 3_600;

  /** The settings that the program was given when it began. */
  private static final String SETTINGS =
      "return new TextDecoder().decode(towline.kept.get('towline/settings.json'))";

  /** A page that is not drawn has one, and a dialogue few. */
  private static final int MANY_COLOURS = 100;

  @TempDir static Path recorded;
  private static PageServer server;
  private static Browser browser;

  @BeforeAll
  static void open() throws IOException {
    browser = Browser.open();
    server = new PageServer(PAGE, GOLDEN, recorded);
  }

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.close();
    }
    if (server != null) {
      server.close();
    }
  }

  @AfterEach
  void nothingWentWrong() {
    assertThat(server.missing()).isEmpty();
  }

  private static void go(String page) {
    browser.go(server.address(page));
  }

  private static void play(String options) {
    go("index.html" + options);
    browser.awaitGame();
  }

  /** Golden replays were recorded on desktops' physics. */
  @Test
  void goldenReplaysAreVerified() throws Exception {
    try (Stream<Path> files = Files.list(GOLDEN)) {
      for (Path file : files.filter(one -> one.toString().endsWith(".replay")).toList()) {
        verify(file.getFileName().toString(), ReplayFormat.read(Files.readAllBytes(file)));
      }
    }
  }

  @Test
  void replaysOfEveryBotAreVerified() throws IOException {
    GameContent nativePhysics = GameContent.load();
    for (String bot : Bots.names()) {
      RunSetup setup = new RunSetup(27, PlayMode.ARCADE, 4, 0);
      Replay replay = BotRecording.record(nativePhysics, setup, bot, TICKS);
      String name = "flown-by-" + bot + ".replay";
      Files.write(recorded.resolve(name), ReplayFormat.write(replay));
      verify(name, replay);
    }
  }

  private static void verify(String name, Replay replay) {
    go("index.html?verify=" + name);
    browser.await("the result of " + name, () -> contains(browser.told(), name + ": "));
    assertThat(browser.told())
        .anyMatch(
            line ->
                line.contains(
                    "%s: ok, %d ticks, final hash %016x"
                        .formatted(name, replay.ticks(), replay.finalHash())));
    assertThat(browser.errors()).isEmpty();
  }

  private static boolean contains(List<String> lines, String part) {
    return lines.stream().anyMatch(line -> line.contains(part)) || !browser.errors().isEmpty();
  }

  @Test
  void theLibraryAnswersWithTheBitsOfThisMachine() {
    go("index.html?library");
    List<String> expected = LibraryHashes.lines();
    browser.await("the library", () -> browser.told().size() >= expected.size());
    for (String line : expected) {
      assertThat(browser.told()).anyMatch(told -> told.contains(line));
    }
    assertThat(browser.errors()).isEmpty();
  }

  @Test
  void theArcadeIsPlayedByKeys() throws IOException {
    play("");
    browser.press(Keys.ENTER, Keys.ENTER);
    browser.press("w", "d", "w", "d");
    browser.awaitFrames(120);
    assertThat(browser.colours()).isGreaterThan(MANY_COLOURS);
    assertThat(browser.errors()).isEmpty();
    assertThat(browser.told()).isEmpty();
  }

  @Test
  void everyScreenOpens() throws IOException {
    for (String screen : List.of("survival", "daily", "range", "race", "modules", "scores")) {
      play("?screen=" + screen);
      browser.awaitFrames(30);
      assertThat(browser.colours()).as(screen).isGreaterThan(MANY_COLOURS);
      assertThat(browser.errors()).as(screen).isEmpty();
    }
  }

  @Test
  void settingsAreKept() {
    play("?screen=options");
    browser.press(Keys.ARROW_RIGHT);
    browser.await("the settings", () -> kept().contains("settings.json"));
    browser.reload();
    browser.awaitGame();
    assertThat(String.valueOf(browser.script(SETTINGS)))
        .contains("display.renderScale")
        .doesNotContain("\"display.renderScale\": \"100\"");
    assertThat(browser.errors()).isEmpty();
  }

  private static String kept() {
    return String.valueOf(
        browser.asyncScript(
            "const done = arguments[0]; const open = indexedDB.open('towline', 1);"
                + " open.onsuccess = () => { const all = open.result.transaction('files')"
                + ".objectStore('files').getAllKeys();"
                + " all.onsuccess = () => { open.result.close(); done(all.result.join()); }; };"));
  }

  @Test
  void samplesLeaveTheMixerAfterAKey() {
    play("");
    assertThat(number("return towline.sound.played")).isZero();
    browser.click();
    browser.await("a second of sound", () -> number("return towline.sound.played") > 44_100);
    browser.await("a sound", () -> number("return towline.sound.peak") > 300);
    assertThat(browser.errors()).isEmpty();
  }

  private static double number(String script) {
    return ((Number) browser.script(script)).doubleValue();
  }

  @Test
  void anAddressThatAsksForNothingThereIsToldInOneLine() {
    for (String bad :
        List.of(
            "?screen=nowhere", "?wave=99", "?bot=nobody", "?seed=x", "?aim=x", "?setup=nonsense")) {
      go("index.html" + bad);
      browser.await(bad, () -> !browser.errors().isEmpty());
      assertThat(browser.errors()).hasSize(1).allMatch(line -> line.contains("\"towline: "));
    }
  }

  @Test
  void theArticleLives() throws IOException {
    go("how-to-hit.html");
    browser.await(
        "a hit",
        () ->
            Boolean.TRUE.equals(
                browser.script(
                    "return /LEAD: [1-9]/.test(document.querySelector('.result').textContent)")));
    assertThat(browser.colours()).isGreaterThan(MANY_COLOURS);
    assertThat(browser.errors()).isEmpty();
  }
}
