package towline.sim.spec;

import java.util.HashMap;
import java.util.Map;
import towline.data.JsonFields;
import towline.sim.api.MotionFamily;

/**
 * The family of motion of each kind of foe.
 *
 * @param byVariant the families by the names of the kinds in the data
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

  /** Returns the family of the kind with the name {@code variant}; STRAIGHT for one without. */
  public MotionFamily of(String variant) {
    return byVariant.getOrDefault(variant, MotionFamily.STRAIGHT);
  }
}
