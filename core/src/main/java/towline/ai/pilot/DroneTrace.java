package towline.ai.pilot;

import org.jspecify.annotations.Nullable;
import towline.ai.aim.AimMode;
import towline.ai.gun.AimHistory;
import towline.ai.gun.FireDecision;
import towline.ai.gun.FireDiscipline;
import towline.ai.published.MethodStepper;
import towline.ai.published.PublishedMethod;
import towline.aim.FireControl;
import towline.aim.FiringPlan;
import towline.aim.learn.TargetLearner;
import towline.aim.noescape.NoEscapeProof;
import towline.aim.noescape.ReachableSet;
import towline.aim.search.FireSolution;
import towline.aim.situation.FireProblem;
import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.api.PilotTrace;
import towline.sim.api.PilotTrace.Mark;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

/** What the drone's fire control plans, as marks for the overlay. */
final class DroneTrace {
  /** How long the ray is drawn that shows where the barrel points, m. */
  private static final double RAY = 7;

  /** In how many straight pieces a predicted track is drawn. */
  private static final int TRACK_PIECES = 12;

  /** How often the bisection takes a step on the overlay, in ticks. */
  private static final int TICKS_PER_STEP = 6;

  /** After so many steps it starts over; enough for a horizon of 4 s at the published tolerance. */
  private static final int BISECTION_STEPS = 10;

  /** No reach is drawn larger, m. */
  private static final double WIDEST_REACH = 6;

  /** More steps than any published method takes. */
  private static final int MOST_STEPS = 100;

  private final Snapshot seen;
  private final int self;
  private final int target;
  private final FireControl control;
  private final PilotTrace out;

  /** Whose path the target is expected on; null: it goes as the plan's belief has it. */
  private @Nullable TargetLearner followed;

  /**
   * A trace of what is seen.
   *
   * @param target the index of the target in {@code seen}, or -1
   */
  DroneTrace(Snapshot seen, int self, int target, FireControl control, PilotTrace out) {
    this.seen = seen;
    this.self = self;
    this.target = target;
    this.control = control;
    this.out = out;
  }

  /** The plan of the mode that is switched on. */
  void vision(AimMode mode) {
    int tone = mode.ordinal();
    double x = seen.x(self);
    double y = seen.y(self);
    out.add(Mark.FACING, tone, x, y).bearing(seen.heading(self)).length(RAY);
    if (target < 0 || control.strategy() != mode) {
      return;
    }
    out.add(Mark.TARGET, tone, seen.x(target), seen.y(target)).radius(seen.radius(target));
    explain(mode);
    FiringPlan plan = control.plan();
    if (!plan.isMade()) {
      noShot(mode, tone, x, y);
      return;
    }
    double left = Math.max(0, plan.timeToGo() - plan.age());
    double turn = Angles.difference(plan.bearing(), seen.heading(self));
    out.add(Mark.TURN, tone, x, y)
        .bearing(seen.heading(self))
        .turn(turn)
        .slewSeconds(plan.timeToSlew());
    if (followed != null) {
      learntTrack(followed, plan.timeToGo(), tone);
    } else {
      track(plan.belief(), plan.timeToGo(), tone);
    }
    path(plan, tone);
    out.add(Mark.IMPACT, tone, plan.impactX(), plan.impactY())
        .radius(seen.radius(target))
        .seconds(left);
    out.add(Mark.TIMES, tone, x, y)
        .slewSeconds(plan.timeToSlew())
        .flightSeconds(plan.timeOfFlight())
        .seconds(left);
  }

  /** Marks the knowledge of a mode that studies, beside its plan. */
  private void explain(AimMode mode) {
    TargetLearner learner = control.learner();
    if (mode == AimMode.LEARN) {
      beliefs(learner);
      followed = learner;
    } else if (mode == AimMode.SURE) {
      NoEscapeProof proof = new NoEscapeProof();
      proof.holds(control.sight(), control.sinceJink(), Tick.SECONDS);
      reach(proof);
      followed = learner.isPlausible(learner.trusted()) ? learner : null;
    }
  }

  private void reach(NoEscapeProof shot) {
    int tone = tone();
    double radius = control.sight().targetRadius;
    if (shot.spare() < -2 * radius) {
      distantReach(shot.reach(), tone);
      return;
    }
    out.add(Mark.REACH, tone, shot.reachX(), shot.reachY())
        .radius(shot.reachRadius())
        .seconds(shot.time());
    out.add(Mark.HIT_RING, tone, shot.shotX(), shot.shotY())
        .radius(radius)
        .certain(shot.spare() >= 0);
  }

  /** The same for a target that can get away: where it can be by the time a shot is there. */
  private void distantReach(ReachableSet reach, int tone) {
    FireProblem sight = control.sight();
    int ticks = (int) (seen.distance(self, target) / sight.muzzleSpeed / Tick.SECONDS);
    double radius = Math.min(WIDEST_REACH, reach.radius(ticks));
    double x = sight.targetX + reach.middleX(ticks);
    double y = sight.targetY + reach.middleY(ticks);
    out.add(Mark.REACH, tone, x, y).radius(radius).seconds(ticks * Tick.SECONDS);
    out.add(Mark.HIT_RING, tone, x, y).radius(sight.targetRadius).certain(false);
  }

  /** What every mode would do, each by its own belief; those that study, by what they have seen. */
  void ghosts(StudyingGhosts studying) {
    if (target < 0) {
      return;
    }
    double x = seen.x(self);
    double y = seen.y(self);
    for (AimMode mode : AimMode.values()) {
      if (!mode.studies() && mode.solve(control.sight()) instanceof FireSolution.Hit hit) {
        out.add(Mark.GHOST, mode.ordinal(), x, y).end(hit.impact().x(), hit.impact().y());
      }
    }
    studying.explain(seen, self, target, control.sight(), out);
  }

  /** What the published methods answer; the bisection at work, a step every few ticks. */
  void methods() {
    if (target < 0) {
      return;
    }
    for (PublishedMethod law : PublishedMethod.values()) {
      MethodStepper run = law.begin(control.sight());
      int steps = law == PublishedMethod.BISECTION ? bisectionSteps() : MOST_STEPS;
      while (run.steps() < steps && run.step()) {
        // The run keeps what there is to see.
      }
      if (law == PublishedMethod.BISECTION) {
        double horizon = control.sight().horizon;
        double low = run.low() / horizon;
        double high = run.high() / horizon;
        out.add(Mark.BRACKET, seen.x(self), seen.y(self)).low(low).high(high);
      }
      if (!run.isFinished() || run.timeToGo() < Double.POSITIVE_INFINITY) {
        out.add(Mark.METHOD, run.impactX(), run.impactY()).word(law);
      }
    }
  }

  /** The bisection starts over and over, so that its bracket is seen to close in. */
  private int bisectionSteps() {
    return 1 + (int) (seen.tick() / TICKS_PER_STEP % BISECTION_STEPS);
  }

  /** The places that the fire control aimed at lately, the newest first. */
  void aimPoints(AimMode mode, AimHistory points) {
    int tone = mode.ordinal();
    for (int i = 0; i < points.size(); i++) {
      double age = (double) i / AimHistory.MOST;
      out.add(Mark.AIM_POINT, tone, points.x(i), points.y(i)).age(age);
    }
  }

  /** The way of a shot that leaves now for the place of impact, falling as its mode believes. */
  private void path(FiringPlan plan, int tone) {
    double x = seen.x(self);
    double y = seen.y(self);
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

  /** The way that the target is believed to go; stepped, since it is only for the eye. */
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

  /** The beliefs that are still plausible, the trusted one first, and why it holds its fire. */
  private void beliefs(TargetLearner learner) {
    int tone = tone();
    double x = seen.x(self);
    double y = seen.y(self);
    int place = 0;
    for (int i = 0; i < TargetLearner.BELIEFS; i++) {
      int belief = (learner.trusted() + i) % TargetLearner.BELIEFS;
      if (learner.isPlausible(belief)) {
        out.add(Mark.BELIEF, tone, x, y)
            .word(TargetLearner.kind(belief))
            .trust(learner.trust(belief))
            .place(place++);
      }
    }
    FireDecision decision = FireDiscipline.judge(seen, target, control);
    if (decision != FireDecision.FIRES) {
      out.add(Mark.HOLDS_FIRE, tone, x, y).word(decision);
    }
  }

  private int tone() {
    return seen.turret().mode;
  }

  /** The way that the target is expected to go, by the belief that is trusted. */
  private void learntTrack(TargetLearner learner, double time, int tone) {
    int ticks = (int) Math.ceil(time / Tick.SECONDS);
    double[] xs = new double[ticks];
    double[] ys = new double[ticks];
    int known = learner.predict(xs, ys);
    int step = Math.max(1, ticks / TRACK_PIECES);
    double x = seen.x(target);
    double y = seen.y(target);
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
