package towline.trial.duel;

import towline.aim.situation.Agility;
import towline.aim.situation.FireProblem;

/**
 * What moves by ticks of the game, for a turret whose ticks are not even: between two of its ticks
 * it goes straight, and its velocity changes evenly.
 */
final class BetweenTicks extends TargetCourse {
  private final TargetCourse course;
  private double fromX;
  private double fromY;
  private double fromVx;
  private double fromVy;

  /** The part of a tick since the last one of the game. */
  private double part;

  /** The course begins between its first tick and the next. */
  BetweenTicks(TargetCourse course) {
    this.course = course;
    next();
    place();
  }

  @Override
  void advance(double dt) {
    part += dt / DuelTurret.TICK;
    while (part >= 1) {
      part--;
      next();
    }
    place();
  }

  private void next() {
    course.mount = mount;
    fromX = course.x;
    fromY = course.y;
    fromVx = course.vx;
    fromVy = course.vy;
    course.advance(DuelTurret.TICK);
  }

  private void place() {
    x = fromX + part * (course.x - fromX);
    y = fromY + part * (course.y - fromY);
    vx = fromVx + part * (course.vx - fromVx);
    vy = fromVy + part * (course.vy - fromVy);
  }

  @Override
  void writeMotion(FireProblem now) {
    course.writeMotion(now);
  }

  @Override
  void writeAgility(Agility agility) {
    course.writeAgility(agility);
  }

  @Override
  void onShot(FireProblem sight, int ticks) {
    course.onShot(sight, ticks);
  }

  @Override
  boolean isLockable() {
    return course.isLockable();
  }
}
