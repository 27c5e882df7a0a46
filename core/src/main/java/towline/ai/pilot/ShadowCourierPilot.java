package towline.ai.pilot;

import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.spec.CourierSpec;

/** Flies a courier that hangs behind the drone as if a second cable towed it. */
final class ShadowCourierPilot extends CourierPilot {
  ShadowCourierPilot(CourierSpec spec, long seed) {
    super(spec, seed);
  }

  @Override
  void begin(Snapshot seen, int self) {}

  @Override
  void fly(Snapshot seen, int self, Command command) {
    int drone = seen.first(EntityKind.DRONE);
    double dx = seen.x(self) - seen.x(drone);
    double dy = seen.y(self) - seen.y(drone);
    double share = spec.figure().size() / Math.max(0.1, StrictMath.hypot(dx, dy));
    double x = inside(seen.x(drone) + share * dx, seen.width());
    double y = inside(seen.y(drone) + share * dy, seen.height());
    double lag = Tick.SECONDS + spec.figure().time();
    order((x - seen.x(self)) / lag, (y - seen.y(self)) / lag, command);
  }

  private double inside(double at, double most) {
    return Math.max(spec.radius(), Math.min(most - spec.radius(), at));
  }
}
