package towline.trial.duel;

import towline.aim.situation.Agility;
import towline.aim.situation.FireProblem;
import towline.math.Trigonometry;

/** The course of one target, tick by tick. Metres, seconds, world frame. */
abstract class TargetCourse {
  double x;
  double y;
  double vx;
  double vy;

  /** What the turret stands on that fires at it; it is not to be moved. */
  TurretMount mount = new TurretMount();

  /** A course that stands at the origin until it is moved. */
  TargetCourse() {}

  TargetCourse(TargetStart start) {
    x = start.x();
    y = start.y();
    vx = start.speed() * Trigonometry.cos(start.heading());
    vy = start.speed() * Trigonometry.sin(start.heading());
  }

  /** Moves on by {@code dt} seconds. */
  abstract void advance(double dt);

  /**
   * Writes the motion from now on into a situation that already has position and velocity. Without
   * a formula for it, the situation keeps its straight continuation.
   */
  void writeMotion(FireProblem now) {}

  /** Writes what a target on this course is capable of; it keeps to that. */
  abstract void writeAgility(Agility agility);

  /**
   * Sees a shot leave.
   *
   * @param sight whose shot it is, along its barrel
   * @param ticks how long it flies
   */
  void onShot(FireProblem sight, int ticks) {}

  /** Whether it only moves by whole ticks of the game. */
  boolean movesByTicks() {
    return false;
  }

  /** Whether a turret can lock onto it; if not, only a barrel that never turns may strike it. */
  boolean isLockable() {
    return true;
  }

  final double speed() {
    return StrictMath.hypot(vx, vy);
  }

  /** Turns the velocity by {@code angle}, keeping the speed. */
  final void turn(double angle) {
    double cosine = Trigonometry.cos(angle);
    double sine = Trigonometry.sin(angle);
    double turnedX = cosine * vx - sine * vy;
    vy = sine * vx + cosine * vy;
    vx = turnedX;
  }
}
