package towline.trial.duel;

import towline.aim.situation.Agility;
import towline.aim.situation.FireProblem;
import towline.aim.situation.ShotFrame;
import towline.math.Angles;
import towline.math.Trigonometry;

/**
 * Finds out whether an engagement has a moment of a certain shot, for a turret that foresees the
 * target's path, so that its barrel is there in time, but knows no more than {@code SURE} of the
 * target's motion after the shot has left.
 *
 * <p>It shares no code with {@code SURE}: it tries all moments, and for each all times of flight in
 * small steps. Its formula of the target's reach between ticks is slightly too wide.
 */
final class CertainSearch {
  /** Number of times of flight tried per tick. */
  private static final int STEPS_PER_TICK = 8;

  /** Relative change of velocity, beyond the acceleration, that counts as a jump. */
  private static final double JUMP_TOLERANCE = 1e-9;

  private final FireProblem sight = new FireProblem();

  /** Returns true if there is such a moment before the time limit. */
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
      if (change
          > sight.agility.acceleration * DuelTurret.TICK + JUMP_TOLERANCE * (1 + target.speed())) {
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
   * Returns true if a shot is certain that leaves now from a barrel that has turned by at most
   * {@code turned} rad.
   */
  private boolean isPossible(double turned, double sinceJump) {
    double step = DuelTurret.TICK / STEPS_PER_TICK;
    double life = sight.range / sight.muzzleSpeed;
    for (int i = STEPS_PER_TICK; i * step <= life; i++) {
      double t = i * step;
      double slack = sight.targetRadius - reach(t, sinceJump);
      if (slack < 0) {
        return false;
      }
      double x = sight.targetX + t * sight.targetVelocityX - sight.muzzleX - driftX(t);
      double y = sight.targetY + t * sight.targetVelocityY - sight.muzzleY - driftY(t);
      double flown = sight.muzzleSpeed * t;
      if (Math.abs(Math.sqrt(x * x + y * y) - flown) <= slack
          && passes(x, y, flown, slack, turned)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the displacement of the shot by the inherited velocity, if any, and by gravity, m. */
  private double driftX(double t) {
    boolean inherits = sight.shotFrame == ShotFrame.SHOOTER;
    return t * ((inherits ? sight.shooterVelocityX : 0) + 0.5 * t * sight.gravityX);
  }

  /** See {@link #driftX}. */
  private double driftY(double t) {
    boolean inherits = sight.shotFrame == ShotFrame.SHOOTER;
    return t * ((inherits ? sight.shooterVelocityY : 0) + 0.5 * t * sight.gravityY);
  }

  private boolean passes(double x, double y, double flown, double slack, double turned) {
    double neededTurn = Angles.difference(StrictMath.atan2(y, x), sight.facing);
    double facing = sight.facing + Math.max(-turned, Math.min(turned, neededTurn));
    double dx = x - flown * Trigonometry.cos(facing);
    double dy = y - flown * Trigonometry.sin(facing);
    boolean isInArc = Math.abs(Angles.difference(facing, sight.arcCentre)) <= sight.arcHalf;
    return isInArc && dx * dx + dy * dy <= slack * slack;
  }

  /** Returns the greatest distance of the target from its straight course after {@code t} s, m. */
  private double reach(double t, double sinceJump) {
    Agility agility = sight.agility;
    double dt = DuelTurret.TICK;
    double reach = agility.acceleration * (t * (t + dt) / 2 + dt * dt / 8);
    if (agility.jump > 0) {
      double timeToJump = Math.max(0, agility.jumpGap - sinceJump);
      boolean jumpsTwice = t > timeToJump + agility.jumpGap;
      reach += jumpsTwice ? Double.POSITIVE_INFINITY : agility.jump * Math.max(0, t - timeToJump);
    }
    return reach;
  }
}
