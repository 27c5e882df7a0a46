package towline.content;

import java.util.List;
import towline.data.JsonFields;

/**
 * How aim modes are mastered.
 *
 * @param firstHit the points of a mode for a target that its first shot at it hit
 * @param courier those for a courier that it opened
 * @param steps the points that reach each step
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

  /** The points of a mode that has hit and opened so many. */
  public long points(long firstHits, long couriers) {
    return firstHit * firstHits + courier * couriers;
  }

  /** The step that so many points reach, 0 to {@link Mastery#STEPS}. */
  public int step(long points) {
    int step = 0;
    while (step < steps.size() && points >= steps.get(step)) {
      step++;
    }
    return step;
  }
}
