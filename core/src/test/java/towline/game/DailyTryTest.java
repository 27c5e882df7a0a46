package towline.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.game.run.PlayScreen;
import towline.session.PlayMode;
import towline.store.DailyTry;
import towline.store.Folders;
import towline.store.ScoreEntry;
import towline.store.Statistics;
import towline.store.Store;

/** Of a day one run counts. */
class DailyTryTest {
  @TempDir Path folder;

  private HeadlessGame start(ScreenName screen) {
    return new HeadlessGame(folder, HeadlessGame.options(screen));
  }

  private Store store() {
    return new Store(Folders.portable(folder));
  }

  private static long day(HeadlessGame game) {
    return game.run().setup().seed();
  }

  private Optional<DailyTry> attempt(long day) {
    return store().progress().tryOf(day);
  }

  private List<ScoreEntry> board(long day) {
    return store().scores().daily(day);
  }

  private static void flyToResults(HeadlessGame game) {
    // The gun earns a few points before the end.
    game.hold(Keys.SPACE);
    game.until("the results", now -> now.page().equals("over"));
    game.release(Keys.SPACE);
  }

  @Test
  void theBriefingLeadsToTheTry() {
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
  void theFirstRunCountsAndTheSecondIsPracticeAgainstIt() {
    long day;
    try (HeadlessGame game = start(ScreenName.DAILY)) {
      day = day(game);
      flyToResults(game);
      DailyTry told = DailyTry.begun(day);
      assertThat(attempt(day)).isPresent().get().isNotEqualTo(told);
      assertThat(attempt(day).orElseThrow().points()).isEqualTo(game.run().score().points());
      assertThat(((PlayScreen) game.game.current()).hasGhost()).isFalse();
    }
    List<ScoreEntry> first = board(day);
    assertThat(first).hasSize(1);
    DailyTry kept = attempt(day).orElseThrow();
    try (HeadlessGame game = start(ScreenName.DAILY)) {
      if (day(game) == day) {
        assertThat(((PlayScreen) game.game.current()).hasGhost()).isTrue();
        flyToResults(game);
      }
    }
    assertThat(board(day)).isEqualTo(first);
    assertThat(attempt(day)).contains(kept);
  }

  /** Nothing is closed here: so it is when a process is killed. */
  @Test
  void aKilledRunHasTakenTheTry() {
    HeadlessGame killed = start(ScreenName.DAILY);
    long day = day(killed);
    killed.hold(Keys.SPACE);
    killed.frames(3);
    assertThat(attempt(day)).contains(DailyTry.begun(day));
    try (HeadlessGame game = start(ScreenName.DAILY)) {
      if (day(game) == day) {
        flyToResults(game);
        assertThat(board(day)).isEmpty();
        assertThat(attempt(day)).contains(DailyTry.begun(day));
      }
    }
    killed.close();
  }

  /** It stands still until the first thrust or shot; who leaves before has lost nothing. */
  @Test
  void aLookTakesNoTry() {
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
    assertThat(store().progress().tries()).isEmpty();
    assertThat(store().statistics()).isEqualTo(Statistics.none());
    try (HeadlessGame game = start(ScreenName.DAILY)) {
      game.hold(Keys.SPACE);
      game.frames(3);
      assertThat(attempt(day(game))).contains(DailyTry.begun(day(game)));
      assertThat(game.state()).doesNotContainEntry("lesson", "START");
    }
  }

  @Test
  void anotherModeTakesNoTry() {
    try (HeadlessGame game = start(ScreenName.SURVIVAL)) {
      game.frames(10);
    }
    assertThat(store().progress().tries()).isEmpty();
  }
}
