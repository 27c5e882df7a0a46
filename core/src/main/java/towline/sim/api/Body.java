package towline.sim.api;

/** A disc in the sector, and how it moves. Metres, metres a second, radians. */
public class Body {
  /** Its number, unique in the run; 0 for none. */
  public int id;

  /** The x coordinate of its centre. */
  public double x;

  /** The y coordinate of its centre. */
  public double y;

  /** Its velocity along +x. */
  public double vx;

  /** Its velocity along +y. */
  public double vy;

  /** Where it points. */
  public double heading;

  public double radius;
}
