package towline.trial.duel;

/** What a turret stands on: here the ground at the origin. World frame. */
class TurretMount {
  /** The turret's position, m. */
  double x() {
    return 0;
  }

  /** The turret's position, m. */
  double y() {
    return 0;
  }

  /** The turret's velocity, m/s. */
  double vx() {
    return 0;
  }

  /** The turret's velocity, m/s. */
  double vy() {
    return 0;
  }

  /** Moves on by {@code dt} seconds. */
  void advance(double dt) {}
}
