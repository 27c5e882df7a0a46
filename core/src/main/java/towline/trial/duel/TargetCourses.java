package towline.trial.duel;

import towline.aim.situation.Agility;
import towline.aim.situation.FireProblem;
import towline.internal.RandomStream;
import towline.math.Trigonometry;
import towline.trial.ParameterValues;

/** The courses of lab duel's targets. */
final class TargetCourses {
  private TargetCourses() {}

  /** Stands still. */
  static final class Still extends TargetCourse {
    Still(TargetStart start, RandomStream random, ParameterValues parameters) {
      super(start);
      vx = 0;
      vy = 0;
    }

    @Override
    void advance(double dt) {}

    @Override
    void writeAgility(Agility agility) {
      agility.setAccelerating(0);
    }
  }

  /** Keeps its velocity. */
  static final class Straight extends TargetCourse {
    Straight(TargetStart start, RandomStream random, ParameterValues parameters) {
      super(start);
    }

    @Override
    void advance(double dt) {
      x += dt * vx;
      y += dt * vy;
    }

    @Override
    void writeAgility(Agility agility) {
      agility.setAccelerating(0);
    }
  }

  /** Constant acceleration, 1-4 m/s^2 in any direction. */
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
    void advance(double dt) {
      x += dt * (vx + 0.5 * dt * ax);
      y += dt * (vy + 0.5 * dt * ay);
      vx += dt * ax;
      vy += dt * ay;
    }

    @Override
    void writeMotion(FireProblem now) {
      now.targetAccelerationX = ax;
      now.targetAccelerationY = ay;
    }

    @Override
    void writeAgility(Agility agility) {
      agility.setAccelerating(StrictMath.hypot(ax, ay));
    }
  }

  /** Turns at 20-90 degrees a second, left or right. */
  static final class Circling extends TargetCourse {
    private final double turnRate;

    Circling(TargetStart start, RandomStream random, ParameterValues parameters) {
      super(start);
      double size =
          StrictMath.toRadians(random.range(20, parameters.get(DuelParameters.TURN_RATE)));
      turnRate = random.nextDouble() < 0.5 ? -size : size;
    }

    @Override
    void advance(double dt) {
      double chord = 2 * Trigonometry.sin(0.5 * turnRate * dt) / turnRate;
      turn(0.5 * turnRate * dt);
      x += chord * vx;
      y += chord * vy;
      turn(0.5 * turnRate * dt);
    }

    @Override
    void writeMotion(FireProblem now) {
      now.targetTurnRate = turnRate;
    }

    @Override
    void writeAgility(Agility agility) {
      agility.setAccelerating(Math.abs(turnRate) * speed());
    }
  }

  /** Swings its heading by up to 45 degrees to both sides, at 0.3-0.8 Hz. */
  static final class Weaving extends TargetCourse {
    private static final double SWING = StrictMath.toRadians(45);

    private final double course;
    private final double speed;
    private final double angularFrequency;
    private double phase;

    Weaving(TargetStart start, RandomStream random, ParameterValues parameters) {
      super(start);
      course = start.heading();
      speed = start.speed();

      angularFrequency = 2 * Math.PI * random.range(0.3, 0.8);
      phase = random.range(0, 2 * Math.PI);
      setHeading();
    }

    @Override
    void advance(double dt) {
      phase += 0.5 * dt * angularFrequency;
      setHeading();
      x += dt * vx;
      y += dt * vy;
      phase += 0.5 * dt * angularFrequency;
      setHeading();
    }

    private void setHeading() {
      double heading = course + SWING * Trigonometry.sin(phase);
      vx = speed * Trigonometry.cos(heading);
      vy = speed * Trigonometry.sin(heading);
    }

    @Override
    void writeAgility(Agility agility) {
      agility.setAccelerating(SWING * angularFrequency * speed);
    }
  }

  /** Brakes at 3-8 m/s^2 until it stands. */
  static final class Braking extends TargetCourse {
    private final double deceleration;

    Braking(TargetStart start, RandomStream random, ParameterValues parameters) {
      super(start);
      deceleration = random.range(3, parameters.get(DuelParameters.DECELERATION));
    }

    @Override
    void advance(double dt) {
      double speed = speed();
      double moving = Math.min(dt, speed / deceleration);
      double part = speed > 0 ? deceleration * moving / speed : 0;
      x += moving * vx * (1 - 0.5 * part);
      y += moving * vy * (1 - 0.5 * part);
      vx *= 1 - part;
      vy *= 1 - part;
    }

    @Override
    void writeMotion(FireProblem now) {
      double speed = speed();
      if (speed > 0) {
        now.targetAccelerationX = -deceleration * vx / speed;
        now.targetAccelerationY = -deceleration * vy / speed;
        now.targetStopTime = speed / deceleration;
      }
    }

    @Override
    void writeAgility(Agility agility) {
      agility.setAccelerating(deceleration);
    }
  }

  /** Changes its course by up to 60 degrees every 0.5-1.5 s. */
  static final class Jinking extends TargetCourse {
    private static final double LARGEST = Math.PI / 3;
    private static final double SHORTEST = 0.5;
    private static final double LONGEST = 1.5;

    private final RandomStream random;
    private double untilTurn;

    Jinking(TargetStart start, RandomStream random, ParameterValues parameters) {
      super(start);
      this.random = random;
      untilTurn = random.range(SHORTEST, LONGEST);
    }

    @Override
    void advance(double dt) {
      untilTurn -= dt;
      if (untilTurn <= 0) {
        turn(random.range(-LARGEST, LARGEST));
        untilTurn += random.range(SHORTEST, LONGEST);
      }
      x += dt * vx;
      y += dt * vy;
    }

    @Override
    void writeAgility(Agility agility) {
      agility.setJumping(2 * Trigonometry.sin(0.5 * LARGEST) * speed(), SHORTEST);
    }
  }
}
