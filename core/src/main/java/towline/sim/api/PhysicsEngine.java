package towline.sim.api;

/**
 * The rigid bodies of the tow: two discs inside a frame that stands still, and a rope between them.
 * The discs pass through each other, do not turn and bounce off the frame. Each engine computes
 * what Box2D does, in the same floats and in the same order: runs are the same to the bit on every
 * engine. Units are metres, seconds and kilograms; what goes in is finite.
 */
public interface PhysicsEngine extends AutoCloseable {
  /** Makes an engine for each world. */
  @FunctionalInterface
  interface Factory {
    /** An engine in which nothing moves yet and the discs hang on no rope. */
    PhysicsEngine create(Frame frame, DiscSpec ship, DiscSpec drone);
  }

  /**
   * The frame around everything, from 0, 0 on.
   *
   * @param restitution the share of the speed towards it that a disc keeps when it bounces, 0 to 1
   */
  record Frame(float width, float height, float restitution) {}

  /**
   * What a disc starts with.
   *
   * @param x of its centre
   * @param y of its centre
   * @param density kg/m^2
   * @param drag the share of its velocity that it loses in a second, 1/s
   */
  record DiscSpec(float x, float y, float radius, float density, float drag) {}

  /** A disc. */
  interface Disc {
    /** The x coordinate of its centre. */
    float x();

    /** The y coordinate of its centre. */
    float y();

    /** Its velocity along +x. */
    float vx();

    /** Its velocity along +y. */
    float vy();

    /** Its mass, kg. */
    float mass();

    /** As in {@link DiscSpec}. */
    float drag();

    /** Changes its velocity at once. */
    void setVelocity(float vx, float vy);

    /** As in {@link DiscSpec}. */
    void setDrag(float drag);

    /** Adds a force, N, that acts during the next step. */
    void push(float forceX, float forceY);

    /** The hardest impulse that the frame gave it in the last step, N s; 0 without contact. */
    float hardestImpulse();
  }

  /** The disc of the ship. */
  Disc ship();

  /** The disc of the drone. */
  Disc drone();

  /** Ties the discs, which hang on no rope, so that they get no farther apart than that. */
  void tie(float length);

  /** Takes the rope away, if there is one. */
  void untie();

  /** Changes the length of the rope. */
  void setRopeLength(float length);

  /** The x component of the impulse of the rope on the drone in the last step, N s; while tied. */
  float ropeImpulseX();

  /** The y component of that impulse. */
  float ropeImpulseY();

  /**
   * Moves everything on.
   *
   * @param velocityIterations how often the solver goes over velocities
   * @param positionIterations how often, at most, it goes over positions
   */
  void step(float seconds, int velocityIterations, int positionIterations);

  /** Releases what it holds outside the heap. */
  @Override
  void close();
}
