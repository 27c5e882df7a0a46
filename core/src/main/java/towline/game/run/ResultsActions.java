package towline.game.run;

/** What the results of a run ask for. */
public interface ResultsActions {
  /** Starts the next run. */
  void playAgain();

  /** Starts the same run again, against the ghost of this one. */
  void rematch();

  /** Saves the end of the run as a moving picture, and says so when that is done. */
  void saveClip();

  /** The initials of the run's score; empty if it is in no table. */
  String initials();

  /** Whether the player has never been asked for initials. */
  boolean isUnsigned();

  /** Signs the run's score, and those to come. */
  void sign(String initials);
}
