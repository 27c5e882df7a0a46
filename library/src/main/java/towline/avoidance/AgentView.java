package towline.avoidance;

import towline.math.IndexList;

/**
 * The view of one agent that decides: itself, the crowd, and its neighbours. Meant for laws of your
 * own; {@link Steerer} fills it anew for each decision.
 */
public final class AgentView {
  /** Scratch space of the laws. */
  final HalfPlanes planes = new HalfPlanes();

  final FreeWay freeWay = new FreeWay();

  final CourseFan courses;

  /** The discs found: the first {@link #nearCount} are the neighbours. */
  int[] near = new int[64];

  /** Number of neighbours that a law weighs: those in sight. */
  int nearCount;

  /** Number of all that may come into contact in this step, neighbours included. */
  int foundCount;

  private double[] gaps = new double[64];
  private final AvoidanceOptions options;

  /** Scratch space of searches. */
  final IndexList candidates = new IndexList();

  private Crowd crowd = new Crowd(1);
  private SteeringInput input = new SteeringInput();
  private AgentLimits limits = new AgentLimits(1, 1, 1, 1);
  private double dt;
  private double radius;

  AgentView(AvoidanceOptions options) {
    this.options = options;
    courses = new CourseFan(options, planes, freeWay);
  }

  /** Sets the agent that decides, and finds its neighbours. */
  void look(Crowd within, SteeringInput agent, AgentLimits able, double seconds) {
    within.requireBuilt();
    agent.check(within, seconds);
    radius = within.radii[agent.self];
    if (!(able.range() > radius)) {
      throw new IllegalArgumentException(
          "range must be more than the agent's radius, "
              + radius
              + ", or it sees nobody beside it; it is "
              + able.range());
    }
    crowd = within;
    input = agent;
    limits = able;
    dt = seconds;
    findNeighbours();
  }

  /** Returns the number of others within the range, at most {@link AvoidanceOptions#neighbours}. */
  public int neighbourCount() {
    return nearCount;
  }

  /** Returns the index in the crowd of a neighbour, from 0 to before {@link #neighbourCount}. */
  public int neighbour(int position) {
    if (position < 0 || position >= nearCount) {
      throw new IndexOutOfBoundsException(
          "neighbour must be from 0 to " + (nearCount - 1) + ", not " + position);
    }
    return near[position];
  }

  /** Returns the crowd in which the agent decides. */
  public Crowd crowd() {
    return crowd;
  }

  /** Returns the agent that decides. */
  public SteeringInput input() {
    return input;
  }

  /** Returns the limits of the agent. */
  public AgentLimits limits() {
    return limits;
  }

  /** Returns the length of the step, s. */
  public double dt() {
    return dt;
  }

  /** Returns the radius of the agent, m. */
  public double radius() {
    return radius;
  }

  AvoidanceOptions options() {
    return options;
  }

  /** Finds the discs within the range, and all others that could be touched in this step. */
  private void findNeighbours() {
    double range = limits.range();
    double step = radius + 2 * limits.speed() * dt;
    int most = options.neighbours();
    // In a dense crowd half of the range contains enough discs, and a quarter as many in all.
    boolean isDense =
        step < range / 2 && crowd.count() > most && find(range / 2, range / 2) >= most;
    if (!isDense) {
      find(range, Math.max(range, step));
    }
    if (nearCount > most) {
      for (int i = 0; i < nearCount; i++) {
        gaps[i] = gap(near[i]);
      }
      putNearestFirst(most);
      nearCount = most;
    }
  }

  /**
   * Finds all discs within reach, first those in sight within the range; returns the number of the
   * latter.
   */
  private int find(double range, double reach) {
    crowd.findNeighbours(input.self, reach, candidates);
    foundCount = candidates.count();
    if (near.length < foundCount) {
      near = new int[2 * foundCount];
      gaps = new double[near.length];
    }
    nearCount = 0;
    for (int i = 0; i < foundCount; i++) {
      int other = candidates.get(i);
      near[i] = other;
      if (isWithin(other, range, reach) && !isHidden(other)) {
        near[i] = near[nearCount];
        near[nearCount] = other;
        nearCount++;
      }
    }
    return nearCount;
  }

  private boolean isWithin(int other, double range, double reach) {
    if (reach == range) {
      return true;
    }
    double dx = crowd.xs[other] - crowd.xs[input.self];
    double dy = crowd.ys[other] - crowd.ys[input.self];
    double far = range + crowd.radii[other];
    return dx * dx + dy * dy < far * far;
  }

  /**
   * Returns the square of a tangent between the discs: a gap that grows with distance, without a
   * root.
   */
  private double gap(int other) {
    double dx = crowd.xs[other] - crowd.xs[input.self];
    double dy = crowd.ys[other] - crowd.ys[input.self];
    double sum = radius + crowd.radii[other];
    return dx * dx + dy * dy - sum * sum;
  }

  /** Returns whether a wall is between the centres. */
  private boolean isHidden(int other) {
    double x = crowd.xs[input.self];
    double y = crowd.ys[input.self];
    double px = crowd.xs[other] - x;
    double py = crowd.ys[other] - y;
    for (int i = 0; i < crowd.wallCount; i++) {
      double ax = crowd.wallAxs[i] - x;
      double ay = crowd.wallAys[i] - y;
      double bx = crowd.wallBxs[i] - x;
      double by = crowd.wallBys[i] - y;
      if ((px * ay - py * ax) * (px * by - py * bx) < 0) {
        double sx = bx - ax;
        double sy = by - ay;
        double own = sx * ay - sy * ax;
        if (own * (own - sx * py + sy * px) < 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** Puts the {@code most} nearest first, and of equally distant ones those with lower indices. */
  private void putNearestFirst(int most) {
    int low = 0;
    int high = nearCount - 1;
    while (low < high) {
      int pivot = (low + high) >>> 1;
      double gap = gaps[pivot];
      int disc = near[pivot];
      int i = low;
      int j = high;
      while (i <= j) {
        while (comesBefore(gaps[i], near[i], gap, disc)) {
          i++;
        }
        while (comesBefore(gap, disc, gaps[j], near[j])) {
          j--;
        }
        if (i <= j) {
          swap(i, j);
          i++;
          j--;
        }
      }
      if (most - 1 <= j) {
        high = j;
      } else if (most - 1 >= i) {
        low = i;
      } else {
        return;
      }
    }
  }

  private static boolean comesBefore(double gap, int disc, double otherGap, int other) {
    return gap < otherGap || (gap == otherGap && disc < other);
  }

  private void swap(int i, int j) {
    double gap = gaps[i];
    gaps[i] = gaps[j];
    gaps[j] = gap;
    int disc = near[i];
    near[i] = near[j];
    near[j] = disc;
  }
}
