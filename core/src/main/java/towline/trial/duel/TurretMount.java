package towline.trial.duel;

/** The mount of a turret; this one is fixed at the origin. World frame. */
public class TurretMount {
  /** Returns the x of the turret, m. */
  public double x() {
    return 0;
  }

  /** Returns the y of the turret, m. */
  public double y() {
    return 0;
  }

  /** Returns the x component of the turret's velocity, m/s. */
  public double vx() {
    return 0;
  }

  /** Returns the y component of the turret's velocity, m/s. */
  public double vy() {
    return 0;
  }

  /** Advances by {@code dt} s. */
  public void advance(double dt) {}
}
