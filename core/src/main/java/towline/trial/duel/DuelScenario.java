package towline.trial.duel;

import towline.ai.aim.AimMode;
import towline.aim.FireControl;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.internal.RandomStream;
import towline.trial.ParameterValues;

/**
 * The random start of one engagement: the first bearing of the barrel, the motion of the target,
 * and the mount of the turret. Every mode gets its own target and mount, which move equally.
 */
final class DuelScenario {
  /** Greatest number of targets drawn in search of one that can be hit. */
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
   * Draws scenarios until one can be won by the certain optimum.
   *
   * @throws IllegalArgumentException if none is found with these parameters
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

  /** Returns the first bearing of the barrel, rad counter-clockwise from +x. */
  double facing() {
    return facing;
  }

  /** Returns the gun, with the size of the target; read-only. */
  FireProblem gun() {
    return gun;
  }

  /** Returns a new turret at its start; its errors are equal for every mode. */
  DuelTurret turret(AimMode mode, FireControl control, FireSolver solver) {
    Gunner gunner = new Gunner(DuelParameters.accuracy(parameters), gunStream.copy(), solver);
    TurretMount mount = mount();
    Sighting sighting = DuelParameters.sighting(parameters, gunStream.split(0));
    TargetCourse target = target(mount);
    if (target.movesByTicks() && parameters.get(DuelParameters.JITTER) > 0) {
      target = new BetweenTicks(target);
    }
    return new DuelTurret(mode, control, gun, facing, target, mount, gunner, sighting, true);
  }

  /** Returns the time until the certain optimum fires, s. */
  double bestTimeToFire() {
    return bestTimeToFire;
  }

  /** Returns a new target at its start, which sees a turret on {@code mount}. */
  TargetCourse target(TurretMount mount) {
    TargetCourse target = motion.draw(targetStream.copy(), parameters);
    target.mount = mount;
    return target;
  }

  /** Returns a new mount at its start. */
  TurretMount mount() {
    return switch (mountType) {
      case FIXED -> new TurretMount();
      case TOWED -> new TowedMount(mountStream.split(0));
    };
  }
}
