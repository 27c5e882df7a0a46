package towline.trial.duel;

import towline.ai.aim.AimMode;
import towline.aim.FireControl;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.internal.RandomStream;
import towline.trial.ParameterValues;

/**
 * One engagement as drawn: where the barrel points at first, how the target moves, and what the
 * turret stands on. Every mode gets a target and a mount of its own that move in the same way.
 */
final class DuelScenario {
  /** After so many targets in a row that nobody could hit, it is given up. */
  private static final int MOST_DRAWS = 10_000;

  private final double facing;
  private final TargetMotion motion;
  private final RandomStream targetStream;
  private final MountType mountType;
  private final ParameterValues parameters;
  private final FireProblem gun;
  private final RandomStream gunStream;
  private final RandomStream mountStream;
  private double bestTimeToFire;

  private DuelScenario(TargetMotion motion, DuelOptions options, RandomStream random) {
    this.motion = motion;
    mountType = options.mountType();
    parameters = options.parameters();
    gun = DuelParameters.gun(parameters, options.shotFrame());
    facing = random.range(-Math.PI, Math.PI);
    long mountKey = random.nextLong();
    targetStream = random.copy();
    motion.draw(random, parameters);
    mountStream = random.split(mountKey);
    gunStream = random.split(~mountKey);
  }

  /**
   * The next scenario in {@code random} that the certain optimum could win. Refuses parameters with
   * which it finds none.
   */
  static DuelScenario draw(
      TargetMotion motion, DuelOptions options, RandomStream random, CertainOptimum optimum) {
    for (int i = 0; i < MOST_DRAWS; i++) {
      DuelScenario drawn = new DuelScenario(motion, options, random);
      drawn.bestTimeToFire =
          optimum.timeToFire(
              drawn.gun,
              drawn.facing,
              drawn.target(drawn.mount()),
              drawn.mount(),
              options.mountType());
      if (drawn.bestTimeToFire < Double.POSITIVE_INFINITY) {
        return drawn;
      }
    }
    throw new IllegalArgumentException(
        "with these parameters hardly any target can be hit at all; let shots fly farther or"
            + " targets start nearer");
  }

  /** Where the barrel points at first, radians counter-clockwise from +x. */
  double facing() {
    return facing;
  }

  /** The gun, and the size of the target; not to be changed. */
  FireProblem gun() {
    return gun;
  }

  /** A turret at its start; its errors are the same for every mode. */
  DuelTurret turret(AimMode mode, FireControl control, FireSolver solver) {
    Gunner gunner = new Gunner(DuelParameters.accuracy(parameters), gunStream.copy(), solver);
    TurretMount mount = mount();
    Sighting sighting = DuelParameters.sighting(parameters, gunStream.split(0));
    TargetCourse target = target(mount);
    if (target.movesByTicks() && parameters.get(DuelParameters.JITTER) > 0) {
      target = new BetweenTicks(target);
    }
    return new DuelTurret(mode, control, gun, facing, target, mount, gunner, sighting);
  }

  /** Seconds until the certain optimum fires. */
  double bestTimeToFire() {
    return bestTimeToFire;
  }

  /** A target at its start, which sees a turret on that mount. */
  TargetCourse target(TurretMount mount) {
    TargetCourse target = motion.draw(targetStream.copy(), parameters);
    target.mount = mount;
    return target;
  }

  /** A mount at its start. */
  TurretMount mount() {
    return switch (mountType) {
      case FIXED -> new TurretMount();
      case TOWED -> new TowedMount(mountStream.split(0));
    };
  }
}
