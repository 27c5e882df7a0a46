package towline.sim.loadout;

import java.util.Map;
import towline.sim.hash.StateHash;

/** The modules that are fitted, and the stats that they raise. */
public final class Loadout {
  private final boolean[] fitted = new boolean[ModuleKind.count()];
  private final double[] stats = new double[Stat.count()];

  private int size;

  /** Returns the number of modules that are fitted. */
  public int size() {
    return size;
  }

  /** Returns true if {@code module} is fitted. */
  public boolean has(ModuleKind module) {
    return fitted[module.ordinal()];
  }

  /** Returns the raise of {@code stat}; 0 if nothing raises it. */
  public double get(Stat stat) {
    return stats[stat.ordinal()];
  }

  /**
   * Fits a module.
   *
   * @throws IllegalArgumentException if it is fitted already
   */
  public void fit(ModuleSpec spec) {
    if (has(spec.module())) {
      throw new IllegalArgumentException(spec.module() + " is fitted already");
    }
    fitted[spec.module().ordinal()] = true;
    size++;
    raise(spec.raises());
  }

  /** Raises stats by {@code by}, beyond the modules' own raises, for a build. */
  public void raise(Map<Stat, Double> by) {
    for (Stat stat : Stat.values()) {
      stats[stat.ordinal()] += by.getOrDefault(stat, 0.0);
    }
  }

  /** Copies {@code other}. */
  public void set(Loadout other) {
    System.arraycopy(other.fitted, 0, fitted, 0, fitted.length);
    System.arraycopy(other.stats, 0, stats, 0, stats.length);
    size = other.size;
  }

  /** Adds modules and stats to {@code hash}. */
  public void hashInto(StateHash hash) {
    for (boolean one : fitted) {
      hash.add(one);
    }
    for (double stat : stats) {
      hash.add(stat);
    }
  }
}
