package towline.game.host;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.OptionalLong;
import java.util.TimeZone;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunInput;
import towline.session.RunSetup;
import towline.sim.api.EventType;
import towline.sim.api.TestEvents;
import towline.store.DailyAttempt;
import towline.store.Folders;
import towline.store.Store;

/** A clock that is decades off costs neither a run nor its rewards. */
@Tag("long")
class ClockTest {
  private static final String MEDAL = "CHAIN";

  private final TimeZone usual = TimeZone.getDefault();

  @TempDir Path folder;

  @AfterEach
  void back() {
    TimeZone.setDefault(usual);
  }

  /** The second row is a machine without a battery, on which 1969 has not ended. */
  @ParameterizedTest
  @CsvSource({
    "1969-12-31T23:59:59Z, America/New_York, 0, 0",
    "1970-01-01T02:00:00Z, America/New_York, 0, 0",
    "4707-11-29T23:59:59Z, Pacific/Auckland, 1000000, 1000000",
    "4710-06-01T00:00:00Z, UTC, 1000000, 1000000",
    "+292278994-08-17T07:12:55.807Z, Asia/Tokyo, 1000000, 1000000",
  })
  void aWholeRunIsKeptAndReadAgain(String now, String zone, long dailyDay, long localDay) {
    TimeZone.setDefault(TimeZone.getTimeZone(zone));
    try (HeadlessGame game = at(Instant.parse(now), ScreenName.DAILY)) {
      assertThat(game.run().setup().seed()).isEqualTo(dailyDay);
      earn(game);
      game.services().profile().find(game.services().content().builds().get(0));
      game.hold(Keys.SPACE);
      game.hurryToResults();
      assertThat(game.services().profile().problems()).isEmpty();
    }
    Store store = new Store(Folders.portable(folder));
    assertThat(store.medals().days()).containsEntry(MEDAL, localDay);
    assertThat(store.progress().builds().values()).containsExactly(localDay);
    assertThat(store.progress().attemptOf(dailyDay)).get().matches(DailyAttempt::isOver);
    assertThat(store.scores().daily(dailyDay))
        .singleElement()
        .satisfies(entry -> assertThat(entry.day()).isEqualTo(OptionalLong.of(localDay)));
    assertThat(store.pollMessages()).isEmpty();
    try (HeadlessGame game = at(Instant.parse(now), ScreenName.BRIEFING)) {
      game.frames(3);
      assertThat(game.page()).isEqualTo("daily");
      game.open(ScreenName.TITLE);
      game.frames(3);
      assertThat(game.runs().records().today()).isEqualTo(LocalDate.ofEpochDay(dailyDay));
    }
  }

  private HeadlessGame at(Instant now, ScreenName screen) {
    return new HeadlessGame(
        folder, HeadlessGame.options(screen), code -> null, HeadlessGame.hostAt(() -> now));
  }

  private static void earn(HeadlessGame game) {
    Consumer<Run> observer = game.runs().medals().observer(PlayMode.ARCADE);
    try (Run run = new Run(game.services().content(), new RunSetup(1, PlayMode.ARCADE, 1, 1))) {
      run.tick(new RunInput());
      TestEvents.add(run.events(), EventType.KILLED_BY_CHAIN, 5);
      observer.accept(run);
    }
  }
}
