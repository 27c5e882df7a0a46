package towline.sim.physics;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.physics.box2d.Body;
import com.badlogic.gdx.physics.box2d.BodyDef;
import com.badlogic.gdx.physics.box2d.Box2D;
import com.badlogic.gdx.physics.box2d.ChainShape;
import com.badlogic.gdx.physics.box2d.CircleShape;
import com.badlogic.gdx.physics.box2d.Contact;
import com.badlogic.gdx.physics.box2d.ContactImpulse;
import com.badlogic.gdx.physics.box2d.ContactListener;
import com.badlogic.gdx.physics.box2d.FixtureDef;
import com.badlogic.gdx.physics.box2d.Manifold;
import com.badlogic.gdx.physics.box2d.World;
import com.badlogic.gdx.physics.box2d.joints.RopeJoint;
import com.badlogic.gdx.physics.box2d.joints.RopeJointDef;
import com.badlogic.gdx.utils.GdxNativesLoader;
import org.jspecify.annotations.Nullable;
import towline.sim.api.PhysicsEngine;

/**
 * A physics engine that runs Box2D as native code.
 *
 * <p>Its world holds frame, ship and drone only: even a body that touches nothing would change the
 * rounding of the others.
 */
public final class Box2dEngine implements PhysicsEngine {
  /** Collision group of ship and drone; being negative, it lets them pass through each other. */
  private static final short TOW_GROUP = -1;

  /** Inverse time step, 1/s, for which Box2D returns a joint's impulse as its force. */
  private static final float IMPULSE_RATE = 1;

  private final World world;
  private final BodyDisc ship;
  private final BodyDisc drone;
  private @Nullable RopeJoint rope;

  static {
    GdxNativesLoader.load();
    Box2D.init();
  }

  /** Creates an engine, see {@link PhysicsEngine.Factory}. */
  public Box2dEngine(Frame frame, DiscSpec ship, DiscSpec drone) {
    world = new World(new Vector2(0, 0), false);
    buildFrame(frame);
    this.ship = new BodyDisc(build(ship));
    this.drone = new BodyDisc(build(drone));
    world.setContactListener(new Blows());
  }

  private void buildFrame(Frame frame) {
    Body edge = world.createBody(new BodyDef());
    ChainShape loop = new ChainShape();
    float w = frame.width();
    float h = frame.height();
    loop.createLoop(new float[] {0, 0, w, 0, w, h, 0, h});
    FixtureDef fixture = new FixtureDef();
    fixture.shape = loop;
    fixture.friction = 0;
    fixture.restitution = frame.restitution();
    edge.createFixture(fixture);
    loop.dispose();
  }

  private Body build(DiscSpec spec) {
    BodyDef def = new BodyDef();
    def.type = BodyDef.BodyType.DynamicBody;
    def.position.set(spec.x(), spec.y());
    def.fixedRotation = true;
    def.allowSleep = false;
    def.bullet = true;
    def.linearDamping = spec.drag();
    Body body = world.createBody(def);
    CircleShape shape = new CircleShape();
    shape.setRadius(spec.radius());
    FixtureDef fixture = new FixtureDef();
    fixture.shape = shape;
    fixture.density = spec.density();
    fixture.friction = 0;
    fixture.filter.groupIndex = TOW_GROUP;
    body.createFixture(fixture);
    shape.dispose();
    return body;
  }

  @Override
  public Disc ship() {
    return ship;
  }

  @Override
  public Disc drone() {
    return drone;
  }

  @Override
  public void tie(float length) {
    RopeJointDef def = new RopeJointDef();
    def.bodyA = ship.body;
    def.bodyB = drone.body;
    def.localAnchorA.set(0, 0);
    def.localAnchorB.set(0, 0);
    def.maxLength = length;
    def.collideConnected = false;
    rope = (RopeJoint) world.createJoint(def);
  }

  @Override
  public void untie() {
    if (rope != null) {
      world.destroyJoint(rope);
      rope = null;
    }
  }

  @Override
  public void setRopeLength(float length) {
    tied().setMaxLength(length);
  }

  @Override
  public float ropeImpulseX() {
    return tied().getReactionForce(IMPULSE_RATE).x;
  }

  @Override
  public float ropeImpulseY() {
    return tied().getReactionForce(IMPULSE_RATE).y;
  }

  private RopeJoint tied() {
    if (rope == null) {
      throw new IllegalStateException("there is no rope");
    }
    return rope;
  }

  @Override
  public void step(float seconds, int velocityIterations, int positionIterations) {
    ship.hardestImpulse = 0;
    drone.hardestImpulse = 0;
    world.step(seconds, velocityIterations, positionIterations);
  }

  @Override
  public void close() {
    world.dispose();
  }

  /** A body of one disc. */
  private static final class BodyDisc implements Disc {
    private final Body body;
    private float hardestImpulse;

    BodyDisc(Body body) {
      this.body = body;
    }

    @Override
    public float x() {
      return body.getPosition().x;
    }

    @Override
    public float y() {
      return body.getPosition().y;
    }

    @Override
    public float vx() {
      return body.getLinearVelocity().x;
    }

    @Override
    public float vy() {
      return body.getLinearVelocity().y;
    }

    @Override
    public float mass() {
      return body.getMass();
    }

    @Override
    public float drag() {
      return body.getLinearDamping();
    }

    @Override
    public void setVelocity(float vx, float vy) {
      body.setLinearVelocity(vx, vy);
    }

    @Override
    public void setDrag(float drag) {
      body.setLinearDamping(drag);
    }

    @Override
    public void push(float forceX, float forceY) {
      body.applyForceToCenter(forceX, forceY, true);
    }

    @Override
    public float hardestImpulse() {
      return hardestImpulse;
    }
  }

  /** A listener that keeps the hardest impulse of the frame on each disc in a step. */
  private final class Blows implements ContactListener {
    @Override
    public void postSolve(Contact contact, ContactImpulse impulse) {
      BodyDisc struck =
          contact.getFixtureA().getBody() == ship.body
                  || contact.getFixtureB().getBody() == ship.body
              ? ship
              : drone;
      for (int i = 0; i < impulse.getCount(); i++) {
        struck.hardestImpulse = Math.max(struck.hardestImpulse, impulse.getNormalImpulses()[i]);
      }
    }

    @Override
    public void beginContact(Contact contact) {}

    @Override
    public void endContact(Contact contact) {}

    @Override
    public void preSolve(Contact contact, Manifold oldManifold) {}
  }
}
