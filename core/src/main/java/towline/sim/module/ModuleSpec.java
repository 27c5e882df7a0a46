package towline.sim.module;

import java.util.Map;

/**
 * What a module does.
 *
 * @param module which one
 * @param raises by how much it raises each stat that it raises
 */
public record ModuleSpec(ModuleKind module, Map<Stat, Double> raises) {
  /** Copies the map; a module that raises nothing is none. */
  public ModuleSpec {
    raises = Map.copyOf(raises);
    if (raises.isEmpty()) {
      throw new IllegalArgumentException(module + " must raise at least one stat, not none");
    }
  }
}
