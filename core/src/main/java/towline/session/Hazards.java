package towline.session;

import java.util.ArrayList;
import java.util.List;
import towline.content.HazardSpec;
import towline.sim.api.PowerUpKind;
import towline.sim.api.Spawn;
import towline.sim.hash.StateHash;

/** The hazards of a run, and what they come to together. */
public final class Hazards {
  /** Highest sum of what hazards add to a sector's gravity, m/s^2. */
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
    fire = Math.min(HazardSpec.MOST, fire * hazard.fire());
    pace = Math.min(HazardSpec.MOST, pace * hazard.pace());
    pay += hazard.pay() - 1;
    rack &= hazard.rack();
  }

  /** Those that last, in the order in which they came. */
  public List<HazardSpec> active() {
    return List.copyOf(active);
  }

  /** How many there are. */
  public int count() {
    return active.size();
  }

  /** The one in that place, from 0 on. */
  public HazardSpec get(int i) {
    return active.get(i);
  }

  /** Whether a hazard lasts. */
  public boolean has(HazardSpec hazard) {
    return active.contains(hazard);
  }

  /** How much more strongly shots fall, m/s^2. */
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

  /** Returns {@code what}; a shield instead of missiles that no rack would take. */
  Spawn sent(Spawn what) {
    return what.spec() == PowerUpKind.MISSILES && !rack
        ? new Spawn(what.kind(), PowerUpKind.SHIELD, what.count(), what.entrance())
        : what;
  }

  /** A run without hazards has nothing of them in its state. */
  void hashInto(StateHash hash) {
    for (int i = 0; i < active.size(); i++) {
      hash.add(active.get(i).index());
    }
  }
}
