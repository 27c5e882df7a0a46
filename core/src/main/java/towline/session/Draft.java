package towline.session;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import towline.internal.RandomStream;
import towline.sim.loadout.Loadout;
import towline.sim.loadout.ModuleKind;
import towline.sim.loadout.ModuleSpec;

/**
 * The choice between two waves: {@link #MAX_ITEMS} of the modules that are not fitted yet. Bots
 * prefer the order of {@link ModuleKind}.
 */
public final class Draft extends Offer<ModuleSpec, Loadout> {
  /** Greatest number of modules on offer at a time. */
  public static final int MAX_ITEMS = 3;

  /** Time between the end of a wave and its draft, s. */
  static final double DELAY = 1.4;

  private final List<ModuleSpec> modules;

  Draft(List<ModuleSpec> modules, RandomStream chance) {
    super(MAX_ITEMS, chance, Comparator.comparing(ModuleSpec::module), Double.POSITIVE_INFINITY);
    this.modules = modules;
  }

  @Override
  List<ModuleSpec> candidates(Loadout fitted) {
    List<ModuleSpec> left = new ArrayList<>(modules);
    left.removeIf(module -> fitted.has(module.module()));
    return left;
  }

  /** Returns infinity: the end of the next wave opens the draft. */
  @Override
  double pause() {
    return Double.POSITIVE_INFINITY;
  }

  @Override
  int number(ModuleSpec module) {
    return module.module().ordinal();
  }
}
