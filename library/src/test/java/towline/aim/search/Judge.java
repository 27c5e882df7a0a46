package towline.aim.search;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.ToDoubleFunction;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;

/** Judges whole answers, reasons included, with a {@link TracingOracle}. */
final class Judge {
  /** An opinion of an answer. */
  enum Opinion {
    RIGHT,
    /** There is no shot at or about the time answered, or its parts do not fit together. */
    FALSE,
    /** There is a shot, but the answer was that there is none. */
    MISSED,
    /** There is a shot before the one answered. */
    LATE,
    /** There is no shot, but for another reason. */
    WRONG_REASON,
    /** The solver gave up. */
    UNDECIDED,
    /**
     * The answer is wrong or undecided, but right for a problem that differs in one input by 1e-12
     * of itself.
     */
    TANGENT
  }

  private static final double NEVER = Double.POSITIVE_INFINITY;
  private static final double RELATIVE = 1e-9;
  private static final double NUDGE = 1e-12;

  /** Horizons beyond the horizon over which a claimed absence is checked. */
  private static final double LATER = 16;

  private record Input(ToDoubleFunction<FireProblem> get, BiConsumer<FireProblem, Double> set) {}

  private static final List<Input> INPUTS =
      List.of(
          new Input(s -> s.targetX, (s, x) -> s.targetX = x),
          new Input(s -> s.targetY, (s, x) -> s.targetY = x),
          new Input(s -> s.targetVelocityX, (s, x) -> s.targetVelocityX = x),
          new Input(s -> s.targetVelocityY, (s, x) -> s.targetVelocityY = x),
          new Input(s -> s.shooterVelocityX, (s, x) -> s.shooterVelocityX = x),
          new Input(s -> s.shooterVelocityY, (s, x) -> s.shooterVelocityY = x),
          new Input(s -> s.muzzleSpeed, (s, x) -> s.muzzleSpeed = x),
          new Input(s -> s.facing, (s, x) -> s.facing = x),
          new Input(s -> s.horizon, (s, x) -> s.horizon = x),
          new Input(s -> s.range, (s, x) -> s.range = x),
          new Input(s -> s.arcHalf, (s, x) -> s.arcHalf = x),
          new Input(s -> s.arcCentre, (s, x) -> s.arcCentre = x),
          new Input(s -> s.gravityX, (s, x) -> s.gravityX = x),
          new Input(s -> s.gravityY, (s, x) -> s.gravityY = x),
          new Input(s -> s.toleranceAngle, (s, x) -> s.toleranceAngle = x),
          new Input(s -> s.toleranceRadius, (s, x) -> s.toleranceRadius = x),
          new Input(s -> s.targetAccelerationX, (s, x) -> s.targetAccelerationX = x),
          new Input(s -> s.targetAccelerationY, (s, x) -> s.targetAccelerationY = x),
          new Input(s -> s.targetTurnRate, (s, x) -> s.targetTurnRate = x),
          new Input(s -> s.targetStopTime, (s, x) -> s.targetStopTime = x));

  private final FireSolver solver = new FireSolver();
  private long unfinished;
  private String note = "";

  /** Returns the number of searches that the oracle has given up. */
  long unfinished() {
    return unfinished;
  }

  /** Returns details of the last opinion. */
  String note() {
    return note;
  }

  Opinion of(FireProblem s, FireSolution answer) {
    Opinion opinion = plainly(s, answer);
    if (opinion == Opinion.UNDECIDED) {
      return isTouch(s) ? Opinion.TANGENT : opinion;
    }
    if (opinion == Opinion.RIGHT) {
      return opinion;
    }
    return isTangent(s, answer, opinion) ? Opinion.TANGENT : opinion;
  }

  /** Returns whether answers that are right for nudged problems differ. */
  private boolean isTouch(FireProblem s) {
    FireProblem nudged = new FireProblem();
    FireSolution other = null;
    for (Input input : INPUTS) {
      for (double nudge = -NUDGE; nudge <= NUDGE; nudge += 2 * NUDGE) {
        nudged.set(s);
        input.set().accept(nudged, input.get().applyAsDouble(s) * (1 + nudge));
        FireSolution answer = solver.solve(nudged);
        if (plainly(nudged, answer) == Opinion.RIGHT) {
          if (other != null && !isAlike(answer, other)) {
            return true;
          }
          other = answer;
        }
      }
    }
    return false;
  }

  private static boolean isAlike(FireSolution one, FireSolution other) {
    boolean areHits = one instanceof FireSolution.Hit && other instanceof FireSolution.Hit;
    return areHits || one.equals(other);
  }

  /**
   * Returns whether the answer is right for a nudged problem: if only a touch makes a shot, a nudge
   * that adds room makes earlier ones, too.
   */
  private boolean isTangent(FireProblem s, FireSolution answer, Opinion opinion) {
    String kept = note;
    FireProblem nudged = new FireProblem();
    for (Input input : INPUTS) {
      for (double nudge = -NUDGE; nudge <= NUDGE; nudge += 2 * NUDGE) {
        nudged.set(s);
        double value = input.get().applyAsDouble(s);
        input.set().accept(nudged, value * (1 + nudge));
        if (value == 0 || value == NEVER) {
          continue;
        }
        Opinion nudgedOpinion = plainly(nudged, answer);
        if (nudgedOpinion == Opinion.RIGHT
            || (opinion == Opinion.FALSE && nudgedOpinion == Opinion.LATE)) {
          return true;
        }
      }
    }
    note = kept;
    return false;
  }

  private Opinion plainly(FireProblem s, FireSolution answer) {
    note = "";
    return answer instanceof FireSolution.Hit hit
        ? ofHit(s, hit)
        : ofNone(s, ((FireSolution.None) answer).reason());
  }

  private Opinion ofHit(FireProblem s, FireSolution.Hit hit) {
    double t = hit.timeToGo();
    boolean isReady = s.timeToReady == 0 || s.timing == FireTiming.AT_ONCE;
    if (isReady && s.targetX == s.muzzleX && s.targetY == s.muzzleY) {
      return t == 0 ? Opinion.RIGHT : Opinion.LATE;
    }
    TracingOracle oracle = new TracingOracle(s);
    if (t > s.horizon || !fits(s, hit) || !oracle.isShot(t)) {
      note = "no shot at " + t;
      return Opinion.FALSE;
    }
    double earlier = shotBefore(t, oracle);
    if (!Double.isNaN(earlier)) {
      note = "shot at " + earlier;
      return Opinion.LATE;
    }
    if (!isSlewRight(s, hit, oracle)) {
      note = "turns for " + oracle.timeToSlew(t);
      return Opinion.FALSE;
    }
    return Opinion.RIGHT;
  }

  /**
   * Returns a moment before {@code t} at which there is a shot; NaN: there is none, or a search
   * that gave up and a look at some moments close to {@code t} saw none.
   */
  private double shotBefore(double t, TracingOracle oracle) {
    double seen = oracle.search(t * (1 - RELATIVE), RELATIVE * t);
    if (oracle.gaveUp()) {
      unfinished++;
      for (double part = 2 * RELATIVE; part < 1e-3 && Double.isNaN(seen); part *= 2) {
        double moment = t * (1 - part);
        seen = oracle.isSeenAfter(moment, moment, 1) ? moment : Double.NaN;
      }
    }
    return seen;
  }

  /** Returns whether the times of a hit add up, and its order is right. */
  private static boolean fits(FireProblem s, FireSolution.Hit hit) {
    double t = hit.timeToGo();
    boolean isOrdered =
        hit.timeToFire() >= hit.timeToSlew()
            && hit.timeToFire() >= s.timeToReady - 1e-12 * (t + s.timeToReady);
    boolean addsUp = Math.abs(hit.timeToFire() + hit.timeOfFlight() - t) <= RELATIVE * t;
    boolean isInTime = s.timing == FireTiming.AT_ONCE || (isOrdered && addsUp);
    return isInTime && hit.timeOfFlight() * s.muzzleSpeed <= s.range * (1 + RELATIVE);
  }

  /**
   * Returns whether the barrel turns for as long as a shot about the time of the answer needs. Not
   * checked under gravity, where a flight that has just become possible changes without bound, nor
   * at contact, where rounding decides on the bearing.
   */
  private static boolean isSlewRight(FireProblem s, FireSolution.Hit hit, TracingOracle oracle) {
    boolean isBallistic = s.gravityX != 0 || s.gravityY != 0;
    if (s.timing == FireTiming.AT_ONCE || s.slewRate == 0 || s.slewRate == NEVER || isBallistic) {
      return true;
    }
    double t = hit.timeToGo();
    if (oracle.isContact(t)) {
      return true;
    }
    double least = NEVER;
    double most = 0;
    // About the moment at which an end of the arc comes into reach, the turn jumps.
    for (double moment : new double[] {t * (1 - RELATIVE), t, t * (1 + RELATIVE)}) {
      double needed = Math.min(oracle.timeToSlew(moment), hit.timeToFire());
      least = Math.min(least, needed);
      most = Math.max(most, needed);
    }
    double rounding = RELATIVE * t;
    return hit.timeToSlew() >= least - rounding && hit.timeToSlew() <= most + rounding;
  }

  private Opinion ofNone(FireProblem s, Reason reason) {
    if (reason == Reason.UNDECIDED) {
      return Opinion.UNDECIDED;
    }
    boolean isEndless = s.horizon > far(s);
    if (exists(s, Math.min(s.horizon, far(s)))
        || (isEndless && reason == Reason.TOO_LATE && s.horizon == NEVER)) {
      return Opinion.MISSED;
    }
    FireProblem unlimited = new FireProblem();
    unlimited.set(s);
    if (reason != Reason.TOO_LATE) {
      unlimited.arcHalf = reason == Reason.OUTSIDE_ARC ? s.arcHalf : NEVER;
      unlimited.range = reason == Reason.OUTRUN ? NEVER : s.range;
      if (exists(unlimited, isEndless ? far(s) : LATER * s.horizon)) {
        return Opinion.WRONG_REASON;
      }
    }
    if (reason == Reason.OUTRUN) {
      return Opinion.RIGHT;
    }
    unlimited.arcHalf = reason == Reason.TOO_LATE ? s.arcHalf : NEVER;
    unlimited.range = reason == Reason.OUT_OF_RANGE ? NEVER : s.range;
    solver.solve(s);
    return hasWitness(unlimited, solver.witness()) ? Opinion.RIGHT : Opinion.WRONG_REASON;
  }

  /** Returns the time up to which a search without horizon looks, s. */
  static double far(FireProblem s) {
    double distance = StrictMath.hypot(s.targetX - s.muzzleX, s.targetY - s.muzzleY);
    return 100 * (distance / s.muzzleSpeed + s.timeToReady);
  }

  private boolean exists(FireProblem s, double until) {
    TracingOracle oracle = new TracingOracle(s);
    double seen = oracle.search(until, RELATIVE * until);
    unfinished += oracle.gaveUp() ? 1 : 0;
    note = "shot at " + seen;
    return !Double.isNaN(seen);
  }

  /** Returns whether the solver's shot beyond its limits is one, or the oracle finds one. */
  private boolean hasWitness(FireProblem s, double witness) {
    TracingOracle oracle = new TracingOracle(s);
    if (witness < NEVER && oracle.isShot(witness)) {
      return true;
    }
    double from = 0;
    double to = Math.max(Math.min(s.horizon, far(s)), 1e-6);
    for (int i = 0; i < 60; i++) {
      if (oracle.isSeenAfter(from, to, 16)) {
        return true;
      }
      from = to;
      to *= 4;
    }
    note = "no shot at " + witness + ", the witness, and none seen";
    return false;
  }
}
