package towline.trial.duel;

import towline.aim.situation.Agility;
import towline.aim.situation.FireProblem;
import towline.math.Trigonometry;

/** The course of one target, tick by tick. Metres, seconds, world frame. */
public abstract class TargetCourse {
  protected double x;
  protected double y;
  protected double vx;
  protected double vy;

  /** The mount of the turret that fires at this target; read-only. */
  protected TurretMount mount = new TurretMount();

  /** Creates a course at rest at the origin. */
  protected TargetCourse() {}

  /** Creates a course that begins at {@code start}. */
  protected TargetCourse(TargetStart start) {
    x = start.x();
    y = start.y();
    vx = start.speed() * Trigonometry.cos(start.heading());
    vy = start.speed() * Trigonometry.sin(start.heading());
  }

  /** Advances by {@code dt} s. */
  public abstract void advance(double dt);

  /**
   * Writes the formula of the motion from now on into {@code problem}, which already has position
   * and velocity. Without a formula, the problem keeps its straight continuation.
   */
  protected void writeMotion(FireProblem problem) {}

  /** Writes the limits of this target's motion, to which it keeps. */
  protected abstract void writeAgility(Agility agility);

  /**
   * Called when a shot at the target leaves.
   *
   * @param sight the turret's view; the shot leaves along its barrel
   * @param ticks time of flight of the shot, ticks
   */
  protected void onShot(FireProblem sight, int ticks) {}

  /** Returns true if it only advances by whole ticks of the game. */
  protected boolean movesByTicks() {
    return false;
  }

  /** Returns true if a turret can lock onto it; if not, only barrels that never turn strike it. */
  protected boolean isLockable() {
    return true;
  }

  public final double x() {
    return x;
  }

  public final double y() {
    return y;
  }

  /** Returns the x component of the velocity, m/s. */
  public final double vx() {
    return vx;
  }

  /** Returns the y component of the velocity, m/s. */
  public final double vy() {
    return vy;
  }

  /** Returns the speed, m/s. */
  protected final double speed() {
    return StrictMath.hypot(vx, vy);
  }

  /** Turns the velocity by {@code angle}, rad, counter-clockwise. */
  protected final void turn(double angle) {
    double cosine = Trigonometry.cos(angle);
    double sine = Trigonometry.sin(angle);
    double turnedX = cosine * vx - sine * vy;
    vy = sine * vx + cosine * vy;
    vx = turnedX;
  }
}
