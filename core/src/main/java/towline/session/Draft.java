package towline.session;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import towline.internal.RandomStream;
import towline.sim.loadout.Loadout;
import towline.sim.loadout.ModuleKind;
import towline.sim.loadout.ModuleSpec;

/**
 * What is on offer between two waves: {@link #MOST} of the modules that are not fitted yet. Bots
 * like best what comes first in {@link ModuleKind}.
 */
public final class Draft extends Offer<ModuleSpec, Loadout> {
  /** The most modules that are on offer at a time. */
  public static final int MOST = 3;

  /** How long the end of a wave can be watched before its draft opens, s. */
  static final double DELAY = 1.4;

  private final List<ModuleSpec> modules;

  Draft(List<ModuleSpec> modules, RandomStream chance) {
    super(MOST, chance, Comparator.comparing(ModuleSpec::module), Double.POSITIVE_INFINITY);
    this.modules = modules;
  }

  @Override
  List<ModuleSpec> candidates(Loadout fitted) {
    List<ModuleSpec> left = new ArrayList<>(modules);
    left.removeIf(module -> fitted.has(module.module()));
    return left;
  }

  /** It waits for the next wave to be over. */
  @Override
  double pause() {
    return Double.POSITIVE_INFINITY;
  }

  @Override
  int number(ModuleSpec module) {
    return module.module().ordinal();
  }
}
