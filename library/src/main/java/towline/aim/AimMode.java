package towline.aim;

import towline.aim.search.FireSolution;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;

/**
 * The catalogue of aim modes. A mode is a belief: one pure function from what a turret sees to what
 * it believes, for which the {@link FireSolver} then finds the earliest shot. So a naive mode is
 * exactly right about a world that is not there, and misses honestly. Where the shooter outruns its
 * own shots, all modes believe that turning takes no time.
 *
 * <p>Keys, HUD, ghosts and tables iterate over {@link #values()}.
 */
public enum AimMode {
  /** Never turns; takes what it sees for standing still, and fires at what crosses its muzzle. */
  HOLD(Clock.RUNNING, Planning.EVERY_TICK, TargetModels::fixedBarrel),
  /** Believes that targets stand still. */
  DIRECT(Clock.RUNNING, Planning.EVERY_TICK, TargetModels::standing),
  /** Believes that targets fly straight and that turning takes no time. */
  LEAD(Clock.STILL, Planning.ONCE_A_SHOT, TargetModels::straightAtOnce),
  /** Believes that targets fly straight; knows how fast its barrel turns. */
  TURN_LEAD(Clock.RUNNING, Planning.EVERY_TICK, TargetModels::straight),
  /** Believes that targets go on accelerating or turning, and its own tow too, as seen. */
  PREDICT(Clock.RUNNING, Planning.EVERY_TICK, TargetModels::asSeen),
  /** The same, but it takes one step of fixed-point iteration a tick: its aim settles. */
  REFINE(Clock.RUNNING, Planning.EVERY_TICK, TargetModels::asSeen),
  /** As TURN_LEAD; knows that shots fall. */
  LOB(Clock.RUNNING, Planning.EVERY_TICK, TargetModels::straightWithGravity),
  /**
   * Keeps several beliefs and trusts those that have been right lately; knows that shots fall. At
   * first sight it believes what it sees. Needs exact positions, a fixed step apart.
   */
  LEARN(Clock.RUNNING, Planning.EVERY_TICK, TargetModels::asSeenWithGravity),
  /** Believes nothing but what its target is capable of: fires when no manoeuvre can save it. */
  SURE(Clock.RUNNING, Planning.EVERY_TICK, TargetModels::asSeenWithGravity);

  /** What the model of a mode that plans ahead takes time to do while the barrel turns. */
  public enum Clock {
    /** The target waits, as seen when the shot was planned, until the barrel is there. */
    STILL,
    /** The target moves on. */
    RUNNING
  }

  /** When a mode plans. */
  public enum Planning {
    /** Once for each shot; again after the shot, or when its moment has passed. */
    ONCE_A_SHOT,
    /** In every tick, with what is seen then. */
    EVERY_TICK
  }

  /** What a mode makes of what it sees. */
  @FunctionalInterface
  interface Belief {
    /** Turns {@code seen} into what is believed. */
    void simplify(FireProblem seen);
  }

  /** Steps of iteration for a REFINE that has nothing carried over. */
  private static final int STEPS_WITHOUT_MEMORY = 100;

  /** The iteration has settled when it changes by no more than this part of the impact time. */
  private static final double SETTLED = 1e-10;

  private final Clock clock;
  private final Planning planning;

  /** A reference to a pure method; the checker cannot know that it holds nothing. */
  @SuppressWarnings("ImmutableEnumChecker")
  private final Belief belief;

  AimMode(Clock clock, Planning planning, Belief belief) {
    this.clock = clock;
    this.planning = planning;
    this.belief = belief;
  }

  /** What the model of this mode takes time to do while the barrel turns. */
  public Clock clock() {
    return clock;
  }

  /** When this mode plans. */
  public Planning planning() {
    return planning;
  }

  /** Whether this mode ever turns its barrel. */
  public boolean turns() {
    return this != HOLD;
  }

  /** Whether this mode's aim settles over several ticks instead of being found in one. */
  public boolean settles() {
    return this == REFINE;
  }

  /** Whether this mode fires only shots that nobody can dodge. */
  public boolean isSure() {
    return this == SURE;
  }

  /** Whether this mode foresees where its shooter will be when the shot leaves. */
  boolean foreseesShooter() {
    return this == PREDICT || this == REFINE || this == LEARN;
  }

  /** Whether this mode has a learner watch how its target moves. */
  public boolean studies() {
    return learns() || isSure();
  }

  /** Whether this mode's beliefs come from what it has seen of the target so far. */
  public boolean learns() {
    return this == LEARN;
  }

  /**
   * The impact time of the shot that this mode plans with {@code believed}, in seconds; +infinity:
   * it sees none.
   *
   * @param carried its last answer, less the time since; +infinity: none
   */
  double timeToGo(FireProblem believed, FireSolver solver, double carried) {
    return this == REFINE ? solver.refined(believed, carried) : solver.timeToGo(believed);
  }

  /** Fills {@code believed} with what this mode believes on seeing {@code seen}. */
  public void believe(FireProblem seen, FireProblem believed) {
    believed.set(seen);
    belief.simplify(believed);
    TargetModels.onlyNowIfOutrun(believed);
  }

  /**
   * The shot that this mode plans by its belief, with nothing carried over from earlier: the
   * earliest, or for REFINE the one that it settles on, if that is a shot at all. Allocates.
   *
   * @throws IllegalArgumentException if a field of {@code seen} is out of its range
   */
  public FireSolution solve(FireProblem seen) {
    FireProblem believed = new FireProblem();
    believe(seen, believed);
    FireSolver solver = new FireSolver();
    if (this == REFINE) {
      double settled = settled(believed, solver);
      if (solver.isPossible(believed, settled, SETTLED * settled)) {
        return solver.describe(believed, settled);
      }
    }
    return solver.solve(believed);
  }

  /**
   * The impact time of the shot that this mode plans with nothing carried over, as {@link #solve}
   * does, in seconds; +infinity: it sees none. Allocates nothing.
   *
   * @param believed what this mode believes, from {@link #believe}
   */
  public double firstTimeToGo(FireProblem believed, FireSolver solver) {
    if (this == REFINE) {
      double settled = settled(believed, solver);
      if (solver.isPossible(believed, settled, SETTLED * settled)) {
        return settled;
      }
    }
    return solver.timeToGo(believed);
  }

  private static double settled(FireProblem believed, FireSolver solver) {
    double estimate = Double.POSITIVE_INFINITY;
    for (int i = 0; i < STEPS_WITHOUT_MEMORY; i++) {
      double next = solver.refined(believed, estimate);
      if (Math.abs(next - estimate) <= SETTLED * next) {
        return next;
      }
      estimate = next;
    }
    return Double.POSITIVE_INFINITY;
  }
}
