package towline.sim.loadout;

import java.util.List;
import towline.data.JsonFields;

/**
 * What an aim mode does better once it is mastered: one stat, which is raised while the mode is on.
 *
 * @param stat which one
 * @param by by how much at each step, rising
 */
public record ModeGain(Stat stat, List<Double> by) {
  /** Those that only count when the gun turns, fires and loads: a shot in flight keeps nothing. */
  private static final List<Stat> OF_GUN = List.of(Stat.RELOAD, Stat.SLEW_RATE, Stat.SPLASH);

  /** Checks the list. */
  public ModeGain {
    by = List.copyOf(by);
    if (by.size() != Mastery.STEPS) {
      throw new IllegalArgumentException(
          "there must be a number for each of " + Mastery.STEPS + " steps, not " + by);
    }
    for (int step = 1; step < by.size(); step++) {
      if (by.get(step) <= by.get(step - 1)) {
        throw new IllegalArgumentException("it must rise from step to step, not be " + by);
      }
    }
  }

  /** What a step gains; 0 before the first. */
  public double at(int step) {
    return step == 0 ? 0 : by.get(step - 1);
  }

  /** The gain of a mode: a field for the one stat that it raises. */
  public static ModeGain read(JsonFields in) {
    for (Stat stat : OF_GUN) {
      if (in.has(stat.field())) {
        return new ModeGain(stat, in.numbers(stat.field(), stat.low(), stat.high()));
      }
    }
    String names = String.join(", ", OF_GUN.stream().map(Stat::field).sorted().toList());
    throw in.error("gain", "empty", "an object with one of " + names);
  }
}
