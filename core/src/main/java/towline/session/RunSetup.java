package towline.session;

import towline.content.Difficulty;

/**
 * Everything that decides, beside the player's commands, how a run goes: with the same set-up and
 * the same commands it is the same run, to the bit.
 *
 * @param seed what all chance in the run is drawn from
 * @param mode the mode of play
 * @param firstWave the wave to start with, 1 or more
 * @param aimMode the index of the drone's aim mode at the start
 * @param difficulty how hard it is at the start
 */
public record RunSetup(
    long seed, PlayMode mode, int firstWave, int aimMode, Difficulty difficulty) {
  /** The largest wave number that a run may start with. */
  public static final int LAST_FIRST_WAVE = 999;

  /** The last day that has a daily run, in days since 1970-01-01; it is in the year 4707. */
  public static final long LAST_DAY = 1_000_000;

  /**
   * The run of a day: everybody has the same, at normal difficulty. Its seed is the day.
   *
   * @param day days since 1970-01-01, UTC
   */
  public static RunSetup daily(long day, int firstWave, int aimMode) {
    return new RunSetup(day, PlayMode.DAILY, firstWave, aimMode, Difficulty.NORMAL);
  }

  /** A run of normal difficulty. */
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
