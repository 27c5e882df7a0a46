package towline.lab.duel;

import java.util.ArrayList;
import java.util.List;
import towline.aim.AimMode;
import towline.aim.FireComputer;
import towline.aim.FireControl;
import towline.aim.situation.Situation;

/** One engagement that is set up by hand: every mode against the same target, tick by tick. */
public final class StagedDuel {
  private final List<DuelTurret> turrets = new ArrayList<>();

  /**
   * An engagement at its start.
   *
   * @param modes that fight it side by side
   * @param start the gun, the shooter and the target with its motion; it is copied
   * @param planning EVERY_TICK makes every mode plan in every tick
   * @throws IllegalArgumentException if a field of {@code start} is out of its range
   */
  public StagedDuel(List<AimMode> modes, Situation start, AimMode.Planning planning) {
    Situation gun = new Situation();
    gun.set(start);
    gun.setStraight();
    FireComputer computer = new FireComputer();
    for (AimMode mode : modes) {
      turrets.add(
          new DuelTurret(
              mode,
              new FireControl(computer, planning),
              gun,
              start.facing,
              new StagedCourse(start),
              new DriftingMount(start)));
    }
  }

  /** Moves the engagement on by a tick. */
  public void tick() {
    turrets.forEach(DuelTurret::tick);
  }

  /** Whether every shot has hit or missed, or will not be fired any more. */
  public boolean isOver() {
    return turrets.stream().allMatch(DuelTurret::isOver);
  }

  /** The turrets, one for each mode. */
  public List<DuelTurret> turrets() {
    return List.copyOf(turrets);
  }

  /** Moves as a situation says. */
  private static final class StagedCourse extends TargetCourse {
    private final Situation motion = new Situation();

    StagedCourse(Situation start) {
      motion.set(start);
      follow();
    }

    @Override
    void advance(double dt) {
      motion.moveTarget(dt);
      follow();
    }

    private void follow() {
      x = motion.targetX;
      y = motion.targetY;
      vx = motion.targetVelocityX;
      vy = motion.targetVelocityY;
    }

    @Override
    void writeMotion(Situation now) {
      now.targetAccelerationX = motion.targetAccelerationX;
      now.targetAccelerationY = motion.targetAccelerationY;
      now.targetTurnRate = motion.targetTurnRate;
      now.targetStopTime = motion.targetStopTime;
    }
  }

  /** Keeps a shooter's velocity. */
  private static final class DriftingMount extends TurretMount {
    private final double vx;
    private final double vy;
    private double x;
    private double y;

    DriftingMount(Situation start) {
      x = start.muzzleX;
      y = start.muzzleY;
      vx = start.shooterVelocityX;
      vy = start.shooterVelocityY;
    }

    @Override
    double x() {
      return x;
    }

    @Override
    double y() {
      return y;
    }

    @Override
    double vx() {
      return vx;
    }

    @Override
    double vy() {
      return vy;
    }

    @Override
    void advance(double dt) {
      x += dt * vx;
      y += dt * vy;
    }
  }
}
