package towline.trial.swarm;

import towline.avoidance.AgentLimits;
import towline.avoidance.AvoidanceOptions;
import towline.avoidance.Bounds;
import towline.avoidance.Crowd;
import towline.avoidance.LocalAvoidance;
import towline.avoidance.Steerer;
import towline.avoidance.SteeringInput;
import towline.avoidance.SteeringOutput;
import towline.internal.RandomStream;
import towline.math.Trigonometry;

/**
 * Tanks that drive by a law, tick by tick: all see, all decide, all move, and what happened is
 * counted. What they want, and when it is over, is the scene's. A tick makes no garbage.
 */
public abstract class SwarmSimulation extends SwarmState {
  /** What a tank can do: 3 m/s, 120 degrees/s, sees 5 m, margin 1.2. */
  public static final AgentLimits LIMITS = new AgentLimits(3, Math.toRadians(120), 5, 1.2);

  /** The radius of a tank, m. */
  public static final double RADIUS = 0.5;

  /** The length of a tick in all scenes, s. */
  static final double STEP = 1.0 / 60;

  private final Steerer steerer;
  private final double[] turnRates;
  private final int[] avoided;
  private final double[] contactTimes;
  private final Hand hand = new Hand();
  private final int[] discs;
  private final SteeringInput input = new SteeringInput();
  private final SteeringOutput output = new SteeringOutput();
  private long ticks;

  SwarmSimulation(LocalAvoidance law, int count, double dt, Bounds bounds) {
    this(law, RADIUS, LIMITS, count, dt, bounds);
  }

  SwarmSimulation(
      LocalAvoidance law, double radius, AgentLimits limits, int count, double dt, Bounds bounds) {
    super(radius, limits, count, dt, bounds);
    // As in the game, nobody in sight is left out.
    steerer = new Steerer(law, AvoidanceOptions.DEFAULT.withNeighbours(Integer.MAX_VALUE));
    turnRates = new double[count];
    avoided = new int[count];
    contactTimes = new double[count];
    discs = new int[count];
  }

  /** Puts a tank somewhere, at full speed. */
  final void place(int i, double x, double y, double heading) {
    xs[i] = x;
    ys[i] = y;
    headingXs[i] = Trigonometry.cos(heading);
    headingYs[i] = Trigonometry.sin(heading);
    speeds[i] = limits.speed();
  }

  /** Strews all tanks over a disc, each with room about it. */
  final void strew(double area, long seed, DiscPlace place) {
    StartPlaces.fill(
        xs,
        ys,
        0,
        count,
        2 * radius * limits.margin(),
        new RandomStream(seed),
        (i, random) -> {
          double angle = random.range(-Math.PI, Math.PI);
          double distance = area * Math.sqrt(random.nextDouble());
          place.at(
              i, distance * Trigonometry.cos(angle), distance * Trigonometry.sin(angle), random);
        });
  }

  /** Puts a tank at a place of a disc. */
  interface DiscPlace {
    /** Places tank {@code i} at x, y from the middle of the disc, m. */
    void at(int i, double x, double y, RandomStream random);
  }

  /** Sets the velocity that a tank desires. */
  abstract void desire(int i, SteeringInput input);

  /** Hears what a tank decided. */
  void onDecision(int i, SteeringOutput output) {}

  /** Judges what the tick did. */
  abstract void onTick();

  /** Whether the scene has run to its end. */
  public abstract boolean isOver();

  /** What happened so far. */
  public abstract SceneTally tally();

  /** Ticks until it is over, and returns what happened. */
  public final SceneTally runToEnd() {
    while (!isOver()) {
      tick();
    }
    return tally();
  }

  /** One step: all see, all decide, all move. */
  public final void tick() {
    crowd.clear();
    for (int i = 0; i < count; i++) {
      if (present[i]) {
        double vx = speeds[i] * headingXs[i];
        double vy = speeds[i] * headingYs[i];
        discs[i] = crowd.add(xs[i], ys[i], vx, vy, radius);
      }
    }
    hand.join(crowd, radius);
    crowd.build();
    for (int i = 0; i < count; i++) {
      if (present[i]) {
        decide(i);
      }
    }
    for (int i = 0; i < count; i++) {
      if (present[i]) {
        move(i);
      }
    }
    ticks++;
    onTick();
  }

  private void decide(int i) {
    input.self = discs[i];
    input.headingX = headingXs[i];
    input.headingY = headingYs[i];
    desire(i, input);
    hand.lure(xs[i], ys[i], limits.speed(), input);
    steerer.steer(crowd, input, limits, dt, output);
    avoided[i] = output.neighbour;
    contactTimes[i] = output.timeToContact;
    turnRates[i] = output.turnRate;
    speeds[i] = output.speed;
    moveXs[i] = output.moveX;
    moveYs[i] = output.moveY;
    onDecision(i, output);
    headingXs[i] = output.headingX;
    headingYs[i] = output.headingY;
  }

  private void move(int i) {
    xs[i] += moveXs[i];
    ys[i] += moveYs[i];
  }

  /** Puts a tank somewhere else; from then on the experiment is nobody's but the hand's. */
  public final void drag(int i, double x, double y) {
    xs[i] = Math.max(bounds.left(), Math.min(bounds.right(), x));
    ys[i] = Math.max(bounds.bottom(), Math.min(bounds.top(), y));
  }

  /**
   * Adds a tank that drives to the right, where that is; false: there is no room for one more, or
   * nothing that it could want here.
   */
  public boolean drop(double x, double y) {
    return false;
  }

  /** The hand that reaches into the experiment; while it is there, nothing can be repeated. */
  public final Hand hand() {
    return hand;
  }

  /** How many tanks there can be; see {@link #isPresent}. */
  public final int count() {
    return count;
  }

  /** Seconds since the start. */
  public final double seconds() {
    return ticks * dt;
  }

  /** Whether a tank is there; who arrives is taken off. */
  public final boolean isPresent(int i) {
    return present[i];
  }

  /** Where a tank is, x, m. */
  public final double x(int i) {
    return xs[i];
  }

  /** Where a tank is, y, m. */
  public final double y(int i) {
    return ys[i];
  }

  /** Where a tank points, radians. */
  public final double heading(int i) {
    return StrictMath.atan2(headingYs[i], headingXs[i]);
  }

  /** How fast a tank drives, m/s. */
  public final double speed(int i) {
    return speeds[i];
  }

  /** The disc of {@link #crowd} that a tank is avoiding; -1: none. */
  public final int avoided(int i) {
    return avoided[i];
  }

  /** How long until a tank would touch that disc's margin if it drove straight on, s. */
  public final double timeToContact(int i) {
    return contactTimes[i];
  }

  /** How fast a tank turns, rad/s, positive to the left. */
  public final double turnRate(int i) {
    return turnRates[i];
  }

  /** The radius of a tank, m. */
  public final double radius() {
    return radius;
  }

  /** What a tank can do. */
  public final AgentLimits limits() {
    return limits;
  }

  /** Where the tanks may be. */
  public final Bounds bounds() {
    return bounds;
  }

  /** The field and its walls. */
  public final Crowd crowd() {
    return crowd;
  }
}
