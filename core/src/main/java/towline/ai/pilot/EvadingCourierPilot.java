package towline.ai.pilot;

import towline.math.Trigonometry;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.CourierSpec;

/**
 * A pilot of a courier that sways towards the drone and back, and darts aside, across the line of
 * fire, when a shot that is aimed at it leaves.
 */
final class EvadingCourierPilot extends CourierPilot {
  /** Stiffness, 1/s^2, and damping, 1/s, of its motion towards the wanted place. */
  private static final double STIFFNESS = 6;

  private static final double DAMPING = 3;

  private final CourierAnchor anchor;
  private final WallBrake brake;

  /** Id of the last shot that it darted away from. */
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
  void begin(Snapshot snapshot, int index) {
    anchor.begin(snapshot, snapshot.x(index), snapshot.y(index));
    shot = 0;
    dartLeft = 0;
  }

  @Override
  void fly(Snapshot snapshot, int index, Command command) {
    anchor.update(snapshot);
    watchShots(snapshot, index);
    dartLeft -= Tick.SECONDS;
    double ax = dartX;
    double ay = dartY;
    if (dartLeft <= 0) {
      CourierSpec.Figure figure = spec.figure();
      int drone = snapshot.first(EntityKind.DRONE);
      double away = StrictMath.atan2(anchor.y - snapshot.y(drone), anchor.x - snapshot.x(drone));
      double sway = -figure.size() * (1 - Trigonometry.cos(figure.rate() * clock));
      double toX = anchor.x + sway * Trigonometry.cos(away) - snapshot.x(index);
      double toY = anchor.y + sway * Trigonometry.sin(away) - snapshot.y(index);
      ax = STIFFNESS * toX - DAMPING * snapshot.vx(index);
      ay = STIFFNESS * toY - DAMPING * snapshot.vy(index);
      double share = Math.min(1, spec.acceleration() / Math.max(1e-9, StrictMath.hypot(ax, ay)));
      ax *= share;
      ay *= share;
    }
    double vx = snapshot.vx(index);
    double vy = snapshot.vy(index);
    brake.limit(snapshot, snapshot.x(index), snapshot.y(index), vx, vy, ax, ay);
    order(vx + brake.ax * Tick.SECONDS, vy + brake.ay * Tick.SECONDS, command);
  }

  /** Begins a dart away from the line of a new shot. */
  private void watchShots(Snapshot snapshot, int index) {
    for (int i = snapshot.first(EntityKind.DRONE_SHOT);
        i < snapshot.end(EntityKind.DRONE_SHOT);
        i++) {
      if (snapshot.row(i).shotTarget == snapshot.id(index) && snapshot.id(i) > shot) {
        shot = snapshot.id(i);
        double speed = StrictMath.hypot(snapshot.vx(i), snapshot.vy(i));
        double side =
            (snapshot.y(index) - snapshot.y(i)) * snapshot.vx(i)
                - (snapshot.x(index) - snapshot.x(i)) * snapshot.vy(i);
        double push = side >= 0 ? spec.acceleration() : -spec.acceleration();
        dartX = -push * snapshot.vy(i) / speed;
        dartY = push * snapshot.vx(i) / speed;
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
