package towline.trial.duel;

import towline.ai.aim.AimMode;
import towline.aim.FireCommand;
import towline.aim.FireControl;
import towline.aim.learn.Prey;
import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.internal.SweptCollision;
import towline.math.Angles;
import towline.math.Trigonometry;

/**
 * A turret in one engagement: one aim mode, one target, one shot, with the fire control of the
 * game. Metres, seconds, radians; the turret starts at the origin.
 */
public final class DuelTurret {
  /** Seconds in a tick. */
  public static final double TICK = 1.0 / 60;

  private final FireProblem gun;

  /** A shot is gone after this, however far it could fly, s. */
  private static final double LONGEST_FLIGHT = 60;

  private final AimMode mode;
  private final FireControl control;
  private final FireProblem sight = new FireProblem();
  private final FireCommand order = new FireCommand();

  private final int waitTicks;
  private final int lifeTicks;

  private final TargetCourse target;
  private final TurretMount mount;
  private final Gunner gunner;
  private final Sighting sighting;
  private double facing;

  /** Time so far, in ticks; a whole number where ticks are even. */
  private double ticks;

  /** How long the last tick was and how long this one is, in ticks. */
  private double lastTick = 1;

  private double thisTick = 1;
  private boolean hasFired;
  private double shotFacing;
  private double shotTicks;
  private boolean isOver;
  private double closestApproach = Double.POSITIVE_INFINITY;
  private double timeToFire = Double.POSITIVE_INFINITY;
  private double timeToHit = Double.POSITIVE_INFINITY;

  /**
   * A turret at the start of an engagement.
   *
   * @param gun what it can do and what it shoots at, but for place, facing and motion
   * @param facing where the barrel points at first, radians counter-clockwise from +x
   * @param gunner who uses it, this once
   * @param sighting how well it sees
   */
  DuelTurret(
      AimMode mode,
      FireControl control,
      FireProblem gun,
      double facing,
      TargetCourse target,
      TurretMount mount,
      Gunner gunner,
      Sighting sighting) {
    this.gunner = gunner;
    this.sighting = sighting;
    this.mode = mode;
    this.control = control;
    this.gun = gun;
    this.facing = facing;
    this.target = target;
    this.mount = mount;
    waitTicks = (int) Math.round(gun.horizon / TICK);
    lifeTicks = (int) Math.round(Math.min(gun.range / gun.muzzleSpeed, LONGEST_FLIGHT) / TICK);
  }

  /** Moves everything on by a tick; does nothing once the engagement is over. */
  void tick() {
    if (isOver) {
      return;
    }
    thisTick = sighting.nextTick();
    if (!hasFired) {
      aim();
    }
    if (hasFired) {
      flyShot();
    } else {
      target.advance(thisTick * TICK);
    }
    mount.advance(thisTick * TICK);
    ticks += thisTick;
    lastTick = thisTick;
    isOver |= !hasFired && ticks >= waitTicks;
  }

  private void aim() {
    if (mode.turns() && !target.isLockable()) {
      return;
    }
    observe(gun, target, facing, sight);
    sight.timeToReady = Math.max(0, gun.timeToReady - ticks * TICK);
    sight.muzzleX = mount.x();
    sight.muzzleY = mount.y();
    sight.shooterVelocityX = mount.vx();
    sight.shooterVelocityY = mount.vy();
    sighting.blur(sight);
    findPrey();
    control.decide(mode, gunner.aimAt(sight), 0, lastTick * TICK, order);
    if (order.fire && gunner.mayFire()) {
      hasFired = true;
      timeToFire = ticks * TICK;
      shotFacing = gunner.fire(facing);
      sight.facing = shotFacing;
      target.onShot(sight, lifeTicks);
    } else if (order.turns) {
      facing = Angles.towards(facing, order.bearing, gun.slewRate * (thisTick * TICK));
    }
  }

  /** What a target may be after: the turret, and the prey that the snakes of the duel hunt. */
  private void findPrey() {
    Prey prey = control.learner().prey();
    prey.clear();
    prey.add(mount.x(), mount.y(), mount.vx(), mount.vy());
    if (mount.x() != SnakeCourse.PREY_X || mount.y() != SnakeCourse.PREY_Y) {
      prey.add(SnakeCourse.PREY_X, SnakeCourse.PREY_Y, 0, 0);
    }
  }

  /** Fills in what a turret with that gun sees of its target with its barrel at {@code facing}. */
  static void observe(FireProblem gun, TargetCourse target, double facing, FireProblem sight) {
    sight.set(gun);
    sight.facing = facing;
    sight.targetX = target.x;
    sight.targetY = target.y;
    sight.targetVelocityX = target.vx;
    sight.targetVelocityY = target.vy;
    target.writeAgility(sight.agility);
  }

  /** The shot hits at its closest approach in the first tick in which that is inside the target. */
  private void flyShot() {
    double fromX = target.x - sight.muzzleX - flownX(shotTicks);
    double fromY = target.y - sight.muzzleY - flownY(shotTicks);
    target.advance(thisTick * TICK);
    double toX = target.x - sight.muzzleX - flownX(shotTicks + thisTick);
    double toY = target.y - sight.muzzleY - flownY(shotTicks + thisTick);
    double part = SweptCollision.closestPart(fromX, fromY, toX, toY);
    double x = fromX + part * (toX - fromX);
    double y = fromY + part * (toY - fromY);
    closestApproach = Math.min(closestApproach, StrictMath.hypot(x, y));
    if (x * x + y * y <= gun.targetRadius * gun.targetRadius) {
      timeToHit = timeToFire + (shotTicks + part * thisTick) * TICK;
      isOver = true;
    }
    shotTicks += thisTick;
    isOver |= shotTicks >= lifeTicks;
  }

  /** How far along x the shot has flown after so many ticks, m. */
  private double flownX(double flightTicks) {
    double step = gun.muzzleSpeed * TICK * Trigonometry.cos(shotFacing);
    return flightTicks * step + drift(flightTicks, sight.shooterVelocityX, gun.gravityX);
  }

  /** How far along y the shot has flown after so many ticks, m. */
  private double flownY(double flightTicks) {
    double step = gun.muzzleSpeed * TICK * Trigonometry.sin(shotFacing);
    return flightTicks * step + drift(flightTicks, sight.shooterVelocityY, gun.gravityY);
  }

  /** What the shooter's velocity, where shots inherit it, and gravity add to the way, m. */
  private double drift(double flightTicks, double shooterVelocity, double gravity) {
    double time = flightTicks * TICK;
    double inherited = gun.shotFrame == ShotFrame.SHOOTER ? shooterVelocity : 0;
    return time * (inherited + 0.5 * time * gravity);
  }

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

  /** Where the shot flies now, radians counter-clockwise from +x; with gravity it turns. */
  public double shotBearing() {
    double alongY = flownY(shotTicks + 1) - flownY(shotTicks);
    return StrictMath.atan2(alongY, flownX(shotTicks + 1) - flownX(shotTicks));
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

  /**
   * Fills in the engagement as it truly stands now, with the target's motion where a formula has
   * it.
   */
  public void writeTruth(FireProblem truth) {
    observe(gun, target, facing, truth);
    truth.muzzleX = mount.x();
    truth.muzzleY = mount.y();
    truth.shooterVelocityX = mount.vx();
    truth.shooterVelocityY = mount.vy();
    truth.setStraight();
    target.writeMotion(truth);
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
    return sight.muzzleX + flownX(shotTicks);
  }

  /** The shot's position, m; only meaningful once it has been fired. */
  public double shotY() {
    return sight.muzzleY + flownY(shotTicks);
  }
}
