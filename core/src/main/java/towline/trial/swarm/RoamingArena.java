package towline.trial.swarm;

import java.util.Locale;
import towline.ai.steer.Wander;
import towline.avoidance.AgentLimits;
import towline.avoidance.Bounds;
import towline.avoidance.LocalAvoidance;
import towline.avoidance.SteeringInput;
import towline.avoidance.SteeringOutput;
import towline.internal.RandomStream;
import towline.math.Trigonometry;

/**
 * The arena of lab swarm: tanks that roam straight on, avoid each other, and turn away from the
 * walls on a random course.
 */
public final class RoamingArena extends SwarmSimulation {
  /** Seconds at the start that are not counted. */
  public static final double WARM_UP = 5;

  private static final double FILL = 0.05;

  /** A tank this long before a wall takes a new course, s. */
  private static final double EDGE_AHEAD = 2;

  /** A tank this close to its new course has ended its edge turn: cosine of the angle. */
  private static final double ON_COURSE = Trigonometry.cos(Math.toRadians(2));

  private final double end;
  private final boolean[] edgeTurns;
  private final double[] wishXs;
  private final double[] wishYs;
  private final RandomStream[] randoms;
  private final SceneTally tally;
  private final Straightness straightness;

  /** An arena that is counted for {@code seconds} after its warm-up, of the usual tanks. */
  RoamingArena(LocalAvoidance law, int tanks, double dt, long seed, double seconds) {
    this(law, RADIUS, LIMITS, tanks, dt, seed, seconds);
  }

  /**
   * An arena that is counted for {@code seconds} after its warm-up, ready for its first tick.
   *
   * @param law by which all tanks drive
   * @param radius of a tank, m
   * @param limits what a tank can do
   * @param tanks 1 or more
   * @param dt the length of a tick, s
   * @param seed the same seed gives every law the same start
   * @param seconds that are counted
   * @throws IllegalArgumentException if the tanks do not fit into their arena
   */
  public RoamingArena(
      LocalAvoidance law,
      double radius,
      AgentLimits limits,
      int tanks,
      double dt,
      long seed,
      double seconds) {
    this(law, radius, limits, tanks, 0, dt, seed, seconds);
  }

  /**
   * The same with room for tanks that are dropped in.
   *
   * @param spare how many more tanks {@link #drop} can add
   */
  public RoamingArena(
      LocalAvoidance law,
      double radius,
      AgentLimits limits,
      int tanks,
      int spare,
      double dt,
      long seed,
      double seconds) {
    super(law, radius, limits, tanks + spare, dt, arena(radius, tanks));
    end = WARM_UP + seconds - dt / 2;
    edgeTurns = new boolean[count];
    wishXs = new double[count];
    wishYs = new double[count];
    randoms = new RandomStream[count];
    RandomStream root = new RandomStream(seed);
    for (int i = 0; i < count; i++) {
      randoms[i] = root.split(i);
      if (i < tanks) {
        draw(i, tanks);
      } else {
        present[i] = false;
      }
    }
    tally = new SceneTally(this);
    straightness = new Straightness(this, edgeTurns);
  }

  private static Bounds arena(double radius, int tanks) {
    double side = Math.sqrt(tanks * Math.PI * radius * radius / FILL);
    return new Bounds(0, 0, side, side);
  }

  /** Draws a place with room around it and a heading with which a turning circle fits. */
  private void draw(int i, int tanks) {
    RandomStream random = randoms[i];
    boolean stands;
    int tries = 0;
    do {
      if (tries++ > StartPlaces.TRIES) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "there is no room for %d tanks in the arena, only for %d: choose a smaller margin"
                    + " or speed, or a larger turnRate",
                tanks,
                i));
      }
      double x = random.range(bounds.left() + radius, bounds.right() - radius);
      double y = random.range(bounds.bottom() + radius, bounds.top() - radius);
      place(i, x, y, random.range(-Math.PI, Math.PI));
      stands = StartPlaces.isFree(xs, ys, i, 2 * radius * limits.margin()) && circleFits(i);
    } while (!stands);
    wishXs[i] = headingXs[i];
    wishYs[i] = headingYs[i];
  }

  private boolean circleFits(int i) {
    return bounds.holdTurn(xs[i], ys[i], radius, headingXs[i], headingYs[i], limits.turnRadius());
  }

  @Override
  public boolean drop(double x, double y) {
    for (int i = 0; i < count; i++) {
      if (!present[i]) {
        present[i] = true;
        place(i, x, y, 0);
        drag(i, x, y);
        return true;
      }
    }
    return false;
  }

  @Override
  void desire(int i, SteeringInput input) {
    if (!edgeTurns[i]) {
      wishXs[i] = headingXs[i];
      wishYs[i] = headingYs[i];
    }
    input.desiredX = limits.speed() * wishXs[i];
    input.desiredY = limits.speed() * wishYs[i];
  }

  @Override
  void onDecision(int i, SteeringOutput output) {
    if (!edgeTurns[i] && (output.atEdge || isEdgeAhead(i))) {
      edgeTurns[i] = true;
      double share = randoms[i].range(-1, 1);
      double course = Wander.courseOffWall(bounds, xs[i], ys[i], headingXs[i], headingYs[i], share);
      wishXs[i] = Trigonometry.cos(course);
      wishYs[i] = Trigonometry.sin(course);
    }
  }

  private boolean isEdgeAhead(int i) {
    double way = EDGE_AHEAD * limits.speed();
    return Wander.isEdgeAhead(bounds, radius, xs[i], ys[i], headingXs[i], headingYs[i], way);
  }

  @Override
  void onTick() {
    for (int i = 0; i < count; i++) {
      if (edgeTurns[i] && headingXs[i] * wishXs[i] + headingYs[i] * wishYs[i] > ON_COURSE) {
        edgeTurns[i] = false;
      }
    }
    if (seconds() > WARM_UP + dt / 2) {
      tally.observe();
      straightness.observe();
    } else {
      tally.look();
      straightness.restart();
    }
  }

  /** Mean over the windows without an edge turn of the way made good; NaN without a window. */
  public double straightness() {
    return straightness.mean();
  }

  @Override
  public boolean isOver() {
    return seconds() > end;
  }

  @Override
  public SceneTally tally() {
    return tally;
  }
}
