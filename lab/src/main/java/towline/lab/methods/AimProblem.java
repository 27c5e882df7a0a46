package towline.lab.methods;

import java.util.List;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.aim.situation.ShotFrame;
import towline.internal.RandomStream;

/**
 * The problems: the engagements of lab duel, from the easiest to the hardest. A gun with shots of
 * 24 m/s, a target of radius 0.6 m at 8 to 30 m and 4 to 10 m/s, 6 s of time; the barrel has a
 * random facing and turns at 1.5 rad/s, unless the shot leaves at once.
 */
enum AimProblem {
  /** A shot at once, constant velocity. */
  STATIC(
      AimMethod.INTERCEPT,
      AimMethod.FIRE_SOLVER,
      AimMethod.QUADRATIC,
      AimMethod.LAW_OF_COSINES,
      AimMethod.ONE_STEP,
      AimMethod.FIXED_POINT) {
    @Override
    void change(FireProblem problem, RandomStream random) {
      problem.timing = FireTiming.AT_ONCE;
    }
  },

  /** A shot at once, a target nearly or exactly as fast as the shot. */
  EQUAL_SPEEDS(
      AimMethod.INTERCEPT,
      AimMethod.FIRE_SOLVER,
      AimMethod.QUADRATIC,
      AimMethod.LAW_OF_COSINES,
      AimMethod.ONE_STEP,
      AimMethod.FIXED_POINT) {
    @Override
    void change(FireProblem problem, RandomStream random) {
      problem.timing = FireTiming.AT_ONCE;
      double deviation = random.range(-1, 1) * StrictMath.pow(10, random.range(-16, -3));
      double speed = StrictMath.hypot(problem.targetVelocityX, problem.targetVelocityY);
      double factor = problem.muzzleSpeed * (1 + deviation) / speed;
      problem.targetVelocityX *= factor;
      problem.targetVelocityY *= factor;
    }
  },

  /** A shot at once, constant acceleration. */
  ACCELERATING(AimMethod.FIRE_SOLVER, AimMethod.QUADRATIC, AimMethod.FIXED_POINT) {
    @Override
    void change(FireProblem problem, RandomStream random) {
      problem.timing = FireTiming.AT_ONCE;
      accelerate(problem, random);
    }
  },

  /** A shot at once that falls. */
  LOB(AimMethod.FIRE_SOLVER, AimMethod.LOB, AimMethod.LOB_ITERATED) {
    @Override
    void change(FireProblem problem, RandomStream random) {
      problem.timing = FireTiming.AT_ONCE;
      problem.gravityY = GRAVITY;
    }
  },

  /** A barrel that must turn, constant velocity. */
  TURNING(
      AimMethod.FIRE_SOLVER,
      AimMethod.BISECTION,
      AimMethod.BISECTION_FACING,
      AimMethod.BISECTION_FINE,
      AimMethod.EVERY_FRAME) {
    @Override
    void change(FireProblem problem, RandomStream random) {}
  },

  /** A barrel that must turn, constant acceleration. */
  TURNING_ACCELERATING(
      AimMethod.FIRE_SOLVER,
      AimMethod.BISECTION_FACING,
      AimMethod.BISECTION_FINE,
      AimMethod.EVERY_FRAME) {
    @Override
    void change(FireProblem problem, RandomStream random) {
      accelerate(problem, random);
    }
  },

  /** A barrel that must turn, a target that circles. */
  CIRCLING(AimMethod.FIRE_SOLVER, AimMethod.EVERY_FRAME) {
    @Override
    void change(FireProblem problem, RandomStream random) {
      problem.targetTurnRate = random.range(-1.5, 1.5);
    }
  },

  /** A moving gun whose shots do not inherit its velocity. */
  TOWED(AimMethod.FIRE_SOLVER, AimMethod.EVERY_FRAME) {
    @Override
    void change(FireProblem problem, RandomStream random) {
      tow(problem, random);
    }
  },

  /** A moving gun whose shots fall and do not inherit its velocity. */
  TOWED_LOB(AimMethod.FIRE_SOLVER, AimMethod.EVERY_FRAME) {
    @Override
    void change(FireProblem problem, RandomStream random) {
      tow(problem, random);
      problem.gravityY = GRAVITY;
    }
  };

  /** Gravity, m/s^2. */
  private static final double GRAVITY = -4;

  /** The methods compared; the first is the reference. */
  @SuppressWarnings("ImmutableEnumChecker") // An unmodifiable copy.
  final List<AimMethod> methods;

  AimProblem(AimMethod... methods) {
    this.methods = List.of(methods);
  }

  abstract void change(FireProblem problem, RandomStream random);

  /** Returns {@code count} random cases; equal for equal seeds. */
  FireProblem[] cases(int count, long seed) {
    RandomStream random = new RandomStream(seed);
    FireProblem[] cases = new FireProblem[count];
    for (int i = 0; i < count; i++) {
      cases[i] = everyday(random);
      change(cases[i], random);
    }
    return cases;
  }

  private static FireProblem everyday(RandomStream random) {
    FireProblem problem = new FireProblem();
    problem.shotFrame = ShotFrame.SHOOTER;
    problem.muzzleSpeed = 24;
    problem.slewRate = 1.5;
    problem.horizon = 6;
    problem.targetRadius = 0.6;
    problem.facing = random.range(-Math.PI, Math.PI);
    double bearing = random.range(-Math.PI, Math.PI);
    double distance = random.range(8, 30);
    double heading = random.range(-Math.PI, Math.PI);
    double speed = random.range(4, 10);
    problem.targetX = distance * StrictMath.cos(bearing);
    problem.targetY = distance * StrictMath.sin(bearing);
    problem.targetVelocityX = speed * StrictMath.cos(heading);
    problem.targetVelocityY = speed * StrictMath.sin(heading);
    return problem;
  }

  private static void accelerate(FireProblem problem, RandomStream random) {
    problem.targetAccelerationX = random.range(-4, 4);
    problem.targetAccelerationY = random.range(-4, 4);
  }

  private static void tow(FireProblem problem, RandomStream random) {
    problem.shotFrame = ShotFrame.WORLD;
    problem.shooterVelocityX = random.range(-10, 10);
    problem.shooterVelocityY = random.range(-10, 10);
  }
}
