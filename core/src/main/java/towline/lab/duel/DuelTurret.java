package towline.lab.duel;

import towline.aim.AimMode;
import towline.aim.FireCommand;
import towline.aim.FireControl;
import towline.aim.situation.Situation;
import towline.math.Angles;
import towline.math.Sweep;
import towline.math.Trigonometry;

/**
 * A turret in one engagement: one aim mode, one target, one shot, with the fire control of the
 * game. Metres, seconds, radians; the turret starts at the origin.
 */
public final class DuelTurret {
  /** Seconds in a tick. */
  public static final double TICK = 1.0 / 60;

  /** Seconds after which an engagement without a shot is over. */
  static final double TIME_LIMIT = 6;

  private static final double TARGET_RADIUS = 0.6;
  private static final double SLEW_RATE = 1.5;
  private static final double MUZZLE_SPEED = 24;
  private static final double RANGE = 40;
  private static final int TICKS = (int) Math.round(TIME_LIMIT / TICK);
  private static final int SHOT_TICKS = (int) Math.round(RANGE / MUZZLE_SPEED / TICK);

  private final AimMode mode;
  private final FireControl control;
  private final Situation sight = new Situation();
  private final FireCommand order = new FireCommand();

  private final TargetCourse target;
  private final TurretMount mount;
  private double facing;
  private int ticks;
  private boolean hasFired;
  private int shotTicks;
  private boolean isOver;
  private double closestApproach = Double.POSITIVE_INFINITY;
  private double timeToFire = Double.POSITIVE_INFINITY;
  private double timeToHit = Double.POSITIVE_INFINITY;

  /** A turret at the start of an engagement. */
  DuelTurret(AimMode mode, FireControl control, DuelScenario scenario) {
    this.mode = mode;
    this.control = control;
    target = scenario.target();
    mount = scenario.mount();
    facing = scenario.facing();
  }

  /** Moves everything on by a tick; does nothing once the engagement is over. */
  void tick() {
    if (isOver) {
      return;
    }
    if (!hasFired) {
      aim();
    }
    if (hasFired) {
      flyShot();
    } else {
      target.advance(TICK);
    }
    mount.advance(TICK);
    ticks++;
    isOver |= !hasFired && ticks == TICKS;
  }

  private void aim() {
    observe(target, facing, sight);
    sight.muzzleX = mount.x();
    sight.muzzleY = mount.y();
    sight.shooterVelocityX = mount.vx();
    sight.shooterVelocityY = mount.vy();
    control.decide(mode, sight, 0, TICK, order);
    if (order.fire) {
      hasFired = true;
      timeToFire = ticks * TICK;
    } else if (order.turns) {
      facing = Angles.towards(facing, order.bearing, SLEW_RATE * TICK);
    }
  }

  /** Fills in what the turret sees of its target with its barrel at {@code facing}. */
  static void observe(TargetCourse target, double facing, Situation sight) {
    sight.facing = facing;
    sight.slewRate = SLEW_RATE;
    sight.muzzleSpeed = MUZZLE_SPEED;
    sight.range = RANGE;
    sight.horizon = TIME_LIMIT;
    sight.targetX = target.x;
    sight.targetY = target.y;
    sight.targetVelocityX = target.vx;
    sight.targetVelocityY = target.vy;
    sight.targetRadius = TARGET_RADIUS;
  }

  /** The shot hits at its closest approach in the first tick in which that is inside the target. */
  private void flyShot() {
    double stepX = MUZZLE_SPEED * TICK * Trigonometry.cos(facing);
    double stepY = MUZZLE_SPEED * TICK * Trigonometry.sin(facing);
    double fromX = target.x - sight.muzzleX - shotTicks * stepX;
    double fromY = target.y - sight.muzzleY - shotTicks * stepY;
    target.advance(TICK);
    double toX = target.x - sight.muzzleX - (shotTicks + 1) * stepX;
    double toY = target.y - sight.muzzleY - (shotTicks + 1) * stepY;
    double part = Sweep.closestPart(fromX, fromY, toX, toY);
    double x = fromX + part * (toX - fromX);
    double y = fromY + part * (toY - fromY);
    closestApproach = Math.min(closestApproach, StrictMath.hypot(x, y));
    if (x * x + y * y <= TARGET_RADIUS * TARGET_RADIUS) {
      timeToHit = timeToFire + (shotTicks + part) * TICK;
      isOver = true;
    }
    shotTicks++;
    isOver |= shotTicks == SHOT_TICKS;
  }

  /** How it aims. */
  public AimMode mode() {
    return mode;
  }

  /** Whether the shot has hit or missed, or time has run out before one was fired. */
  public boolean isOver() {
    return isOver;
  }

  /** Whether the shot has left. */
  public boolean hasFired() {
    return hasFired;
  }

  /** Seconds from the start until the shot left; +infinity: it has not. */
  public double timeToFire() {
    return timeToFire;
  }

  /** Seconds from the start until the hit; +infinity: none so far. */
  public double timeToHit() {
    return timeToHit;
  }

  /** How near the shot has come to the target's centre, m; +infinity: there is no shot yet. */
  public double closestApproach() {
    return closestApproach;
  }

  /** What the turret believes and plans; not to be changed. */
  public FireControl control() {
    return control;
  }

  /** Where the barrel points, radians counter-clockwise from +x. */
  public double facing() {
    return facing;
  }

  /** The turret's position, m. */
  public double x() {
    return mount.x();
  }

  /** The turret's position, m. */
  public double y() {
    return mount.y();
  }

  /** The target's position, m. */
  public double targetX() {
    return target.x;
  }

  /** The target's position, m. */
  public double targetY() {
    return target.y;
  }

  /** The target's velocity, m/s. */
  public double targetVelocityX() {
    return target.vx;
  }

  /** The target's velocity, m/s. */
  public double targetVelocityY() {
    return target.vy;
  }

  /** The shot's position, m; only meaningful once it has been fired. */
  public double shotX() {
    return sight.muzzleX + shotTicks * MUZZLE_SPEED * TICK * Trigonometry.cos(facing);
  }

  /** The shot's position, m; only meaningful once it has been fired. */
  public double shotY() {
    return sight.muzzleY + shotTicks * MUZZLE_SPEED * TICK * Trigonometry.sin(facing);
  }
}
