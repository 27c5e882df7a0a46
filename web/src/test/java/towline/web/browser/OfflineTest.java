package towline.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.Keys;
import towline.web.build.OfflineList;

/** The built page without its server, and with another build in the place of its own. */
@Tag("process")
class OfflineTest {
  /** Two files that differ between the builds of this test. */
  private static final List<String> CHANGED = List.of("index.html", "licenses/index.html");

  private static final String MARK = "<!-- another build -->";
  private static final Dimension SIZE = new Dimension(640, 480);

  @TempDir private Path anotherBuild;

  @Test
  void aVisitedPagePlaysWithoutItsServerAndNeverMixesTwoBuilds() throws IOException {
    try (Browser browser = Browser.open(SIZE)) {
      int port;
      try (PageServer server = new PageServer(BuiltPage.FOLDER)) {
        port = server.port();
        browser.go(server.address("index.html?screen=options"));
        browser.awaitGame();
        browser.press(Keys.ARROW_RIGHT);
        browser.await("the settings", () -> settings(browser).contains("display.renderScale"));
        browser.asyncScript("navigator.serviceWorker.ready.then(arguments[0])");
        assertThat(browser.errors()).isEmpty();
        assertThat(server.missing()).isEmpty();
      }
      browser.go("http://localhost:" + port + "/index.html?wave=5&bot=demo&seed=27");
      browser.awaitGame();
      browser.await("a flight", () -> Long.parseLong(browser.state("tick")) > 10);
      assertThat(settings(browser)).contains("display.renderScale");
      browser.click();
      browser.await(
          "sound", () -> ((Number) browser.script("return towline.sound.played")).intValue() > 0);
      assertThat(browser.errors()).isEmpty();

      // A page of the same build, without a game that takes the processor from the worker.
      browser.go("http://localhost:" + port + "/licenses/");
      makeAnotherBuild();
      Path damaged = anotherBuild.resolve("icon.png");
      byte[] icon = Files.readAllBytes(damaged);
      Files.write(damaged, new byte[1]);
      try (PageServer server = new PageServer(port, anotherBuild)) {
        assertThat(update(browser)).isEqualTo("redundant");
        assertThat(marks(browser)).isZero();
        Files.write(damaged, icon);
        assertThat(update(browser)).isEqualTo("installed");
        assertThat(marks(browser)).isZero();
        browser.await(
            "the other build",
            () -> {
              browser.go("about:blank");
              browser.go(server.address("licenses/"));
              return marks(browser) > 0;
            });
        assertThat(marks(browser)).isEqualTo(CHANGED.size());
        assertThat(browser.asyncScript("caches.keys().then((all) => arguments[0](all.length))"))
            .isEqualTo(1L);
      }
      assertThat(marks(browser)).isEqualTo(CHANGED.size());
    }
  }

  /** Returns the kept settings. */
  private static String settings(Browser browser) {
    return String.valueOf(
        browser.asyncScript(
            "const done = arguments[0]; const open = indexedDB.open('towline', 1);"
                + " open.onsuccess = () => { const file = open.result.transaction('files')"
                + ".objectStore('files').get('towline/settings.json'); file.onsuccess = () => {"
                + " open.result.close(); done(new TextDecoder().decode(file.result)); }; };"));
  }

  /** Looks for another build; returns the state in which its worker ends while the page is open. */
  private static String update(Browser browser) {
    return String.valueOf(
        browser.asyncScript(
            "const done = arguments[0]; navigator.serviceWorker.ready.then((kept) => {"
                + " kept.onupdatefound = () => { const worker = kept.installing;"
                + " worker.onstatechange = () => done(worker.state); }; kept.update(); });"));
  }

  /** Returns how many of the changed files the page gets from the other build. */
  private static int marks(Browser browser) {
    Object marked =
        browser.asyncScript(
            "const done = arguments[0]; const files = ['/"
                + String.join("', '/", CHANGED)
                + "']; Promise.all(files.map((file) => fetch(file).then((got) => got.text())))"
                + ".then((texts) => done(texts.filter((text) => text.includes('"
                + MARK
                + "')).length));");
    return ((Number) marked).intValue();
  }

  private void makeAnotherBuild() throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(BuiltPage.FOLDER)) {
      files = all.filter(Files::isRegularFile).toList();
    }
    for (Path file : files) {
      Path copy = anotherBuild.resolve(BuiltPage.FOLDER.relativize(file).toString());
      Files.createDirectories(copy.getParent());
      Files.copy(file, copy);
    }
    for (String file : CHANGED) {
      Files.writeString(
          anotherBuild.resolve(file), Files.readString(anotherBuild.resolve(file)) + MARK);
    }
    OfflineList.write(anotherBuild);
  }
}
