package towline.ai.pilot;

import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.spec.CourierSpec;

/** A pilot of a courier that follows the drone as if on a second cable. */
final class ShadowCourierPilot extends CourierPilot {
  ShadowCourierPilot(CourierSpec spec, long seed) {
    super(spec, seed);
  }

  @Override
  void begin(Snapshot snapshot, int index) {}

  @Override
  void fly(Snapshot snapshot, int index, Command command) {
    int drone = snapshot.first(EntityKind.DRONE);
    double dx = snapshot.x(index) - snapshot.x(drone);
    double dy = snapshot.y(index) - snapshot.y(drone);
    double share = spec.figure().size() / Math.max(0.1, StrictMath.hypot(dx, dy));
    double x = inside(snapshot.x(drone) + share * dx, snapshot.width());
    double y = inside(snapshot.y(drone) + share * dy, snapshot.height());
    double lag = Tick.SECONDS + spec.figure().time();
    order((x - snapshot.x(index)) / lag, (y - snapshot.y(index)) / lag, command);
  }

  private double inside(double place, double extent) {
    return Math.max(spec.radius(), Math.min(extent - spec.radius(), place));
  }
}
