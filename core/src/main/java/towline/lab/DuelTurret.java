package towline.lab;

import towline.aim.AimMode;
import towline.aim.FireCommand;
import towline.aim.FireComputer;
import towline.aim.FireControl;
import towline.aim.Situation;
import towline.math.Angles;
import towline.math.Sweep;
import towline.math.Trigonometry;

/** The turret of lab duel: fights one engagement at a time, with the fire control of the game. */
final class DuelTurret {
  static final double TICK = 1.0 / 60;
  static final double PATIENCE = 6;
  static final double TARGET_RADIUS = 0.6;

  private static final double SLEW_RATE = 1.5;
  private static final double MUZZLE_SPEED = 24;
  private static final double RANGE = 40;
  private static final int TICKS = (int) Math.round(PATIENCE / TICK);
  private static final int SHOT_TICKS = (int) Math.round(RANGE / MUZZLE_SPEED / TICK);

  private static final Carrier NOT_TOWED = new Carrier();

  private final FireControl control;
  private final Situation now = new Situation();
  private final FireCommand order = new FireCommand();

  DuelTurret(AimMode.Planning planning) {
    control = new FireControl(new FireComputer(), planning);
  }

  /**
   * What came of an engagement.
   *
   * @param timeToFire seconds until the shot left; +infinity: it never did
   * @param timeToHit seconds until the hit; +infinity: none
   */
  record Outcome(double timeToFire, double timeToHit) {
    boolean hasFired() {
      return timeToFire < Double.POSITIVE_INFINITY;
    }

    boolean hasHit() {
      return timeToHit < Double.POSITIVE_INFINITY;
    }
  }

  /** Fills in what the turret sees of {@code course} with its barrel at {@code facing}. */
  static void look(Course course, double facing, Situation now) {
    now.facing = facing;
    now.slewRate = SLEW_RATE;
    now.muzzleSpeed = MUZZLE_SPEED;
    now.range = RANGE;
    now.horizon = PATIENCE;
    now.targetX = course.x;
    now.targetY = course.y;
    now.targetVelocityX = course.vx;
    now.targetVelocityY = course.vy;
    now.targetRadius = TARGET_RADIUS;
  }

  /** Fights from the origin until the shot has hit or missed, or patience ends. */
  Outcome fight(AimMode mode, Course course, double firstFacing) {
    return fight(mode, course, firstFacing, NOT_TOWED);
  }

  /** The same on a tow. */
  Outcome fight(AimMode mode, Course course, double firstFacing, Carrier carrier) {
    control.hold();
    double facing = firstFacing;
    for (int tick = 0; tick < TICKS; tick++) {
      look(course, facing, now);
      now.muzzleX = carrier.x();
      now.muzzleY = carrier.y();
      now.shooterVelocityX = carrier.vx();
      now.shooterVelocityY = carrier.vy();
      control.decide(mode, now, 0, TICK, order);
      if (order.fire) {
        double fired = tick * TICK;
        return new Outcome(fired, fired + flightTime(course, facing));
      }
      if (order.turns) {
        facing = Angles.towards(facing, order.bearing, SLEW_RATE * TICK);
      }
      course.advance(TICK);
      carrier.advance(TICK);
    }
    return new Outcome(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);
  }

  /** Seconds until a shot that leaves now comes closest in the first tick in which it hits. */
  private double flightTime(Course course, double facing) {
    double stepX = MUZZLE_SPEED * TICK * Trigonometry.cos(facing);
    double stepY = MUZZLE_SPEED * TICK * Trigonometry.sin(facing);
    for (int tick = 0; tick < SHOT_TICKS; tick++) {
      double fromX = course.x - now.muzzleX - tick * stepX;
      double fromY = course.y - now.muzzleY - tick * stepY;
      course.advance(TICK);
      double toX = course.x - now.muzzleX - (tick + 1) * stepX;
      double toY = course.y - now.muzzleY - (tick + 1) * stepY;
      double part = Sweep.closestPart(fromX, fromY, toX, toY);
      double x = fromX + part * (toX - fromX);
      double y = fromY + part * (toY - fromY);
      if (x * x + y * y <= TARGET_RADIUS * TARGET_RADIUS) {
        return (tick + part) * TICK;
      }
    }
    return Double.POSITIVE_INFINITY;
  }
}
