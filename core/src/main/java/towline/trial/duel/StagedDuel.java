package towline.trial.duel;

import java.util.ArrayList;
import java.util.List;
import towline.ai.aim.AimMode;
import towline.ai.aim.Planning;
import towline.aim.SolverScratch;
import towline.aim.situation.Agility;
import towline.aim.situation.FireProblem;

/** An engagement with a start set by hand: every mode against the same target, tick by tick. */
public final class StagedDuel {
  /** Greatest speed of a target that is led by hand, m/s. */
  private static final double TOP_SPEED = 12;

  private final List<DuelTurret> turrets = new ArrayList<>();
  private final List<StagedCourse> courses = new ArrayList<>();

  /**
   * Creates an engagement at its start.
   *
   * @param modes the modes, which fight side by side
   * @param start the gun, the shooter and the target with its motion; it is copied
   * @param planning EVERY_TICK makes every mode plan in every tick
   * @throws IllegalArgumentException if a field of {@code start} is out of its range
   */
  public StagedDuel(List<AimMode> modes, FireProblem start, Planning planning) {
    FireProblem gun = new FireProblem();
    gun.set(start);
    gun.setStraight();
    SolverScratch scratch = new SolverScratch();
    for (AimMode mode : modes) {
      StagedCourse course = new StagedCourse(start);
      courses.add(course);
      turrets.add(
          DuelTurret.exact(
              mode,
              scratch,
              planning,
              gun,
              start.facing,
              course,
              new DriftingMount(
                  start.muzzleX, start.muzzleY, start.shooterVelocityX, start.shooterVelocityY)));
    }
  }

  /** Makes the target head for a place, m, instead of following its motion. */
  public void leadTarget(double x, double y) {
    for (StagedCourse course : courses) {
      course.isLed = true;
      course.leadX = x;
      course.leadY = y;
    }
  }

  /** Advances the engagement by a tick. */
  public void tick() {
    turrets.forEach(DuelTurret::tick);
  }

  /** Returns true if every shot has hit or missed, or can no longer be fired. */
  public boolean isOver() {
    return turrets.stream().allMatch(DuelTurret::isOver);
  }

  /** Returns the turrets, one for each mode. */
  public List<DuelTurret> turrets() {
    return List.copyOf(turrets);
  }

  /** The course given by the start, or towards the place to which it is led. */
  private static final class StagedCourse extends TargetCourse {
    private final FireProblem motion = new FireProblem();
    private boolean isLed;
    private double leadX;
    private double leadY;

    StagedCourse(FireProblem start) {
      motion.set(start);
      follow();
    }

    @Override
    public void advance(double dt) {
      if (isLed) {
        double dx = leadX - motion.targetX;
        double dy = leadY - motion.targetY;
        double distance = StrictMath.hypot(dx, dy);
        double share = distance > 0 ? Math.min(1, TOP_SPEED * dt / distance) : 0;
        motion.targetVelocityX = share * dx / dt;
        motion.targetVelocityY = share * dy / dt;
        motion.setStraight();
      }
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
    protected void writeAgility(Agility agility) {
      double acceleration =
          StrictMath.hypot(motion.targetAccelerationX, motion.targetAccelerationY);
      agility.setAccelerating(acceleration + Math.abs(motion.targetTurnRate) * speed());
    }

    @Override
    protected void writeMotion(FireProblem problem) {
      problem.targetAccelerationX = motion.targetAccelerationX;
      problem.targetAccelerationY = motion.targetAccelerationY;
      problem.targetTurnRate = motion.targetTurnRate;
      problem.targetStopTime = motion.targetStopTime;
    }
  }
}
