package towline.aim.search;

import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.aim.situation.LobArc;
import towline.aim.situation.ShotFrame;
import towline.internal.RandomStream;

/**
 * Random situations, family by family, at lengths from micrometres to thousands of kilometres, with
 * lowest flights alone.
 */
enum Cases {
  STRAIGHT,
  STRAIGHT_RANGE,
  FLYBY,
  FAST,
  SLOW_TURRET,
  WORLD_SHOT,
  WORLD_SHOT_RANGE_ARC,
  ACCELERATING,
  ACCELERATING_ALL,
  CIRCLING,
  CIRCLING_WORLD,
  BRAKING,
  TOLERANT,
  ARC,
  RELOADING,
  GRAVITY,
  GRAVITY_WORLD,
  AT_ONCE,
  AT_ONCE_ACCELERATING,
  AT_ONCE_LOB,
  AT_ONCE_CIRCLING;

  boolean isSlowToJudge() {
    return this == GRAVITY || this == GRAVITY_WORLD;
  }

  FireProblem draw(RandomStream random) {
    double length = scale(random);
    double time = scale(random);
    FireProblem s = everyday(random, length, time);
    switch (this) {
      case STRAIGHT -> {}
      case STRAIGHT_RANGE -> s.range = length * random.range(2, 40);
      case FLYBY -> flyBy(s, random, length, random.range(0.1, 3));
      case FAST -> flyBy(s, random, length, random.range(0.9, 8));
      case SLOW_TURRET -> {
        flyBy(s, random, length, random.range(0.3, 1.5));
        s.slewRate *= 0.2;
      }
      case WORLD_SHOT -> world(s, random);
      case WORLD_SHOT_RANGE_ARC -> {
        world(s, random);
        s.range = length * random.range(2, 40);
        arc(s, random);
      }
      case ACCELERATING -> accelerate(s, random, length, time);
      case ACCELERATING_ALL -> {
        accelerate(s, random, length, time);
        world(s, random);
        s.range = length * random.range(2, 40);
        arc(s, random);
      }
      case CIRCLING -> s.targetTurnRate = random.range(-3, 3) / time;
      case CIRCLING_WORLD -> {
        s.targetTurnRate = random.range(-2, 2) / time;
        world(s, random);
        s.range = length * random.range(2, 40);
      }
      case BRAKING -> brake(s, random, time);
      case TOLERANT -> tolerate(s, random, length);
      case ARC -> arc(s, random);
      case RELOADING -> s.timeToReady = time * random.range(0, 3);
      case GRAVITY -> gravity(s, random, length, time);
      case GRAVITY_WORLD -> {
        gravity(s, random, length, time);
        world(s, random);
        s.range = length * random.range(5, 40);
      }
      case AT_ONCE -> atOnce(s, random, length);
      case AT_ONCE_ACCELERATING -> {
        atOnce(s, random, length);
        accelerate(s, random, length, time);
      }
      case AT_ONCE_LOB -> {
        atOnce(s, random, length);
        gravity(s, random, length, time);
      }
      case AT_ONCE_CIRCLING -> {
        atOnce(s, random, length);
        s.targetTurnRate = random.range(-3, 3) / time;
      }
      default -> throw new AssertionError(this);
    }
    return s;
  }

  private static double scale(RandomStream random) {
    return random.nextDouble() < 0.6 ? 1 : StrictMath.pow(10, random.range(-6, 6));
  }

  private static FireProblem everyday(RandomStream random, double length, double time) {
    FireProblem s = new FireProblem();
    s.lobArc = LobArc.LOW;
    s.shotFrame = random.nextDouble() < 0.5 ? ShotFrame.SHOOTER : ShotFrame.WORLD;
    s.muzzleSpeed = random.range(5, 40) * length / time;
    s.targetX = random.range(-40, 40) * length;
    s.targetY = random.range(-40, 40) * length;
    s.targetVelocityX = random.range(-15, 15) * length / time;
    s.targetVelocityY = random.range(-15, 15) * length / time;
    s.facing = random.range(-7, 7);
    s.slewRate = StrictMath.pow(10, random.range(-1, 1)) / time;
    s.horizon = random.range(0.5, 12) * time;
    if (random.nextDouble() < 0.3) {
      s.shotFrame = ShotFrame.SHOOTER;
      s.shooterVelocityX = random.range(-20, 20) * length / time;
      s.shooterVelocityY = random.range(-20, 20) * length / time;
    }
    return s;
  }

  private static void flyBy(FireProblem s, RandomStream random, double length, double speed) {
    double miss = StrictMath.pow(10, random.range(-6, 1)) * length;
    double heading = random.range(-Math.PI, Math.PI);
    double way = random.range(1, 40) * length;
    double ux = StrictMath.cos(heading);
    double uy = StrictMath.sin(heading);
    s.targetX = s.muzzleX - way * ux - miss * uy;
    s.targetY = s.muzzleY - way * uy + miss * ux;
    s.targetVelocityX = s.shooterVelocityX + speed * s.muzzleSpeed * ux;
    s.targetVelocityY = s.shooterVelocityY + speed * s.muzzleSpeed * uy;
  }

  private static void world(FireProblem s, RandomStream random) {
    s.shotFrame = ShotFrame.WORLD;
    double speed = random.range(0, 0.95) * s.muzzleSpeed;
    double heading = random.range(-Math.PI, Math.PI);
    s.shooterVelocityX = speed * StrictMath.cos(heading);
    s.shooterVelocityY = speed * StrictMath.sin(heading);
  }

  private static void arc(FireProblem s, RandomStream random) {
    s.arcCentre = random.range(-4, 4);
    s.arcHalf = random.range(0.05, 3);
  }

  private static void accelerate(FireProblem s, RandomStream random, double length, double time) {
    double size = StrictMath.pow(10, random.range(-2, 1.3)) * length / (time * time);
    double heading = random.range(-Math.PI, Math.PI);
    s.targetAccelerationX = size * StrictMath.cos(heading);
    s.targetAccelerationY = size * StrictMath.sin(heading);
  }

  private static void gravity(FireProblem s, RandomStream random, double length, double time) {
    double size = StrictMath.pow(10, random.range(-1, 1.1)) * length / (time * time);
    double heading = random.range(-Math.PI, Math.PI);
    s.gravityX = size * StrictMath.cos(heading);
    s.gravityY = size * StrictMath.sin(heading);
  }

  private static void brake(FireProblem s, RandomStream random, double time) {
    double stop = random.range(0.1, 4) * time;
    s.targetStopTime = stop;
    s.targetAccelerationX = -s.targetVelocityX / stop;
    s.targetAccelerationY = -s.targetVelocityY / stop;
  }

  private static void tolerate(FireProblem s, RandomStream random, double length) {
    double kind = random.nextDouble();
    if (kind < 0.7) {
      s.toleranceRadius = random.range(0.01, 3) * length;
    }
    if (kind > 0.4) {
      s.toleranceAngle = random.range(0, 0.3);
    }
    if (kind > 0.5) {
      world(s, random);
    }
  }

  private static void atOnce(FireProblem s, RandomStream random, double length) {
    s.timing = FireTiming.AT_ONCE;
    s.slewRate = Double.POSITIVE_INFINITY;
    double kind = random.nextDouble();
    if (kind < 0.3) {
      s.range = length * random.range(2, 60);
    }
    if (kind < 0.1) {
      arc(s, random);
    }
    if (kind > 0.7) {
      world(s, random);
    }
  }
}
