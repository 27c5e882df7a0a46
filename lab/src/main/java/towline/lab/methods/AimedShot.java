package towline.lab.methods;

/** The answer of a method to a problem; a reused buffer. */
final class AimedShot {
  /** True if the method fires. */
  boolean isFired;

  /** Time until the shot leaves, s. */
  double timeToFire;

  /** Bearing of the barrel then, rad in the world frame. */
  double bearing;

  void hold() {
    isFired = false;
  }

  void fire(double time, double towards) {
    isFired = true;
    timeToFire = time;
    bearing = towards;
  }
}
