package towline.sim.api;

/**
 * The rigid bodies of the tow: two discs inside a fixed frame, and a rope between them. The discs
 * pass through each other, do not turn and bounce off the frame. Every engine does the arithmetic
 * of Box2D, in floats and in its order, so that runs are equal to the bit on every engine. Units
 * are metres, seconds and kilograms; all arguments must be finite.
 */
public interface PhysicsEngine extends AutoCloseable {
  /** Makes an engine for each world. */
  @FunctionalInterface
  interface Factory {
    /** Creates an engine with both discs at rest and no rope. */
    PhysicsEngine create(Frame frame, DiscSpec ship, DiscSpec drone);
  }

  /**
   * The frame around everything, with its lower left corner at 0, 0.
   *
   * @param restitution the share of its speed towards the frame that a disc keeps in a bounce, 0 to
   *     1
   */
  record Frame(float width, float height, float restitution) {}

  /**
   * The initial state of a disc.
   *
   * @param x x coordinate of the centre
   * @param y y coordinate of the centre
   * @param density kg/m^2
   * @param drag deceleration as a multiple of the velocity, 1/s
   */
  record DiscSpec(float x, float y, float radius, float density, float drag) {}

  /** A disc. */
  interface Disc {
    /** Returns the x coordinate of the centre. */
    float x();

    /** Returns the y coordinate of the centre. */
    float y();

    /** Returns the velocity along +x. */
    float vx();

    /** Returns the velocity along +y. */
    float vy();

    /** Returns the mass, kg. */
    float mass();

    /** Returns the drag, as in {@link DiscSpec}. */
    float drag();

    /** Sets the velocity at once. */
    void setVelocity(float vx, float vy);

    /** Sets the drag, as in {@link DiscSpec}. */
    void setDrag(float drag);

    /** Adds a force, N, that acts during the next step. */
    void push(float forceX, float forceY);

    /** Returns the hardest impulse of the frame in the last step, N s; 0 without contact. */
    float hardestImpulse();
  }

  /** Returns the disc of the ship. */
  Disc ship();

  /** Returns the disc of the drone. */
  Disc drone();

  /** Ties the discs with a rope of {@code length}, m; there must be no rope yet. */
  void tie(float length);

  /** Removes the rope, if there is one. */
  void untie();

  /** Sets the length of the rope, m. */
  void setRopeLength(float length);

  /**
   * Returns the x component of the rope's impulse on the drone in the last step, N s; while tied.
   */
  float ropeImpulseX();

  /** Returns the y component of that impulse, N s. */
  float ropeImpulseY();

  /**
   * Moves both discs on by {@code seconds}.
   *
   * @param velocityIterations the number of the solver's passes over velocities
   * @param positionIterations the greatest number of its passes over positions
   */
  void step(float seconds, int velocityIterations, int positionIterations);

  /** Releases the memory outside the heap. */
  @Override
  void close();
}
