package towline.shots;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.Collections;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.settings.Language;
import towline.store.ShotsDay;
import towline.view.text.Localization;

class ShareLineTest {
  private static final int MAX_LENGTH = 120;

  private static ShotsDay day(String marks) {
    return new ShotsDay(
        LocalDate.of(2026, 11, 22).toEpochDay(), Collections.nCopies(6, "LEAD"), marks, true);
  }

  @Test
  void namesDateFullMarksAndSquares() {
    assertThat(ShareLine.of(day("FFHFNF"), Localization.load()))
        .isEqualTo(
            "Towline Six Shots 2026-11-22: 4/6 "
                + "\ud83d\udfe9\ud83d\udfe9\ud83d\udfe8\ud83d\udfe9\u2b1b\ud83d\udfe9");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void isShortInEveryLanguage(Language language) {
    Localization texts = Localization.load();
    texts.setLocale(language.locale(Locale.ENGLISH));
    assertThat(ShareLine.of(day("HHHHHH"), texts))
        .hasSizeLessThanOrEqualTo(MAX_LENGTH)
        .contains("2026-11-22", "0/6");
  }
}
