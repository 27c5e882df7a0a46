package towline.trial.duel;

/** The mount of a turret; this one is fixed at the origin. World frame. */
class TurretMount {
  /** Returns the x of the turret, m. */
  double x() {
    return 0;
  }

  /** Returns the y of the turret, m. */
  double y() {
    return 0;
  }

  /** Returns the x component of the turret's velocity, m/s. */
  double vx() {
    return 0;
  }

  /** Returns the y component of the turret's velocity, m/s. */
  double vy() {
    return 0;
  }

  /** Advances by {@code dt} s. */
  void advance(double dt) {}
}
