package towline.lab.methods;

/** What a method makes of a question: a buffer that methods fill in again and again. */
final class AimedShot {
  /** Whether it fires at all. */
  boolean isFired;

  /** When the shot leaves, s from now. */
  double timeToFire;

  /** Where the barrel points then, radians in the world. */
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
