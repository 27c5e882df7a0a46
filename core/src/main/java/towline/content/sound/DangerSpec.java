package towline.content.sound;

import java.util.EnumMap;
import java.util.Map;
import towline.content.KindNames;
import towline.data.JsonFields;
import towline.sim.api.EntityKind;

/**
 * What makes a fight dangerous to the ear.
 *
 * @param reach how far away a threat no longer counts, m
 * @param enough the sum of threats, each with its weight, at which two thirds of the danger is
 *     reached
 * @param hull how much danger a hull adds that is all but gone, 0 to 1
 * @param vessel the least danger while a vessel is there, 0 to 1
 * @param lowHull the hull below which the ship's warning sounds, 0 to 1
 * @param rise the time in which the music follows a danger that grows, s
 * @param fall the time in which it follows one that goes, s
 * @param weights what one of each kind weighs when it is close; kinds that are not named weigh
 *     nothing
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

  private static final Double NOTHING = 0.0;

  /** Copies the map. */
  public DangerSpec {
    weights = Map.copyOf(weights);
  }

  /** What one of that kind weighs when it is close. */
  public double weight(EntityKind kind) {
    return weights.getOrDefault(kind, NOTHING);
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
