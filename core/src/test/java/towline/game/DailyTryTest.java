package towline.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.aim.AimMode;
import towline.content.CourierTable;
import towline.content.GameContent;
import towline.game.records.DailyLine;
import towline.game.run.PlayScreen;
import towline.session.CourierLog;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunInput;
import towline.session.RunSetup;
import towline.session.replay.BotRecording;
import towline.session.replay.Replay;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.store.DailyTry;
import towline.store.Folders;
import towline.store.ScoreEntry;
import towline.store.Store;
import towline.view.text.Localization;

/** Of a day one run counts, and what it came to is told in a line. */
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

  @Test
  void anotherModeTakesNoTry() {
    try (HeadlessGame game = start(ScreenName.SURVIVAL)) {
      game.frames(10);
    }
    assertThat(store().progress().tries()).isEmpty();
  }

  @Test
  void theLineIsRightForARecordedRun() {
    GameContent content = GameContent.load();
    long day = LocalDate.of(2026, 11, 22).toEpochDay();
    RunSetup setup = RunSetup.daily(day, 1, AimMode.DIRECT.ordinal());
    Replay replay = BotRecording.record(content, setup, "demo", 100 * 60);
    CourierLog log = new CourierLog();
    StringBuilder blocks = new StringBuilder();
    int[] hits = new int[AimMode.values().length];
    try (Run run = new Run(content, replay.setup())) {
      Replay.Commands commands = replay.commands();
      RunInput input = new RunInput();
      while (commands.next(input)) {
        run.tick(input);
        log.onTick(run);
        look(run, content, blocks, hits);
      }
      assertThat(run.hash()).isEqualTo(replay.finalHash());
      assertThat(blocks.codePointCount(0, blocks.length())).isGreaterThan(3);
      while (blocks.codePointCount(0, blocks.length()) < 8) {
        blocks.append("\u2b1c");
      }
      int most = 0;
      for (int mode = 0; mode < hits.length; mode++) {
        most = hits[mode] > hits[most] ? mode : most;
      }
      String points = String.format(Locale.US, "%,d", run.score().points());
      Localization words = Localization.load();
      assertThat(DailyLine.shared(DailyTry.of(run, log), words))
          .isEqualTo(
              "Towline daily 2026-11-22: "
                  + points
                  + ", wave "
                  + run.wave()
                  + ", belief "
                  + words.of("aim." + AimMode.values()[most].name())
                  + " "
                  + blocks);
    }
  }

  /** The same from what the world tells, not from what the score makes of it. */
  private static void look(Run run, GameContent content, StringBuilder blocks, int[] hits) {
    EventList events = run.events();
    for (int i = 0; i < events.size(); i++) {
      if (run.overFor() > 1.5 / 60) {
        return;
      }
      if (events.type(i) == EventType.DRONE_SHOT_HIT) {
        hits[events.aimMode(i)]++;
      }
      if (blocks.codePointCount(0, blocks.length()) == 8) {
        continue;
      }
      if (events.type(i) == EventType.COURIER_ESCAPED) {
        blocks.append("\u2b1b");
      } else if (events.type(i) == EventType.COURIER_OPENED) {
        CourierTable.Kind kind = content.couriers().kinds().get(events.object(i));
        boolean falls = run.current().gravityY() != 0;
        boolean own = kind.mode(falls).ordinal() == events.aimMode(i);
        blocks.append(own ? "\ud83d\udfe8" : "\ud83d\udfe6");
      }
    }
  }
}
