package towline.game.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.TimeZone;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The date stays within the days of runs and scores, no matter what the clock shows. */
class TodayTest {
  private final TimeZone usual = TimeZone.getDefault();

  @AfterEach
  void back() {
    TimeZone.setDefault(usual);
  }

  @ParameterizedTest
  @CsvSource({
    "-292275055-05-16T16:47:04.192Z, Asia/Tokyo, 0, 0",
    "1901-12-13T20:45:52Z, UTC, 0, 0",
    "1969-12-31T23:59:59Z, UTC, 0, 0",
    "1969-12-31T23:59:59Z, Pacific/Auckland, 0, 0",
    "1970-01-01T02:00:00Z, America/New_York, 0, 0",
    "1970-01-01T20:00:00Z, Pacific/Auckland, 0, 1",
    "2026-11-24T03:00:00Z, America/New_York, 20781, 20780",
    "2026-11-24T12:00:00Z, UTC, 20781, 20781",
    "4707-11-28T23:59:59Z, Pacific/Auckland, 999999, 1000000",
    "4707-11-29T23:59:59Z, Pacific/Auckland, 1000000, 1000000",
    "4707-11-30T00:00:00Z, America/New_York, 1000000, 1000000",
    "4710-06-01T00:00:00Z, UTC, 1000000, 1000000",
    "+292278994-08-17T07:12:55.807Z, UTC, 1000000, 1000000",
  })
  void theDateIsWithinTheDaysOfScores(String now, String zone, long utc, long local) {
    TimeZone.setDefault(TimeZone.getTimeZone(zone));
    Today today = new Today(() -> Instant.parse(now));
    assertThat(today.utc().toEpochDay()).isEqualTo(utc);
    assertThat(today.local().toEpochDay()).isEqualTo(local);
  }
}
