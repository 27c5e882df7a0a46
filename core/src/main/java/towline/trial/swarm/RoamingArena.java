package towline.trial.swarm;

import java.util.Locale;
import towline.ai.steer.WallCourse;
import towline.avoidance.AgentLimits;
import towline.avoidance.Bounds;
import towline.avoidance.LocalAvoidance;
import towline.avoidance.SteeringInput;
import towline.avoidance.SteeringOutput;
import towline.internal.RandomStream;
import towline.math.Trigonometry;

/**
 * The arena of lab swarm: tanks that roam straight on, avoid each other, and turn away from walls
 * to a random course.
 */
public final class RoamingArena extends SwarmSimulation {
  /** Time at the start that is not counted, s. */
  public static final double WARM_UP = 5;

  private static final double FILLED_SHARE = 0.05;

  /** Time before a wall at which a tank takes a new course, s. */
  private static final double EDGE_SECONDS = 2;

  /** Cosine of the angle to the new course below which an edge turn ends. */
  private static final double ON_COURSE_COSINE = Trigonometry.cos(Math.toRadians(2));

  private final double endSeconds;
  private final boolean[] edgeTurns;
  private final double[] desiredXs;
  private final double[] desiredYs;
  private final RandomStream[] randoms;
  private final SceneTally tally;
  private final Straightness straightness;

  /** Creates an arena of usual tanks that is counted for {@code seconds} s after its warm-up. */
  RoamingArena(LocalAvoidance law, int tanks, double dt, long seed, double seconds) {
    this(law, RADIUS, LIMITS, tanks, dt, seed, seconds);
  }

  /**
   * Creates an arena that is counted for {@code seconds} s after its warm-up, ready for its first
   * tick.
   *
   * @param law the law of all tanks
   * @param radius radius of a tank, m
   * @param limits the limits of a tank's motion
   * @param tanks 1 or more
   * @param dt length of a tick, s
   * @param seed the seed of the start, which is equal for every law
   * @param seconds time that is counted, s
   * @throws IllegalArgumentException if the tanks do not fit into their arena, or see no farther
   *     than their own radius
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
   * Creates an arena with room for tanks that are dropped in; see the constructor without {@code
   * spare}.
   *
   * @param spare number of tanks that {@link #drop} can add
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
    if (!(limits.range() > radius)) {
      throw new IllegalArgumentException(
          "sight must be more than radius, but they are " + limits.range() + " and " + radius);
    }
    endSeconds = WARM_UP + seconds - dt / 2;
    edgeTurns = new boolean[count];
    desiredXs = new double[count];
    desiredYs = new double[count];
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
    double side = Math.sqrt(tanks * Math.PI * radius * radius / FILLED_SHARE);
    return new Bounds(0, 0, side, side);
  }

  /** Draws a place with room around it and a heading with which a turning circle fits. */
  private void draw(int i, int tanks) {
    RandomStream random = randoms[i];
    boolean fits;
    int attempts = 0;
    do {
      if (attempts++ > StartPlaces.MOST_ATTEMPTS) {
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
      fits = StartPlaces.isFree(xs, ys, i, 2 * radius * limits.margin()) && circleFits(i);
    } while (!fits);
    desiredXs[i] = headingXs[i];
    desiredYs[i] = headingYs[i];
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
      desiredXs[i] = headingXs[i];
      desiredYs[i] = headingYs[i];
    }
    input.desiredX = limits.speed() * desiredXs[i];
    input.desiredY = limits.speed() * desiredYs[i];
  }

  @Override
  void onDecision(int i, SteeringOutput output) {
    if (!edgeTurns[i] && (output.atEdge || isEdgeAhead(i))) {
      edgeTurns[i] = true;
      double share = randoms[i].range(-1, 1);
      double course =
          WallCourse.courseOffWall(bounds, xs[i], ys[i], headingXs[i], headingYs[i], share);
      desiredXs[i] = Trigonometry.cos(course);
      desiredYs[i] = Trigonometry.sin(course);
    }
  }

  private boolean isEdgeAhead(int i) {
    double distance = EDGE_SECONDS * limits.speed();
    return WallCourse.isEdgeAhead(
        bounds, radius, xs[i], ys[i], headingXs[i], headingYs[i], distance);
  }

  @Override
  void onTick() {
    for (int i = 0; i < count; i++) {
      if (edgeTurns[i]
          && headingXs[i] * desiredXs[i] + headingYs[i] * desiredYs[i] > ON_COURSE_COSINE) {
        edgeTurns[i] = false;
      }
    }
    if (seconds() > WARM_UP + dt / 2) {
      tally.observe();
      straightness.observe();
    } else {
      tally.updateTouches();
      straightness.restart();
    }
  }

  /** Returns the mean straightness of windows without an edge turn; NaN without a window. */
  public double straightness() {
    return straightness.mean();
  }

  @Override
  public boolean isOver() {
    return seconds() > endSeconds;
  }

  @Override
  public SceneTally tally() {
    return tally;
  }
}
