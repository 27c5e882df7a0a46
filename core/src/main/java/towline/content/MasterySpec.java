package towline.content;

import java.util.ArrayList;
import java.util.List;
import towline.aim.AimMode;
import towline.data.JsonFields;
import towline.sim.loadout.Mastery;
import towline.sim.loadout.ModeGain;

/**
 * How aim modes are mastered, and what comes of it.
 *
 * @param firstHit the points of a mode for a target that its first shot at it hit
 * @param courier those for a courier that it opened
 * @param steps the points that reach each step
 * @param gains what each mode does better, by its index
 */
public record MasterySpec(int firstHit, int courier, List<Integer> steps, List<ModeGain> gains) {
  /** Checks the lists. */
  public MasterySpec {
    steps = List.copyOf(steps);
    gains = List.copyOf(gains);
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
    List<ModeGain> gains = new ArrayList<>();
    int firstHit = in.integer("firstHit", 0, 1000);
    int courier = in.integer("courier", 0, 1000);
    List<Integer> steps = in.integers("steps", 1, 1_000_000);
    for (AimMode mode : AimMode.values()) {
      gains.add(in.part(mode.name(), ModeGain::read));
    }
    return new MasterySpec(firstHit, courier, steps, gains);
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
