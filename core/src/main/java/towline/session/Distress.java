package towline.session;

import towline.content.DistressSpec;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/**
 * The recent blows to the ship: many blows in a short time are distress, a hull lost little by
 * little is not.
 */
final class Distress {
  private final DistressSpec spec;

  /** Decay factor of the blows per tick. */
  private final double decayPerTick;

  private double recentBlows;

  Distress(DistressSpec spec) {
    this.spec = spec;
    decayPerTick = StrictMath.exp(-Tick.SECONDS / spec.memory());
  }

  /** Counts the blows of a tick. */
  void count(EventList events) {
    recentBlows = recentBlows * decayPerTick + events.count(EventType.SHIP_HURT);
  }

  /** Returns the distress, 0 (none) to 1. */
  double level() {
    return spec.of(recentBlows);
  }

  void hashInto(StateHash hash) {
    hash.add(recentBlows);
  }
}
