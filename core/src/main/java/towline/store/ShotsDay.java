package towline.store;

import java.util.List;

/**
 * What a player did in the Six Shots of a day; fewer than six choices are a day broken off.
 *
 * @param day days since 1970-01-01
 * @param choices names of the aim modes chosen so far, in the order of the shots
 * @param marks marks of these choices: F full, H half, N none
 * @param onTime true if the day was begun on its own date (UTC) and so counts for the streak
 */
public record ShotsDay(long day, List<String> choices, String marks, boolean onTime) {
  /** Copies the list. */
  public ShotsDay {
    choices = List.copyOf(choices);
  }
}
