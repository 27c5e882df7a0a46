package towline.store;

import java.time.LocalDate;
import java.util.Optional;
import java.util.OptionalLong;
import towline.content.Difficulty;
import towline.session.Assistance;
import towline.session.PlayMode;
import towline.session.RulesVersion;
import towline.session.Run;
import towline.session.RunSetup;
import towline.session.replay.BehaviourVersion;
import towline.session.replay.Challenge;

/**
 * An entry of a high-score table.
 *
 * @param initials initials of the player: one to three of A to Z, 0 to 9
 * @param points 0 to {@link #MOST_POINTS}; a run without points gets no rank
 * @param wave the last wave of the run, 1 to {@link #MOST_WAVES}
 * @param seed seed of the run
 * @param mode the mode of play
 * @param difficulty the easiest difficulty of the run
 * @param assistance the help that the player had
 * @param day days since 1970-01-01, 0 to {@link #LAST_DAY}, if known
 * @param behaviour the behaviour version of the run, 1 to 65535
 * @param rules the version of the rules of the run, {@link RulesVersion#FIRST} to {@link
 *     #MOST_RULES}
 * @param replay the name of its replay, if there is one
 */
public record ScoreEntry(
    String initials,
    long points,
    int wave,
    long seed,
    PlayMode mode,
    Difficulty difficulty,
    Assistance assistance,
    OptionalLong day,
    int behaviour,
    int rules,
    Optional<String> replay) {
  /** Limit of points, far above possible scores. */
  public static final long MOST_POINTS = 1_000_000_000_000L;

  /** Limit of waves, far above possible runs. */
  public static final int MOST_WAVES = 1_000_000;

  /** Last day of a score, days since 1970-01-01. */
  public static final long LAST_DAY = RunSetup.LAST_DAY;

  /** Greatest behaviour version of a replay. */
  static final int MOST_BEHAVIOUR = 0xFFFF;

  /** Greatest version of the rules. */
  static final int MOST_RULES = 999;

  /** Checks the ranges. */
  public ScoreEntry {
    if (!Challenge.areInitials(initials)) {
      throw new IllegalArgumentException(
          "initials must be one to three of A to Z and 0 to 9, not '" + initials + "'");
    }
    within("points", points, 0, MOST_POINTS);
    within("wave", wave, 1, MOST_WAVES);
    within("day", day.orElse(0), 0, LAST_DAY);
    if (mode == PlayMode.DAILY) {
      within("the day of a daily run", seed, 0, RunSetup.LAST_DAY);
    }
    within("behaviour", behaviour, 1, MOST_BEHAVIOUR);
    within("rules", rules, RulesVersion.FIRST, MOST_RULES);
    replay.ifPresent(Replays::checkName);
  }

  /** Returns the entry of a run in its present state, without a replay. */
  public static ScoreEntry of(String initials, Run run, Assistance assistance, LocalDate day) {
    return new ScoreEntry(
        initials,
        Math.min(MOST_POINTS, run.score().points()),
        run.wave(),
        run.setup().seed(),
        run.setup().mode(),
        run.rankedDifficulty(),
        assistance,
        OptionalLong.of(day.toEpochDay()),
        BehaviourVersion.CURRENT,
        RulesVersion.CURRENT,
        Optional.empty());
  }

  private static void within(String what, long value, long low, long high) {
    if (value < low || value > high) {
      throw new IllegalArgumentException(
          what + " must be " + low + " to " + high + ", not " + value);
    }
  }

  ScoreEntry withReplay(Optional<String> name) {
    return new ScoreEntry(
        initials, points, wave, seed, mode, difficulty, assistance, day, behaviour, rules, name);
  }

  /** Returns this entry with other initials. */
  ScoreEntry withInitials(String newInitials) {
    return new ScoreEntry(
        newInitials,
        points,
        wave,
        seed,
        mode,
        difficulty,
        assistance,
        day,
        behaviour,
        rules,
        replay);
  }

  /**
   * Returns true if it is on one board with {@code other}: daily runs only with those of equal day.
   */
  boolean sharesBoard(ScoreEntry other) {
    return isIn(other.mode, other.difficulty, other.rules)
        && (mode != PlayMode.DAILY || seed == other.seed);
  }

  /** Returns true if it is in the table of these three properties. */
  boolean isIn(PlayMode table, Difficulty level, int version) {
    return mode == table && difficulty == level && rules == version;
  }
}
