package towline.sim.state;

import towline.math.Trigonometry;
import towline.sim.api.Body;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.hash.StateHash;
import towline.sim.spec.EntitySpec;

/** The common state of all entities. Metres, metres a second, radians. */
public abstract class Entity extends Body {
  /** X coordinate of its centre at the start of the tick, for swept tests. */
  public double previousX;

  /** Y coordinate of its centre at the start of the tick. */
  public double previousY;

  /** True if it is to be removed at the end of the tick. */
  public boolean dead;

  /** Returns its kind. */
  public abstract EntityKind kind();

  /** Fills in the further fields of its row in a snapshot. */
  public void describe(EntityRow row) {}

  /** Returns the share of its health, or of its lifetime, that is left, 1 to 0. */
  public double healthShare() {
    return 1;
  }

  /** Returns true if the object can be reused for an entity of {@code other}. */
  public boolean isOf(EntitySpec other) {
    return true;
  }

  /** Places it at x, y, with a heading and a speed along that heading. */
  public final void launch(double atX, double atY, double bearing, double speed) {
    x = atX;
    y = atY;
    savePrevious();
    heading = bearing;
    vx = Trigonometry.cos(bearing) * speed;
    vy = Trigonometry.sin(bearing) * speed;
  }

  /** Saves its place as that at the start of the tick. */
  public final void savePrevious() {
    previousX = x;
    previousY = y;
  }

  /**
   * Resets all state for reuse. Fields without a neutral value, such as spec and pilot, must be set
   * when it is spawned.
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

  /** Adds all state to {@code hash}; subclasses add their own. */
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
