package towline.trial.shots;

/** The draw of a day in steps of a few milliseconds, for a page without threads. */
public final class DayDraw {
  /** Creates a draw at its start; {@code day} is in days since 1970-01-01. */
  public DayDraw(long day) {}

  /** Tries the next situation; returns true once the day is drawn. */
  public boolean advance() {
    throw new UnsupportedOperationException();
  }

  /** Returns the day, once it is drawn. */
  public SixShots day() {
    throw new UnsupportedOperationException();
  }
}
