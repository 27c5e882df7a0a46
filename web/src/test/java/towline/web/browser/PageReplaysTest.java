package towline.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.ai.aim.AimMode;
import towline.ai.bot.Bots;
import towline.content.GameContent;
import towline.session.BotRun;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunSetup;
import towline.session.replay.Replay;
import towline.session.replay.ReplayFormat;
import towline.session.replay.ReplayRecorder;
import towline.session.replay.ReplayVerifier;
import towline.session.replay.VerifyResult;
import towline.web.library.DailyRuns;
import towline.web.library.LibraryHashes;
import towline.web.library.ShotsDays;
import towline.web.physics.JBox2dEngine;

/** The built page computes the bits of this machine: replays, the library and daily runs. */
@Tag("process")
class PageReplaysTest {
  private static final Path GOLDEN =
      Path.of("../core/src/test/resources/golden").toAbsolutePath().normalize();
  private static final int TICKS = 36_000;
  private static final int FIRST_SEED = 27;
  private static final int MOST_OF_A_RUN = 20_000;

  @TempDir static Path recorded;
  private static BuiltPage page;

  @BeforeAll
  static void open() throws IOException {
    page = BuiltPage.open(GOLDEN, recorded);
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

  /** Golden replays were recorded with the physics of desktops. */
  @Test
  void goldenReplaysAreVerified() throws Exception {
    PageVerifier verifier = new PageVerifier(page, recorded);
    try (Stream<Path> files = Files.list(GOLDEN)) {
      for (Path file : files.filter(one -> one.toString().endsWith(".replay")).toList()) {
        Replay replay = ReplayFormat.read(Files.readAllBytes(file));
        verifier.verifyServed(file.getFileName().toString(), replay);
      }
    }
    assertThat(verifier.finish()).isPositive();
  }

  /**
   * A bot's run is equal with the physics of desktops, with those of the page on this Java, and on
   * the page. docs/web.md describes how to run this with more ticks.
   */
  @Test
  void replaysOfEveryBotAreVerified() throws IOException {
    GameContent box2d = GameContent.load();
    GameContent jbox2d = GameContent.load(JBox2dEngine::new);
    ReplayVerifier here = new ReplayVerifier(setup -> new Run(jbox2d, setup));
    PageVerifier there = new PageVerifier(page, recorded);
    long share = Long.getLong("page.ticks", TICKS) / Bots.names().size();
    for (String bot : Bots.names()) {
      long left = share;
      for (long seed = Long.getLong("page.first.seed", FIRST_SEED); left > 0; seed++) {
        Replay replay = flight(box2d, setup(seed), bot, (int) Math.min(left, MOST_OF_A_RUN));
        left -= replay.ticks();
        assertThat(here.verify(replay))
            .as("%s, seed %d", bot, seed)
            .isEqualTo(new VerifyResult.Same(replay.ticks(), replay.finalHash()));
        there.verify(bot + "-" + seed + ".replay", replay);
      }
    }
    assertThat(there.finish()).isEqualTo(share * Bots.names().size());
  }

  private static RunSetup setup(long seed) {
    PlayMode mode = seed % 2 == 0 ? PlayMode.SURVIVAL : PlayMode.ARCADE;
    return new RunSetup(seed, mode, (int) (seed % 12) + 1, (int) (seed % AimMode.values().length));
  }

  /** Records a bot's run of at most {@code most} ticks. */
  private static Replay flight(GameContent content, RunSetup setup, String bot, int most) {
    ReplayRecorder recorder = new ReplayRecorder(setup);
    try (BotRun flight = new BotRun(content, setup, bot, BotRun.ModeChoice.FREE)) {
      while (recorder.ticks() < most && !flight.run().over()) {
        flight.tick();
        recorder.record(flight.input(), flight.run()::hash);
      }
      return recorder.replay(flight.run().hash());
    }
  }

  @Test
  void libraryAndDailyRunsAreThoseOfThisMachine() {
    page.go("index.html?library");
    List<String> expected = new ArrayList<>(LibraryHashes.lines());
    expected.add(ShotsDays.line(ShotsDays.FEW));
    expected.add(DailyRuns.line(GameContent.load()));
    Browser browser = page.browser();
    browser.await("the library", () -> browser.printed().size() >= expected.size());
    for (String line : expected) {
      assertThat(browser.printed()).anyMatch(told -> told.contains(line));
    }
    assertThat(browser.errors()).isEmpty();
  }
}
