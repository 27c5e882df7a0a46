package towline.sim.loadout;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import towline.data.JsonFields;

/**
 * The effect of a module.
 *
 * @param module the module
 * @param raises its raise of each stat that it raises
 */
public record ModuleSpec(ModuleKind module, Map<Stat, Double> raises) {
  /** Copies the map. */
  public ModuleSpec {
    raises = Map.copyOf(raises);
  }

  /** Reads all modules: an entry for each, with a field for each stat that it raises. */
  public static List<ModuleSpec> readAll(JsonFields in) {
    return Arrays.stream(ModuleKind.values()).map(module -> read(module, in)).toList();
  }

  private static ModuleSpec read(ModuleKind module, JsonFields in) {
    Map<Stat, Double> raises = in.part(module.name(), ModuleSpec::readRaises);
    if (raises.isEmpty()) {
      throw in.error(module.name(), "empty", "an object with at least one stat");
    }
    return new ModuleSpec(module, raises);
  }

  /** Reads the raises of stats: a field for each. */
  static Map<Stat, Double> readRaises(JsonFields in) {
    Map<Stat, Double> raises = new EnumMap<>(Stat.class);
    for (Stat stat : Stat.values()) {
      if (in.has(stat.field())) {
        raises.put(stat, in.number(stat.field(), stat.low(), stat.high()));
      }
    }
    return raises;
  }
}
