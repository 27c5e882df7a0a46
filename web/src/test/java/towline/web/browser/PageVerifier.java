package towline.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import towline.session.replay.Replay;
import towline.session.replay.ReplayFormat;
import towline.session.replay.VerifyResult;

/** Lets the page verify replays, and compares what it says with what the desktop would. */
final class PageVerifier {
  /** Replays that are verified one after the other in one page. */
  private static final int MOST = 25;

  private final Browser browser;
  private final PageServer server;
  private final Path folder;
  private final Map<String, Replay> waiting = new LinkedHashMap<>();
  private long ticks;

  /** A verifier that puts replays into a folder that the server serves. */
  PageVerifier(Browser browser, PageServer server, Path folder) {
    this.browser = browser;
    this.server = server;
    this.folder = folder;
  }

  /** Hands a replay to the page under that name; at the latest {@link #finish} verifies it. */
  void verify(String name, Replay replay) throws IOException {
    Files.write(folder.resolve(name), ReplayFormat.write(replay));
    verifyServed(name, replay);
  }

  /** The same with one that is served already. */
  void verifyServed(String name, Replay replay) {
    waiting.put(name, replay);
    if (waiting.size() == MOST) {
      finish();
    }
  }

  /** Verifies what has not been verified yet; returns the ticks of all so far. */
  long finish() {
    if (waiting.isEmpty()) {
      return ticks;
    }
    browser.go(server.address("index.html?verify=" + String.join(",", waiting.keySet())));
    List<String> lines = new ArrayList<>();
    waiting.forEach((name, replay) -> lines.add(name + ": " + right(replay)));
    String last = lines.get(lines.size() - 1);
    browser.await(last, () -> hasTold(last) || !browser.errors().isEmpty());
    for (String line : lines) {
      assertThat(browser.told()).anyMatch(told -> told.contains(line));
    }
    assertThat(browser.errors()).isEmpty();
    waiting.values().forEach(replay -> ticks += replay.ticks());
    waiting.clear();
    return ticks;
  }

  private boolean hasTold(String line) {
    return browser.told().stream()
        .anyMatch(told -> told.contains(line) || told.contains(": differs"));
  }

  /** What the command line prints for a replay that is right. */
  static String right(Replay replay) {
    return new VerifyResult.Same(replay.ticks(), replay.finalHash()).sentence();
  }
}
