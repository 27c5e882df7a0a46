package towline.lab.methods;

import java.util.List;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.aim.situation.ShotFrame;
import towline.internal.RandomStream;

/**
 * What is asked: the engagements of lab duel, from the easiest to the hardest. A gun with shots of
 * 24 m/s, a target of radius 0.6 m at 8 to 30 m and 4 to 10 m/s, 6 s of time; the barrel faces
 * anywhere and turns at 1.5 rad/s, unless the shot leaves at once.
 */
enum AimQuestion {
  /** At once, constant velocity. */
  STATIC(
      AimMethod.INTERCEPT,
      AimMethod.FIRE_SOLVER,
      AimMethod.QUADRATIC,
      AimMethod.LAW_OF_COSINES,
      AimMethod.ONE_STEP,
      AimMethod.FIXED_POINT) {
    @Override
    void change(FireProblem now, RandomStream random) {
      now.timing = FireTiming.AT_ONCE;
    }
  },

  /** The same with a target nearly or exactly as fast as the shot. */
  EQUAL_SPEEDS(
      AimMethod.INTERCEPT,
      AimMethod.FIRE_SOLVER,
      AimMethod.QUADRATIC,
      AimMethod.LAW_OF_COSINES,
      AimMethod.ONE_STEP,
      AimMethod.FIXED_POINT) {
    @Override
    void change(FireProblem now, RandomStream random) {
      now.timing = FireTiming.AT_ONCE;
      double off = random.range(-1, 1) * StrictMath.pow(10, random.range(-16, -3));
      double speed = StrictMath.hypot(now.targetVelocityX, now.targetVelocityY);
      double factor = now.muzzleSpeed * (1 + off) / speed;
      now.targetVelocityX *= factor;
      now.targetVelocityY *= factor;
    }
  },

  /** At once, constant acceleration. */
  ACCELERATING(AimMethod.FIRE_SOLVER, AimMethod.QUADRATIC, AimMethod.FIXED_POINT) {
    @Override
    void change(FireProblem now, RandomStream random) {
      now.timing = FireTiming.AT_ONCE;
      accelerate(now, random);
    }
  },

  /** At once, shots that fall. */
  LOB(AimMethod.FIRE_SOLVER, AimMethod.LOB, AimMethod.LOB_ITERATED) {
    @Override
    void change(FireProblem now, RandomStream random) {
      now.timing = FireTiming.AT_ONCE;
      now.gravityY = GRAVITY;
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
    void change(FireProblem now, RandomStream random) {}
  },

  /** The same with constant acceleration. */
  TURNING_ACCELERATING(
      AimMethod.FIRE_SOLVER,
      AimMethod.BISECTION_FACING,
      AimMethod.BISECTION_FINE,
      AimMethod.EVERY_FRAME) {
    @Override
    void change(FireProblem now, RandomStream random) {
      accelerate(now, random);
    }
  },

  /** A barrel that must turn, a target that circles. */
  CIRCLING(AimMethod.FIRE_SOLVER, AimMethod.EVERY_FRAME) {
    @Override
    void change(FireProblem now, RandomStream random) {
      now.targetTurnRate = random.range(-1.5, 1.5);
    }
  },

  /** A gun that moves, and shots that do not inherit its velocity. */
  TOWED(AimMethod.FIRE_SOLVER, AimMethod.EVERY_FRAME) {
    @Override
    void change(FireProblem now, RandomStream random) {
      tow(now, random);
    }
  },

  /** The same with shots that fall. */
  TOWED_LOB(AimMethod.FIRE_SOLVER, AimMethod.EVERY_FRAME) {
    @Override
    void change(FireProblem now, RandomStream random) {
      tow(now, random);
      now.gravityY = GRAVITY;
    }
  };

  /** m/s^2. */
  private static final double GRAVITY = -4;

  /** What answers it; the first is what the others are compared with. */
  @SuppressWarnings("ImmutableEnumChecker") // A copy that nobody can change.
  final List<AimMethod> methods;

  AimQuestion(AimMethod... methods) {
    this.methods = List.of(methods);
  }

  abstract void change(FireProblem now, RandomStream random);

  /** So many random cases; the same for the same seed. */
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
    FireProblem now = new FireProblem();
    now.shotFrame = ShotFrame.SHOOTER;
    now.muzzleSpeed = 24;
    now.slewRate = 1.5;
    now.horizon = 6;
    now.targetRadius = 0.6;
    now.facing = random.range(-Math.PI, Math.PI);
    double bearing = random.range(-Math.PI, Math.PI);
    double distance = random.range(8, 30);
    double heading = random.range(-Math.PI, Math.PI);
    double speed = random.range(4, 10);
    now.targetX = distance * StrictMath.cos(bearing);
    now.targetY = distance * StrictMath.sin(bearing);
    now.targetVelocityX = speed * StrictMath.cos(heading);
    now.targetVelocityY = speed * StrictMath.sin(heading);
    return now;
  }

  private static void accelerate(FireProblem now, RandomStream random) {
    now.targetAccelerationX = random.range(-4, 4);
    now.targetAccelerationY = random.range(-4, 4);
  }

  private static void tow(FireProblem now, RandomStream random) {
    now.shotFrame = ShotFrame.WORLD;
    now.shooterVelocityX = random.range(-10, 10);
    now.shooterVelocityY = random.range(-10, 10);
  }
}
