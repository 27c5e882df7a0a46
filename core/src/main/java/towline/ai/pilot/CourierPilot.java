package towline.ai.pilot;

import towline.internal.RandomStream;
import towline.sim.api.Command;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.CourierSpec;

/**
 * A pilot of a courier. Its motion is exact in the frame of the world from its first tick on: legs
 * are straight, and the station about which it flies is fixed and moves only after the ship.
 */
abstract class CourierPilot implements Pilot {
  final CourierSpec spec;
  final RandomStream random;

  /** Time since its first tick, s. */
  double clock;

  CourierPilot(CourierSpec spec, long seed) {
    this.spec = spec;
    random = new RandomStream(seed);
  }

  /** Creates a pilot for a kind of courier. */
  static CourierPilot of(CourierSpec spec, long seed) {
    return switch (spec.motion()) {
      case TREMBLING, CIRCLING, HOPPING -> new FigureCourierPilot(spec, seed);
      case STRAIGHT, PULSING, WEAVING -> new LegCourierPilot(spec, seed);
      case EVADING -> new EvadingCourierPilot(spec, seed);
      case SHADOWING -> new ShadowCourierPilot(spec, seed);
    };
  }

  @Override
  public final void decide(Snapshot snapshot, int index, Command command) {
    if (clock == 0) {
      begin(snapshot, index);
    }
    clock += Tick.SECONDS;
    fly(snapshot, index, command);
  }

  /** Begins its motion at its present place. */
  abstract void begin(Snapshot snapshot, int index);

  /** Commands a velocity for the next tick, at the end of which the time is {@link #clock}. */
  abstract void fly(Snapshot snapshot, int index, Command command);

  /** Commands a velocity, m/s. */
  final void order(double vx, double vy, Command command) {
    command.thrustX = vx / spec.speed();
    command.thrustY = vy / spec.speed();
  }

  /** Commands the velocity that leads to x, y in a tick. */
  final void orderTo(Snapshot snapshot, int index, double x, double y, Command command) {
    order((x - snapshot.x(index)) / Tick.SECONDS, (y - snapshot.y(index)) / Tick.SECONDS, command);
  }

  @Override
  public void hashInto(StateHash hash) {
    random.writeState(hash);
    hash.add(clock);
  }
}
