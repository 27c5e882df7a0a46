package towline.session;

import towline.content.DistressSpec;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/**
 * How hard the ship was struck of late: one that takes blow upon blow is in distress, one that lost
 * its hull little by little is not.
 */
final class Distress {
  private final DistressSpec spec;

  /** What is left of a blow after a tick. */
  private final double keptInTick;

  private double blows;

  Distress(DistressSpec spec) {
    this.spec = spec;
    keptInTick = StrictMath.exp(-Tick.SECONDS / spec.memory());
  }

  /** Counts the blows of a tick. */
  void count(EventList events) {
    blows = blows * keptInTick + events.count(EventType.SHIP_HURT);
  }

  /** From 0: none, to 1. */
  double level() {
    return spec.of(blows);
  }

  void hashInto(StateHash hash) {
    hash.add(blows);
  }
}
