package towline.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import towline.ai.aim.AimMode;
import towline.trial.shots.DayDraw;
import towline.trial.shots.Puzzle;
import towline.trial.shots.SixShots;
import towline.web.library.ShotsDays;

/** The page of Six Shots on an upright phone. */
@Tag("process")
class ShotsPageTest {
  private static final int WIDTH = 390;
  private static final int HEIGHT = 844;

  /** Greatest number of bytes that are served before the first choice. */
  private static final int MOST_BYTES = 1_200_000;

  /** A day that is over on every machine. */
  private static final LocalDate DAY = LocalDate.of(2024, 5, 1);

  /** Lets the page's time pass by a tenth of a second a frame, the most that it accepts. */
  private static final String HASTEN =
      "const frames = requestAnimationFrame.bind(window); let now = performance.now();"
          + " window.requestAnimationFrame = (draw) => frames(() => draw(now += 100));";

  private static BuiltPage page;
  private static Browser browser;

  @BeforeAll
  static void open() throws IOException {
    page = BuiltPage.open();
    browser = page.browser();
    browser.becomePhone(WIDTH, HEIGHT);
  }

  @AfterAll
  static void close() {
    if (page != null) {
      page.close();
    }
  }

  @AfterEach
  void nothingWentWrong() {
    assertThat(page.missing()).isEmpty();
  }

  private static void hasten() {
    browser.awaitGame();
    browser.script(HASTEN);
  }

  /** Opens the first shot as soon as the day is drawn. */
  private static void start() {
    hasten();
    browser.await(
        "the start",
        () -> {
          tapNext();
          return !browser.state("state").equals("OPENING");
        });
  }

  /** Taps the key of a mode in the pad, three by three at the foot of the page. */
  private static void tapKey(AimMode mode) {
    int column = mode.ordinal() % 3;
    int row = mode.ordinal() / 3;
    browser.tap(68 + 127 * column, 602 + 95 * row);
  }

  /** Taps the button at the foot of the page, which leads on. */
  private static void tapNext() {
    browser.tap(WIDTH / 2, HEIGHT - 32);
  }

  private static void shoot(AimMode mode) {
    browser.awaitState("state", "CHOOSING");
    tapKey(mode);
    browser.await(
        "the mark",
        () -> {
          boolean isMarked = browser.state("state").equals("MARKED");
          if (!isMarked) {
            browser.tap(WIDTH / 2, HEIGHT / 3);
          }
          return isMarked;
        });
  }

  /** A phone comes to the game's address; the desktop knows the answers. */
  @Test
  void aDayIsPlayedByTapsAndSurvivesAReload() throws IOException {
    List<Puzzle> day = DayDraw.draw(DAY.toEpochDay()).puzzles();
    browser.forgetFiles();
    page.pollServed();
    page.go("index.html");
    browser.await("Six Shots", () -> browser.address().endsWith("/shots.html"));
    page.go("shots.html?date=" + DAY);
    start();
    browser.awaitState("state", "CHOOSING");
    Map<String, Integer> files = new TreeMap<>();
    page.pollServed().forEach(served -> files.put(served.name(), served.bytes()));
    assertThat(files.values().stream().mapToInt(Integer::intValue).sum())
        .as("bytes of %s", files)
        .isBetween(MOST_BYTES / 2, MOST_BYTES);
    for (int i = 0; i < SixShots.COUNT; i++) {
      shoot(day.get(i).answer());
      if (i == 2) {
        browser.reload();
        start();
      } else {
        tapNext();
      }
    }
    browser.awaitState("state", "RESULTS");
    browser.script("navigator.clipboard.writeText = async (text) => { window.copied = text; }");
    browser.script("navigator.canShare = undefined");
    browser.press(Keys.ENTER);
    browser.await("the result", () -> copied().contains("2024-05-01: 6/6"));
    assertThat(copied()).endsWith("/shots.html?date=2024-05-01");
    assertThat(browser.errors()).isEmpty();
    page.go("index.html?screen=title");
    assertThat(browser.address()).endsWith("/index.html?screen=title");
  }

  private static String copied() {
    return String.valueOf(browser.script("return window.copied || ''"));
  }

  /** One page is in a frame of the other, so that both are awake. */
  @Test
  void twoPagesKeepEachOthersChoices() {
    LocalDate first = DAY.minusDays(1);
    page.go("shots.html?date=" + first);
    start();
    shoot(DayDraw.draw(first.toEpochDay()).puzzles().get(0).answer());
    tapNext();
    browser.script(
        "const frame = document.createElement('iframe'); frame.style = 'position: fixed; inset: 0';"
            + " frame.src = 'shots.html?date="
            + DAY.plusDays(1)
            + "'; document.body.append(frame);");
    chooseIn("frames[0]");
    chooseIn("window");
    browser.await("the first day", () -> kept().contains("19843"));
    assertThat(kept()).contains("19845");
    assertThat(browser.errors()).isEmpty();
  }

  /** Starts the day, and presses the keys of all modes until one is taken. */
  private static void chooseIn(String window) {
    browser.await(
        "a choice in " + window,
        () ->
            Boolean.TRUE.equals(
                browser.script(
                    String.format(
                        Locale.ROOT,
                        "const page = %s; if (page.towline && /OPENING/.test(page.towline.state()))"
                            + " page.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));"
                            + " for (let key = 1; key <= 9; key++) page.dispatchEvent("
                            + "new KeyboardEvent('keydown', { key: String(key) }));"
                            + " return !!page.towline"
                            + " && /FIRING|REWINDING|GHOSTS|MARKED/.test(page.towline.state());",
                        window))));
  }

  /** Returns the kept file. */
  private static String kept() {
    return String.valueOf(
        browser.asyncScript(
            "const done = arguments[0]; const open = indexedDB.open('towline', 1);"
                + " open.onsuccess = () => { const file = open.result.transaction('files')"
                + ".objectStore('files').get('towline/shots.json'); file.onsuccess = () => {"
                + " open.result.close(); done(new TextDecoder().decode(file.result)); }; };"));
  }

  @Test
  void aDayThatHasNotComeIsRefusedInOneSentence() {
    for (String date : List.of("9999-12-31", "2024-13-01", "tomorrow")) {
      page.go("shots.html?date=" + date);
      browser.await("the refusal", () -> !browser.errors().isEmpty());
      assertThat(browser.errors())
          .hasSize(1)
          .allMatch(line -> line.contains("\"towline: date must be a day from 1970-01-01 to "));
    }
    String link = "return document.querySelector('#again:not([hidden]) a').href";
    assertThat(String.valueOf(browser.script(link))).endsWith("/shots.html");
  }

  /** docs/web.md describes how to run this with more days. */
  @Test
  void someDaysAreThoseOfThisMachine() {
    int days = Integer.getInteger("shots.days", ShotsDays.FEW);
    page.go("shots.html?library=" + days);
    String expected = ShotsDays.line(days);
    browser.await(
        expected,
        () -> browser.printed().stream().anyMatch(told -> told.contains("six shots " + days)));
    assertThat(browser.printed()).anyMatch(told -> told.contains(expected));
    assertThat(browser.errors()).isEmpty();
  }
}
