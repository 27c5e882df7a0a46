package towline.game.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.TimeZone;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.game.HeadlessGame;
import towline.game.LaunchOptions;
import towline.game.ScreenName;
import towline.session.PlayMode;
import towline.settings.Settings;

/** The day of the daily run begins at midnight UTC, regardless of the player's time zone. */
class DailyDayTest {
  private final TimeZone usual = TimeZone.getDefault();

  @AfterEach
  void back() {
    TimeZone.setDefault(usual);
  }

  /** At any moment the date in one of the two zones differs from that in UTC. */
  @ParameterizedTest
  @ValueSource(strings = {"Etc/GMT-14", "Etc/GMT+12"})
  void theDayDoesNotDependOnTheTimeZone(String zone) {
    TimeZone.setDefault(TimeZone.getTimeZone(zone));
    LaunchOptions options = HeadlessGame.options(ScreenName.TITLE);
    LocalDate before = LocalDate.now(ZoneOffset.UTC);
    LocalDate today = options.run().dailyDate(new Today(Instant::now));
    long seed = options.run().setup(5, PlayMode.DAILY, today, Settings.defaults()).seed();
    LocalDate after = LocalDate.now(ZoneOffset.UTC);
    assertThat(today).isBetween(before, after);
    assertThat(seed).isBetween(before.toEpochDay(), after.toEpochDay());
  }
}
