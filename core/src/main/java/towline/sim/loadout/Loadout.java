package towline.sim.loadout;

import java.util.Map;
import towline.sim.hash.StateHash;

/** What is fitted, and what the stats come to by it. */
public final class Loadout {
  private final boolean[] fitted = new boolean[ModuleKind.count()];
  private final double[] stats = new double[Stat.count()];

  private int size;

  /** The number of modules that are fitted. */
  public int size() {
    return size;
  }

  /** Whether a module is fitted. */
  public boolean has(ModuleKind module) {
    return fitted[module.ordinal()];
  }

  /** By how much a stat is raised; 0 when nothing raises it. */
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

  /** Raises stats beyond what the modules raise: two of them have become a build. */
  public void raise(Map<Stat, Double> by) {
    for (Stat stat : Stat.values()) {
      stats[stat.ordinal()] += by.getOrDefault(stat, 0.0);
    }
  }

  /** Takes over everything that {@code other} has. */
  public void set(Loadout other) {
    System.arraycopy(other.fitted, 0, fitted, 0, fitted.length);
    System.arraycopy(other.stats, 0, stats, 0, stats.length);
    size = other.size;
  }

  /** Adds what is fitted, and what it comes to. */
  public void hashInto(StateHash hash) {
    for (boolean one : fitted) {
      hash.add(one);
    }
    for (double stat : stats) {
      hash.add(stat);
    }
  }
}
