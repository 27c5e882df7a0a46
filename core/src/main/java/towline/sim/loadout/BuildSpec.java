package towline.sim.loadout;

import java.util.Map;
import towline.data.JsonFields;

/**
 * A build: two modules that have an additional effect together. While both are fitted, it raises
 * stats beyond the modules' own raises.
 *
 * @param index its place in the list of builds
 * @param name its key in the data file
 * @param first one of its modules
 * @param second the other one
 * @param raises its raise of each stat that it raises
 */
public record BuildSpec(
    int index, String name, ModuleKind first, ModuleKind second, Map<Stat, Double> raises) {
  /** Copies the map. */
  public BuildSpec {
    raises = Map.copyOf(raises);
  }

  /** Returns true if both of its modules are fitted. */
  public boolean isIn(Loadout loadout) {
    return loadout.has(first) && loadout.has(second);
  }

  /** Returns true if {@code module} is its only module that is not fitted yet. */
  public boolean completes(Loadout loadout, ModuleKind module) {
    return (module == first && loadout.has(second)) || (module == second && loadout.has(first));
  }

  /** Reads the build {@code name}, with index {@code index}. */
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
