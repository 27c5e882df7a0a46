package towline.ai;

import towline.math.StateHash;
import towline.sim.Command;
import towline.sim.Kind;
import towline.sim.Pilot;
import towline.sim.Snapshot;

/** Flies the Defence Drone's gun: for now it turns to the nearest head and fires. */
final class DronePilot implements Pilot {
  @Override
  public void decide(Snapshot seen, int self, Command order) {
    int best = -1;
    double nearest = seen.turret().range();
    for (int i = seen.first(Kind.SNAKE_HEAD); i < seen.end(Kind.SNAKE_SEGMENT); i++) {
      double distance = StrictMath.hypot(seen.x(i) - seen.x(self), seen.y(i) - seen.y(self));
      if (distance < nearest) {
        nearest = distance;
        best = i;
      }
    }
    if (best >= 0) {
      order.target = seen.id(best);
      order.turns = true;
      order.bearing = StrictMath.atan2(seen.y(best) - seen.y(self), seen.x(best) - seen.x(self));
      order.fire = Math.abs(order.bearing - seen.heading(self)) < 0.05;
    }
  }

  @Override
  public void hashInto(StateHash hash) {}
}
