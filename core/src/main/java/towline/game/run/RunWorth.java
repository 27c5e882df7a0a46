package towline.game.run;

import towline.session.PlayMode;
import towline.session.RunSetup;

/** The worth of a run: it has a rank, or a reason to have none. */
public enum RunWorth {
  /** The run counts. */
  RANKED("confirm.text"),
  /** The run is the only attempt at a daily run. */
  DAILY_ATTEMPT("confirm.daily"),
  /** The attempt at this daily run was an earlier run. */
  DAILY_PRACTICE("over.practice.daily"),
  /** The mode of play has no ranks. */
  PRACTICE("over.practice.unranked"),
  /** The run began in a later wave. */
  LATER_WAVE("over.practice"),
  /** The player has chosen the seed, or flown it before, and may know what comes. */
  KNOWN_SEED("over.practice.seed"),
  /** The run is flown against a challenge. */
  CHALLENGE("over.practice.challenge");

  private final String text;

  RunWorth(String text) {
    this.text = text;
  }

  /**
   * Returns the worth of a run of {@code setup}; a daily run is taken to be the attempt.
   *
   * @param seedIsKnown true if the player has chosen its seed, or flown it before
   */
  public static RunWorth of(RunSetup setup, boolean seedIsKnown) {
    if (!setup.mode().isRanked()) {
      return PRACTICE;
    }
    if (setup.firstWave() > 1) {
      return LATER_WAVE;
    }
    if (setup.mode() == PlayMode.DAILY) {
      return DAILY_ATTEMPT;
    }
    return seedIsKnown ? KNOWN_SEED : RANKED;
  }

  /** Returns true if the run has a rank. */
  public boolean isRanked() {
    return this == RANKED || this == DAILY_ATTEMPT;
  }

  /** Returns the text key of the worth. */
  public String text() {
    return text;
  }
}
