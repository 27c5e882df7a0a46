package towline.aim.tracking;

import towline.aim.AimStrategy;
import towline.aim.FireCommand;
import towline.aim.FireControl;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.aim.situation.MotionSource;
import towline.internal.RandomStream;
import towline.math.Angles;

/**
 * A turret against a target whose positions it measures, with errors and in uneven ticks. It fires
 * one shot within six seconds; the shot hits if it passes within the target's radius.
 */
final class MeasuredDuel {
  /** Courses of targets. */
  enum Course {
    STRAIGHT,
    WEAVING,
    CIRCLING,
    ACCELERATING
  }

  private static final double TICK = 1.0 / 60;
  private static final double JITTER = 0.1;
  private static final double TIME_LIMIT = 6;

  private final Course course;
  private final double noise;
  private final RandomStream random;
  private double x;
  private double y;
  private double vx;
  private double vy;
  private double ax;
  private double ay;
  private double speed;
  private double heading;
  private double swing;
  private double frequency;
  private double phase;
  private double time;
  private double facing;

  private MeasuredDuel(Course course, double noise, RandomStream random) {
    this.course = course;
    this.noise = noise;
    this.random = random;
    do {
      double bearing = random.range(-Math.PI, Math.PI);
      double distance = random.range(8, 30);
      x = distance * StrictMath.cos(bearing);
      y = distance * StrictMath.sin(bearing);
      speed = random.range(4, 10);
      heading = random.range(-Math.PI, Math.PI);
      facing = random.range(-Math.PI, Math.PI);
      turnTo(heading);
    } while (!isReachable());
    swing = Math.PI / 4;
    frequency = 2 * Math.PI * random.range(0.3, 0.8);
    phase = random.range(0, 2 * Math.PI);
    if (course == Course.ACCELERATING) {
      double size = random.range(1, 4);
      double way = random.range(-Math.PI, Math.PI);
      ax = size * StrictMath.cos(way);
      ay = size * StrictMath.sin(way);
    }
    if (course == Course.CIRCLING) {
      frequency = Math.toRadians(random.range(20, 90)) * (random.nextDouble() < 0.5 ? -1 : 1);
    }
  }

  /** Returns whether there is a shot in range and time if the target flies straight on. */
  private boolean isReachable() {
    FireProblem now = new FireProblem();
    now.muzzleSpeed = 24;
    now.slewRate = 1.5;
    now.range = 40;
    now.horizon = TIME_LIMIT;
    now.facing = facing;
    now.targetX = x;
    now.targetY = y;
    now.targetVelocityX = vx;
    now.targetVelocityY = vy;
    return new FireSolver().timeToGo(now) < TIME_LIMIT;
  }

  /** Share of hits in {@code count} engagements. */
  static double hits(AimStrategy strategy, Course course, double noise, int count, long seed) {
    int hits = 0;
    RandomStream root = new RandomStream(seed);
    for (int i = 0; i < count; i++) {
      hits += new MeasuredDuel(course, noise, root.split(i)).isHit(strategy) ? 1 : 0;
    }
    return (double) hits / count;
  }

  private void move(double dt) {
    switch (course) {
      case WEAVING -> turnTo(heading + swing * StrictMath.sin(frequency * (time + dt / 2) + phase));
      case CIRCLING -> turnTo(heading + frequency * (time + dt / 2));
      case ACCELERATING -> {
        vx += ax * dt;
        vy += ay * dt;
      }
      default -> {}
    }
    x += vx * dt;
    y += vy * dt;
    time += dt;
  }

  private void turnTo(double course) {
    vx = speed * StrictMath.cos(course);
    vy = speed * StrictMath.sin(course);
  }

  private boolean isHit(AimStrategy strategy) {
    FireControl control = new FireControl();
    FireCommand order = new FireCommand();
    FireProblem now = new FireProblem();
    now.muzzleSpeed = 24;
    now.slewRate = 1.5;
    now.range = 40;
    now.targetRadius = 0.6;
    now.motion = MotionSource.MEASURED;
    now.targetNoise = noise;
    now.facing = facing;
    double dt = TICK;
    while (time < TIME_LIMIT) {
      now.horizon = TIME_LIMIT;
      now.targetX = x + random.range(-noise, noise);
      now.targetY = y + random.range(-noise, noise);
      control.decide(strategy, now, 1, dt, order);
      if (order.fire) {
        return passes(now.facing);
      }
      now.facing = Angles.towards(now.facing, order.bearing, now.slewRate * dt);
      dt = TICK * random.range(1 - JITTER, 1 + JITTER);
      move(dt);
    }
    return false;
  }

  private boolean passes(double bearing) {
    double shotVx = 24 * StrictMath.cos(bearing);
    double shotVy = 24 * StrictMath.sin(bearing);
    double fired = time;
    double fine = TICK / 4;
    while (time - fired < 40.0 / 24) {
      double t = time - fired;
      if (StrictMath.hypot(x - shotVx * t, y - shotVy * t) <= 0.6) {
        return true;
      }
      move(fine);
    }
    return false;
  }
}
