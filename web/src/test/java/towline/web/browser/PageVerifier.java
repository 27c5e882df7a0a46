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

/** Verifies replays on the page, and compares its output with that of the desktop. */
final class PageVerifier {
  /** Maximum number of replays that are verified in one page. */
  private static final int BATCH_SIZE = 25;

  private final BuiltPage page;
  private final Path folder;
  private final Map<String, Replay> waiting = new LinkedHashMap<>();
  private long ticks;

  /** Creates a verifier that writes replays into a folder that is served beside the page. */
  PageVerifier(BuiltPage page, Path folder) {
    this.page = page;
    this.folder = folder;
  }

  /** Queues a replay for verification, at the latest by {@link #finish}. */
  void verify(String name, Replay replay) throws IOException {
    Files.write(folder.resolve(name), ReplayFormat.write(replay));
    verifyServed(name, replay);
  }

  /** Queues a replay that is already on the server. */
  void verifyServed(String name, Replay replay) {
    waiting.put(name, replay);
    if (waiting.size() == BATCH_SIZE) {
      finish();
    }
  }

  /** Verifies the remaining replays; returns the number of ticks of all of them. */
  long finish() {
    if (waiting.isEmpty()) {
      return ticks;
    }
    page.go("index.html?verify=" + String.join(",", waiting.keySet()));
    Browser browser = page.browser();
    List<String> lines = new ArrayList<>();
    waiting.forEach((name, replay) -> lines.add(name + ": " + right(replay)));
    String last = lines.get(lines.size() - 1);
    browser.await(last, () -> hasTold(last) || !browser.errors().isEmpty());
    for (String line : lines) {
      assertThat(browser.printed()).anyMatch(told -> told.contains(line));
    }
    assertThat(browser.errors()).isEmpty();
    waiting.values().forEach(replay -> ticks += replay.ticks());
    waiting.clear();
    return ticks;
  }

  private boolean hasTold(String line) {
    return page.browser().printed().stream()
        .anyMatch(told -> told.contains(line) || told.contains(": differs"));
  }

  /** Returns the output of the command line for a valid replay. */
  static String right(Replay replay) {
    return new VerifyResult.Same(replay.ticks(), replay.finalHash()).sentence();
  }
}
