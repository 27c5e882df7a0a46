package towline.sim.state;

import towline.math.StateHash;
import towline.sim.api.Body;

/** What all things have in common. Metres, metres a second, radians. */
public abstract class Entity extends Body {
  /** The x coordinate of its centre at the start of the tick, for swept tests. */
  public double previousX;

  /** The y coordinate of its centre at the start of the tick. */
  public double previousY;

  /** Whether it is removed when the tick settles. */
  public boolean dead;

  /** Remembers where it is as where it was at the start of the tick. */
  public final void savePrevious() {
    previousX = x;
    previousY = y;
  }

  /**
   * Makes it as good as new: nothing of an earlier life is left. What has no neutral value, such as
   * its spec and its pilot, is set by whoever spawns it.
   */
  public void reset() {
    id = 0;
    x = 0;
    y = 0;
    previousX = 0;
    previousY = 0;
    vx = 0;
    vy = 0;
    heading = 0;
    radius = 0;
    dead = false;
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
