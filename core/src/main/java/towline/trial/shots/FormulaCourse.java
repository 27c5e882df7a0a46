package towline.trial.shots;

import towline.aim.situation.Agility;
import towline.trial.duel.TargetCourse;

/** A course whose position and velocity are functions of time. */
final class FormulaCourse extends TargetCourse {
  private final Path path;
  private final double acceleration;
  private double time;

  /** Position and velocity as functions of time. */
  interface Path {
    /** Sets position and velocity of {@code course} at {@code time} s after its start. */
    void at(double time, FormulaCourse course);
  }

  /**
   * Creates a course at its start.
   *
   * @param acceleration greatest acceleration, m/s^2
   */
  FormulaCourse(double acceleration, Path path) {
    this.acceleration = acceleration;
    this.path = path;
    path.at(0, this);
  }

  /** Sets position, m, and velocity, m/s. */
  void set(double newX, double newY, double newVx, double newVy) {
    x = newX;
    y = newY;
    vx = newVx;
    vy = newVy;
  }

  @Override
  public void advance(double dt) {
    time += dt;
    path.at(time, this);
  }

  @Override
  protected void writeAgility(Agility agility) {
    agility.setAccelerating(acceleration);
  }
}
