package towline.ai.pilot;

import towline.ai.aim.AimMode;
import towline.ai.gun.AimHistory;
import towline.ai.gun.FireDecision;
import towline.ai.gun.FireDiscipline;
import towline.ai.published.MethodStepper;
import towline.ai.published.PublishedMethod;
import towline.aim.FireControl;
import towline.aim.FiringPlan;
import towline.aim.noescape.NoEscapeProof;
import towline.aim.noescape.ReachableSet;
import towline.aim.search.FireSolution;
import towline.aim.situation.FireProblem;
import towline.aim.situation.MotionBelief;
import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.api.PilotTrace;
import towline.sim.api.PilotTrace.Mark;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

/** The plans of the drone's fire control as marks for the overlay. */
final class DroneTrace {
  /** Length of the ray along the barrel, m. */
  private static final double RAY_LENGTH = 7;

  /** Number of straight pieces of a predicted track. */
  private static final int TRACK_PIECES = 12;

  /** Number of ticks for each step of the bisection on the overlay. */
  private static final int TICKS_PER_STEP = 6;

  /** Number of steps before the bisection restarts; enough for 4 s at the published tolerance. */
  private static final int BISECTION_STEPS = 10;

  /** Greatest radius of a reachable set that is drawn, m. */
  private static final double MAX_REACH_RADIUS = 6;

  /** Limit of steps, above that of any published method. */
  private static final int MAX_STEPS = 100;

  private static final MotionBelief[] BELIEFS = MotionBelief.values();

  private final Snapshot snapshot;
  private final int index;
  private final int target;
  private final FireControl control;
  private final NoEscapeProof proof;
  private final PilotTrace out;

  /** True if the study of the target predicts its path, false if the plan's belief does. */
  private boolean followsStudy;

  /**
   * Creates a trace of the drone, entity {@code index}, in {@code snapshot}.
   *
   * @param target the index of the target in {@code snapshot}, or -1
   * @param proof scratch for the proof of SURE
   */
  DroneTrace(
      Snapshot snapshot,
      int index,
      int target,
      FireControl control,
      NoEscapeProof proof,
      PilotTrace out) {
    this.snapshot = snapshot;
    this.index = index;
    this.target = target;
    this.control = control;
    this.proof = proof;
    this.out = out;
  }

  /** Adds the plan of the present mode. */
  void vision(AimMode mode) {
    int tone = mode.ordinal();
    double x = snapshot.x(index);
    double y = snapshot.y(index);
    out.add(Mark.FACING, tone, x, y).bearing(snapshot.heading(index)).length(RAY_LENGTH);
    if (target < 0 || control.strategy() != mode) {
      return;
    }
    out.add(Mark.TARGET, tone, snapshot.x(target), snapshot.y(target))
        .radius(snapshot.radius(target));
    explain(mode);
    FiringPlan plan = control.plan();
    if (!plan.isMade()) {
      noShot(mode, tone, x, y);
      return;
    }
    double left = Math.max(0, plan.timeToGo() - plan.age());
    double turn = Angles.difference(plan.bearing(), snapshot.heading(index));
    out.add(Mark.TURN, tone, x, y)
        .bearing(snapshot.heading(index))
        .turn(turn)
        .slewSeconds(plan.timeToSlew());
    if (followsStudy) {
      learntTrack(plan.timeToGo(), tone);
    } else {
      track(plan.belief(), plan.timeToGo(), tone);
    }
    path(plan, tone);
    out.add(Mark.IMPACT, tone, plan.impactX(), plan.impactY())
        .radius(snapshot.radius(target))
        .seconds(left);
    out.add(Mark.TIMES, tone, x, y)
        .slewSeconds(plan.timeToSlew())
        .flightSeconds(plan.timeOfFlight())
        .seconds(left);
  }

  /** Marks the knowledge of a mode that studies, beside its plan. */
  private void explain(AimMode mode) {
    if (mode == AimMode.LEARN) {
      beliefs();
      followsStudy = true;
    } else if (mode == AimMode.SURE) {
      proof.holds(control.sight(), control.sinceJink(), Tick.SECONDS);
      reach();
      followsStudy = control.isPlausible(control.belief());
    }
  }

  private void reach() {
    int tone = tone();
    double radius = control.sight().targetRadius;
    if (proof.spare() < -2 * radius) {
      distantReach(proof.reach(), tone);
      return;
    }
    out.add(Mark.REACH, tone, proof.reachX(), proof.reachY())
        .radius(proof.reachRadius())
        .seconds(proof.time());
    out.add(Mark.HIT_RING, tone, proof.shotX(), proof.shotY())
        .radius(radius)
        .certain(proof.spare() >= 0);
  }

  /** Adds the reachable set of a target that can escape, for the time of arrival of a shot. */
  private void distantReach(ReachableSet reach, int tone) {
    FireProblem sight = control.sight();
    int ticks = (int) (snapshot.distance(index, target) / sight.muzzleSpeed / Tick.SECONDS);
    double radius = Math.min(MAX_REACH_RADIUS, reach.radius(ticks));
    double x = sight.targetX + reach.middleX(ticks);
    double y = sight.targetY + reach.middleY(ticks);
    out.add(Mark.REACH, tone, x, y).radius(radius).seconds(ticks * Tick.SECONDS);
    out.add(Mark.HIT_RING, tone, x, y).radius(sight.targetRadius).certain(false);
  }

  /**
   * Adds the solutions of all modes, each by its own belief; {@code studying} has those that study.
   */
  void ghosts(StudyingGhosts studying) {
    if (target < 0) {
      return;
    }
    double x = snapshot.x(index);
    double y = snapshot.y(index);
    for (AimMode mode : AimMode.values()) {
      if (!mode.studies() && mode.solve(control.sight()) instanceof FireSolution.Hit hit) {
        out.add(Mark.GHOST, mode.ordinal(), x, y).end(hit.impactX(), hit.impactY());
      }
    }
    studying.explain(snapshot, index, target, control.sight(), out);
  }

  /**
   * Adds the answers of the published methods, with the bisection a step further every few ticks.
   */
  void methods() {
    if (target < 0) {
      return;
    }
    for (PublishedMethod method : PublishedMethod.values()) {
      MethodStepper run = method.begin(control.sight());
      int steps = method == PublishedMethod.BISECTION ? bisectionSteps() : MAX_STEPS;
      while (run.steps() < steps && run.step()) {
        // The run keeps its state for the marks below.
      }
      if (method == PublishedMethod.BISECTION) {
        double horizon = control.sight().horizon;
        double low = run.low() / horizon;
        double high = run.high() / horizon;
        out.add(Mark.BRACKET, snapshot.x(index), snapshot.y(index)).low(low).high(high);
      }
      if (!run.isFinished() || run.timeToGo() < Double.POSITIVE_INFINITY) {
        out.add(Mark.METHOD, run.impactX(), run.impactY()).word(method);
      }
    }
  }

  /**
   * Returns the steps of the bisection to show; it restarts, so that its bracket closes in visibly.
   */
  private int bisectionSteps() {
    return 1 + (int) (snapshot.tick() / TICKS_PER_STEP % BISECTION_STEPS);
  }

  /** Adds the last aim points of the fire control, the newest first. */
  void aimPoints(AimMode mode, AimHistory points) {
    int tone = mode.ordinal();
    for (int i = 0; i < points.size(); i++) {
      double age = (double) i / AimHistory.CAPACITY;
      out.add(Mark.AIM_POINT, tone, points.x(i), points.y(i)).age(age);
    }
  }

  /**
   * Adds the path of a shot that leaves now for the impact point, with the gravity of its belief.
   */
  private void path(FiringPlan plan, int tone) {
    double x = snapshot.x(index);
    double y = snapshot.y(index);
    double time = plan.timeOfFlight();
    double gx = plan.belief().gravityX;
    double gy = plan.belief().gravityY;
    boolean straight = gx == 0 && gy == 0;
    int pieces = straight ? 1 : TRACK_PIECES;
    double vx = (plan.impactX() - x) / time - gx * time / 2;
    double vy = (plan.impactY() - y) / time - gy * time / 2;
    double oldX = x;
    double oldY = y;
    for (int i = 1; i <= pieces && time > 0; i++) {
      double t = time * i / pieces;
      double newX = x + vx * t + gx * t * t / 2;
      double newY = y + vy * t + gy * t * t / 2;
      out.add(Mark.PATH, tone, oldX, oldY).end(newX, newY);
      oldX = newX;
      oldY = newY;
    }
  }

  /** Adds the path of the target by the plan's belief; stepped, since it is for display only. */
  private void track(FireProblem belief, double time, int tone) {
    double step = time / TRACK_PIECES;
    double x = belief.targetX;
    double y = belief.targetY;
    double turnX = Trigonometry.cos(belief.targetTurnRate * step);
    double turnY = Trigonometry.sin(belief.targetTurnRate * step);
    double vx = belief.targetVelocityX;
    double vy = belief.targetVelocityY;
    for (int i = 0; i < TRACK_PIECES && i * step < belief.targetStopTime; i++) {
      double oldX = x;
      double oldY = y;
      double middle = (i + 0.5) * step;
      x += (vx + belief.targetAccelerationX * middle) * step;
      y += (vy + belief.targetAccelerationY * middle) * step;
      out.add(Mark.TRACK, tone, oldX, oldY).end(x, y);
      double turned = vx * turnX - vy * turnY;
      vy = vx * turnY + vy * turnX;
      vx = turned;
    }
  }

  /** Adds the plausible beliefs, the trusted one first, and the reason for holding the fire. */
  private void beliefs() {
    int tone = tone();
    double x = snapshot.x(index);
    double y = snapshot.y(index);
    int rank = 0;
    for (int i = 0; i < BELIEFS.length; i++) {
      MotionBelief belief = BELIEFS[(control.belief().ordinal() + i) % BELIEFS.length];
      if (control.isPlausible(belief)) {
        out.add(Mark.BELIEF, tone, x, y).word(belief).trust(control.trust(belief)).place(rank++);
      }
    }
    FireDecision decision = FireDiscipline.judge(snapshot, target, control);
    if (decision != FireDecision.FIRES) {
      out.add(Mark.HOLDS_FIRE, tone, x, y).word(decision);
    }
  }

  private int tone() {
    return snapshot.droneGun().mode;
  }

  /** Adds the path of the target by the belief that its study trusts. */
  private void learntTrack(double time, int tone) {
    int ticks = (int) Math.ceil(time / Tick.SECONDS);
    double[] xs = new double[ticks];
    double[] ys = new double[ticks];
    int known = control.predict(xs, ys);
    int step = Math.max(1, ticks / TRACK_PIECES);
    double x = snapshot.x(target);
    double y = snapshot.y(target);
    for (int i = step - 1; i < known; i += step) {
      out.add(Mark.TRACK, tone, x, y).end(xs[i], ys[i]);
      x = xs[i];
      y = ys[i];
    }
  }

  private void noShot(AimMode mode, int tone, double x, double y) {
    if (mode.solve(control.sight()) instanceof FireSolution.None none) {
      out.add(Mark.NO_SHOT, tone, x, y).word(none.reason());
    }
  }
}
