package towline.sim.state;

import java.util.ArrayList;
import java.util.List;
import towline.math.StateHash;
import towline.sim.api.Command;
import towline.sim.api.Pilot;
import towline.sim.spec.SnakeSpec;

/** The state of a snake: what its segments share. */
public final class Snake {
  /** Its number, unique in the run. */
  public int id;

  /** What it can do. */
  public SnakeSpec spec;

  /** Who steers it. */
  public Pilot pilot;

  /** What the pilot wants in this tick. */
  public final Command command = new Command();

  /** Its segments, the head first. */
  public final List<Segment> segments = new ArrayList<>(SnakeSpec.MOST_SEGMENTS);

  /** Where its head has been. */
  public final Trail trail = new Trail();

  /** Where the head points. */
  public double heading;

  /** How fast it crawls, m/s. */
  public double speed;

  /** The time until it can bite again, s. */
  public double bitePause;

  /** A snake without segments yet. */
  public Snake(int id, SnakeSpec spec, Pilot pilot) {
    this.id = id;
    this.spec = spec;
    this.pilot = pilot;
  }

  /** Makes it a new snake without segments, so that its trail need not be made again. */
  public void reset(int newId, SnakeSpec newSpec, Pilot newPilot) {
    id = newId;
    spec = newSpec;
    pilot = newPilot;
    command.clear();
    segments.clear();
    trail.reset();
    heading = 0;
    speed = 0;
    bitePause = 0;
  }

  /** Its first segment. */
  public Segment head() {
    return segments.get(0);
  }

  /** Adds what the segments do not carry themselves. */
  public void hashInto(StateHash hash) {
    hash.add(id);
    hash.add(heading);
    hash.add(speed);
    hash.add(bitePause);
    hash.add(segments.size());
    trail.hashInto(hash);
    pilot.hashInto(hash);
  }
}
