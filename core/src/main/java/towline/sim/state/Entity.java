package towline.sim.state;

import towline.math.StateHash;

/** What all things have in common. Metres, metres a second, radians. */
public abstract class Entity {
  /** Its number, unique in the run. */
  public int id;

  /** Its place. */
  public double x;

  /** Its place. */
  public double y;

  /** Its place at the start of the tick, for swept tests. */
  public double previousX;

  /** Its place at the start of the tick. */
  public double previousY;

  /** Its velocity. */
  public double vx;

  /** Its velocity. */
  public double vy;

  /** Where it points. */
  public double heading;

  /** Its radius. */
  public double radius;

  /** Whether it is removed when the tick settles. */
  public boolean dead;

  /** Remembers the present place as the one at the start of the tick. */
  public final void savePrevious() {
    previousX = x;
    previousY = y;
  }

  /** Adds all state to the hash; subclasses add their own. */
  public void hashInto(StateHash hash) {
    hash.add(id);
    hash.add(x);
    hash.add(y);
    hash.add(vx);
    hash.add(vy);
    hash.add(heading);
    hash.add(radius);
  }
}
