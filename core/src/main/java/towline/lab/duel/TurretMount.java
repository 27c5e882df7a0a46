package towline.lab.duel;

/** What carries a turret about: here nothing, so that it stays at the origin. */
class TurretMount {
  /** Where the turret is. */
  double x() {
    return 0;
  }

  /** See {@link #x}. */
  double y() {
    return 0;
  }

  /** The velocity of the turret. */
  double vx() {
    return 0;
  }

  /** See {@link #vx}. */
  double vy() {
    return 0;
  }

  /** Moves on by {@code dt} seconds. */
  void advance(double dt) {}
}
