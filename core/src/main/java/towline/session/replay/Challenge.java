package towline.session.replay;

import java.util.regex.Pattern;

/**
 * A run that one player sends to another to be beaten. Its points are not part of it: the
 * receiver's own playback finds them.
 *
 * @param initials initials of the sender: one to three of A to Z, 0 to 9
 * @param replay the run, without the hashes of its seconds
 */
public record Challenge(String initials, Replay replay) {
  /** Greatest number of ticks: an hour of play. */
  public static final int MOST_TICKS = Replay.MAX_TICKS / 6;

  private static final Pattern INITIALS = Pattern.compile("[A-Z0-9]{1,3}");

  /** Checks the ranges. */
  public Challenge {
    if (!areInitials(initials)) {
      throw new IllegalArgumentException(
          "initials must be one to three of A to Z and 0 to 9, not '" + initials + "'");
    }
    if (replay.ticks() == 0 || replay.ticks() > MOST_TICKS) {
      throw new IllegalArgumentException(
          "a challenge must have 1 to " + MOST_TICKS + " ticks, not " + replay.ticks());
    }
    replay = replay.withoutSeconds();
  }

  /** Returns true if {@code text} can be the initials of a player. */
  public static boolean areInitials(String text) {
    return INITIALS.matcher(text).matches();
  }
}
