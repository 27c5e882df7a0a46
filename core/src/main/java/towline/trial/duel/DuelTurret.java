package towline.trial.duel;

import towline.ai.aim.AimMode;
import towline.ai.aim.Planning;
import towline.ai.gun.GunAccuracy;
import towline.aim.FireCommand;
import towline.aim.FireControl;
import towline.aim.SolverScratch;
import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.internal.RandomStream;
import towline.internal.SweptCollision;
import towline.math.Angles;
import towline.math.Trigonometry;

/**
 * A turret in one engagement with one aim mode, one target and one shot, and the fire control of
 * the game. Metres, seconds, radians; the turret starts at the origin.
 */
public final class DuelTurret {
  /** Length of a tick, s. */
  public static final double TICK = 1.0 / 60;

  private final FireProblem gun;

  /** Longest time of flight of a shot, s. */
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
  private final boolean hasFixedPrey;
  private double facing;

  /** Time since the start, in ticks; a whole number if ticks are even. */
  private double ticks;

  /** Length of the last tick, in usual ticks. */
  private double lastTick = 1;

  /** Length of the current tick, in usual ticks. */
  private double thisTick = 1;

  private boolean hasFired;
  private double shotFacing;
  private double shotTicks;
  private boolean isOver;
  private double closestApproach = Double.POSITIVE_INFINITY;
  private double timeToFire = Double.POSITIVE_INFINITY;
  private double timeToHit = Double.POSITIVE_INFINITY;

  /**
   * Creates a turret at the start of an engagement.
   *
   * @param gun the abilities of the gun and the size of the target; place, facing and motion are
   *     not read
   * @param facing first bearing of the barrel, radians counter-clockwise from +x
   * @param gunner the user of the gun, for this shot only
   * @param sighting the accuracy of the turret's sight
   * @param hasFixedPrey true if the target may hunt the fixed prey of the duel's snakes, too
   */
  DuelTurret(
      AimMode mode,
      FireControl control,
      FireProblem gun,
      double facing,
      TargetCourse target,
      TurretMount mount,
      Gunner gunner,
      Sighting sighting,
      boolean hasFixedPrey) {
    this.hasFixedPrey = hasFixedPrey;
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

  /**
   * Creates a turret without errors at the start of an engagement.
   *
   * @param scratch scratch space, which turrets may share
   * @param planning EVERY_TICK makes the turret plan in every tick
   * @param gun the abilities of the gun and the size of the target
   * @param facing first bearing of the barrel, rad counter-clockwise from +x
   */
  public static DuelTurret exact(
      AimMode mode,
      SolverScratch scratch,
      Planning planning,
      FireProblem gun,
      double facing,
      TargetCourse target,
      TurretMount mount) {
    target.mount = mount;
    FireControl control = new FireControl(scratch, planning == Planning.EVERY_TICK);
    Gunner gunner = new Gunner(GunAccuracy.PERFECT, new RandomStream(1), scratch.solver());
    return new DuelTurret(
        mode, control, gun, facing, target, mount, gunner, Sighting.exact(), false);
  }

  /** Advances the engagement by a tick; does nothing once it is over. */
  public void tick() {
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
    control.clearPrey();
    control.addPrey(mount.x(), mount.y(), mount.vx(), mount.vy());
    if (hasFixedPrey && (mount.x() != SnakeCourse.PREY_X || mount.y() != SnakeCourse.PREY_Y)) {
      control.addPrey(SnakeCourse.PREY_X, SnakeCourse.PREY_Y, 0, 0);
    }
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

  /**
   * Fills {@code sight} with the view of a turret with gun {@code gun} and its barrel at {@code
   * facing}.
   */
  static void observe(FireProblem gun, TargetCourse target, double facing, FireProblem sight) {
    sight.set(gun);
    sight.facing = facing;
    sight.targetX = target.x;
    sight.targetY = target.y;
    sight.targetVelocityX = target.vx;
    sight.targetVelocityY = target.vy;
    target.writeAgility(sight.agility);
  }

  /**
   * Moves the shot and the target by a tick. The shot hits at its closest approach in the first
   * tick in which that is inside the target.
   */
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

  /** Returns the distance that the shot has flown along x after {@code flightTicks} ticks, m. */
  private double flownX(double flightTicks) {
    double step = gun.muzzleSpeed * TICK * Trigonometry.cos(shotFacing);
    return flightTicks * step + drift(flightTicks, sight.shooterVelocityX, gun.gravityX);
  }

  /** Returns the distance that the shot has flown along y after {@code flightTicks} ticks, m. */
  private double flownY(double flightTicks) {
    double step = gun.muzzleSpeed * TICK * Trigonometry.sin(shotFacing);
    return flightTicks * step + drift(flightTicks, sight.shooterVelocityY, gun.gravityY);
  }

  /** Returns the displacement of the shot by the inherited velocity, if any, and by gravity, m. */
  private double drift(double flightTicks, double shooterVelocity, double gravity) {
    double time = flightTicks * TICK;
    double inherited = gun.shotFrame == ShotFrame.SHOOTER ? shooterVelocity : 0;
    return time * (inherited + 0.5 * time * gravity);
  }

  public AimMode mode() {
    return mode;
  }

  /** Returns true if the shot has hit or missed, or time has run out without one. */
  public boolean isOver() {
    return isOver;
  }

  /** Returns true if the shot has left. */
  public boolean hasFired() {
    return hasFired;
  }

  /** Returns the time from the start until the shot left, s; +infinity before it. */
  public double timeToFire() {
    return timeToFire;
  }

  /** Returns the time from the start until the hit, s; +infinity without one so far. */
  public double timeToHit() {
    return timeToHit;
  }

  /**
   * Returns the least distance of the shot from the target's centre so far, m; +infinity without a
   * shot.
   */
  public double closestApproach() {
    return closestApproach;
  }

  /** Returns the fire control with the beliefs and plans of the turret; read-only. */
  public FireControl control() {
    return control;
  }

  /** Returns the bearing of the barrel, rad counter-clockwise from +x. */
  public double facing() {
    return facing;
  }

  /**
   * Returns the direction of the shot's flight, rad counter-clockwise from +x; gravity turns it.
   */
  public double shotBearing() {
    double alongY = flownY(shotTicks + 1) - flownY(shotTicks);
    return StrictMath.atan2(alongY, flownX(shotTicks + 1) - flownX(shotTicks));
  }

  /** Returns the x of the turret, m. */
  public double x() {
    return mount.x();
  }

  /** Returns the y of the turret, m. */
  public double y() {
    return mount.y();
  }

  /** Returns the x of the target, m. */
  public double targetX() {
    return target.x;
  }

  /** Returns the y of the target, m. */
  public double targetY() {
    return target.y;
  }

  /**
   * Fills {@code truth} with the true state of the engagement, and with the formula of the target's
   * motion if there is one.
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

  /** Returns the x component of the target's velocity, m/s. */
  public double targetVelocityX() {
    return target.vx;
  }

  /** Returns the y component of the target's velocity, m/s. */
  public double targetVelocityY() {
    return target.vy;
  }

  /** Returns the x of the shot, m; only meaningful once it has been fired. */
  public double shotX() {
    return sight.muzzleX + flownX(shotTicks);
  }

  /** Returns the y of the shot, m; only meaningful once it has been fired. */
  public double shotY() {
    return sight.muzzleY + flownY(shotTicks);
  }
}
