package towline.trial.duel;

import towline.aim.situation.Agility;
import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.math.Angles;
import towline.math.Trigonometry;

/**
 * Whether an engagement has a moment at which a shot is certain, for a turret that foresees the
 * path and so has its barrel there in time, but knows no more than {@code SURE} of what the target
 * can do once the shot has left.
 *
 * <p>It shares nothing with {@code SURE}: it tries all moments, and of each all times of flight in
 * small steps. It uses the formula of the reach between ticks, which is a hair's breadth wider.
 */
final class CertainSearch {
  /** Times of flight are looked at this many times a tick. */
  private static final int STEPS = 8;

  /** A velocity that changes by more than this part of itself, beyond the acceleration, jumped. */
  private static final double STEADY = 1e-9;

  private final FireProblem sight = new FireProblem();

  /** Whether there is such a moment before the time limit. */
  boolean isPossible(DuelScenario scenario) {
    FireProblem gun = scenario.gun();
    TurretMount mount = scenario.mount();
    TargetCourse target = scenario.target(mount);
    double slew = gun.slewRate;
    double jumpedAt = Double.NEGATIVE_INFINITY;
    double vx = target.vx;
    double vy = target.vy;
    int ticks = (int) Math.round(gun.horizon / DuelTurret.TICK);
    for (int tick = 0; tick < ticks; tick++) {
      double time = tick * DuelTurret.TICK;
      DuelTurret.observe(gun, target, scenario.facing(), sight);
      double change = StrictMath.hypot(target.vx - vx, target.vy - vy);
      if (change > sight.agility.acceleration * DuelTurret.TICK + STEADY * (1 + target.speed())) {
        jumpedAt = time - DuelTurret.TICK;
      }
      vx = target.vx;
      vy = target.vy;
      sight.muzzleX = mount.x();
      sight.muzzleY = mount.y();
      sight.shooterVelocityX = mount.vx();
      sight.shooterVelocityY = mount.vy();
      if (time >= gun.timeToReady && isPossible(slew * time, time - jumpedAt)) {
        return true;
      }
      target.advance(DuelTurret.TICK);
      mount.advance(DuelTurret.TICK);
    }
    return false;
  }

  /**
   * The same for a shot that leaves now, with a barrel that has turned by at most {@code turned}.
   */
  private boolean isPossible(double turned, double sinceJump) {
    double step = DuelTurret.TICK / STEPS;
    double life = sight.range / sight.muzzleSpeed;
    for (int i = STEPS; i * step <= life; i++) {
      double t = i * step;
      double room = sight.targetRadius - reach(t, sinceJump);
      if (room < 0) {
        return false;
      }
      double x = sight.targetX + t * sight.targetVelocityX - sight.muzzleX - driftX(t);
      double y = sight.targetY + t * sight.targetVelocityY - sight.muzzleY - driftY(t);
      double flown = sight.muzzleSpeed * t;
      if (Math.abs(Math.sqrt(x * x + y * y) - flown) <= room && passes(x, y, flown, room, turned)) {
        return true;
      }
    }
    return false;
  }

  /** What the shooter's velocity, where shots inherit it, and gravity add to the way, m. */
  private double driftX(double t) {
    boolean inherits = sight.shotFrame == ShotFrame.SHOOTER;
    return t * ((inherits ? sight.shooterVelocityX : 0) + 0.5 * t * sight.gravityX);
  }

  /** See {@link #driftX}. */
  private double driftY(double t) {
    boolean inherits = sight.shotFrame == ShotFrame.SHOOTER;
    return t * ((inherits ? sight.shooterVelocityY : 0) + 0.5 * t * sight.gravityY);
  }

  private boolean passes(double x, double y, double flown, double room, double turned) {
    double wanted = Angles.difference(StrictMath.atan2(y, x), sight.facing);
    double facing = sight.facing + Math.max(-turned, Math.min(turned, wanted));
    double dx = x - flown * Trigonometry.cos(facing);
    double dy = y - flown * Trigonometry.sin(facing);
    boolean isInArc = Math.abs(Angles.difference(facing, sight.arcCentre)) <= sight.arcHalf;
    return isInArc && dx * dx + dy * dy <= room * room;
  }

  /** How far from its straight course the target can be after {@code t} seconds. */
  private double reach(double t, double sinceJump) {
    Agility agility = sight.agility;
    double dt = DuelTurret.TICK;
    double reach = agility.acceleration * (t * (t + dt) / 2 + dt * dt / 8);
    if (agility.jump > 0) {
      double quiet = Math.max(0, agility.jumpGap - sinceJump);
      boolean jumpsTwice = t > quiet + agility.jumpGap;
      reach += jumpsTwice ? Double.POSITIVE_INFINITY : agility.jump * Math.max(0, t - quiet);
    }
    return reach;
  }
}
