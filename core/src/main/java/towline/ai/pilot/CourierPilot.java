package towline.ai.pilot;

import towline.internal.RandomStream;
import towline.sim.api.Command;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.CourierSpec;

/**
 * Flies a courier. What it flies is clean in the frame of the world, from its first tick on: legs
 * are straight, and the place about which it flies stands still and moves only when the ship has
 * gone.
 */
abstract class CourierPilot implements Pilot {
  final CourierSpec spec;
  final RandomStream random;

  /** How long it has been flying, s. */
  double clock;

  CourierPilot(CourierSpec spec, long seed) {
    this.spec = spec;
    random = new RandomStream(seed);
  }

  /** A pilot for that kind of courier. */
  static CourierPilot of(CourierSpec spec, long seed) {
    return switch (spec.motion()) {
      case TREMBLING, CIRCLING, HOPPING -> new FigureCourierPilot(spec, seed);
      case STRAIGHT, PULSING, WEAVING -> new LegCourierPilot(spec, seed);
      case EVADING -> new EvadingCourierPilot(spec, seed);
      case SHADOWING -> new ShadowCourierPilot(spec, seed);
    };
  }

  @Override
  public final void decide(Snapshot seen, int self, Command command) {
    if (clock == 0) {
      begin(seen, self);
    }
    clock += Tick.SECONDS;
    fly(seen, self, command);
  }

  /** Begins its motion where it is. */
  abstract void begin(Snapshot seen, int self);

  /** Orders a velocity for the next tick, at the end of which {@link #clock} holds. */
  abstract void fly(Snapshot seen, int self, Command command);

  /** Orders a velocity, m/s. */
  final void order(double vx, double vy, Command command) {
    command.thrustX = vx / spec.speed();
    command.thrustY = vy / spec.speed();
  }

  /** Orders the velocity that leads to a place within a tick. */
  final void orderTo(Snapshot seen, int self, double x, double y, Command command) {
    order((x - seen.x(self)) / Tick.SECONDS, (y - seen.y(self)) / Tick.SECONDS, command);
  }

  @Override
  public void hashInto(StateHash hash) {
    random.writeState(hash);
    hash.add(clock);
  }
}
