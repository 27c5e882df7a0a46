package towline.sim.physics;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.physics.box2d.Body;
import com.badlogic.gdx.physics.box2d.World;
import com.badlogic.gdx.physics.box2d.joints.RopeJoint;
import com.badlogic.gdx.physics.box2d.joints.RopeJointDef;
import org.jspecify.annotations.Nullable;
import towline.sim.spec.CableSpec;

/**
 * The cable: a rope joint, which never lets the ends farther apart than the length paid out, and in
 * the last part of that length a soft pull that takes up the speed before the joint has to.
 *
 * <pre>
 *   0 ---------------- slack ---------------- soft zone ---- length
 *                      no force        spring + brake >= 0   joint
 * </pre>
 *
 * The joint alone would stop the ends within one step: a jerk of 17 m/s in the worst case.
 */
public final class Cable {
  private final World world;
  private final Body ship;
  private final Body drone;
  private final CableSpec spec;
  private final double reducedMass;
  private final float towedDrag;
  private @Nullable RopeJoint joint;
  private double length;
  private double softPull;
  private double tension;
  private double slackSpeed;
  private boolean taut;
  private boolean cameTaut;

  Cable(World world, Body ship, Body drone, CableSpec spec) {
    this.world = world;
    this.ship = ship;
    this.drone = drone;
    this.spec = spec;
    this.length = spec.start();
    double m = ship.getMass();
    double n = drone.getMass();
    reducedMass = m * n / (m + n);
    towedDrag = drone.getLinearDamping();
    hook();
  }

  /** Whether the drone hangs on it. */
  public boolean hooked() {
    return joint != null;
  }

  /** The length paid out, m. */
  public double length() {
    return length;
  }

  /** The distance of its ends, m. */
  public double distance() {
    Vector2 s = ship.getPosition();
    double sx = s.x;
    double sy = s.y;
    Vector2 d = drone.getPosition();
    return StrictMath.hypot(d.x - sx, d.y - sy);
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
    if (joint != null) {
      return;
    }
    double wanted = Math.max(length, distance());
    length = Math.min(spec.longest(), Math.max(spec.shortest(), wanted));
    RopeJointDef def = new RopeJointDef();
    def.bodyA = ship;
    def.bodyB = drone;
    def.localAnchorA.set(0, 0);
    def.localAnchorB.set(0, 0);
    def.maxLength = Box2dPort.in("cable length", length);
    def.collideConnected = false;
    joint = (RopeJoint) world.createJoint(def);
    drone.setLinearDamping(towedDrag);
  }

  /** Lets the drone go, which brakes by itself so that it stays near. */
  public void part() {
    if (joint != null) {
      world.destroyJoint(joint);
      joint = null;
      drone.setLinearDamping(Box2dPort.in("drag", spec.driftDrag()));
    }
  }

  private void setLength(double metres) {
    length = metres;
    if (joint != null) {
      joint.setMaxLength(Box2dPort.in("cable length", metres));
    }
  }

  /** Applies the soft pull for the next step, of {@code dt} seconds. */
  void pull(double dt) {
    softPull = 0;
    cameTaut = false;
    if (joint == null) {
      taut = false;
      crawl();
      return;
    }
    Vector2 at = ship.getPosition();
    double sx = at.x;
    double sy = at.y;
    at = drone.getPosition();
    double dx = at.x - sx;
    double dy = at.y - sy;
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
    ship.applyForceToCenter(fx, fy, true);
    drone.applyForceToCenter(-fx, -fy, true);
  }

  /** Without a cable the drone makes for the ship, against the drag of its drift. */
  private void crawl() {
    double apart = distance();
    if (apart > 0) {
      double push = drone.getMass() * spec.driftDrag() * spec.crawl() / apart;
      Vector2 s = ship.getPosition();
      double sx = s.x;
      double sy = s.y;
      Vector2 d = drone.getPosition();
      drone.applyForceToCenter(
          Box2dPort.in("crawl", (sx - d.x) * push), Box2dPort.in("crawl", (sy - d.y) * push), true);
    }
  }

  /** Reads the tension after the step: the soft pull and what the joint had to add. */
  void measure(double dt) {
    double pull = softPull;
    if (joint != null) {
      Vector2 reaction = joint.getReactionForce((float) (1 / dt));
      pull += StrictMath.hypot(reaction.x, reaction.y);
    }
    tension = pull / spec.fullTension();
  }

  private double separationRate(double dx, double dy) {
    Vector2 v = ship.getLinearVelocity();
    double svx = v.x;
    double svy = v.y;
    v = drone.getLinearVelocity();
    return (v.x - svx) * dx + (v.y - svy) * dy;
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
