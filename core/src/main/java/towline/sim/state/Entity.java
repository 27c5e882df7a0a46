package towline.sim.state;

import towline.math.Trigonometry;
import towline.sim.api.Body;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.hash.StateHash;
import towline.sim.spec.EntitySpec;

/** What all things have in common. Metres, metres a second, radians. */
public abstract class Entity extends Body {
  /** The x coordinate of its centre at the start of the tick, for swept tests. */
  public double previousX;

  /** The y coordinate of its centre at the start of the tick. */
  public double previousY;

  /** Whether it is removed when the tick settles. */
  public boolean dead;

  /** What it is. */
  public abstract EntityKind kind();

  /** Says what else there is to say of it in a snapshot. */
  public void describe(EntityRow row) {}

  /** How whole it is, 1 to 0; for what has a lifetime, how much of it is left. */
  public double wholeness() {
    return 1;
  }

  /** Whether it can be spawned again as something of that spec. */
  public boolean isOf(EntitySpec other) {
    return true;
  }

  /** Puts it at a place, at that speed along its heading. */
  public final void launch(double atX, double atY, double bearing, double speed) {
    x = atX;
    y = atY;
    savePrevious();
    heading = bearing;
    vx = Trigonometry.cos(bearing) * speed;
    vy = Trigonometry.sin(bearing) * speed;
  }

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
