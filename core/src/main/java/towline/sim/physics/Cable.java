package towline.sim.physics;

import towline.sim.api.PhysicsEngine;
import towline.sim.api.PhysicsEngine.Disc;
import towline.sim.spec.CableSpec;

/**
 * The cable: a rope, which never lets the ends farther apart than the length paid out, and in the
 * last part of that length a soft pull that takes up the speed before the rope has to.
 *
 * <pre>
 *   0 ---------------- slack ---------------- soft zone ---- length
 *                      no force        spring + brake >= 0   rope
 * </pre>
 *
 * The rope alone would stop the ends within one step: a jerk of 17 m/s in the worst case.
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
  private boolean cameTaut;

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

  /** Whether the drone hangs on it. */
  public boolean hooked() {
    return hooked;
  }

  /** The length paid out, m. */
  public double length() {
    return length;
  }

  /** The distance of its ends, m. */
  public double distance() {
    return StrictMath.hypot((double) drone.x() - ship.x(), (double) drone.y() - ship.y());
  }

  /** The pull in it during the last step as a fraction of the spec's full tension; 0 when slack. */
  public double tension() {
    return tension;
  }

  /** The speed of separation that it took up when it came taut in the last step; else 0. */
  public double jerk() {
    return cameTaut ? slackSpeed : 0;
  }

  /** Pays out (or, if negative, reels in) by that many metres, within what the spec allows. */
  public void pay(double metres) {
    setLength(Math.min(spec.longest(), Math.max(spec.shortest(), length + metres)));
  }

  /** Hooks the drone on; the cable is as long as the ends are apart, within what it can be. */
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

  /** Lets the drone go, which brakes by itself so that it stays near. */
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

  /** Applies the soft pull for the next step, of {@code dt} seconds. */
  void pull(double dt) {
    softPull = 0;
    cameTaut = false;
    if (!hooked) {
      taut = false;
      crawl();
      return;
    }
    double dx = (double) drone.x() - ship.x();
    double dy = (double) drone.y() - ship.y();
    double apart = StrictMath.hypot(dx, dy);
    double zone = spec.softZone() * length;
    double into = apart - (length - zone);
    if (into <= 0 || apart == 0) {
      taut = false;
      return;
    }
    dx /= apart;
    dy /= apart;
    double separation = separationRate(dx, dy);
    cameTaut = !taut && separation > 0;
    slackSpeed = separation;
    taut = true;
    softPull = springPull(into, separation, zone, dt);
    float fx = Box2dPort.in("cable pull", dx * softPull);
    float fy = Box2dPort.in("cable pull", dy * softPull);
    ship.push(fx, fy);
    drone.push(-fx, -fy);
  }

  /** Without a cable the drone makes for the ship, against the drag of its drift. */
  private void crawl() {
    double apart = distance();
    if (apart > 0) {
      double push = drone.mass() * spec.driftDrag() * spec.crawl() / apart;
      drone.push(
          Box2dPort.in("crawl", ((double) ship.x() - drone.x()) * push),
          Box2dPort.in("crawl", ((double) ship.y() - drone.y()) * push));
    }
  }

  /** Reads the tension after the step: the soft pull and what the rope had to add. */
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
   * The pull of the soft zone: a spring whose damping grows with the way into the zone (full
   * damping at its rim would itself be a jerk), and at least the even braking that brings the
   * separation to rest just before the end of the zone, but never so much that the step would turn
   * the separation round. Never a push.
   */
  private double springPull(double into, double separation, double zone, double dt) {
    double omega = 2 * Math.PI * spec.stiffness();
    double damping = 2 * spec.damping() * omega * Math.min(1, into / zone);
    double spring = omega * omega * into + damping * separation;
    double left = Math.max(zone - into, 0.1 * zone);
    double brake =
        separation > 0 ? Math.min(separation * separation / (2 * left), separation / dt) : 0;
    return reducedMass * Math.max(0, Math.max(spring, brake));
  }
}
