package towline.ai.pilot;

import towline.math.Trigonometry;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.CourierSpec;

/**
 * Flies a courier that sways towards the drone and back, and darts aside, across the line of fire,
 * as a shot leaves that is aimed at it.
 */
final class EvadingCourierPilot extends CourierPilot {
  /** How hard it is drawn to where it wants to be, 1/s^2, and slowed down, 1/s. */
  private static final double STIFFNESS = 6;

  private static final double DAMPING = 3;

  private final CourierAnchor anchor;
  private final WallBrake brake;

  /** The id of the last shot that it darted away from. */
  private int shot;

  private double dartLeft;
  private double dartX;
  private double dartY;

  EvadingCourierPilot(CourierSpec spec, long seed) {
    super(spec, seed);
    anchor = new CourierAnchor(spec);
    brake = new WallBrake(spec.radius(), spec.acceleration());
  }

  @Override
  void begin(Snapshot seen, int self) {
    anchor.begin(seen, seen.x(self), seen.y(self));
    shot = 0;
    dartLeft = 0;
  }

  @Override
  void fly(Snapshot seen, int self, Command command) {
    anchor.update(seen);
    watch(seen, self);
    dartLeft -= Tick.SECONDS;
    double ax = dartX;
    double ay = dartY;
    if (dartLeft <= 0) {
      CourierSpec.Figure figure = spec.figure();
      int drone = seen.first(EntityKind.DRONE);
      double away = StrictMath.atan2(anchor.y - seen.y(drone), anchor.x - seen.x(drone));
      double sway = -figure.size() * (1 - Trigonometry.cos(figure.rate() * clock));
      double toX = anchor.x + sway * Trigonometry.cos(away) - seen.x(self);
      double toY = anchor.y + sway * Trigonometry.sin(away) - seen.y(self);
      ax = STIFFNESS * toX - DAMPING * seen.vx(self);
      ay = STIFFNESS * toY - DAMPING * seen.vy(self);
      double share = Math.min(1, spec.acceleration() / Math.max(1e-9, StrictMath.hypot(ax, ay)));
      ax *= share;
      ay *= share;
    }
    double vx = seen.vx(self);
    double vy = seen.vy(self);
    brake.limit(seen, seen.x(self), seen.y(self), vx, vy, ax, ay);
    order(vx + brake.ax * Tick.SECONDS, vy + brake.ay * Tick.SECONDS, command);
  }

  /** Darts to the side of the line of a new shot on which it is. */
  private void watch(Snapshot seen, int self) {
    for (int i = seen.first(EntityKind.DRONE_SHOT); i < seen.end(EntityKind.DRONE_SHOT); i++) {
      if (seen.row(i).shotTarget == seen.id(self) && seen.id(i) > shot) {
        shot = seen.id(i);
        double speed = StrictMath.hypot(seen.vx(i), seen.vy(i));
        double side =
            (seen.y(self) - seen.y(i)) * seen.vx(i) - (seen.x(self) - seen.x(i)) * seen.vy(i);
        double push = side >= 0 ? spec.acceleration() : -spec.acceleration();
        dartX = -push * seen.vy(i) / speed;
        dartY = push * seen.vx(i) / speed;
        dartLeft = spec.figure().time();
      }
    }
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    anchor.hashInto(hash);
    hash.add(shot);
    hash.add(dartLeft);
    hash.add(dartX);
    hash.add(dartY);
  }
}
