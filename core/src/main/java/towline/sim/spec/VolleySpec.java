package towline.sim.spec;

import towline.data.JsonFields;

/**
 * The turns of bays of vessels of one kind: in each round one vessel launches after the other, in
 * the order in which they entered.
 *
 * @param round the time from one round to the next, s
 * @param turn the time from one vessel's turn to the next one's, s
 */
public record VolleySpec(double round, double turn) {
  /** Checks that a round has room for a turn. */
  public VolleySpec {
    if (turn >= round) {
      throw new IllegalArgumentException(
          "a turn must be shorter than a round of " + round + " s, not " + turn);
    }
  }

  public static VolleySpec read(JsonFields in) {
    return new VolleySpec(in.number("round", 0.5, 60), in.number("turn", 0.1, 10));
  }
}
