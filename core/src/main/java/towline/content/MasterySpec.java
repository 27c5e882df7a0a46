package towline.content;

import java.util.List;
import towline.data.JsonFields;

/**
 * The numbers of the mastery of aim modes.
 *
 * @param firstHit the points of a mode for a target that it hit with its first shot
 * @param courier the points of a mode for a courier that it opened
 * @param steps the points for each step
 */
public record MasterySpec(int firstHit, int courier, List<Integer> steps) {
  /** Checks the lists. */
  public MasterySpec {
    steps = List.copyOf(steps);
    if (steps.size() != Mastery.STEPS) {
      throw new IllegalArgumentException(
          "there must be points for each of " + Mastery.STEPS + " steps, not " + steps);
    }
    for (int step = 1; step < steps.size(); step++) {
      if (steps.get(step) <= steps.get(step - 1)) {
        throw new IllegalArgumentException("steps must rise, not be " + steps);
      }
    }
  }

  static MasterySpec read(JsonFields in) {
    return new MasterySpec(
        in.integer("firstHit", 0, 1000),
        in.integer("courier", 0, 1000),
        in.integers("steps", 1, 1_000_000));
  }

  /** Returns the points of a mode with these numbers of first hits and opened couriers. */
  public long points(long firstHits, long couriers) {
    return firstHit * firstHits + courier * couriers;
  }

  /** Returns the step for {@code points}, 0 to {@link Mastery#STEPS}. */
  public int step(long points) {
    int step = 0;
    while (step < steps.size() && points >= steps.get(step)) {
      step++;
    }
    return step;
  }
}
