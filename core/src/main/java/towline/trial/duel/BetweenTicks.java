package towline.trial.duel;

import towline.aim.situation.Agility;
import towline.aim.situation.FireProblem;

/**
 * A course in ticks of the game, interpolated for a turret with uneven ticks: between two ticks of
 * the game it goes straight, and its velocity changes linearly.
 */
final class BetweenTicks extends TargetCourse {
  private final TargetCourse course;
  private double fromX;
  private double fromY;
  private double fromVx;
  private double fromVy;

  /** Time since the last tick of the game, as a fraction of a tick. */
  private double fraction;

  /** Creates an interpolation that begins between the first tick of the course and the next. */
  BetweenTicks(TargetCourse course) {
    this.course = course;
    nextTick();
    interpolate();
  }

  @Override
  public void advance(double dt) {
    fraction += dt / DuelTurret.TICK;
    while (fraction >= 1) {
      fraction--;
      nextTick();
    }
    interpolate();
  }

  private void nextTick() {
    course.mount = mount;
    fromX = course.x;
    fromY = course.y;
    fromVx = course.vx;
    fromVy = course.vy;
    course.advance(DuelTurret.TICK);
  }

  private void interpolate() {
    x = fromX + fraction * (course.x - fromX);
    y = fromY + fraction * (course.y - fromY);
    vx = fromVx + fraction * (course.vx - fromVx);
    vy = fromVy + fraction * (course.vy - fromVy);
  }

  @Override
  protected void writeMotion(FireProblem problem) {
    course.writeMotion(problem);
  }

  @Override
  protected void writeAgility(Agility agility) {
    course.writeAgility(agility);
  }

  @Override
  protected void onShot(FireProblem sight, int ticks) {
    course.onShot(sight, ticks);
  }

  @Override
  protected boolean isLockable() {
    return course.isLockable();
  }
}
