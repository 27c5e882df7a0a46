package towline.store;

import java.util.Locale;
import java.util.regex.Pattern;
import towline.ai.aim.AimMode;
import towline.session.CourierLog;
import towline.session.Run;

/**
 * The one attempt at the run of a day that counts. It begins with the run; the result is entered at
 * the end.
 *
 * @param day days since 1970-01-01, UTC
 * @param points points of the run
 * @param wave last wave of the run; 0: it was never ended, and its result is unknown
 * @param belief name of the aim mode with most hits; empty if unknown
 * @param couriers fates of the first couriers, see {@link CourierLog}
 */
public record DailyAttempt(long day, long points, int wave, String belief, String couriers) {
  private static final Pattern BELIEF = Pattern.compile("[A-Z_]{0,40}");
  private static final Pattern LETTERS =
      Pattern.compile(
          String.format(
              Locale.ROOT,
              "[%c%c%c]{0,%d}",
              CourierLog.OPENED,
              CourierLog.FORCED,
              CourierLog.ESCAPED,
              CourierLog.MAX_COURIERS));

  /** Checks the ranges. */
  public DailyAttempt {
    within("day", day, ScoreEntry.LAST_DAY);
    within("points", points, ScoreEntry.MOST_POINTS);
    within("wave", wave, ScoreEntry.MOST_WAVES);
    if (!BELIEF.matcher(belief).matches()) {
      throw new IllegalArgumentException(
          "belief must be a name of A to Z and _, not '" + belief + "'");
    }
    if (!LETTERS.matcher(couriers).matches()) {
      throw new IllegalArgumentException(
          "couriers must match " + LETTERS + ", not '" + couriers + "'");
    }
  }

  /** Returns an attempt that begins. */
  public static DailyAttempt begun(long day) {
    return new DailyAttempt(day, 0, 0, "", "");
  }

  /** Returns the result of a daily run, with the couriers in the log. */
  public static DailyAttempt of(Run run, CourierLog couriers) {
    // The seed of a daily run is its day.
    return new DailyAttempt(
        run.setup().seed(),
        Math.min(ScoreEntry.MOST_POINTS, run.score().points()),
        run.wave(),
        belief(run).name(),
        couriers.letters());
  }

  /** Returns the aim mode with most hits; if none has any, the current one. */
  private static AimMode belief(Run run) {
    int best = run.current().droneGun().mode;
    for (AimMode mode : AimMode.values()) {
      if (run.score().hits(mode.ordinal()) > run.score().hits(best)) {
        best = mode.ordinal();
      }
    }
    return AimMode.values()[best];
  }

  /** Returns true if the result is known. */
  public boolean isOver() {
    return wave > 0;
  }

  /**
   * Returns this or {@code other} of the same day: the one with a known result, else the one with
   * more points.
   */
  DailyAttempt orBetter(DailyAttempt other) {
    if (isOver() != other.isOver()) {
      return isOver() ? this : other;
    }
    return other.points > points ? other : this;
  }

  private static void within(String what, long value, long high) {
    if (value < 0 || value > high) {
      throw new IllegalArgumentException(what + " must be 0 to " + high + ", not " + value);
    }
  }
}
