package towline.session;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import towline.math.RandomStream;
import towline.math.StateHash;
import towline.sim.loadout.Loadout;
import towline.sim.loadout.ModuleKind;
import towline.sim.loadout.ModuleSpec;

/**
 * What is on offer between two waves: {@link #MOST} of the modules that are not fitted yet, drawn
 * from the run's seed. While it is open the world stands still.
 */
public final class Draft {
  /** The most modules that are on offer at a time. */
  public static final int MOST = 3;

  /** How long the end of a wave can be watched before its draft opens, s. */
  static final double DELAY = 1.4;

  private final List<ModuleSpec> modules;
  private final RandomStream chance;
  private final List<ModuleSpec> offer = new ArrayList<>();
  private final List<ModuleSpec> left = new ArrayList<>();
  private double opensIn = Double.POSITIVE_INFINITY;
  private double openFor;

  Draft(List<ModuleSpec> modules, RandomStream chance) {
    this.modules = modules;
    this.chance = chance;
  }

  /** Whether the run waits for a choice. */
  public boolean isOpen() {
    return !offer.isEmpty();
  }

  /** What is on offer; empty while it is closed. */
  public List<ModuleSpec> offer() {
    return List.copyOf(offer);
  }

  /** The place on offer of what bots like best, see {@link ModuleKind}. */
  int favourite() {
    int best = 0;
    for (int i = 1; i < offer.size(); i++) {
      if (offer.get(i).module().ordinal() < offer.get(best).module().ordinal()) {
        best = i;
      }
    }
    return best;
  }

  /** For how long it has been open, s. */
  public double openFor() {
    return openFor;
  }

  /** Lets it open after that time, s. */
  void schedule(double seconds) {
    opensIn = seconds;
  }

  /** Moves its clock on; returns whether it opened just now. */
  boolean update(double dt, Loadout fitted) {
    opensIn -= dt;
    if (opensIn > 0) {
      return false;
    }
    opensIn = Double.POSITIVE_INFINITY;
    openFor = 0;
    draw(fitted);
    return isOpen();
  }

  /** Waits; the module that was chosen, with which it closes, or null. */
  @Nullable ModuleSpec choose(int index, double dt) {
    openFor += dt;
    if (index < 0 || index >= offer.size()) {
      return null;
    }
    ModuleSpec chosen = offer.get(index);
    offer.clear();
    return chosen;
  }

  void hashInto(StateHash hash) {
    hash.add(opensIn);
    hash.add(openFor);
    chance.hashInto(hash);
    for (int i = 0; i < offer.size(); i++) {
      hash.add(offer.get(i).module().ordinal());
    }
  }

  private void draw(Loadout fitted) {
    left.clear();
    for (ModuleSpec module : modules) {
      if (!fitted.has(module.module())) {
        left.add(module);
      }
    }
    while (offer.size() < MOST && !left.isEmpty()) {
      offer.add(left.remove(chance.index(left.size())));
    }
  }
}
