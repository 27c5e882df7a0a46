package towline.session;

import java.util.ArrayList;
import java.util.List;
import towline.content.HazardSpec;
import towline.sim.api.PowerUpKind;
import towline.sim.api.Spawn;
import towline.sim.hash.StateHash;

/** The hazards of a run and their combined effects. */
public final class Hazards {
  /** Greatest gravity that hazards add to that of a sector, m/s^2. */
  private static final double MOST_GRAVITY = 40;

  private final List<HazardSpec> active = new ArrayList<>();
  private double gravity;
  private double fire = 1;
  private double pace = 1;
  private double pay = 1;
  private boolean rack = true;

  void add(HazardSpec hazard) {
    active.add(hazard);
    gravity = Math.min(MOST_GRAVITY, gravity + hazard.gravity());
    fire = Math.min(HazardSpec.MAX_MULTIPLE, fire * hazard.fire());
    pace = Math.min(HazardSpec.MAX_MULTIPLE, pace * hazard.pace());
    pay += hazard.pay() - 1;
    rack &= hazard.rack();
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

  boolean rack() {
    return rack;
  }

  /** Returns {@code wanted}, with a shield in place of missiles if the rack cannot hold them. */
  Spawn allowed(Spawn wanted) {
    return wanted.spec() == PowerUpKind.MISSILES && !rack
        ? new Spawn(wanted.kind(), PowerUpKind.SHIELD, wanted.count(), wanted.entrance())
        : wanted;
  }

  /** Adds the active hazards; without any, the hash does not change. */
  void hashInto(StateHash hash) {
    for (int i = 0; i < active.size(); i++) {
      hash.add(active.get(i).index());
    }
  }
}
