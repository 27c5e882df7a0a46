package towline.lab.duel;

import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;
import towline.aim.AimMode;
import towline.math.RandomStream;

/**
 * The experiment behind lab duel: every aim mode against the same targets of every motion, one shot
 * each. The same options give the same bytes.
 */
public final class DuelExperiment {
  private final DuelOptions options;
  private final DuelTurret turret;
  private final CertainOptimum optimum = new CertainOptimum();

  /** An experiment as {@code options} ask for it. */
  public DuelExperiment(DuelOptions options) {
    this.options = options;
    turret = new DuelTurret(options.planning());
  }

  /**
   * Runs the experiment and writes its table.
   *
   * @throws IOException if {@code out} cannot be written to
   */
  public static void run(DuelOptions options, Appendable out) throws IOException {
    DuelExperiment duel = new DuelExperiment(options);
    DuelTable table = new DuelTable(options);
    Map<AimMode, Map<TargetMotion, DuelTally>> tallies = new EnumMap<>(AimMode.class);
    for (AimMode mode : options.modes()) {
      Map<TargetMotion, DuelTally> row = new EnumMap<>(TargetMotion.class);
      for (TargetMotion motion : options.motions()) {
        row.put(motion, duel.fight(mode, motion));
      }
      tallies.put(mode, row);
    }
    table.write(tallies, out);
  }

  /** All engagements of one mode with one motion. */
  public DuelTally fight(AimMode mode, TargetMotion motion) {
    RandomStream root = new RandomStream(options.seed()).split(motion.name().hashCode());
    DuelTally tally = new DuelTally();
    for (int i = 0; i < options.engagements(); i++) {
      fightOne(mode, motion, root.split(i), tally);
    }
    return tally;
  }

  private void fightOne(AimMode mode, TargetMotion motion, RandomStream random, DuelTally tally) {
    while (true) {
      double facing = random.range(-Math.PI, Math.PI);
      long towKey = random.nextLong();
      TargetCourse course = motion.draw(random);
      RandomStream towStream = random.split(towKey);
      boolean towed = options.mount() == MountType.TOWED;
      double best =
          towed
              ? optimum.timeToFire(course, facing, towStream.split(0))
              : optimum.timeToFire(course, facing);
      if (best < Double.POSITIVE_INFINITY) {
        tally.add(
            towed
                ? turret.fight(mode, course, facing, new TowedMount(towStream.split(0)))
                : turret.fight(mode, course, facing),
            best);
        return;
      }
    }
  }
}
