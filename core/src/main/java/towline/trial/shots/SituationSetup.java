package towline.trial.shots;

import towline.aim.situation.FireProblem;
import towline.internal.RandomStream;
import towline.math.Trigonometry;
import towline.trial.duel.SwayingCourse;
import towline.trial.duel.TargetCourse;
import towline.trial.duel.TargetStart;

/**
 * The random gun and target of one situation, in the terms of {@link ShotFamily}. Equal seeds give
 * equal situations. Metres, seconds, radians.
 */
final class SituationSetup {
  private static final double FULL_TURN = 2 * Math.PI;
  private static final double WATCH_TIME = 3;
  private static final double TARGET_RADIUS = 0.75;
  private static final double RANGE = 60;
  private static final double DRIFT_CHANCE = 0.3;
  private static final double GREATEST_DRIFT = 2;

  /** Extra muzzle speed where shots fall, m/s. */
  private static final double FALL_SPEED = 3;

  /** Muzzle speed at a shivering target, m/s. */
  private static final double SHIVER_MUZZLE_SPEED = 34;

  /** Muzzle speed at a dodging target, m/s. */
  private static final double DODGE_MUZZLE_SPEED = 22;

  /** Ratio of the two frequencies of a tremor, so that it does not repeat. */
  private static final double TREMOR_RATIO = 1.27;

  private final RandomStream random;
  private final FireProblem gun = new FireProblem();
  private double facing;
  private double drift;
  private int side;
  private boolean dodges;
  private double x;
  private double y;
  private double heading;
  private double speed;

  SituationSetup(long seed) {
    random = new RandomStream(seed);
    gun.range = RANGE;
    gun.targetRadius = TARGET_RADIUS;
    gun.horizon = Situation.HORIZON;
    gun.muzzleSpeed = random.range(15, 19);
    facing = random.range(0, Math.PI);
    boolean drifts = random.nextDouble() < DRIFT_CHANCE;
    drift = drifts ? random.range(-GREATEST_DRIFT, GREATEST_DRIFT) : 0;
    x = random.range(-16, 16);
    y = random.range(6, 32);
    heading = random.range(-Math.PI, Math.PI);
  }

  FireProblem gun() {
    return gun;
  }

  double facing() {
    return facing;
  }

  /** Returns the velocity of the gun along x, m/s. */
  double drift() {
    return drift;
  }

  /** Returns 1 or -1 if the gun is at the left or right edge, 0 if it is below the target. */
  int side() {
    return side;
  }

  boolean dodges() {
    return dodges;
  }

  SituationSetup gun(GunType type) {
    gun.slewRate = type.slewRate(random);
    return this;
  }

  SituationSetup anyGun() {
    GunType[] types = GunType.values();
    return gun(types[random.index(types.length)]);
  }

  SituationSetup speed(double slowest, double fastest) {
    speed = random.range(slowest, fastest);
    return this;
  }

  /** Puts the gun at an edge: what falls then moves across its line of fire. */
  SituationSetup atSide() {
    side = sign();
    x = side * random.range(9, 30);
    y = random.range(-14, 18);
    facing = (side > 0 ? 0 : Math.PI) + random.range(-1.2, 1.2);
    drift = 0;
    return this;
  }

  SituationSetup shotsFall() {
    return shotsFall(random.range(6, 10));
  }

  private SituationSetup shotsFall(double gravity) {
    gun.gravityY = -gravity;
    gun.muzzleSpeed += FALL_SPEED;
    return this;
  }

  /** Makes the target pass the gun at a drawn distance, nearest after the choice. */
  SituationSetup passing(double nearest, double farthest) {
    boolean toRight = random.nextDouble() < 0.5;
    double distance = random.range(nearest, farthest);
    double ahead = random.range(0, 8);
    double slope = random.range(-0.25, 0.25);
    heading = toRight ? slope : Math.PI - slope;
    double back = WATCH_TIME * speed + ahead;
    x = -back * Trigonometry.cos(heading);
    y = distance - back * Trigonometry.sin(heading);
    return this;
  }

  TargetCourse straight() {
    return alongHeading(4, time -> speed * time, time -> speed);
  }

  /** Returns a straight course whose speed pulses. */
  TargetCourse pulsing() {
    double pulse = random.range(0.4, 0.7);
    double frequency = FULL_TURN * random.range(3, 5);
    double phase = random.range(0, FULL_TURN);
    return alongHeading(
        Math.max(4, pulse * frequency),
        time ->
            speed * time
                + pulse
                    / frequency
                    * (Trigonometry.cos(phase) - Trigonometry.cos(frequency * time + phase)),
        time -> speed + pulse * Trigonometry.sin(frequency * time + phase));
  }

  TargetCourse speedingUp(double least, double most) {
    double acceleration = random.range(least, most);
    return alongHeading(
        acceleration,
        time -> speed * time + acceleration * time * time / 2,
        time -> speed + acceleration * time);
  }

  /** Returns a course at rest between {@code soonest} and {@code latest} s after its start. */
  TargetCourse braking(double soonest, double latest) {
    double stopTime = random.range(soonest, latest);
    double deceleration = speed / stopTime;
    return alongHeading(
        deceleration,
        time -> {
          double moving = Math.min(time, stopTime);
          return speed * moving - deceleration * moving * moving / 2;
        },
        time -> Math.max(0, speed - deceleration * time));
  }

  /** A quantity as a function of time. */
  private interface Function {
    double at(double time);
  }

  private TargetCourse alongHeading(double acceleration, Function distance, Function velocity) {
    double cosine = Trigonometry.cos(heading);
    double sine = Trigonometry.sin(heading);
    return new FormulaCourse(
        acceleration,
        (time, course) -> {
          double along = distance.at(time);
          double rate = velocity.at(time);
          course.set(x + along * cosine, y + along * sine, rate * cosine, rate * sine);
        });
  }

  /** Returns a straight course towards the gun; the barrel points along it or elsewhere. */
  TargetCourse headOn(boolean isAimed) {
    double bearing = random.range(0.5, 2.6);
    double distance = random.range(9, 14) + WATCH_TIME * speed;
    drift = 0;
    x = distance * Trigonometry.cos(bearing);
    y = distance * Trigonometry.sin(bearing);
    heading = bearing + Math.PI + random.range(-0.02, 0.02);
    facing = bearing + (isAimed ? random.range(-0.01, 0.01) : sign() * random.range(0.7, 1.6));
    return straight();
  }

  /** Returns a tremor about one place. */
  TargetCourse trembling() {
    return tremor(random.range(0.28, 0.4), random.range(3.5, 5.5), true);
  }

  /** Returns a straight course with a tremor too small to see in its place. */
  TargetCourse shivering() {
    gun.muzzleSpeed = SHIVER_MUZZLE_SPEED;
    return tremor(random.range(0.16, 0.24), random.range(4, 6), false);
  }

  private TargetCourse tremor(double size, double frequency, boolean isOnSpot) {
    double cosine = Trigonometry.cos(heading);
    double sine = Trigonometry.sin(heading);
    double first = FULL_TURN * frequency;
    double second = TREMOR_RATIO * first;
    return new FormulaCourse(
        size * second * second,
        (time, course) -> {
          double along = isOnSpot ? size * Trigonometry.sin(first * time) : speed * time;
          double alongRate = isOnSpot ? size * first * Trigonometry.cos(first * time) : speed;
          double across = size * Trigonometry.sin(second * time + 1);
          double acrossRate = size * second * Trigonometry.cos(second * time + 1);
          course.set(
              x + along * cosine - across * sine,
              y + along * sine + across * cosine,
              alongRate * cosine - acrossRate * sine,
              alongRate * sine + acrossRate * cosine);
        });
  }

  TargetCourse circling() {
    double turnRate = sign() * random.range(0.9, 2.1);
    double radius = speed / turnRate;
    double cosine = Trigonometry.cos(heading);
    double sine = Trigonometry.sin(heading);
    return new FormulaCourse(
        Math.abs(turnRate) * speed,
        (time, course) -> {
          double cosineNow = Trigonometry.cos(heading + turnRate * time);
          double sineNow = Trigonometry.sin(heading + turnRate * time);
          course.set(
              x + radius * (sineNow - sine),
              y - radius * (cosineNow - cosine),
              speed * cosineNow,
              speed * sineNow);
        });
  }

  /** Returns the course of a thrown body, which falls as the shots do. */
  TargetCourse bothFall() {
    double gravity = random.range(4, 6);
    shotsFall(gravity);
    return thrown(gravity);
  }

  /** Returns the course of a thrown body; shots do not fall. */
  TargetCourse falling() {
    return thrown(random.range(4, 6));
  }

  private TargetCourse thrown(double gravity) {
    double right = sign();
    double velocityX = right * random.range(2.5, 5);
    double velocityY = random.range(11, 14);
    double startX = side * 17 + right * random.range(-12, 2);
    double startY = random.range(-16, 0);
    return new FormulaCourse(
        gravity,
        (time, course) ->
            course.set(
                startX + velocityX * time,
                startY + velocityY * time - gravity * time * time / 2,
                velocityX,
                velocityY - gravity * time));
  }

  TargetCourse weaving() {
    double swing = random.range(0.7, 1.1);
    double frequency = FULL_TURN * random.range(0.45, 0.9);
    return new SwayingCourse(start(), swing, frequency, random.range(0, FULL_TURN));
  }

  TargetCourse snake() {
    double frequency = FULL_TURN * random.range(0.4, 0.8);
    double swing = random.range(0.6, 1);
    double phase = random.range(0, FULL_TURN);
    x *= 0.8;
    y = 20 + 0.45 * y;
    return new HuntingCourse(start(), swing, frequency, phase, drift);
  }

  /** Returns a swing to and fro, near one end of which the barrel points. */
  TargetCourse pendulum() {
    double amplitude = random.range(4, 8);
    double frequency = FULL_TURN / random.range(2.4, 4);
    double phase = random.range(0, FULL_TURN);
    double tilt = random.range(-0.5, 0.5);
    double cosine = Trigonometry.cos(tilt);
    double sine = Trigonometry.sin(tilt);
    double middleX = random.range(-9, 9);
    double middleY = random.range(10, 22);
    double end = sign();
    drift = 0;
    // The target leaves this place and is back when a shot arrives there.
    double flight =
        StrictMath.hypot(
                middleX + end * 0.8 * amplitude * cosine, middleY + end * 0.8 * amplitude * sine)
            / gun.muzzleSpeed;
    double part = end * Trigonometry.cos(0.5 * frequency * flight * random.range(0.9, 1.1));
    facing =
        StrictMath.atan2(middleY + part * amplitude * sine, middleX + part * amplitude * cosine);
    return new FormulaCourse(
        amplitude * frequency * frequency,
        (time, course) -> {
          double along = amplitude * Trigonometry.sin(frequency * time + phase);
          double rate = amplitude * frequency * Trigonometry.cos(frequency * time + phase);
          course.set(middleX + along * cosine, middleY + along * sine, rate * cosine, rate * sine);
        });
  }

  /** Returns a course that passes the gun within reach soon after the choice, and dodges. */
  TargetCourse dodging() {
    gun.muzzleSpeed = DODGE_MUZZLE_SPEED;
    double acceleration = random.range(7, 12);
    double dartSide = sign();
    double distance = random.range(3.5, 6.5);
    double back = (WATCH_TIME + random.range(0.3, 1.4)) * speed;
    double bearing = random.range(0.3, 2.8);
    heading = bearing + sign() * random.range(1.2, 1.9);
    x = distance * Trigonometry.cos(bearing) - back * Trigonometry.cos(heading);
    y = distance * Trigonometry.sin(bearing) - back * Trigonometry.sin(heading);
    drift = 0;
    dodges = true;
    return new DodgingCourse(start(), acceleration, dartSide);
  }

  private TargetStart start() {
    return new TargetStart(x, y, speed, heading);
  }

  private int sign() {
    return random.nextDouble() < 0.5 ? 1 : -1;
  }
}
