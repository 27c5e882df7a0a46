package towline.lab.duel;

import towline.aim.AimMode;
import towline.aim.FireCommand;
import towline.aim.FireControl;
import towline.aim.learn.Quarries;
import towline.aim.situation.Situation;
import towline.lab.ParameterValues;
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

  private final AimMode mode;
  private final FireControl control;
  private final Situation sight = new Situation();
  private final FireCommand order = new FireCommand();

  private final ParameterValues parameters;
  private final double targetRadius;
  private final double slewRate;
  private final double muzzleSpeed;
  private final int waitTicks;
  private final int lifeTicks;

  private final TargetCourse target;
  private final TurretMount mount;
  private double facing;
  private int ticks;
  private boolean hasFired;
  private int shotTicks;
  private boolean isOver;
  private double timeToFire = Double.POSITIVE_INFINITY;
  private double timeToHit = Double.POSITIVE_INFINITY;

  /** A turret at the start of an engagement. */
  DuelTurret(AimMode mode, FireControl control, DuelScenario scenario) {
    this.mode = mode;
    this.control = control;
    parameters = scenario.parameters();
    targetRadius = parameters.get(DuelParameters.TARGET_RADIUS);
    slewRate = parameters.get(DuelParameters.SLEW_RATE);
    muzzleSpeed = parameters.get(DuelParameters.MUZZLE_SPEED);
    waitTicks = (int) Math.round(parameters.get(DuelParameters.TIME_LIMIT) / TICK);
    lifeTicks = (int) Math.round(parameters.get(DuelParameters.RANGE) / muzzleSpeed / TICK);
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
    isOver |= !hasFired && ticks == waitTicks;
  }

  private void aim() {
    observe(target, facing, parameters, sight);
    sight.muzzleX = mount.x();
    sight.muzzleY = mount.y();
    sight.shooterVelocityX = mount.vx();
    sight.shooterVelocityY = mount.vy();
    findQuarries();
    control.decide(mode, sight, 0, TICK, order);
    if (order.fire) {
      hasFired = true;
      timeToFire = ticks * TICK;
      target.onShot(sight, lifeTicks);
    } else if (order.turns) {
      facing = Angles.towards(facing, order.bearing, slewRate * TICK);
    }
  }

  /** What a target may be after: the turret, and the prey that the snakes of the duel hunt. */
  private void findQuarries() {
    Quarries quarries = control.learner().quarries();
    quarries.clear();
    quarries.add(mount.x(), mount.y(), mount.vx(), mount.vy());
    if (mount.x() != SnakeCourse.PREY_X || mount.y() != SnakeCourse.PREY_Y) {
      quarries.add(SnakeCourse.PREY_X, SnakeCourse.PREY_Y, 0, 0);
    }
  }

  /** Fills in what the turret sees of its target with its barrel at {@code facing}. */
  static void observe(
      TargetCourse target, double facing, ParameterValues parameters, Situation sight) {
    sight.facing = facing;
    sight.slewRate = parameters.get(DuelParameters.SLEW_RATE);
    sight.muzzleSpeed = parameters.get(DuelParameters.MUZZLE_SPEED);
    sight.range = parameters.get(DuelParameters.RANGE);
    sight.horizon = parameters.get(DuelParameters.TIME_LIMIT);
    sight.targetX = target.x;
    sight.targetY = target.y;
    sight.targetVelocityX = target.vx;
    sight.targetVelocityY = target.vy;
    sight.targetRadius = parameters.get(DuelParameters.TARGET_RADIUS);
    target.writeAgility(sight.agility);
  }

  /** The shot hits at its closest approach in the first tick in which that is inside the target. */
  private void flyShot() {
    double stepX = muzzleSpeed * TICK * Trigonometry.cos(facing);
    double stepY = muzzleSpeed * TICK * Trigonometry.sin(facing);
    double fromX = target.x - sight.muzzleX - shotTicks * stepX;
    double fromY = target.y - sight.muzzleY - shotTicks * stepY;
    target.advance(TICK);
    double toX = target.x - sight.muzzleX - (shotTicks + 1) * stepX;
    double toY = target.y - sight.muzzleY - (shotTicks + 1) * stepY;
    double part = Sweep.closestPart(fromX, fromY, toX, toY);
    double x = fromX + part * (toX - fromX);
    double y = fromY + part * (toY - fromY);
    if (x * x + y * y <= targetRadius * targetRadius) {
      timeToHit = timeToFire + (shotTicks + part) * TICK;
      isOver = true;
    }
    shotTicks++;
    isOver |= shotTicks == lifeTicks;
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

  /** The shot's position, m; only meaningful once it has been fired. */
  public double shotX() {
    return sight.muzzleX + shotTicks * muzzleSpeed * TICK * Trigonometry.cos(facing);
  }

  /** The shot's position, m; only meaningful once it has been fired. */
  public double shotY() {
    return sight.muzzleY + shotTicks * muzzleSpeed * TICK * Trigonometry.sin(facing);
  }
}
