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
public final class Duel {
  private final DuelOptions options;
  private final DuelTurret turret;
  private final CertainOptimum optimum = new CertainOptimum();

  /** An experiment as {@code options} ask for it. */
  public Duel(DuelOptions options) {
    this.options = options;
    turret = new DuelTurret(options.planning());
  }

  /**
   * Runs the experiment and writes its table.
   *
   * @throws IOException if {@code out} cannot be written to
   */
  public static void run(DuelOptions options, Appendable out) throws IOException {
    Duel duel = new Duel(options);
    DuelTable table = new DuelTable(options);
    Map<AimMode, Map<TargetMotion, DuelTally>> tallies = new EnumMap<>(AimMode.class);
    for (AimMode mode : options.modes()) {
      Map<TargetMotion, DuelTally> row = new EnumMap<>(TargetMotion.class);
      for (TargetMotion targetMotion : options.motions()) {
        row.put(targetMotion, duel.fight(mode, targetMotion));
      }
      tallies.put(mode, row);
    }
    table.write(tallies, out);
  }

  /** All engagements of one mode with one motion. */
  public DuelTally fight(AimMode mode, TargetMotion targetMotion) {
    RandomStream root = new RandomStream(options.seed()).split(targetMotion.name().hashCode());
    DuelTally tally = new DuelTally();
    for (int i = 0; i < options.engagements(); i++) {
      fightOne(mode, targetMotion, root.split(i), tally);
    }
    return tally;
  }

  private void fightOne(
      AimMode mode, TargetMotion targetMotion, RandomStream random, DuelTally tally) {
    while (true) {
      double facing = random.range(-Math.PI, Math.PI);
      long towKey = random.nextLong();
      TargetCourse targetCourse = targetMotion.draw(random);
      RandomStream towStream = random.split(towKey);
      boolean towed = options.mount() == Mount.TOWED;
      double best =
          towed
              ? optimum.timeToFire(targetCourse, facing, towStream.split(0))
              : optimum.timeToFire(targetCourse, facing);
      if (best < Double.POSITIVE_INFINITY) {
        tally.add(
            towed
                ? turret.fight(mode, targetCourse, facing, new TowedCarrier(towStream.split(0)))
                : turret.fight(mode, targetCourse, facing),
            best);
        return;
      }
    }
  }
}
