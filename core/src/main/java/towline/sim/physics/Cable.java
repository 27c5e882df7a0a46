package towline.sim.physics;

import towline.sim.api.PhysicsEngine;
import towline.sim.api.PhysicsEngine.Disc;
import towline.sim.spec.CableSpec;

/**
 * The cable: a rope, which keeps its ends within the length paid out, and, in the last part of that
 * length, a soft pull that brakes the ends before the rope does.
 *
 * <pre>
 *   0 ---------------- slack ---------------- soft zone ---- length
 *                      no force        spring + brake >= 0   rope
 * </pre>
 *
 * <p>The rope alone would stop the ends within one step: a jerk of 17 m/s in the worst case.
 */
public final class Cable {
  private final PhysicsEngine engine;
  private final Disc ship;
  private final Disc drone;
  private final CableSpec spec;
  private final double reducedMass;
  private final float towedDrag;
  private boolean hooked;
  private double length;
  private double softPull;
  private double tension;
  private double slackSpeed;
  private boolean taut;
  private boolean becameTaut;

  Cable(PhysicsEngine engine, CableSpec spec) {
    this.engine = engine;
    this.ship = engine.ship();
    this.drone = engine.drone();
    this.spec = spec;
    this.length = spec.start();
    double m = ship.mass();
    double n = drone.mass();
    reducedMass = m * n / (m + n);
    towedDrag = drone.drag();
    hook();
  }

  /** Returns true if the drone is hooked on. */
  public boolean hooked() {
    return hooked;
  }

  /** Returns the length paid out, m. */
  public double length() {
    return length;
  }

  /** Returns the distance between its ends, m. */
  public double distance() {
    return StrictMath.hypot((double) drone.x() - ship.x(), (double) drone.y() - ship.y());
  }

  /** Returns the pull in the last step as a fraction of the spec's full tension; 0 when slack. */
  public double tension() {
    return tension;
  }

  /** Returns the speed of separation, m/s, if it became taut in the last step; else 0. */
  public double jerk() {
    return becameTaut ? slackSpeed : 0;
  }

  /** Pays out {@code metres} (if negative, reels in), within the spec's limits of its length. */
  public void pay(double metres) {
    setLength(Math.min(spec.longest(), Math.max(spec.shortest(), length + metres)));
  }

  /** Hooks the drone on; the length grows to the distance of the ends, within the spec's limits. */
  public void hook() {
    if (hooked) {
      return;
    }
    double wanted = Math.max(length, distance());
    length = Math.min(spec.longest(), Math.max(spec.shortest(), wanted));
    engine.tie(Box2dPort.in("cable length", length));
    hooked = true;
    drone.setDrag(towedDrag);
  }

  /** Releases the drone, which then drifts with a greater drag and so stays near. */
  public void part() {
    if (hooked) {
      engine.untie();
      hooked = false;
      drone.setDrag(Box2dPort.in("drag", spec.driftDrag()));
    }
  }

  private void setLength(double metres) {
    length = metres;
    if (hooked) {
      engine.setRopeLength(Box2dPort.in("cable length", metres));
    }
  }

  /** Applies the soft pull during the next step of {@code dt} seconds. */
  void pull(double dt) {
    softPull = 0;
    becameTaut = false;
    if (!hooked) {
      taut = false;
      crawl();
      return;
    }
    double dx = (double) drone.x() - ship.x();
    double dy = (double) drone.y() - ship.y();
    double apart = StrictMath.hypot(dx, dy);
    double zone = spec.softZone() * length;
    double depth = apart - (length - zone);
    if (depth <= 0 || apart == 0) {
      taut = false;
      return;
    }
    dx /= apart;
    dy /= apart;
    double separation = separationRate(dx, dy);
    becameTaut = !taut && separation > 0;
    slackSpeed = separation;
    taut = true;
    softPull = springPull(depth, separation, zone, dt);
    float fx = Box2dPort.in("cable pull", dx * softPull);
    float fy = Box2dPort.in("cable pull", dy * softPull);
    ship.push(fx, fy);
    drone.push(-fx, -fy);
  }

  /** Pushes the drone without a cable towards the ship, against the drag of its drift. */
  private void crawl() {
    double apart = distance();
    if (apart > 0) {
      double push = drone.mass() * spec.driftDrag() * spec.crawl() / apart;
      drone.push(
          Box2dPort.in("crawl", ((double) ship.x() - drone.x()) * push),
          Box2dPort.in("crawl", ((double) ship.y() - drone.y()) * push));
    }
  }

  /** Measures the tension after a step: the soft pull and the rope's own. */
  void measure(double dt) {
    double pull = softPull;
    if (hooked) {
      pull += StrictMath.hypot(engine.ropeImpulseX(), engine.ropeImpulseY()) / dt;
    }
    tension = pull / spec.fullTension();
  }

  private double separationRate(double dx, double dy) {
    return ((double) drone.vx() - ship.vx()) * dx + ((double) drone.vy() - ship.vy()) * dy;
  }

  /**
   * Returns the pull of the soft zone, N, 0 or more. It is the pull of a spring with a damping that
   * grows with the depth in the zone (full damping at its rim would itself be a jerk), but at least
   * the constant braking that stops the separation just before the end of the zone. The braking is
   * limited so that one step does not reverse the separation.
   */
  private double springPull(double depth, double separation, double zone, double dt) {
    double omega = 2 * Math.PI * spec.stiffness();
    double damping = 2 * spec.damping() * omega * Math.min(1, depth / zone);
    double spring = omega * omega * depth + damping * separation;
    double left = Math.max(zone - depth, 0.1 * zone);
    double brake =
        separation > 0 ? Math.min(separation * separation / (2 * left), separation / dt) : 0;
    return reducedMass * Math.max(0, Math.max(spring, brake));
  }
}
