package towline.session;

import towline.content.Difficulty;

/**
 * Everything besides the player's commands that decides a run: equal set-ups and equal commands
 * give runs equal to the bit.
 *
 * @param seed the seed of all random numbers of the run
 * @param mode the mode of play
 * @param firstWave the wave to start with, 1 or more
 * @param aimMode the index of the drone's aim mode at the start
 * @param difficulty the difficulty at the start
 */
public record RunSetup(
    long seed, PlayMode mode, int firstWave, int aimMode, Difficulty difficulty) {
  /** The largest wave number that a run may start with. */
  public static final int LAST_FIRST_WAVE = 999;

  /** The last day that has a daily run, in days since 1970-01-01; it is in the year 4707. */
  public static final long LAST_DAY = 1_000_000;

  /**
   * Returns the set-up of the run of a day, equal for all, at normal difficulty. The day is the
   * seed.
   *
   * @param day days since 1970-01-01, UTC
   */
  public static RunSetup daily(long day, int firstWave, int aimMode) {
    return new RunSetup(day, PlayMode.DAILY, firstWave, aimMode, Difficulty.NORMAL);
  }

  /** Creates a set-up of normal difficulty. */
  public RunSetup(long seed, PlayMode mode, int firstWave, int aimMode) {
    this(seed, mode, firstWave, aimMode, Difficulty.NORMAL);
  }

  /** Checks the ranges. */
  public RunSetup {
    if (firstWave < 1 || firstWave > LAST_FIRST_WAVE) {
      throw new IllegalArgumentException(
          "first wave must be 1 to " + LAST_FIRST_WAVE + ", not " + firstWave);
    }
    if (aimMode < 0) {
      throw new IllegalArgumentException("aim mode must be an index of 0 or more, not " + aimMode);
    }
  }
}
