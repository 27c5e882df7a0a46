package towline.sim.spec;

import java.util.HashMap;
import java.util.Map;
import towline.data.JsonFields;

/**
 * The family of motion of each kind of foe. A variant is the name of a kind in the data.
 *
 * @param byVariant the families by variant
 */
public record MotionFamilies(Map<String, MotionFamily> byVariant) {
  /** Copies the map. */
  public MotionFamilies {
    byVariant = Map.copyOf(byVariant);
  }

  static MotionFamilies read(JsonFields in) {
    Map<String, MotionFamily> families = new HashMap<>();
    for (String variant : in.names()) {
      families.put(variant, in.constant(variant, MotionFamily.class));
    }
    return new MotionFamilies(families);
  }

  /** Returns the family of {@code variant}; STRAIGHT if it has none. */
  public MotionFamily of(String variant) {
    return byVariant.getOrDefault(variant, MotionFamily.STRAIGHT);
  }
}
