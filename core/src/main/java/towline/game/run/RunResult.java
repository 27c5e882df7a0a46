package towline.game.run;

import java.util.List;
import java.util.Optional;
import towline.content.Difficulty;
import towline.session.PlayMode;
import towline.store.DailyTry;

/**
 * The results of a run.
 *
 * @param outcome how it ended
 * @param points the score
 * @param summary mode, difficulty, wave and seed, in a line
 * @param standing its rank, and how far it is to the next one, in a line
 * @param verdict what another aim mode would have hit, in a line; may be empty
 * @param mode the mode of play, and
 * @param difficulty the difficulty whose table it counts for
 * @param facts times and counts
 * @param couriers of each kind of courier that came, how many were opened, in a line; may be empty
 * @param modes the results of each aim mode, in order
 * @param builds the builds that were found, each with its modules
 * @param attempt the try at the run of a day, if it was that
 */
public record RunResult(
    Outcome outcome,
    long points,
    String summary,
    String standing,
    String verdict,
    PlayMode mode,
    Difficulty difficulty,
    List<Fact> facts,
    String couriers,
    List<ModeResult> modes,
    List<String> builds,
    Optional<DailyTry> attempt) {
  /** How a run ended. */
  public enum Outcome {
    /** The ship was lost. */
    LOST,
    /** The last wave was cleared. */
    WON
  }

  /**
   * A time or a count.
   *
   * @param name its label
   * @param value its value as text
   */
  public record Fact(String name, String value) {}

  /**
   * The results of an aim mode.
   *
   * @param hits shots that hit their target
   * @param shots all shots
   * @param kills enemies they destroyed
   */
  public record ModeResult(int hits, int shots, int kills) {
    double share() {
      return shots == 0 ? 0 : Math.min(1, (double) hits / shots);
    }
  }

  /** Copies the lists. */
  public RunResult {
    facts = List.copyOf(facts);
    modes = List.copyOf(modes);
    builds = List.copyOf(builds);
  }
}
