package towline.store;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A player's choices in the Six Shots of a day; fewer than six are a day broken off.
 *
 * @param day days since 1970-01-01
 * @param choices names of the aim modes chosen so far, in the order of the shots
 * @param marks marks of these choices, letters of {@link #FULL}, {@link #HALF} and {@link #NONE}
 * @param onTime true if the day was begun on its own date (UTC), so that it counts for the streak
 */
public record ShotsDay(long day, List<String> choices, String marks, boolean onTime) {
  /** Number of shots of a day. */
  public static final int SHOTS = 6;

  /** Letter of a full mark. */
  public static final char FULL = 'F';

  /** Letter of a half mark. */
  public static final char HALF = 'H';

  /** Letter of a choice without a mark. */
  public static final char NONE = 'N';

  private static final Pattern MARKS = Pattern.compile("[FHN]{0," + SHOTS + "}");
  private static final Pattern CHOICE = Pattern.compile("[A-Z_]{1,40}");

  /** Checks day, choices and marks. */
  public ShotsDay {
    choices = List.copyOf(choices);
    if (day < 0 || day > ScoreEntry.LAST_DAY) {
      throw new IllegalArgumentException(
          "day must be 0 to " + ScoreEntry.LAST_DAY + ", not " + day);
    }
    if (!MARKS.matcher(marks).matches()) {
      throw new IllegalArgumentException("marks must match " + MARKS + ", not '" + marks + "'");
    }
    for (String choice : choices) {
      if (!CHOICE.matcher(choice).matches()) {
        throw new IllegalArgumentException(
            "a choice must be a name of A to Z and _, not '" + choice + "'");
      }
    }
    if (choices.size() != marks.length()) {
      throw new IllegalArgumentException(
          choices.size() + " choices cannot have " + marks.length() + " marks");
    }
  }

  /** Returns a day without choices. */
  public static ShotsDay begun(long day, boolean onTime) {
    return new ShotsDay(day, List.of(), "", onTime);
  }

  /** Returns true if all shots are fired. */
  public boolean isOver() {
    return marks.length() == SHOTS;
  }

  /** Returns the number of full marks. */
  public int fullMarks() {
    return (int) marks.chars().filter(mark -> mark == FULL).count();
  }

  /** Returns this or {@code other} of the same day: the one with more choices, else this. */
  ShotsDay orLonger(ShotsDay other) {
    return other.marks.length() > marks.length() ? other : this;
  }
}
