package towline.game.records;

import towline.content.look.ColorRole;
import towline.menu.SquareRow;
import towline.menu.UiTheme;
import towline.session.CourierLog;
import towline.store.DailyAttempt;

/** A block for each of the first couriers of an attempt, in the style of {@link DailyLine}. */
public final class CourierBlocks {
  private static final double SIDE = 15;

  private CourierBlocks() {}

  /** Returns the blocks of an attempt. */
  public static SquareRow of(UiTheme theme, DailyAttempt attempt) {
    return new SquareRow(
        theme,
        attempt.couriers(),
        CourierLog.MAX_COURIERS,
        SIDE,
        letter ->
            switch (letter) {
              case CourierLog.OPENED -> ColorRole.COURIER;
              case CourierLog.FORCED -> ColorRole.ACCENT;
              default -> ColorRole.TEXT_QUIET;
            });
  }
}
