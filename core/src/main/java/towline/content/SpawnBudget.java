package towline.content;

import static java.util.Objects.requireNonNull;

import java.util.EnumMap;
import java.util.Map;
import towline.data.JsonFields;
import towline.sim.api.EntityKind;

/**
 * How the pressure of a crowd is weighed and kept up.
 *
 * @param weights what one of each kind weighs that presses; a snake is its segments, a vessel its
 *     core
 * @param margin how far outside the view something still presses, m
 * @param linger for how long something still presses once it has left the view, s
 * @param every the time between two arrivals while the pressure is raised, s
 * @param breathEvery the time from one breath to the next, s
 * @param breath how long nothing more comes, s
 * @param rest a wave is over when this part of the high end of its band is left
 * @param most no more comes while all that live, near or far, weigh this many times the high end
 */
public record SpawnBudget(
    Map<EntityKind, Double> weights,
    double margin,
    double linger,
    double every,
    double breathEvery,
    double breath,
    double rest,
    double most) {
  /** Copies the map. */
  public SpawnBudget {
    weights = Map.copyOf(weights);
  }

  /** What one of a kind weighs; 0 for what does not press. */
  public double weight(EntityKind kind) {
    return requireNonNull(weights.get(kind));
  }

  static SpawnBudget read(JsonFields in) {
    return new SpawnBudget(
        in.part("weights", SpawnBudget::readWeights),
        in.number("margin", 0, 50),
        in.number("linger", 0, 60),
        in.number("every", 0.05, 10),
        in.number("breathEvery", 1, 600),
        in.number("breath", 0, 60),
        in.number("rest", 0, 1),
        in.number("most", 1, 100));
  }

  private static Map<EntityKind, Double> readWeights(JsonFields in) {
    Map<EntityKind, Double> weights = new EnumMap<>(EntityKind.class);
    for (EntityKind kind : EntityKind.values()) {
      String field = KindNames.field(in, kind);
      boolean presses = kind.arrives() || in.has(field);
      weights.put(kind, presses ? in.number(field, 0, 100) : 0.0);
    }
    return weights;
  }
}
