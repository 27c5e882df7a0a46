package towline.lab.duel;

import towline.math.RandomStream;

/**
 * One engagement as drawn: where the barrel points at first, how the target moves, and what the
 * turret stands on. Every mode gets a target and a mount of its own that move in the same way.
 */
final class DuelScenario {
  private final double facing;
  private final TargetMotion motion;
  private final RandomStream targetStream;
  private final MountType mountType;
  private final RandomStream mountStream;
  private double bestTimeToFire;

  private DuelScenario(TargetMotion motion, MountType mountType, RandomStream random) {
    this.motion = motion;
    this.mountType = mountType;
    facing = random.range(-Math.PI, Math.PI);
    long mountKey = random.nextLong();
    targetStream = random.copy();
    motion.draw(random);
    mountStream = random.split(mountKey);
  }

  /** The next scenario in {@code random} that the certain optimum could win. */
  static DuelScenario draw(
      TargetMotion motion, MountType mountType, RandomStream random, CertainOptimum optimum) {
    while (true) {
      DuelScenario drawn = new DuelScenario(motion, mountType, random);
      drawn.bestTimeToFire = optimum.timeToFire(drawn);
      if (drawn.bestTimeToFire < Double.POSITIVE_INFINITY) {
        return drawn;
      }
    }
  }

  /** Where the barrel points at first, radians counter-clockwise from +x. */
  double facing() {
    return facing;
  }

  /** What the turret stands on. */
  MountType mountType() {
    return mountType;
  }

  /** Seconds until the certain optimum fires. */
  double bestTimeToFire() {
    return bestTimeToFire;
  }

  /** A target at its start. */
  TargetCourse target() {
    return motion.draw(targetStream.copy());
  }

  /** A mount at its start. */
  TurretMount mount() {
    return switch (mountType) {
      case FIXED -> new TurretMount();
      case TOWED -> new TowedMount(mountStream.split(0));
    };
  }
}
