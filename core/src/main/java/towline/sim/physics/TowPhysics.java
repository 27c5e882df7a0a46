package towline.sim.physics;

import towline.sim.api.PhysicsEngine;
import towline.sim.api.PhysicsEngine.Disc;
import towline.sim.api.PhysicsEngine.DiscSpec;
import towline.sim.api.PhysicsEngine.Frame;
import towline.sim.spec.ArenaSpec;
import towline.sim.spec.WorldSpec;

/**
 * The physics of ship and drone, as discs of an engine inside the sector's edge, and of the cable
 * between them. May hold native memory until {@link #close()}.
 */
public final class TowPhysics implements AutoCloseable {
  private static final int VELOCITY_ITERATIONS = 8;
  private static final int POSITION_ITERATIONS = 3;

  private final PhysicsEngine engine;
  private final Disc ship;
  private final Disc drone;
  private final Cable cable;
  private final double shipThrust;
  private final double shipMass;
  private final double droneTopSpeed;

  /** Places ship and drone at rest in the middle of the sector, the drone astern (to the left). */
  public TowPhysics(WorldSpec spec, PhysicsEngine.Factory engines) {
    ArenaSpec sector = spec.arena();
    double x = sector.width() / 2;
    double y = sector.height() / 2;
    double astern = x - spec.cable().start() * (1 - spec.cable().softZone());
    engine =
        engines.create(
            new Frame(
                Box2dPort.in("width", sector.width()),
                Box2dPort.in("height", sector.height()),
                Box2dPort.in("bounce", sector.bounce())),
            disc(x, y, spec.ship().radius(), spec.ship().mass(), spec.ship().drag()),
            disc(astern, y, spec.drone().radius(), spec.drone().mass(), spec.drone().drag()));
    ship = engine.ship();
    drone = engine.drone();
    cable = new Cable(engine, spec.cable());
    shipThrust = spec.ship().thrust();
    shipMass = spec.ship().mass();
    droneTopSpeed = spec.drone().topSpeed();
  }

  private static DiscSpec disc(double x, double y, double radius, double mass, double drag) {
    return new DiscSpec(
        Box2dPort.in("place", x),
        Box2dPort.in("place", y),
        Box2dPort.in("radius", radius),
        Box2dPort.in("density", mass / (Math.PI * radius * radius)),
        Box2dPort.in("drag", drag));
  }

  /** Pushes the ship during the next step, with fractions of its thrust along each axis. */
  public void pushShip(double thrustX, double thrustY) {
    ship.push(
        Box2dPort.in("thrust", thrustX * shipThrust * shipMass),
        Box2dPort.in("thrust", thrustY * shipThrust * shipMass));
  }

  /** Moves everything on by {@code dt} seconds. */
  public void step(double dt) {
    cable.pull(dt);
    engine.step(Box2dPort.in("time step", dt), VELOCITY_ITERATIONS, POSITION_ITERATIONS);
    limitDrone();
    cable.measure(dt);
  }

  public Cable cable() {
    return cable;
  }

  /** Returns the x coordinate of the ship, m. */
  public double shipX() {
    return ship.x();
  }

  /** Returns the y coordinate of the ship, m. */
  public double shipY() {
    return ship.y();
  }

  /** Returns the velocity of the ship along +x, m/s. */
  public double shipVx() {
    return ship.vx();
  }

  /** Returns the velocity of the ship along +y, m/s. */
  public double shipVy() {
    return ship.vy();
  }

  /** Returns the x coordinate of the drone, m. */
  public double droneX() {
    return drone.x();
  }

  /** Returns the y coordinate of the drone, m. */
  public double droneY() {
    return drone.y();
  }

  /** Returns the velocity of the drone along +x, m/s. */
  public double droneVx() {
    return drone.vx();
  }

  /** Returns the velocity of the drone along +y, m/s. */
  public double droneVy() {
    return drone.vy();
  }

  /** Adds dvx, dvy to the velocity of the ship at once, m/s. */
  public void kickShip(double dvx, double dvy) {
    ship.setVelocity(
        Box2dPort.in("velocity", ship.vx() + dvx), Box2dPort.in("velocity", ship.vy() + dvy));
  }

  /** Adds dvx, dvy to the velocity of the drone at once, m/s, up to its top speed. */
  public void kickDrone(double dvx, double dvy) {
    drone.setVelocity(
        Box2dPort.in("velocity", drone.vx() + dvx), Box2dPort.in("velocity", drone.vy() + dvy));
    limitDrone();
  }

  /** Returns the ship's change of speed by the edge in the last step, m/s; 0 without contact. */
  public double shipStruckWall() {
    return (double) ship.hardestImpulse() / ship.mass();
  }

  /** Returns the drone's change of speed by the edge in the last step, m/s; 0 without contact. */
  public double droneStruckWall() {
    return (double) drone.hardestImpulse() / drone.mass();
  }

  @Override
  public void close() {
    engine.close();
  }

  /**
   * Limits the drone's speed below that of its shots, so that it does not fly into its own fire.
   */
  private void limitDrone() {
    double vx = drone.vx();
    double vy = drone.vy();
    double speed = Math.sqrt(vx * vx + vy * vy);
    if (speed > droneTopSpeed) {
      double factor = droneTopSpeed / speed;
      drone.setVelocity(
          Box2dPort.in("velocity", vx * factor), Box2dPort.in("velocity", vy * factor));
    }
  }
}
