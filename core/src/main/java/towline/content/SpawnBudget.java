package towline.content;

import static java.util.Objects.requireNonNull;

import java.util.EnumMap;
import java.util.Map;
import towline.data.JsonFields;
import towline.sim.api.EntityKind;

/**
 * The numbers by which the pressure of a crowd is weighed and topped up, and a wave ends.
 *
 * @param weights the weight of an entity of each kind; of a snake by its segments, of a vessel by
 *     its core
 * @param margin the distance outside the view up to which an entity counts, m
 * @param linger the time for which an entity still counts after it has left the view, s
 * @param every the time between two arrivals while the crowd is topped up, s
 * @param breathEvery the time from one breath to the next, s
 * @param breath the duration of a breath, in which nothing arrives, s
 * @param fleeAfter the time from the entry of the last squad of a finale after which the foes that
 *     are left flee, s
 * @param most the weight of all living foes, near or far, above which nothing arrives, as a
 *     multiple of the high end
 */
public record SpawnBudget(
    Map<EntityKind, Double> weights,
    double margin,
    double linger,
    double every,
    double breathEvery,
    double breath,
    double fleeAfter,
    double most) {
  /** Copies the map. */
  public SpawnBudget {
    weights = Map.copyOf(weights);
  }

  /** Returns the weight of an entity of {@code kind}; 0 for kinds that do not count. */
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
        in.number("fleeAfter", 1, 600),
        in.number("most", 1, 100));
  }

  private static Map<EntityKind, Double> readWeights(JsonFields in) {
    Map<EntityKind, Double> weights = new EnumMap<>(EntityKind.class);
    for (EntityKind kind : EntityKind.values()) {
      String field = KindNames.field(in, kind);
      boolean counts = kind.arrives() || in.has(field);
      weights.put(kind, counts ? in.number(field, 0, 100) : 0.0);
    }
    return weights;
  }
}
