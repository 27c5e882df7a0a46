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
 * A simulation of tanks that drive by a law. In each tick all tanks decide, then all move, and the
 * results are counted. Scenes define the desires of tanks and the end. A tick allocates nothing.
 */
public abstract class SwarmSimulation extends SwarmState {
  /** Limits of a tank's motion: 3 m/s, 120 degrees/s, sight 5 m, margin 1.2. */
  public static final AgentLimits LIMITS = new AgentLimits(3, Math.toRadians(120), 5, 1.2);

  /** Radius of a tank, m. */
  public static final double RADIUS = 0.5;

  /** Length of a tick in all scenes, s. */
  static final double STEP = 1.0 / 60;

  private final Steerer steerer;
  private final double[] turnRates;
  private final int[] avoidedDiscs;
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
    // No neighbour in sight is left out, as in the game.
    steerer = new Steerer(law, AvoidanceOptions.DEFAULT.withNeighbours(Integer.MAX_VALUE));
    turnRates = new double[count];
    avoidedDiscs = new int[count];
    contactTimes = new double[count];
    discs = new int[count];
  }

  /** Places a tank, at full speed. */
  final void place(int i, double x, double y, double heading) {
    xs[i] = x;
    ys[i] = y;
    headingXs[i] = Trigonometry.cos(heading);
    headingYs[i] = Trigonometry.sin(heading);
    speeds[i] = limits.speed();
  }

  /**
   * Places all tanks at random on a disc of radius {@code discRadius} m, each with room around it.
   */
  final void placeOnDisc(double discRadius, long seed, DiscPlace place) {
    StartPlaces.fill(
        xs,
        ys,
        0,
        count,
        2 * radius * limits.margin(),
        new RandomStream(seed),
        (i, random) -> {
          double angle = random.range(-Math.PI, Math.PI);
          double distance = discRadius * Math.sqrt(random.nextDouble());
          place.at(
              i, distance * Trigonometry.cos(angle), distance * Trigonometry.sin(angle), random);
        });
  }

  /** A consumer of places on a disc. */
  interface DiscPlace {
    /** Places tank {@code i} at x, y from the middle of the disc, m. */
    void at(int i, double x, double y, RandomStream random);
  }

  /** Sets the desired velocity of a tank. */
  abstract void desire(int i, SteeringInput input);

  /** Called with the decision of a tank. */
  void onDecision(int i, SteeringOutput output) {}

  /** Called after each tick, to judge its effects. */
  abstract void onTick();

  /** Returns true if the scene has ended. */
  public abstract boolean isOver();

  /** Returns the live tally. */
  public abstract SceneTally tally();

  /** Runs to the end, and returns the tally. */
  public final SceneTally runToEnd() {
    while (!isOver()) {
      tick();
    }
    return tally();
  }

  /** Plays one tick: all tanks decide, then all move. */
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
    avoidedDiscs[i] = output.neighbour;
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

  /**
   * Moves a tank to another place, within the bounds; the experiment can then no longer be
   * repeated.
   */
  public final void drag(int i, double x, double y) {
    xs[i] = Math.max(bounds.left(), Math.min(bounds.right(), x));
    ys[i] = Math.max(bounds.bottom(), Math.min(bounds.top(), y));
  }

  /**
   * Adds a tank that drives to the right, where the scene supports it; returns false if there is no
   * room for one more, or the scene has no goal for it.
   */
  public boolean drop(double x, double y) {
    return false;
  }

  /** Returns the hand in the experiment; once used, the experiment cannot be repeated. */
  public final Hand hand() {
    return hand;
  }

  /** Returns the greatest number of tanks; see {@link #isPresent}. */
  public final int count() {
    return count;
  }

  /** Returns the time since the start, s. */
  public final double seconds() {
    return ticks * dt;
  }

  /** Returns true if a tank is present; it is removed when it arrives. */
  public final boolean isPresent(int i) {
    return present[i];
  }

  /** Returns the x of a tank, m. */
  public final double x(int i) {
    return xs[i];
  }

  /** Returns the y of a tank, m. */
  public final double y(int i) {
    return ys[i];
  }

  /** Returns the heading of a tank, rad. */
  public final double heading(int i) {
    return StrictMath.atan2(headingYs[i], headingXs[i]);
  }

  /** Returns the speed of a tank, m/s. */
  public final double speed(int i) {
    return speeds[i];
  }

  /** Returns the disc of {@link #crowd} that a tank is avoiding; -1 if none. */
  public final int avoidedDisc(int i) {
    return avoidedDiscs[i];
  }

  /** Returns the time until a tank on a straight course would touch the margin of that disc, s. */
  public final double timeToContact(int i) {
    return contactTimes[i];
  }

  /** Returns the turn rate of a tank, rad/s, positive to the left. */
  public final double turnRate(int i) {
    return turnRates[i];
  }

  /** Returns the radius of a tank, m. */
  public final double radius() {
    return radius;
  }

  /** Returns the limits of a tank's motion. */
  public final AgentLimits limits() {
    return limits;
  }

  /** Returns the bounds of the tanks. */
  public final Bounds bounds() {
    return bounds;
  }

  /** Returns the field with its walls. */
  public final Crowd crowd() {
    return crowd;
  }
}
