package towline.sim.physics;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.physics.box2d.Body;
import com.badlogic.gdx.physics.box2d.BodyDef;
import com.badlogic.gdx.physics.box2d.Box2D;
import com.badlogic.gdx.physics.box2d.ChainShape;
import com.badlogic.gdx.physics.box2d.CircleShape;
import com.badlogic.gdx.physics.box2d.FixtureDef;
import com.badlogic.gdx.physics.box2d.World;
import com.badlogic.gdx.utils.GdxNativesLoader;
import towline.sim.spec.ArenaSpec;
import towline.sim.spec.WorldSpec;

/**
 * Ship and drone as Box2D bodies inside the sector's edge, and the cable between them.
 *
 * <p>Nothing else is ever put into this Box2D world: even a body that touches nothing would change
 * the rounding of the others. Holds native memory until {@link #close()}.
 */
public final class TowPhysics implements AutoCloseable {
  private static final int VELOCITY_ITERATIONS = 8;
  private static final int POSITION_ITERATIONS = 3;

  /** Ship and drone share a negative group, by which Box2D lets them pass through each other. */
  private static final short SAME_SIDE = -1;

  private final World world;
  private final Body ship;
  private final Body drone;
  private final Cable cable;
  private final WallContacts contacts;
  private final double shipThrust;
  private final double shipMass;
  private final double droneTopSpeed;

  static {
    GdxNativesLoader.load();
    Box2D.init();
  }

  /** Ship and drone at rest in the middle of the sector, the drone astern (to the left). */
  public TowPhysics(WorldSpec spec) {
    world = new World(new Vector2(0, 0), false);
    ArenaSpec sector = spec.arena();
    buildEdge(sector);
    double x = sector.width() / 2;
    double y = sector.height() / 2;
    ship = buildBody(x, y, spec.ship().radius(), spec.ship().mass(), spec.ship().drag());
    double astern = x - spec.cable().start() * (1 - spec.cable().softZone());
    drone = buildBody(astern, y, spec.drone().radius(), spec.drone().mass(), spec.drone().drag());
    contacts = new WallContacts(ship, drone);
    world.setContactListener(contacts);
    cable = new Cable(world, ship, drone, spec.cable());
    shipThrust = spec.ship().thrust();
    shipMass = spec.ship().mass();
    droneTopSpeed = spec.drone().topSpeed();
  }

  /** Pushes the ship with a fraction of its thrust along each axis during the next step. */
  public void pushShip(double thrustX, double thrustY) {
    ship.applyForceToCenter(
        Box2dPort.in("thrust", thrustX * shipThrust * shipMass),
        Box2dPort.in("thrust", thrustY * shipThrust * shipMass),
        true);
  }

  /** Moves everything on by {@code dt} seconds. */
  public void step(double dt) {
    contacts.clear();
    cable.pull(dt);
    world.step(Box2dPort.in("time step", dt), VELOCITY_ITERATIONS, POSITION_ITERATIONS);
    limitDrone();
    cable.measure(dt);
  }

  public Cable cable() {
    return cable;
  }

  /** The place of the ship, m. */
  public double shipX() {
    return ship.getPosition().x;
  }

  /** The place of the ship, m. */
  public double shipY() {
    return ship.getPosition().y;
  }

  /** The velocity of the ship, m/s. */
  public double shipVx() {
    return ship.getLinearVelocity().x;
  }

  /** The velocity of the ship, m/s. */
  public double shipVy() {
    return ship.getLinearVelocity().y;
  }

  /** The place of the drone, m. */
  public double droneX() {
    return drone.getPosition().x;
  }

  /** The place of the drone, m. */
  public double droneY() {
    return drone.getPosition().y;
  }

  /** The velocity of the drone, m/s. */
  public double droneVx() {
    return drone.getLinearVelocity().x;
  }

  /** The velocity of the drone, m/s. */
  public double droneVy() {
    return drone.getLinearVelocity().y;
  }

  /** Changes the velocity of the ship at once, m/s. */
  public void kickShip(double dvx, double dvy) {
    Vector2 v = ship.getLinearVelocity();
    ship.setLinearVelocity(
        Box2dPort.in("velocity", v.x + dvx), Box2dPort.in("velocity", v.y + dvy));
  }

  /** Changes the velocity of the drone at once, m/s. */
  public void kickDrone(double dvx, double dvy) {
    Vector2 v = drone.getLinearVelocity();
    drone.setLinearVelocity(
        Box2dPort.in("velocity", v.x + dvx), Box2dPort.in("velocity", v.y + dvy));
    limitDrone();
  }

  /** By how much the edge changed the ship's speed in the last step, m/s; 0 without contact. */
  public double shipStruckWall() {
    return contacts.shipBlow();
  }

  /** By how much the edge changed the drone's speed in the last step, m/s; 0 without contact. */
  public double droneStruckWall() {
    return contacts.droneBlow();
  }

  @Override
  public void close() {
    world.dispose();
  }

  /** Shots must stay faster than the whip, or the drone would fly into its own fire. */
  private void limitDrone() {
    Vector2 v = drone.getLinearVelocity();
    double speed = Math.sqrt((double) v.x * v.x + (double) v.y * v.y);
    if (speed > droneTopSpeed) {
      double factor = droneTopSpeed / speed;
      drone.setLinearVelocity(
          Box2dPort.in("velocity", v.x * factor), Box2dPort.in("velocity", v.y * factor));
    }
  }

  private Body buildBody(double x, double y, double radius, double mass, double drag) {
    BodyDef def = new BodyDef();
    def.type = BodyDef.BodyType.DynamicBody;
    def.position.set(Box2dPort.in("place", x), Box2dPort.in("place", y));
    def.fixedRotation = true;
    def.allowSleep = false;
    def.bullet = true;
    def.linearDamping = Box2dPort.in("drag", drag);
    Body body = world.createBody(def);
    CircleShape shape = new CircleShape();
    shape.setRadius(Box2dPort.in("radius", radius));
    FixtureDef fixture = new FixtureDef();
    fixture.shape = shape;
    fixture.density = Box2dPort.in("density", mass / (Math.PI * radius * radius));
    fixture.friction = 0;
    fixture.filter.groupIndex = SAME_SIDE;
    body.createFixture(fixture);
    shape.dispose();
    return body;
  }

  private void buildEdge(ArenaSpec sector) {
    float w = Box2dPort.in("width", sector.width());
    float h = Box2dPort.in("height", sector.height());
    Body edge = world.createBody(new BodyDef());
    ChainShape loop = new ChainShape();
    loop.createLoop(new float[] {0, 0, w, 0, w, h, 0, h});
    FixtureDef fixture = new FixtureDef();
    fixture.shape = loop;
    fixture.friction = 0;
    fixture.restitution = Box2dPort.in("bounce", sector.bounce());
    edge.createFixture(fixture);
    loop.dispose();
  }
}
