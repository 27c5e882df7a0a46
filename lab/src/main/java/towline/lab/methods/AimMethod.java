package towline.lab.methods;

import towline.ai.published.ArticleMethods;
import towline.ai.published.BisectionRun;
import towline.ai.published.FixedPointRun;
import towline.ai.published.MethodStepper;
import towline.ai.published.PublishedMethod;
import towline.aim.Intercept;
import towline.aim.situation.FireProblem;
import towline.math.Angles;

/** Ways to answer: the library's, those of the articles, and what engines do. */
enum AimMethod {
  /** {@link Intercept}: the library's one call. */
  INTERCEPT(
      (cases, scratch) -> {
        double sum = 0;
        for (FireProblem now : cases) {
          sum += finite(intercept(now));
        }
        return sum;
      },
      (now, scratch) -> atOnce(now, intercept(now), scratch.shot)),

  /** The library's certified search. */
  FIRE_SOLVER(
      (cases, scratch) -> {
        double sum = 0;
        for (FireProblem now : cases) {
          sum += finite(scratch.solver.timeToGo(now));
        }
        return sum;
      },
      AimMethod::solve),

  /** The quadratic, once: {@link ArticleMethods#staticQuadratic}. */
  QUADRATIC(
      (cases, scratch) -> {
        double sum = 0;
        for (FireProblem now : cases) {
          sum += finite(quadratic(now));
        }
        return sum;
      },
      (now, scratch) -> atOnce(now, quadratic(now), scratch.shot)),

  /** {@link ArticleMethods#lawOfCosines}. */
  LAW_OF_COSINES(
      (cases, scratch) -> {
        double sum = 0;
        for (FireProblem now : cases) {
          sum += finite(lawOfCosines(now));
        }
        return sum;
      },
      (now, scratch) -> atOnce(now, lawOfCosines(now), scratch.shot)),

  /** The target's place after distance / speed of shot, the usual first try. */
  ONE_STEP(
      (cases, scratch) -> {
        double sum = 0;
        for (FireProblem now : cases) {
          sum += oneStep(now);
        }
        return sum;
      },
      (now, scratch) -> atOnce(now, oneStep(now), scratch.shot)),

  /** {@link FixedPointRun} of 20 steps. */
  FIXED_POINT(
      (cases, scratch) -> {
        double sum = 0;
        for (FireProblem now : cases) {
          sum += finite(new FixedPointRun(now, FixedPointRun.USUAL_STEPS).finish());
        }
        return sum;
      },
      (now, scratch) ->
          published(now, new FixedPointRun(now, FixedPointRun.USUAL_STEPS), scratch.shot)),

  /** {@link BisectionRun} as published, to 0.01 s. */
  BISECTION(
      (cases, scratch) -> {
        double sum = 0;
        for (FireProblem now : cases) {
          sum += finite(new BisectionRun(now).finish());
        }
        return sum;
      },
      (now, scratch) -> published(now, new BisectionRun(now), scratch.shot)),

  /** The same from where the barrel faces, as the article's text has it. */
  BISECTION_FACING(
      (cases, scratch) -> {
        double sum = 0;
        for (FireProblem now : cases) {
          sum += finite(BisectionRun.fromFacing(now).finish());
        }
        return sum;
      },
      (now, scratch) -> published(now, BisectionRun.fromFacing(now), scratch.shot)),

  /** The same to 1e-12 s. */
  BISECTION_FINE(
      (cases, scratch) -> {
        double sum = 0;
        for (FireProblem now : cases) {
          sum += finite(fineBisection(now).finish());
        }
        return sum;
      },
      (now, scratch) -> published(now, fineBisection(now), scratch.shot)),

  /** The lob at fixed time, fired at the gun's own speed; {@link ArticleMethods#lobAtFixedTime}. */
  LOB(
      (cases, scratch) -> {
        double sum = 0;
        for (FireProblem now : cases) {
          sum += finite(PublishedMethod.LOB.timeToGo(now));
        }
        return sum;
      },
      (now, scratch) -> published(now, PublishedMethod.LOB.begin(now), scratch.shot)),

  /** The same by iteration. */
  LOB_ITERATED(
      (cases, scratch) -> {
        double sum = 0;
        for (FireProblem now : cases) {
          sum += finite(PublishedMethod.LOB_ITERATED.timeToGo(now));
        }
        return sum;
      },
      (now, scratch) -> published(now, PublishedMethod.LOB_ITERATED.begin(now), scratch.shot)),

  /**
   * The quadratic anew in every frame, a barrel that follows it, and a shot as soon as that is on:
   * its time is that of all frames until the shot.
   */
  EVERY_FRAME(
      (cases, scratch) -> {
        double sum = 0;
        for (FireProblem now : cases) {
          followInEveryFrame(now, scratch);
          sum += scratch.shot.timeToFire;
        }
        return sum;
      },
      AimMethod::followInEveryFrame);

  private static final double FRAME = 1.0 / 60;

  /** Who follows fires if the shot would pass within this part of the target's radius. */
  private static final double AIMED = 0.8;

  private static final double FINE = 1e-12;
  private static final int FINE_STEPS = 60;

  /** Answers to many cases, for the clock: a loop for each method, as a game would have one. */
  @FunctionalInterface
  interface Batch {
    /** Gives the sum of all times, so that none can be left out. */
    double answer(FireProblem[] cases, MethodScratch scratch);
  }

  /** What a gun does that goes by the answer. */
  @FunctionalInterface
  interface Aiming {
    void aim(FireProblem now, MethodScratch scratch);
  }

  @SuppressWarnings("ImmutableEnumChecker") // Functions that keep nothing.
  final Batch batch;

  @SuppressWarnings("ImmutableEnumChecker")
  final Aiming aiming;

  AimMethod(Batch batch, Aiming aiming) {
    this.batch = batch;
    this.aiming = aiming;
  }

  private static double finite(double time) {
    return time < Double.POSITIVE_INFINITY ? time : 0;
  }

  private static double intercept(FireProblem now) {
    return Intercept.timeToGo(
        now.targetX - now.muzzleX,
        now.targetY - now.muzzleY,
        now.targetVelocityX,
        now.targetVelocityY,
        now.muzzleSpeed);
  }

  private static double quadratic(FireProblem now) {
    return ArticleMethods.staticQuadratic(
        now.targetX - now.muzzleX,
        now.targetY - now.muzzleY,
        now.targetVelocityX,
        now.targetVelocityY,
        now.muzzleSpeed);
  }

  private static double lawOfCosines(FireProblem now) {
    return ArticleMethods.lawOfCosines(
        now.targetX - now.muzzleX,
        now.targetY - now.muzzleY,
        now.targetVelocityX,
        now.targetVelocityY,
        now.muzzleSpeed);
  }

  private static double oneStep(FireProblem now) {
    double x = now.targetX - now.muzzleX;
    double y = now.targetY - now.muzzleY;
    return Math.sqrt(x * x + y * y) / now.muzzleSpeed;
  }

  private static MethodStepper fineBisection(FireProblem now) {
    return BisectionRun.fromFacing(now, FINE, FINE_STEPS);
  }

  private static void solve(FireProblem now, MethodScratch scratch) {
    if (scratch.solver.solve(now, scratch.answer)) {
      scratch.shot.fire(scratch.answer.timeToFire, scratch.answer.bearing);
    } else {
      scratch.shot.hold();
    }
  }

  /** A shot now at where a target of constant velocity is after {@code time}. */
  private static void atOnce(FireProblem now, double time, AimedShot out) {
    if (!(time <= now.horizon)) {
      out.hold();
      return;
    }
    double x = now.targetX - now.muzzleX + time * now.targetVelocityX;
    double y = now.targetY - now.muzzleY + time * now.targetVelocityY;
    out.fire(0, StrictMath.atan2(y, x));
  }

  /** A shot at the run's place of impact, at its time but not before the barrel is there. */
  private static void published(FireProblem now, MethodStepper run, AimedShot out) {
    double time = run.finish();
    if (!(time <= now.horizon)) {
      out.hold();
      return;
    }
    boolean isLob = run.launchX() != 0 || run.launchY() != 0;
    double x = isLob ? run.launchX() : run.impactX() - now.muzzleX;
    double y = isLob ? run.launchY() : run.impactY() - now.muzzleY;
    double bearing = StrictMath.atan2(y, x);
    double turning =
        switch (now.timing) {
          case AT_ONCE -> 0;
          case WHEN_READY -> Math.abs(Angles.difference(bearing, now.facing)) / now.slewRate;
        };
    out.fire(Math.max(turning, time - run.timeOfFlight()), bearing);
  }

  private static void followInEveryFrame(FireProblem question, MethodScratch scratch) {
    FireProblem now = scratch.moving;
    now.set(question);
    for (int frame = 0; frame * FRAME <= question.horizon; frame++) {
      double time = quadratic(now);
      if (time < Double.POSITIVE_INFINITY) {
        double x = now.targetX - now.muzzleX + time * now.targetVelocityX;
        double y = now.targetY - now.muzzleY + time * now.targetVelocityY;
        double bearing = StrictMath.atan2(y, x);
        double off = Math.abs(Angles.difference(bearing, now.facing));
        if (off * time * now.muzzleSpeed <= AIMED * now.targetRadius) {
          scratch.shot.fire(frame * FRAME, now.facing);
          return;
        }
        now.facing = Angles.towards(now.facing, bearing, now.slewRate * FRAME);
      }
      now.muzzleX += FRAME * now.shooterVelocityX;
      now.muzzleY += FRAME * now.shooterVelocityY;
      now.moveTarget(FRAME);
    }
    scratch.shot.hold();
  }
}
