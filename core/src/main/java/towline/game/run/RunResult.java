package towline.game.run;

import java.util.List;
import java.util.Optional;
import towline.content.Difficulty;
import towline.content.SectorSpec;
import towline.session.PlayMode;
import towline.session.belief.CallReview;
import towline.store.DailyAttempt;

/**
 * The results of a run.
 *
 * @param outcome the outcome
 * @param points the score
 * @param culprit the kind of enemy that destroyed the ship, in a line; may be empty
 * @param summary mode, difficulty, wave and seed, in a line; the wave alone for a new player
 * @param standing the rank, and the points missing to the next one, in a line
 * @param verdict the aim mode that would have helped with couriers or harpoons; may be empty
 * @param callless the line in place of the calls, for a run without any
 * @param best the best call
 * @param worst the worst call
 * @param look the look of the last sector
 * @param mode the mode of play
 * @param difficulty the difficulty of the table that the run counts for
 * @param facts times and counts
 * @param highlights the couriers opened and the best haul, in a line; empty for a new player
 * @param couriers the numbers of opened and of all couriers, for each kind that appeared, in a
 *     line; may be empty
 * @param modes the results of each aim mode, in order
 * @param builds the builds that were found, each with its modules
 * @param attempt the attempt at a daily run, if this run was one
 */
public record RunResult(
    Outcome outcome,
    long points,
    String culprit,
    String summary,
    String standing,
    String verdict,
    String callless,
    Optional<Call> best,
    Optional<Call> worst,
    SectorSpec.Look look,
    PlayMode mode,
    Difficulty difficulty,
    List<Fact> facts,
    String highlights,
    String couriers,
    List<ModeResult> modes,
    List<String> builds,
    Optional<DailyAttempt> attempt) {
  /** The outcome of a run. */
  public enum Outcome {
    /** The player ended the run. */
    ENDED,
    /** The ship was lost. */
    LOST,
    /** The last wave was cleared. */
    WON
  }

  /**
   * A call.
   *
   * @param moment its lines, and the world at its end
   * @param sentence its outcome, in a sentence
   */
  public record Call(CallReview.Moment moment, String sentence) {}

  /**
   * A time or a count.
   *
   * @param name the label
   * @param value the value as text
   */
  public record Fact(String name, String value) {}

  /**
   * The results of an aim mode.
   *
   * @param hits shots that hit their target
   * @param shots all shots
   * @param kills enemies destroyed
   */
  public record ModeResult(int hits, int shots, int kills) {
    double share() {
      return shots == 0 ? 0 : Math.min(1, (double) hits / shots);
    }
  }

  public RunResult {
    facts = List.copyOf(facts);
    modes = List.copyOf(modes);
    builds = List.copyOf(builds);
  }
}
