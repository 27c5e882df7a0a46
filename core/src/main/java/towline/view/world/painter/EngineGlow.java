package towline.view.world.painter;

import towline.content.look.SparkShape;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.spec.ShipSpec;
import towline.view.effect.CosmeticRandom;
import towline.view.effect.Sparks;
import towline.view.scene.InterpolatedScene;

/**
 * The machinery that snapshots do not contain: thrust, estimated from the ship's motion, and slew,
 * set from outside.
 */
public final class EngineGlow {
  /** Time constant of the flame, s. */
  private static final double FLAME_LAG = 0.06;

  private static final double TICKS_PER_SECOND = 60;

  /** Embers per second at full thrust. */
  private static final double EMBER_RATE = 45;

  private final ShipSpec ship;
  private double thrust;
  private double slew;
  private double embersDue;

  /** Creates the glow of an engine. */
  public EngineGlow(ShipSpec ship) {
    this.ship = ship;
  }

  public void clear() {
    thrust = 0;
    slew = 0;
  }

  public double thrust() {
    return thrust;
  }

  public double slew() {
    return slew;
  }

  public void slew(double signedAngle) {
    slew = signedAngle;
  }

  public void update(
      InterpolatedScene scene, double seconds, Sparks sparks, CosmeticRandom random, int rgb) {
    int hull = scene.only(EntityKind.SHIP);
    int old =
        scene.previous().count(EntityKind.SHIP) == 0 ? -1 : scene.previous().first(EntityKind.SHIP);
    if (hull < 0 || old < 0) {
      thrust = 0;
      return;
    }
    Snapshot snapshot = scene.snapshot();
    Snapshot before = scene.previous();
    double heading = scene.heading(hull);
    double cos = Math.cos(heading);
    double sin = Math.sin(heading);
    double ax =
        (snapshot.vx(hull) - before.vx(old)) * TICKS_PER_SECOND + ship.drag() * snapshot.vx(hull);
    double ay =
        (snapshot.vy(hull) - before.vy(old)) * TICKS_PER_SECOND + ship.drag() * snapshot.vy(hull);
    double wanted = Math.max(0, Math.min(1, (ax * cos + ay * sin) / ship.thrust()));
    thrust += (wanted - thrust) * (1 - Math.exp(-seconds / FLAME_LAG));
    embersDue += seconds * EMBER_RATE * thrust;
    while (embersDue >= 1) {
      embersDue -= 1;
      double x = scene.x(hull) - 0.7 * cos;
      double y = scene.y(hull) - 0.7 * sin;
      double bearing = heading + Math.PI + random.between(-0.3, 0.3);
      double speed = random.between(5, 11);
      sparks.add(
          SparkShape.EMBER,
          x,
          y,
          snapshot.vx(hull) + speed * Math.cos(bearing),
          snapshot.vy(hull) + speed * Math.sin(bearing),
          random.between(0.2, 0.5),
          0.07,
          rgb);
    }
  }
}
