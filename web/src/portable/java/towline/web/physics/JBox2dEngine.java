package towline.web.physics;

import org.jbox2d.callbacks.ContactImpulse;
import org.jbox2d.callbacks.ContactListener;
import org.jbox2d.collision.Manifold;
import org.jbox2d.collision.broadphase.DynamicTree;
import org.jbox2d.collision.shapes.ChainShape;
import org.jbox2d.collision.shapes.CircleShape;
import org.jbox2d.common.Vec2;
import org.jbox2d.dynamics.Body;
import org.jbox2d.dynamics.BodyDef;
import org.jbox2d.dynamics.BodyType;
import org.jbox2d.dynamics.ContactManager;
import org.jbox2d.dynamics.FixtureDef;
import org.jbox2d.dynamics.World;
import org.jbox2d.dynamics.contacts.Contact;
import org.jbox2d.dynamics.joints.RopeJoint;
import org.jbox2d.dynamics.joints.RopeJointDef;
import org.jspecify.annotations.Nullable;
import towline.sim.api.PhysicsEngine;

/**
 * JBox2D, the port of Box2D to plain Java, adapted to compute the results of the native Box2D. It
 * differs in three ways: it damps by 1 - h d instead of 1 / (1 + h d), so forces and drag are
 * applied here; it uses a new contact only from the next step on, which {@link Contacts} corrects;
 * and its {@code Sweep} advances incorrectly, so this folder contains a corrected one.
 */
public final class JBox2dEngine implements PhysicsEngine {
  /** Negative group of ship and drone, with which Box2D lets them pass through each other. */
  private static final int PASS_GROUP = -1;

  /** Inverse of the step, 1/s, with which the force of a joint equals its impulse. */
  private static final float INVERSE_STEP = 1;

  private final World world = new EnclosedWorld();
  private final BodyDisc ship;
  private final BodyDisc drone;
  private final Vec2 impulse = new Vec2();
  private @Nullable RopeJoint rope;

  /** Creates an engine; see {@link PhysicsEngine.Factory}. */
  public JBox2dEngine(Frame frame, DiscSpec ship, DiscSpec drone) {
    world.setAllowSleep(false);
    buildFrame(frame);
    this.ship = new BodyDisc(build(ship), ship.drag());
    this.drone = new BodyDisc(build(drone), drone.drag());
    world.setContactListener(new Blows());
  }

  private void buildFrame(Frame frame) {
    ChainShape loop = new ChainShape();
    float w = frame.width();
    float h = frame.height();
    Vec2[] corners = {new Vec2(0, 0), new Vec2(w, 0), new Vec2(w, h), new Vec2(0, h)};
    loop.createLoop(corners, corners.length);
    FixtureDef fixture = new FixtureDef();
    fixture.shape = loop;
    fixture.friction = 0;
    fixture.restitution = frame.restitution();
    world.createBody(new BodyDef()).createFixture(fixture);
  }

  private Body build(DiscSpec spec) {
    BodyDef def = new BodyDef();
    def.type = BodyType.DYNAMIC;
    def.position.set(spec.x(), spec.y());
    def.fixedRotation = true;
    def.allowSleep = false;
    def.bullet = true;
    Body body = world.createBody(def);
    CircleShape shape = new CircleShape();
    shape.m_radius = spec.radius();
    FixtureDef fixture = new FixtureDef();
    fixture.shape = shape;
    fixture.density = spec.density();
    fixture.friction = 0;
    fixture.filter.groupIndex = PASS_GROUP;
    body.createFixture(fixture);
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
    tied().getReactionForce(INVERSE_STEP, impulse);
    return impulse.x;
  }

  @Override
  public float ropeImpulseY() {
    tied().getReactionForce(INVERSE_STEP, impulse);
    return impulse.y;
  }

  private RopeJoint tied() {
    if (rope == null) {
      throw new IllegalStateException("there is no rope");
    }
    return rope;
  }

  @Override
  public void step(float seconds, int velocityIterations, int positionIterations) {
    ship.accelerate(seconds);
    drone.accelerate(seconds);
    world.step(seconds, velocityIterations, positionIterations);
  }

  @Override
  public void close() {
    // There are no resources outside of the heap.
  }

  private static final class EnclosedWorld extends World {
    EnclosedWorld() {
      super(new Vec2(0, 0));
      m_contactManager = new Contacts(this);
    }
  }

  /**
   * Enables contacts in their first step, in which a disc would otherwise fly through an obstacle.
   */
  private static final class Contacts extends ContactManager {
    Contacts(World world) {
      super(world, new DynamicTree());
    }

    @Override
    public void addPair(Object proxyA, Object proxyB) {
      Contact latest = m_contactList;
      super.addPair(proxyA, proxyB);
      if (m_contactList != latest) {
        m_contactList.setEnabled(true);
      }
    }
  }

  /** A body that consists of one disc. */
  private static final class BodyDisc implements Disc {
    private final Body body;
    private float drag;
    private float forceX;
    private float forceY;
    private float hardestImpulse;

    BodyDisc(Body body, float drag) {
      this.body = body;
      this.drag = drag;
    }

    /** Begins a step in Box2D's order: forces, then drag. */
    void accelerate(float seconds) {
      hardestImpulse = 0;
      float left = 1 / (1 + seconds * drag);
      Vec2 v = body.m_linearVelocity;
      v.x = (v.x + seconds * (body.m_invMass * forceX)) * left;
      v.y = (v.y + seconds * (body.m_invMass * forceY)) * left;
      forceX = 0;
      forceY = 0;
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
      return body.m_linearVelocity.x;
    }

    @Override
    public float vy() {
      return body.m_linearVelocity.y;
    }

    @Override
    public float mass() {
      return body.getMass();
    }

    @Override
    public float drag() {
      return drag;
    }

    @Override
    public void setVelocity(float vx, float vy) {
      body.m_linearVelocity.set(vx, vy);
    }

    @Override
    public void setDrag(float drag) {
      this.drag = drag;
    }

    @Override
    public void push(float x, float y) {
      forceX += x;
      forceY += y;
    }

    @Override
    public float hardestImpulse() {
      return hardestImpulse;
    }
  }

  /** Records the hardest impulse that each disc receives from the frame in a step. */
  private final class Blows implements ContactListener {
    @Override
    public void postSolve(Contact contact, ContactImpulse impulse) {
      BodyDisc struck =
          contact.getFixtureA().getBody() == ship.body
                  || contact.getFixtureB().getBody() == ship.body
              ? ship
              : drone;
      for (int i = 0; i < impulse.count; i++) {
        struck.hardestImpulse = Math.max(struck.hardestImpulse, impulse.normalImpulses[i]);
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
