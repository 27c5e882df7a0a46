package towline.trial.duel;

import towline.aim.situation.Agility;
import towline.aim.situation.FireProblem;
import towline.internal.RandomStream;
import towline.math.Trigonometry;
import towline.trial.ParameterValues;

/** The courses of lab duel's targets. */
final class TargetCourses {
  private TargetCourses() {}

  /** A target at rest. */
  static final class Still extends TargetCourse {
    Still(TargetStart start, RandomStream random, ParameterValues parameters) {
      super(start);
      vx = 0;
      vy = 0;
    }

    @Override
    public void advance(double dt) {}

    @Override
    protected void writeAgility(Agility agility) {
      agility.setAccelerating(0);
    }
  }

  /** A target with constant velocity. */
  static final class Straight extends TargetCourse {
    Straight(TargetStart start, RandomStream random, ParameterValues parameters) {
      super(start);
    }

    @Override
    public void advance(double dt) {
      x += dt * vx;
      y += dt * vy;
    }

    @Override
    protected void writeAgility(Agility agility) {
      agility.setAccelerating(0);
    }
  }

  /** A target with constant acceleration, 1-4 m/s^2 in any direction. */
  static final class Accelerating extends TargetCourse {
    private final double ax;
    private final double ay;

    Accelerating(TargetStart start, RandomStream random, ParameterValues parameters) {
      super(start);
      double acceleration = random.range(1, parameters.get(DuelParameters.ACCELERATION));
      double direction = random.range(-Math.PI, Math.PI);
      ax = acceleration * Trigonometry.cos(direction);
      ay = acceleration * Trigonometry.sin(direction);
    }

    @Override
    public void advance(double dt) {
      x += dt * (vx + 0.5 * dt * ax);
      y += dt * (vy + 0.5 * dt * ay);
      vx += dt * ax;
      vy += dt * ay;
    }

    @Override
    protected void writeMotion(FireProblem problem) {
      problem.targetAccelerationX = ax;
      problem.targetAccelerationY = ay;
    }

    @Override
    protected void writeAgility(Agility agility) {
      agility.setAccelerating(StrictMath.hypot(ax, ay));
    }
  }

  /** A target that turns at 20-90 degrees a second, left or right. */
  static final class Circling extends TargetCourse {
    private final double turnRate;

    Circling(TargetStart start, RandomStream random, ParameterValues parameters) {
      super(start);
      double rate =
          StrictMath.toRadians(random.range(20, parameters.get(DuelParameters.TURN_RATE)));
      turnRate = random.nextDouble() < 0.5 ? -rate : rate;
    }

    @Override
    public void advance(double dt) {
      double chord = 2 * Trigonometry.sin(0.5 * turnRate * dt) / turnRate;
      turn(0.5 * turnRate * dt);
      x += chord * vx;
      y += chord * vy;
      turn(0.5 * turnRate * dt);
    }

    @Override
    protected void writeMotion(FireProblem problem) {
      problem.targetTurnRate = turnRate;
    }

    @Override
    protected void writeAgility(Agility agility) {
      agility.setAccelerating(Math.abs(turnRate) * speed());
    }
  }

  /** A target that brakes at 3-8 m/s^2 until it is at rest. */
  static final class Braking extends TargetCourse {
    private final double deceleration;

    Braking(TargetStart start, RandomStream random, ParameterValues parameters) {
      super(start);
      deceleration = random.range(3, parameters.get(DuelParameters.DECELERATION));
    }

    @Override
    public void advance(double dt) {
      double speed = speed();
      double moving = Math.min(dt, speed / deceleration);
      double lostShare = speed > 0 ? deceleration * moving / speed : 0;
      x += moving * vx * (1 - 0.5 * lostShare);
      y += moving * vy * (1 - 0.5 * lostShare);
      vx *= 1 - lostShare;
      vy *= 1 - lostShare;
    }

    @Override
    protected void writeMotion(FireProblem problem) {
      double speed = speed();
      if (speed > 0) {
        problem.targetAccelerationX = -deceleration * vx / speed;
        problem.targetAccelerationY = -deceleration * vy / speed;
        problem.targetStopTime = speed / deceleration;
      }
    }

    @Override
    protected void writeAgility(Agility agility) {
      agility.setAccelerating(deceleration);
    }
  }

  /** A target that changes its course by up to 60 degrees every 0.5-1.5 s. */
  static final class Jinking extends TargetCourse {
    private static final double MOST_TURN = Math.PI / 3;
    private static final double LEAST_SECONDS = 0.5;
    private static final double MOST_SECONDS = 1.5;

    private final RandomStream random;
    private double untilTurn;

    Jinking(TargetStart start, RandomStream random, ParameterValues parameters) {
      super(start);
      this.random = random;
      untilTurn = random.range(LEAST_SECONDS, MOST_SECONDS);
    }

    @Override
    public void advance(double dt) {
      untilTurn -= dt;
      if (untilTurn <= 0) {
        turn(random.range(-MOST_TURN, MOST_TURN));
        untilTurn += random.range(LEAST_SECONDS, MOST_SECONDS);
      }
      x += dt * vx;
      y += dt * vy;
    }

    @Override
    protected void writeAgility(Agility agility) {
      agility.setJumping(2 * Trigonometry.sin(0.5 * MOST_TURN) * speed(), LEAST_SECONDS);
    }
  }
}
