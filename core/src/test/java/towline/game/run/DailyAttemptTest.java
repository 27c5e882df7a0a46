package towline.game.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.game.host.Host;
import towline.menu.LayoutChecker;
import towline.session.PlayMode;
import towline.store.DailyAttempt;
import towline.store.Folders;
import towline.store.ScoreEntry;
import towline.store.Statistics;
import towline.store.Store;

/** Only one run of a day counts. */
class DailyAttemptTest {
  private static final long TODAY = LocalDate.parse("2026-11-24").toEpochDay();

  @TempDir Path folder;

  /** Clock of the tests in which the day ends. */
  private final AtomicReference<Instant> clock =
      new AtomicReference<>(Instant.parse("2026-11-24T23:59:00Z"));

  private HeadlessGame start(ScreenName screen) {
    return new HeadlessGame(folder, HeadlessGame.options(screen));
  }

  private Store store() {
    return new Store(Folders.portable(folder));
  }

  private static long day(HeadlessGame game) {
    return game.run().setup().seed();
  }

  private Optional<DailyAttempt> attempt(long day) {
    return store().progress().attemptOf(day);
  }

  private List<ScoreEntry> board(long day) {
    return store().scores().daily(day);
  }

  private static void flyToResults(HeadlessGame game) {
    // The gun earns a few points before the end.
    game.hold(Keys.SPACE);
    game.hurryToResults();
    game.release(Keys.SPACE);
  }

  @Test
  void theBriefingLeadsToTheAttempt() {
    try (HeadlessGame game = start(ScreenName.BRIEFING)) {
      game.frames(30);
      assertThat(game.page()).isEqualTo("daily");
      game.keys(Keys.ENTER);
      game.frames(5);
      assertThat(game.game.current()).isInstanceOf(PlayScreen.class);
      assertThat(game.run().setup().mode()).isEqualTo(PlayMode.DAILY);
    }
  }

  @Test
  void theFirstRunCountsAndTheSecondIsPracticeAgainstItsGhost() {
    long day;
    try (HeadlessGame game = start(ScreenName.DAILY)) {
      day = day(game);
      flyToResults(game);
      DailyAttempt told = DailyAttempt.begun(day);
      assertThat(attempt(day)).isPresent().get().isNotEqualTo(told);
      assertThat(attempt(day).orElseThrow().points()).isEqualTo(game.run().score().points());
      assertThat(((PlayScreen) game.game.current()).record().hasGhost()).isFalse();
    }
    List<ScoreEntry> first = board(day);
    assertThat(first).hasSize(1);
    DailyAttempt kept = attempt(day).orElseThrow();
    try (HeadlessGame game = start(ScreenName.DAILY)) {
      if (day(game) == day) {
        assertThat(((PlayScreen) game.game.current()).record().hasGhost()).isTrue();
        flyToResults(game);
      }
    }
    assertThat(board(day)).isEqualTo(first);
    assertThat(attempt(day)).contains(kept);
  }

  /** Nothing is closed here, as if the process had been killed. */
  @Test
  void aKilledProcessHasUsedTheAttempt() {
    HeadlessGame killed = start(ScreenName.DAILY);
    long day = day(killed);
    killed.hold(Keys.SPACE);
    killed.frames(3);
    assertThat(attempt(day)).contains(DailyAttempt.begun(day));
    try (HeadlessGame game = start(ScreenName.DAILY)) {
      if (day(game) == day) {
        flyToResults(game);
        assertThat(board(day)).isEmpty();
        assertThat(attempt(day)).contains(DailyAttempt.begun(day));
      }
    }
    killed.close();
  }

  /** The world does not move until the first thrust or shot; leaving before that costs nothing. */
  @Test
  void leavingBeforeTheFirstThrustKeepsTheAttempt() {
    try (HeadlessGame game = start(ScreenName.DAILY)) {
      game.frames(300);
      assertThat(game.state()).containsEntry("lesson", "START");
      assertThat(game.run().current().tick()).isZero();
      game.keys(Keys.ESCAPE);
      game.frames(5);
      game.keys(Keys.ESCAPE);
      game.frames(60);
      assertThat(game.run().current().tick()).isZero();
    }
    assertThat(store().progress().attempts()).isEmpty();
    assertThat(store().statistics()).isEqualTo(Statistics.none());
    try (HeadlessGame game = start(ScreenName.DAILY)) {
      game.hold(Keys.SPACE);
      game.frames(3);
      assertThat(attempt(day(game))).contains(DailyAttempt.begun(day(game)));
      assertThat(game.state()).doesNotContainEntry("lesson", "START");
    }
  }

  @Test
  void otherModesDoNotUseTheAttempt() {
    try (HeadlessGame game = start(ScreenName.SURVIVAL)) {
      game.frames(10);
    }
    assertThat(store().progress().attempts()).isEmpty();
  }

  private HeadlessGame startClocked(ScreenName screen) {
    Host host = HeadlessGame.hostAt(clock::get);
    return new HeadlessGame(folder, HeadlessGame.options(screen), code -> null, host);
  }

  private void passMidnight() {
    clock.set(Instant.parse("2026-11-25T00:01:00Z"));
  }

  @Test
  void aRestartOnTheDayOfTheRunIsPractice() {
    try (HeadlessGame game = startClocked(ScreenName.DAILY)) {
      flyAgain(game, false);
      assertThat(game.game.current()).isInstanceOf(PlayScreen.class);
      assertThat(day(game)).isEqualTo(TODAY);
      assertThat(((PlayScreen) game.game.current()).record().worth().text())
          .isEqualTo("over.practice.daily");
    }
    assertThat(store().progress().attempts()).containsOnlyKeys(TODAY);
  }

  /** Flies again from the pause, with the question confirmed, or from the results. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void afterMidnightTheNewDaysAttemptIsNotTakenUnasked(boolean toTheEnd) {
    try (HeadlessGame game = startClocked(ScreenName.DAILY)) {
      game.hold(Keys.SPACE);
      game.frames(20);
      game.release(Keys.SPACE);
      passMidnight();
      flyAgain(game, toTheEnd);
      assertThat(game.page()).isEqualTo("daily");
      assertThat(attempt(TODAY + 1)).isEmpty();
      game.keys(Keys.ENTER);
      game.hold(Keys.SPACE);
      game.frames(20);
      assertThat(day(game)).isEqualTo(TODAY + 1);
      assertThat(attempt(TODAY + 1)).contains(DailyAttempt.begun(TODAY + 1));
    }
  }

  private void flyAgain(HeadlessGame game, boolean toTheEnd) {
    if (toTheEnd) {
      game.services().profile().sign("ABC");
      flyToResults(game);
      game.frames(60);
      game.keys(Keys.R);
    } else {
      game.hold(Keys.SPACE);
      game.frames(20);
      game.release(Keys.SPACE);
      game.keys(Keys.P, Keys.R);
      game.goTo("open.yes", () -> game.keys(Keys.RIGHT));
      game.keys(Keys.ENTER);
    }
    game.frames(5);
  }

  @Test
  void thePageShowsTheDayOfTheRunThatItStarts() {
    try (HeadlessGame game = startClocked(ScreenName.BRIEFING)) {
      game.frames(5);
      String shown = texts(game);
      passMidnight();
      game.frames(5);
      assertThat(texts(game)).isNotEqualTo(shown).contains("Nov 25, 2026");
      game.keys(Keys.ENTER);
      game.frames(5);
      assertThat(day(game)).isEqualTo(TODAY + 1);
    }
  }

  private static String texts(HeadlessGame game) {
    return String.join("\n", LayoutChecker.texts(game.services().menu()));
  }
}
