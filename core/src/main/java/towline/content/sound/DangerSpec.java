package towline.content.sound;

import java.util.EnumMap;
import java.util.Map;
import towline.content.KindNames;
import towline.data.JsonFields;
import towline.sim.api.EntityKind;

/**
 * The danger of a fight, which the music follows.
 *
 * @param reach the distance from which on a threat no longer counts, m
 * @param enough the sum of weighted threats at which danger is about two thirds
 * @param hull the danger that an almost lost hull adds, 0 to 1
 * @param vessel the least danger while there is a vessel, 0 to 1
 * @param lowHull the hull below which the ship's warning sounds, 0 to 1
 * @param rise the time in which the music follows a rising danger, s
 * @param fall the time in which it follows a falling danger, s
 * @param weights the weight of a near entity of each kind; 0 for kinds that are not listed
 */
public record DangerSpec(
    double reach,
    double enough,
    double hull,
    double vessel,
    double lowHull,
    double rise,
    double fall,
    Map<EntityKind, Double> weights) {

  private static final Double NO_WEIGHT = 0.0;

  /** Copies the map. */
  public DangerSpec {
    weights = Map.copyOf(weights);
  }

  /** Returns the weight of a near entity of {@code kind}. */
  public double weight(EntityKind kind) {
    return weights.getOrDefault(kind, NO_WEIGHT);
  }

  static DangerSpec read(JsonFields in) {
    return new DangerSpec(
        in.number("reach", 1, 200),
        in.number("enough", 0.1, 1000),
        in.number("hull", 0, 1),
        in.number("vessel", 0, 1),
        in.number("lowHull", 0, 1),
        in.number("rise", 0.05, 60),
        in.number("fall", 0.05, 60),
        in.part("weights", DangerSpec::readWeights));
  }

  private static Map<EntityKind, Double> readWeights(JsonFields in) {
    Map<EntityKind, Double> weights = new EnumMap<>(EntityKind.class);
    for (EntityKind kind : EntityKind.values()) {
      String field = KindNames.field(in, kind);
      if (in.has(field)) {
        weights.put(kind, in.number(field, 0, 100));
      }
    }
    return weights;
  }
}
