package towline.sim.loadout;

import java.util.Map;
import towline.data.JsonFields;

/**
 * A build: two modules that do more together than each alone. While both are fitted, stats are
 * raised beyond what the modules raise.
 *
 * @param index its place in the list of builds
 * @param name what it is called
 * @param first one of its modules
 * @param second the other one
 * @param raises by how much it raises each stat that it raises
 */
public record BuildSpec(
    int index, String name, ModuleKind first, ModuleKind second, Map<Stat, Double> raises) {
  /** Copies the map. */
  public BuildSpec {
    raises = Map.copyOf(raises);
  }

  /** Whether both of its modules are fitted. */
  public boolean isIn(Loadout loadout) {
    return loadout.has(first) && loadout.has(second);
  }

  /** Whether the module is the one that is wanting, beside what is fitted. */
  public boolean completes(Loadout loadout, ModuleKind module) {
    return (module == first && loadout.has(second)) || (module == second && loadout.has(first));
  }

  /** The build of that name, the {@code index}th of all. */
  public static BuildSpec read(int index, String name, JsonFields in) {
    ModuleKind first = in.constant("first", ModuleKind.class);
    ModuleKind second = in.constant("second", ModuleKind.class);
    if (first == second) {
      throw in.error("second", second.name(), "another module than the first");
    }
    Map<Stat, Double> raises = in.part("raises", ModuleSpec::readRaises);
    if (raises.isEmpty()) {
      throw in.error("raises", "empty", "an object with at least one stat");
    }
    return new BuildSpec(index, name, first, second, raises);
  }
}
