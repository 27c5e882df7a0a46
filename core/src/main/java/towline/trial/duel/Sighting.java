package towline.trial.duel;

import towline.aim.situation.FireProblem;
import towline.internal.RandomStream;

/** How well a turret sees, and how even its ticks are. */
final class Sighting {
  /** What is said to be off where only the ticks are uneven, m. */
  private static final double LEAST_NOISE = 1e-6;

  private final double noise;
  private final double jitter;
  private final RandomStream random;

  /**
   * A sighting.
   *
   * @param noise each coordinate of what is seen is off by at most so much, m; 0: nothing is
   * @param jitter a tick is longer or shorter by at most this share; 0: none is
   * @param random what errors are drawn from
   */
  Sighting(double noise, double jitter, RandomStream random) {
    this.noise = noise;
    this.jitter = jitter;
    this.random = random;
  }

  /** One that is exact, with even ticks. */
  static Sighting exact() {
    return new Sighting(0, 0, new RandomStream(0));
  }

  /** How long the next tick lasts, in ticks: 1, but for the jitter. */
  double nextTick() {
    return jitter > 0 ? 1 + random.range(-jitter, jitter) : 1;
  }

  /** Moves the target in {@code sight} by what it is off. */
  void blur(FireProblem sight) {
    if (noise > 0) {
      sight.targetX += random.range(-noise, noise);
      sight.targetY += random.range(-noise, noise);
    }
    // Where ticks are uneven no path is exact, either.
    sight.targetNoise = jitter > 0 ? Math.max(noise, LEAST_NOISE) : noise;
  }
}
