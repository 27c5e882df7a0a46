package towline.web.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShotsAddressTest {
  private static final long TODAY = LocalDate.of(2026, 11, 22).toEpochDay();

  private static long day(String search) throws AddressException {
    return ShotsAddress.day(Address.of(search), TODAY);
  }

  @Test
  void theDayIsTodayOrOneBefore() throws AddressException {
    assertThat(day("")).isEqualTo(TODAY);
    assertThat(day("?date=2026-11-22")).isEqualTo(TODAY);
    assertThat(day("?date=2024-02-29")).isEqualTo(LocalDate.of(2024, 2, 29).toEpochDay());
    assertThat(day("?date=1970-01-01")).isZero();
    assertThat(day("?date=2026-11-21&from=chat")).isEqualTo(TODAY - 1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2026-11-23",
        "1969-12-31",
        "2023-02-29",
        "2024-13-01",
        "24-1-1",
        "9999999-01-01",
        "x",
        ""
      })
  void anotherDayIsRefused(String date) {
    assertThatThrownBy(() -> day("?date=" + date))
        .isInstanceOf(AddressException.class)
        .hasMessage(
            "date must be a day from 1970-01-01 to today, 2026-11-22 UTC, written YYYY-MM-DD,"
                + " not '%s'",
            date);
  }
}
