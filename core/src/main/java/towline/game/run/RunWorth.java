package towline.game.run;

import towline.session.PlayMode;
import towline.session.RunSetup;

/** Whether a run has a rank, and if not, why not. */
public enum RunWorth {
  /** It counts. */
  RANKED("confirm.text"),
  /** It is the one try at the run of a day. */
  DAILY_TRY("confirm.daily"),
  /** The try at the run of that day was another one. */
  DAILY_PRACTICE("over.practice.daily"),
  /** Its mode of play has no ranks. */
  PRACTICE("over.practice.unranked"),
  /** It began in a later wave. */
  LATER_WAVE("over.practice"),
  /** The player has chosen its seed, or flown it before, and may know what comes. */
  KNOWN_SEED("over.practice.seed");

  private final String text;

  RunWorth(String text) {
    this.text = text;
  }

  /**
   * The worth of a run of that setup; that of a day is taken to be its try.
   *
   * @param seedIsKnown whether the player has chosen its seed, or flown it before
   */
  public static RunWorth of(RunSetup setup, boolean seedIsKnown) {
    if (!setup.mode().isRanked()) {
      return PRACTICE;
    }
    if (setup.firstWave() > 1) {
      return LATER_WAVE;
    }
    if (setup.mode() == PlayMode.DAILY) {
      return DAILY_TRY;
    }
    return seedIsKnown ? KNOWN_SEED : RANKED;
  }

  /** Whether it has a rank. */
  public boolean isRanked() {
    return this == RANKED || this == DAILY_TRY;
  }

  /** The key of the text that says what it counts for. */
  public String text() {
    return text;
  }
}
