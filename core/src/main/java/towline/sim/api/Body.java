package towline.sim.api;

/** A moving disc in the sector. Metres, metres a second, radians. */
public class Body {
  /** Number, unique in the run; 0 for none. */
  public int id;

  /** X coordinate of the centre. */
  public double x;

  /** Y coordinate of the centre. */
  public double y;

  /** Velocity along +x. */
  public double vx;

  /** Velocity along +y. */
  public double vy;

  public double heading;

  public double radius;
}
