package towline.game.records;

import java.time.LocalDate;
import towline.session.CourierLog;
import towline.store.DailyAttempt;
import towline.view.text.Localization;
import towline.view.text.NumberText;

/** The attempt at a daily run in one line, for comparison with the lines of others. */
public final class DailyLine {
  private static final String OPENED_SIGN = "\ud83d\udfe8";
  private static final String FORCED_SIGN = "\ud83d\udfe6";
  private static final String ESCAPED_SIGN = "\u2b1b";
  private static final String ABSENT_SIGN = "\u2b1c";

  private DailyLine() {}

  /**
   * Returns day, points, wave and belief, for instance: Towline daily 2026-11-22: 48,210, wave 7.
   */
  public static String words(DailyAttempt attempt, Localization words) {
    String points = NumberText.grouped(attempt.points());
    return words.of(
        "daily.line",
        LocalDate.ofEpochDay(attempt.day()),
        points.replace(" ", words.of("daily.group")),
        String.valueOf(attempt.wave()),
        words.textOrKey("aim." + attempt.belief()));
  }

  /**
   * Returns the line followed by a block character for each of the first couriers, for use in other
   * programs.
   */
  public static String shared(DailyAttempt attempt, Localization words) {
    StringBuilder line = new StringBuilder(words(attempt, words)).append(' ');
    for (int i = 0; i < CourierLog.MAX_COURIERS; i++) {
      line.append(
          i < attempt.couriers().length() ? block(attempt.couriers().charAt(i)) : ABSENT_SIGN);
    }
    return line.toString();
  }

  private static String block(char letter) {
    return switch (letter) {
      case CourierLog.OPENED -> OPENED_SIGN;
      case CourierLog.FORCED -> FORCED_SIGN;
      default -> ESCAPED_SIGN;
    };
  }
}
