package towline.lab.methods;

import towline.ai.published.ArticleMethods;
import towline.ai.published.BisectionRun;
import towline.ai.published.FixedPointRun;
import towline.ai.published.MethodStepper;
import towline.ai.published.PublishedMethod;
import towline.aim.Intercept;
import towline.aim.situation.FireProblem;
import towline.math.Angles;

/** The methods of fire control: the library's, published ones, and those of engines. */
enum AimMethod {
  /** {@link Intercept}, the library's one call. */
  INTERCEPT(
      (cases, scratch) -> {
        double sum = 0;
        for (FireProblem problem : cases) {
          sum += finite(intercept(problem));
        }
        return sum;
      },
      (problem, scratch) -> atOnce(problem, intercept(problem), scratch.shot)),

  /** The library's certified search. */
  FIRE_SOLVER(
      (cases, scratch) -> {
        double sum = 0;
        for (FireProblem problem : cases) {
          sum += finite(scratch.solver.timeToGo(problem));
        }
        return sum;
      },
      AimMethod::solve),

  /** The quadratic, solved once: {@link ArticleMethods#staticQuadratic}. */
  QUADRATIC(
      (cases, scratch) -> {
        double sum = 0;
        for (FireProblem problem : cases) {
          sum += finite(quadratic(problem));
        }
        return sum;
      },
      (problem, scratch) -> atOnce(problem, quadratic(problem), scratch.shot)),

  /** {@link ArticleMethods#lawOfCosines}. */
  LAW_OF_COSINES(
      (cases, scratch) -> {
        double sum = 0;
        for (FireProblem problem : cases) {
          sum += finite(lawOfCosines(problem));
        }
        return sum;
      },
      (problem, scratch) -> atOnce(problem, lawOfCosines(problem), scratch.shot)),

  /** The target's place after distance / speed of shot, the usual first approach. */
  ONE_STEP(
      (cases, scratch) -> {
        double sum = 0;
        for (FireProblem problem : cases) {
          sum += oneStep(problem);
        }
        return sum;
      },
      (problem, scratch) -> atOnce(problem, oneStep(problem), scratch.shot)),

  /** {@link FixedPointRun} of 20 steps. */
  FIXED_POINT(
      (cases, scratch) -> {
        double sum = 0;
        for (FireProblem problem : cases) {
          sum += finite(PlainLoops.fixedPoint(problem, FixedPointRun.USUAL_STEPS));
        }
        return sum;
      },
      (problem, scratch) ->
          published(problem, new FixedPointRun(problem, FixedPointRun.USUAL_STEPS), scratch.shot)),

  /** {@link BisectionRun} as published, to 0.01 s. */
  BISECTION(
      (cases, scratch) -> {
        double sum = 0;
        for (FireProblem problem : cases) {
          sum += finite(bisection(problem, 0));
        }
        return sum;
      },
      (problem, scratch) -> published(problem, new BisectionRun(problem), scratch.shot)),

  /** Bisection from the barrel's facing, as in the text of the article that published it. */
  BISECTION_FACING(
      (cases, scratch) -> {
        double sum = 0;
        for (FireProblem problem : cases) {
          sum += finite(bisection(problem, problem.facing));
        }
        return sum;
      },
      (problem, scratch) -> published(problem, BisectionRun.fromFacing(problem), scratch.shot)),

  /** Bisection from the barrel's facing, to 1e-12 s. */
  BISECTION_FINE(
      (cases, scratch) -> {
        double sum = 0;
        for (FireProblem problem : cases) {
          sum += finite(fineBisection(problem));
        }
        return sum;
      },
      (problem, scratch) -> published(problem, fineBisectionRun(problem), scratch.shot)),

  /** The lob at fixed time, fired at the gun's own speed; {@link ArticleMethods#lobAtFixedTime}. */
  LOB(
      (cases, scratch) -> {
        double sum = 0;
        for (FireProblem problem : cases) {
          sum += finite(PublishedMethod.LOB.timeToGo(problem));
        }
        return sum;
      },
      (problem, scratch) -> published(problem, PublishedMethod.LOB.begin(problem), scratch.shot)),

  /** The lob by iteration. */
  LOB_ITERATED(
      (cases, scratch) -> {
        double sum = 0;
        for (FireProblem problem : cases) {
          sum += finite(PublishedMethod.LOB_ITERATED.timeToGo(problem));
        }
        return sum;
      },
      (problem, scratch) ->
          published(problem, PublishedMethod.LOB_ITERATED.begin(problem), scratch.shot)),

  /**
   * The quadratic in every frame, a barrel that follows it, and a shot as soon as it is aimed. The
   * time of an answer is that of all frames until the shot.
   */
  EVERY_FRAME(
      (cases, scratch) -> {
        double sum = 0;
        for (FireProblem problem : cases) {
          followInEveryFrame(problem, scratch);
          sum += scratch.shot.timeToFire;
        }
        return sum;
      },
      AimMethod::followInEveryFrame);

  private static final double FRAME = 1.0 / 60;

  /** Greatest distance of the shot's pass at which EVERY_FRAME fires, in target radii. */
  private static final double MOST_PASS_DISTANCE = 0.8;

  private static final double FINE_PRECISION = 1e-12;
  private static final int FINE_STEPS = 60;

  /** The answers to many cases, for the clock: a loop for each method, as in a game. */
  @FunctionalInterface
  interface Batch {
    /** Returns the sum of all times, so that the JVM cannot skip any. */
    double answer(FireProblem[] cases, MethodScratch scratch);
  }

  /** The action of a gun that uses the answer. */
  @FunctionalInterface
  interface Aiming {
    void aim(FireProblem problem, MethodScratch scratch);
  }

  @SuppressWarnings("ImmutableEnumChecker") // Functions without state.
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

  private static double intercept(FireProblem problem) {
    return Intercept.timeToGo(
        problem.targetX - problem.muzzleX,
        problem.targetY - problem.muzzleY,
        problem.targetVelocityX,
        problem.targetVelocityY,
        problem.muzzleSpeed);
  }

  private static double quadratic(FireProblem problem) {
    return ArticleMethods.staticQuadratic(
        problem.targetX - problem.muzzleX,
        problem.targetY - problem.muzzleY,
        problem.targetVelocityX,
        problem.targetVelocityY,
        problem.muzzleSpeed);
  }

  private static double lawOfCosines(FireProblem problem) {
    return ArticleMethods.lawOfCosines(
        problem.targetX - problem.muzzleX,
        problem.targetY - problem.muzzleY,
        problem.targetVelocityX,
        problem.targetVelocityY,
        problem.muzzleSpeed);
  }

  private static double oneStep(FireProblem problem) {
    double x = problem.targetX - problem.muzzleX;
    double y = problem.targetY - problem.muzzleY;
    return Math.sqrt(x * x + y * y) / problem.muzzleSpeed;
  }

  /** Returns the answer of the published bisection for a barrel that faces {@code facing}, s. */
  private static double bisection(FireProblem problem, double facing) {
    return PlainLoops.bisection(
        problem, facing, BisectionRun.PUBLISHED_TOLERANCE, BisectionRun.PUBLISHED_MOST_STEPS);
  }

  private static double fineBisection(FireProblem problem) {
    return PlainLoops.bisection(problem, problem.facing, FINE_PRECISION, FINE_STEPS);
  }

  private static MethodStepper fineBisectionRun(FireProblem problem) {
    return BisectionRun.fromFacing(problem, FINE_PRECISION, FINE_STEPS);
  }

  private static void solve(FireProblem problem, MethodScratch scratch) {
    if (scratch.solver.solve(problem, scratch.answer)) {
      scratch.shot.fire(scratch.answer.timeToFire, scratch.answer.bearing);
    } else {
      scratch.shot.hold();
    }
  }

  /** Fires now at the place of a target of constant velocity after {@code time} s. */
  private static void atOnce(FireProblem problem, double time, AimedShot out) {
    if (!(time <= problem.horizon)) {
      out.hold();
      return;
    }
    double x = problem.targetX - problem.muzzleX + time * problem.targetVelocityX;
    double y = problem.targetY - problem.muzzleY + time * problem.targetVelocityY;
    out.fire(0, StrictMath.atan2(y, x));
  }

  /** Fires at the run's place of impact, at its time but not before the barrel is there. */
  private static void published(FireProblem problem, MethodStepper run, AimedShot out) {
    double time = run.finish();
    if (!(time <= problem.horizon)) {
      out.hold();
      return;
    }
    boolean isLob = run.launchX() != 0 || run.launchY() != 0;
    double x = isLob ? run.launchX() : run.impactX() - problem.muzzleX;
    double y = isLob ? run.launchY() : run.impactY() - problem.muzzleY;
    double bearing = StrictMath.atan2(y, x);
    double turning =
        switch (problem.timing) {
          case AT_ONCE -> 0;
          case WHEN_READY ->
              Math.abs(Angles.difference(bearing, problem.facing)) / problem.slewRate;
        };
    out.fire(Math.max(turning, time - run.timeOfFlight()), bearing);
  }

  private static void followInEveryFrame(FireProblem question, MethodScratch scratch) {
    FireProblem problem = scratch.moving;
    problem.set(question);
    for (int frame = 0; frame * FRAME <= question.horizon; frame++) {
      double time = quadratic(problem);
      if (time < Double.POSITIVE_INFINITY) {
        double x = problem.targetX - problem.muzzleX + time * problem.targetVelocityX;
        double y = problem.targetY - problem.muzzleY + time * problem.targetVelocityY;
        double bearing = StrictMath.atan2(y, x);
        double error = Math.abs(Angles.difference(bearing, problem.facing));
        if (error * time * problem.muzzleSpeed <= MOST_PASS_DISTANCE * problem.targetRadius) {
          scratch.shot.fire(frame * FRAME, problem.facing);
          return;
        }
        problem.facing = Angles.towards(problem.facing, bearing, problem.slewRate * FRAME);
      }
      problem.muzzleX += FRAME * problem.shooterVelocityX;
      problem.muzzleY += FRAME * problem.shooterVelocityY;
      problem.moveTarget(FRAME);
    }
    scratch.shot.hold();
  }
}
