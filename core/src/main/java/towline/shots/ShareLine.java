package towline.shots;

import java.time.LocalDate;
import towline.store.ShotsDay;
import towline.trial.shots.SixShots;
import towline.view.text.Localization;

/** The result of a day in one line, for comparison with the lines of others. */
public final class ShareLine {
  private static final String FULL_SIGN = "\ud83d\udfe9";
  private static final String HALF_SIGN = "\ud83d\udfe8";
  private static final String NONE_SIGN = "\u2b1b";

  private ShareLine() {}

  /**
   * Returns date, number of full marks and squares of a day, without a link, for instance: Towline
   * Six Shots 2026-11-22: 4/6 and six squares.
   */
  public static String of(ShotsDay day, Localization texts) {
    StringBuilder squares = new StringBuilder();
    for (int i = 0; i < day.marks().length(); i++) {
      squares.append(sign(day.marks().charAt(i)));
    }
    return texts.of(
        "shots.line", LocalDate.ofEpochDay(day.day()), day.fullMarks(), SixShots.COUNT, squares);
  }

  private static String sign(char mark) {
    return switch (mark) {
      case ShotsDay.FULL -> FULL_SIGN;
      case ShotsDay.HALF -> HALF_SIGN;
      default -> NONE_SIGN;
    };
  }
}
