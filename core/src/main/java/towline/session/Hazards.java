package towline.session;

import java.util.ArrayList;
import java.util.List;
import towline.content.HazardSpec;
import towline.sim.api.PowerUpKind;
import towline.sim.api.Spawn;
import towline.sim.hash.StateHash;

/** The hazards of a run and their combined effects. */
public final class Hazards {
  private final List<HazardSpec> active = new ArrayList<>();
  private double gravity;
  private double fire = 1;
  private double pace = 1;
  private double pay = 1;
  private boolean rack = true;

  /**
   * Adds a hazard with its pay.
   *
   * @throws IllegalArgumentException if its whole effect cannot be added, see {@link #accepts}
   */
  void add(HazardSpec hazard) {
    if (!accepts(hazard)) {
      throw new IllegalArgumentException(hazard.name() + " cannot be faced again");
    }
    active.add(hazard);
    gravity += hazard.gravity();
    fire *= hazard.fire();
    pace *= hazard.pace();
    pay += hazard.pay() - 1;
    rack &= hazard.rack();
  }

  /**
   * Returns true if the whole effect of {@code hazard} can be added to those of the run: its pay
   * has no other limit. Gravity and the loss of the rack come once.
   */
  boolean accepts(HazardSpec hazard) {
    return (hazard.gravity() == 0 || gravity == 0)
        && (hazard.rack() || rack)
        && fire * hazard.fire() <= HazardSpec.MAX_MULTIPLE
        && pace * hazard.pace() <= HazardSpec.MAX_MULTIPLE;
  }

  /** Returns the active hazards in the order in which they came. */
  public List<HazardSpec> active() {
    return List.copyOf(active);
  }

  /** Returns the number of active hazards. */
  public int count() {
    return active.size();
  }

  /** Returns the active hazard at {@code index}, from 0 on. */
  public HazardSpec get(int index) {
    return active.get(index);
  }

  /** Returns true if {@code hazard} is active. */
  public boolean has(HazardSpec hazard) {
    return active.contains(hazard);
  }

  /** Returns the gravity that hazards add, m/s^2. */
  double gravity() {
    return gravity;
  }

  double fire() {
    return fire;
  }

  double pace() {
    return pace;
  }

  double pay() {
    return pay;
  }

  /** Returns true if the ship has missiles. */
  public boolean rack() {
    return rack;
  }

  /** Returns true if {@code spawn} does not come: missiles, if there is no rack for them. */
  boolean forbids(Spawn spawn) {
    return spawn.spec() == PowerUpKind.MISSILES && !rack;
  }

  /** Adds the active hazards; without any, the hash does not change. */
  void hashInto(StateHash hash) {
    for (int i = 0; i < active.size(); i++) {
      hash.add(active.get(i).index());
    }
  }
}
