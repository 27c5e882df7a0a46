package towline.trial.shots;

import towline.internal.RandomStream;

/** Types of guns by their slew rate. */
enum GunType {
  SLOW(0.7, 1.1),
  MEDIUM(1.6, 2.6),
  QUICK(7, 9);

  private final double slowest;
  private final double fastest;

  GunType(double slowest, double fastest) {
    this.slowest = slowest;
    this.fastest = fastest;
  }

  /** Draws a slew rate, rad/s. */
  double slewRate(RandomStream random) {
    return random.range(slowest, fastest);
  }

  /** Returns true if {@code slewRate}, rad/s, is one of this type. */
  boolean has(double slewRate) {
    return slewRate >= slowest && slewRate <= fastest;
  }
}
