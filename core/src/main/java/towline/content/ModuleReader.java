package towline.content;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import towline.sim.module.ModuleKind;
import towline.sim.module.ModuleSpec;
import towline.sim.module.Stat;

/** Reads what modules do: an entry for each, with a field for each stat that it raises. */
final class ModuleReader {
  private ModuleReader() {}

  static List<ModuleSpec> modules(JsonFields in) {
    List<ModuleSpec> modules = new ArrayList<>();
    for (ModuleKind module : ModuleKind.values()) {
      Map<Stat, Double> raises = in.part(module.name(), ModuleReader::raises);
      if (raises.isEmpty()) {
        throw in.error(module.name(), "empty", "an object with at least one stat");
      }
      modules.add(new ModuleSpec(module, raises));
    }
    return modules;
  }

  private static Map<Stat, Double> raises(JsonFields in) {
    Map<Stat, Double> raises = new EnumMap<>(Stat.class);
    for (Stat stat : Stat.values()) {
      if (in.has(stat.field())) {
        raises.put(stat, in.number(stat.field(), stat.low(), stat.high()));
      }
    }
    return raises;
  }
}
