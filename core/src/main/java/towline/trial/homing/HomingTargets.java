package towline.trial.homing;

import towline.internal.RandomStream;
import towline.math.Angles;
import towline.math.Trigonometry;
import towline.trial.ParameterValues;

/** The targets of lab homing. */
final class HomingTargets {
  private HomingTargets() {}

  static final class Straight extends HomingTarget {
    Straight(RandomStream random, ParameterValues parameters) {
      super(random, parameters);
    }

    @Override
    void advance(double dt, double missileX, double missileY) {
      move(dt);
    }
  }

  static final class Weave extends HomingTarget {
    private static final double SWING_ANGLE = Math.toRadians(60);

    private final double course;
    private final double phaseRate;
    private double phase;

    Weave(RandomStream random, ParameterValues parameters) {
      super(random, parameters);
      course = StrictMath.atan2(vy, vx);
      phaseRate = Angles.TURN * random.range(0.4, 1.0);
      phase = random.range(-Math.PI, Math.PI);
      setHeading(course + SWING_ANGLE * Trigonometry.sin(phase));
    }

    @Override
    void advance(double dt, double missileX, double missileY) {
      phase += phaseRate * dt;
      setHeading(course + SWING_ANGLE * Trigonometry.sin(phase));
      move(dt);
    }
  }

  static final class Circle extends HomingTarget {
    private final double turnRate;

    Circle(RandomStream random, ParameterValues parameters) {
      super(random, parameters);
      double rate = Math.toRadians(random.range(60, 180));
      turnRate = random.index(2) == 0 ? rate : -rate;
    }

    @Override
    void advance(double dt, double missileX, double missileY) {
      double angle = turnRate * dt;
      turn(Trigonometry.cos(angle), Trigonometry.sin(angle));
      move(dt);
    }
  }

  static final class Break extends HomingTarget {
    private static final double ALARM_DISTANCE = 9;
    private static final double TURN_RATE = Math.toRadians(270);
    private static final double TURN_TIME = 0.45;
    private static final double LEAST_PERIOD = 1.5;

    private final RandomStream random;
    private double sinceBreak = LEAST_PERIOD;
    private double turnRate;

    Break(RandomStream random, ParameterValues parameters) {
      super(random, parameters);
      this.random = random;
    }

    @Override
    void advance(double dt, double missileX, double missileY) {
      double rangeX = x - missileX;
      double rangeY = y - missileY;
      sinceBreak += dt;
      if (sinceBreak >= LEAST_PERIOD
          && rangeX * rangeX + rangeY * rangeY < ALARM_DISTANCE * ALARM_DISTANCE) {
        sinceBreak = 0;
        turnRate = random.index(2) == 0 ? TURN_RATE : -TURN_RATE;
      }
      if (sinceBreak < TURN_TIME) {
        double angle = turnRate * dt;
        turn(Trigonometry.cos(angle), Trigonometry.sin(angle));
      }
      move(dt);
    }
  }
}
