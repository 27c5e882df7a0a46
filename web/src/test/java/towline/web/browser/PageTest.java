package towline.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.Tutorial;
import towline.session.replay.Challenge;
import towline.session.replay.ChallengeFormat;
import towline.session.replay.Replay;
import towline.session.replay.ReplayVerifier;
import towline.session.replay.VerifyResult;
import towline.settings.FireMode;
import towline.settings.Language;
import towline.settings.Options;
import towline.store.Folders;
import towline.store.ScoreEntry;
import towline.store.Store;
import towline.web.store.MemoryDisk;

/** The built page, played in a browser. */
@Tag("process")
class PageTest {
  /** The settings that the program was given at its start. */
  private static final String SETTINGS =
      "return new TextDecoder().decode(towline.kept.get('towline/settings.json'))";

  /**
   * Number of colours between those of a page that is not drawn or a dialogue, and those of a
   * picture.
   */
  private static final int MANY_COLOURS = 100;

  private static final Folders HOME = new Folders(Path.of("towline"), Path.of("towline"));

  private static BuiltPage page;
  private static Browser browser;

  @BeforeAll
  static void open() throws IOException {
    page = BuiltPage.open();
    browser = page.browser();
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

  private static void play(String options) {
    page.go("index.html" + options);
    browser.awaitGame();
  }

  /**
   * After a run that is flown by keys and left, another page has its score and its replays, which
   * are valid on a desktop; so is a challenge made of one, which another player's page opens.
   */
  @Test
  void aRunIsKeptAndItsLinkIsFollowed() throws Exception {
    play("");
    keepSettingsOfSomebodyWhoHasPlayed();
    final long runs = keptStore().statistics().sum("RUNS");
    play("?screen=survival&seed=27");
    browser.hold("d");
    browser.awaitFrames(20);
    browser.release("d");
    browser.await("a point", () -> points() > 0);
    browser.press(Keys.ESCAPE);
    browser.awaitState("page", "pause");
    browser.choose("open.share");
    browser.choose("share.replay");
    browser.awaitMessage("Replay saved. Find it under REPLAYS.");
    browser.press(Keys.ESCAPE);
    long points = points();
    browser.choose("open.leave");
    browser.choose("open.yes");
    browser.awaitState("page", "over");
    browser.await(
        "the files", () -> kept().contains("scores.json") && kept().contains("statistics.json"));

    play("?screen=replays");
    Store store = keptStore();
    ScoreEntry entry = store.scores().of(PlayMode.SURVIVAL, Difficulty.NORMAL).get(0);
    assertThat(entry.points()).isEqualTo(points);
    assertThat(store.statistics().sum("RUNS")).isEqualTo(runs + 1);
    Replay replay = replay(store, store.replays().of(entry).orElseThrow());
    Replay saved = replay(store, store.replays().saved().get(0));
    assertThat(saved.finalHash()).isEqualTo(replay.finalHash());
    GameContent box2d = GameContent.load();
    assertThat(new ReplayVerifier(setup -> new Run(box2d, setup)).verify(replay))
        .isEqualTo(new VerifyResult.Same(replay.ticks(), replay.finalHash()));

    browser.script("navigator.clipboard.writeText = async (text) => { window.copied = text; }");
    browser.script("navigator.canShare = undefined");
    browser.choose("send");
    browser.awaitMessage("Challenge copied: paste it into a message to a friend.");
    String link = String.valueOf(browser.script("return window.copied"));
    browser.choose("replay.0");
    awaitWatching();
    assertThat(browser.errors()).isEmpty();
    Challenge challenge = ChallengeFormat.read(ChallengeFormat.bytesOf(link));
    assertThat(new ReplayVerifier(setup -> new Run(box2d, setup)).verify(challenge.replay()))
        .isEqualTo(new VerifyResult.Same(replay.ticks(), replay.finalHash()));

    page.go("index.html?library");
    browser.asyncScript(
        "const done = arguments[0]; const all = indexedDB.deleteDatabase('towline');"
            + " all.onsuccess = all.onblocked = () => done();");
    browser.go(link);
    browser.awaitGame();
    browser.awaitState("page", "challenge");
    browser.choose("challenge.fly");
    browser.awaitState("screen", "PLAYING");
    browser.await("the kept challenge", () -> kept().contains("0001-received.towline"));
    assertThat(browser.errors()).isEmpty();

    browser.go(link.substring(0, link.length() - 8) + "AAAAAAAA");
    browser.awaitGame();
    browser.await("the refusal", () -> browser.state("message").startsWith("This challenge "));
    browser.awaitState("page", "title");

    String file = Base64.getEncoder().encodeToString(ChallengeFormat.write(challenge));
    browser.script("towline.dropped(Int8Array.from(atob('" + file + "'), (c) => c.charCodeAt(0)))");
    browser.awaitState("page", "challenge");
    assertThat(browser.errors()).isEmpty();
  }

  @Test
  void aRefusedAddressLeadsToTheGame() {
    page.go("index.html?date=1969-12-31");
    browser.await("the refusal", () -> !browser.errors().isEmpty());
    assertThat(browser.errors())
        .hasSize(1)
        .allMatch(line -> line.contains("\"towline: date must be a day from 1970-01-01 to "));
    String link = "return document.querySelector('#again:not([hidden]) a').href";
    browser.go(String.valueOf(browser.script(link)));
    browser.awaitGame();
    browser.awaitState("page", "title");
    assertThat(browser.errors()).isEmpty();
  }

  /** All frames of a clip are in memory at once, in a size that the window does not decide. */
  @Test
  void aClipIsDownloaded() {
    play("?wave=5&bot=demo&seed=27");
    browser.await("some seconds", () -> Long.parseLong(browser.state("tick")) > 240);
    browser.press(Keys.ESCAPE);
    browser.awaitState("page", "pause");
    browser.choose("open.share");
    browser.script("towline.download = (name, bytes) => { window.downloaded = name; }");
    browser.choose("share.clip");
    browser.await("the clip", () -> !downloaded().isEmpty() || !browser.errors().isEmpty());
    assertThat(browser.errors()).isEmpty();
    assertThat(downloaded()).endsWith(".gif");
    browser.awaitMessage("Downloaded: " + downloaded());
  }

  private static String downloaded() {
    return String.valueOf(browser.script("return window.downloaded || ''"));
  }

  /** Written as on a desktop. */
  private static void keepSettingsOfSomebodyWhoHasPlayed() {
    String lessons =
        Arrays.stream(Tutorial.Lesson.values()).map(Enum::name).collect(Collectors.joining(" "));
    Map<String, byte[]> files = new TreeMap<>();
    MemoryDisk.Keeper keeper =
        new MemoryDisk.Keeper() {
          @Override
          public void put(String name, byte[] bytes) {
            files.put(name, bytes);
          }

          @Override
          public void remove(String name) {}
        };
    Store store = new Store(HOME, new MemoryDisk(Map.of(), keeper));
    store.save(
        store
            .settings()
            .with(Options.LESSONS, lessons)
            .with(Options.FIRE, FireMode.AUTO)
            .with(Options.LANGUAGE, Language.ENGLISH));
    files.forEach(
        (name, bytes) ->
            browser.script(
                String.format(
                    Locale.ROOT,
                    "towline.put('%s', Uint8Array.from(atob('%s'), (c) => c.charCodeAt(0)))",
                    name,
                    Base64.getEncoder().encodeToString(bytes))));
    browser.await("the settings", () -> kept().contains("settings.json"));
  }

  private static long points() {
    String points = browser.state("points");
    return points.isEmpty() ? 0 : Long.parseLong(points);
  }

  private static void awaitWatching() {
    browser.awaitState("screen", "WATCHING");
    browser.await("a replay that goes on", () -> Long.parseLong(browser.state("tick")) > 10);
  }

  private static Replay replay(Store store, Path file) {
    return store.replays().load(file, setup -> {}).orElseThrow();
  }

  /** Returns the files that the page had when it was opened, as a store of a desktop. */
  private static Store keptStore() {
    Map<String, byte[]> files = new TreeMap<>();
    Object all =
        browser.script(
            "return Object.fromEntries([...towline.kept].map(([name, bytes]) =>"
                + " [name, btoa(String.fromCharCode(...new Uint8Array(bytes)))]))");
    ((Map<?, ?>) all)
        .forEach(
            (name, text) ->
                files.put(String.valueOf(name), Base64.getDecoder().decode(String.valueOf(text))));
    return new Store(HOME, new MemoryDisk(files, MemoryDisk.Keeper.NOBODY));
  }

  @Test
  void theArcadeIsPlayedAndHeardByKeys() throws IOException {
    play("");
    assertThat(number("return towline.sound.played")).isZero();
    browser.press(Keys.ENTER, Keys.ENTER);
    browser.press("w", "d", "w", "d");
    browser.await("a second of sound", () -> number("return towline.sound.played") > 44_100);
    browser.await("a sound", () -> number("return towline.sound.peak") > 300);
    assertThat(browser.colours()).isGreaterThan(MANY_COLOURS);
    assertThat(browser.errors()).isEmpty();
    assertThat(browser.printed()).isEmpty();
  }

  /** Others are opened by other tests: a run, the options, the replays. */
  @Test
  void screensOpenByAddress() throws IOException {
    for (String screen : List.of("daily", "range", "race", "modules")) {
      play("?screen=" + screen);
      browser.awaitFrames(10);
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

  private static double number(String script) {
    return ((Number) browser.script(script)).doubleValue();
  }

  @Test
  void anAddressThatAsksForNothingThereIsToldInOneLine() {
    for (String bad :
        List.of(
            "?screen=nowhere", "?wave=99", "?bot=nobody", "?seed=x", "?aim=x", "?setup=nonsense")) {
      page.go("index.html" + bad);
      browser.await(bad, () -> !browser.errors().isEmpty());
      assertThat(browser.errors()).hasSize(1).allMatch(line -> line.contains("\"towline: "));
    }
  }

  @Test
  void theArticleLives() throws IOException {
    page.pollServed();
    page.go("how-to-hit.html");
    // A picture lives while it is visible.
    browser.script("document.querySelector('canvas').scrollIntoView()");
    browser.await(
        "a hit",
        () ->
            Boolean.TRUE.equals(
                browser.script(
                    "return /LEAD: [1-9]/.test(document.querySelector('.result').textContent)")));
    assertThat(browser.colours()).isGreaterThan(MANY_COLOURS);
    assertThat(browser.errors()).isEmpty();
    assertThat(page.pollServed())
        .extracting(PageServer.Served::name)
        .doesNotContain("towline.wasm");
  }
}
