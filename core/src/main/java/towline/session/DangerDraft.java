package towline.session;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import towline.content.HazardSpec;
import towline.content.SurvivalSpec;
import towline.math.RandomStream;
import towline.math.StateHash;

/**
 * What survival asks every so often: which of {@link #MOST} hazards is to be faced from now on.
 * Those that a run has already come again when there are no others. While it is open the world
 * stands still.
 */
public final class DangerDraft {
  /** How many hazards are on offer at a time. */
  public static final int MOST = 2;

  private final SurvivalSpec.Dangers spec;
  private final RandomStream chance;
  private final List<HazardSpec> offer = new ArrayList<>();
  private double opensIn;
  private double openFor;

  DangerDraft(SurvivalSpec.Dangers spec, RandomStream chance) {
    this.spec = spec;
    this.chance = chance;
    opensIn = spec.every();
  }

  /** Whether the run waits for a choice. */
  public boolean isOpen() {
    return !offer.isEmpty();
  }

  /** What is on offer; empty while it is closed. */
  public List<HazardSpec> offer() {
    return List.copyOf(offer);
  }

  /** For how long it has been open, s. */
  public double openFor() {
    return openFor;
  }

  /** The place on offer of what bots like best: what pays most. */
  int favourite() {
    int best = 0;
    for (int i = 1; i < offer.size(); i++) {
      if (offer.get(i).pay() > offer.get(best).pay()) {
        best = i;
      }
    }
    return best;
  }

  /** Moves its clock on; returns whether it opened just now. */
  boolean update(double dt, Hazards faced) {
    opensIn -= dt;
    if (opensIn > 0) {
      return false;
    }
    opensIn = spec.every();
    openFor = 0;
    draw(faced);
    return isOpen();
  }

  /** Waits; the hazard that was chosen, with which it closes, or null. */
  @Nullable HazardSpec choose(int index, double dt) {
    openFor += dt;
    if (index < 0 || index >= offer.size()) {
      return null;
    }
    HazardSpec chosen = offer.get(index);
    offer.clear();
    return chosen;
  }

  void hashInto(StateHash hash) {
    hash.add(opensIn);
    hash.add(openFor);
    chance.hashInto(hash);
    for (int i = 0; i < offer.size(); i++) {
      hash.add(offer.get(i).index());
    }
  }

  private void draw(Hazards faced) {
    List<HazardSpec> left = new ArrayList<>(spec.hazards());
    left.removeIf(faced::has);
    if (left.size() < MOST) {
      left = new ArrayList<>(spec.hazards());
      left.removeIf(hazard -> faced.has(hazard) && !hazard.grows());
    }
    while (offer.size() < MOST && !left.isEmpty()) {
      offer.add(left.remove(chance.index(left.size())));
    }
  }
}
