package towline.trial.duel;

import towline.aim.situation.FireProblem;
import towline.internal.RandomStream;

/** The accuracy of a turret's sight, and the evenness of its ticks. */
final class Sighting {
  /** Noise told to the gun if only the ticks are uneven, m. */
  private static final double LEAST_NOISE = 1e-6;

  private final double noise;
  private final double jitter;
  private final RandomStream random;

  /**
   * Creates a sighting.
   *
   * @param noise greatest error of each coordinate, m; 0: none
   * @param jitter greatest relative deviation of a tick's length; 0: none
   * @param random the random numbers of the errors
   */
  Sighting(double noise, double jitter, RandomStream random) {
    this.noise = noise;
    this.jitter = jitter;
    this.random = random;
  }

  /** Returns an exact sighting with even ticks. */
  static Sighting exact() {
    return new Sighting(0, 0, new RandomStream(0));
  }

  /** Returns the length of the next tick, in usual ticks: 1 without jitter. */
  double nextTick() {
    return jitter > 0 ? 1 + random.range(-jitter, jitter) : 1;
  }

  /** Adds the error to the target's place in {@code sight}. */
  void blur(FireProblem sight) {
    if (noise > 0) {
      sight.targetX += random.range(-noise, noise);
      sight.targetY += random.range(-noise, noise);
    }
    // With uneven ticks no path is exact either.
    sight.targetNoise = jitter > 0 ? Math.max(noise, LEAST_NOISE) : noise;
  }
}
