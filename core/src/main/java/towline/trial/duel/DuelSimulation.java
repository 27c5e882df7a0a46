package towline.trial.duel;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import towline.ai.aim.AimMode;
import towline.ai.aim.Planning;
import towline.aim.FireControl;
import towline.aim.SolverScratch;
import towline.internal.RandomStream;

/**
 * The experiment behind lab duel: every aim mode against equal targets of every motion, one shot
 * each. Equal options give equal bytes.
 *
 * <p>All modes fight an engagement at the same time, tick by tick, and the next begins when the
 * last of them is over: the first engagement with each motion, then the second with each.
 */
public final class DuelSimulation {
  private final DuelOptions options;
  private final CertainOptimum optimum = new CertainOptimum();
  private final CertainSearch certainSearch = new CertainSearch();
  private final SolverScratch scratch = new SolverScratch();
  private final List<DuelTurret> turrets = new ArrayList<>();
  private final Map<AimMode, Map<TargetMotion, DuelTally>> tallies = new EnumMap<>(AimMode.class);
  private int engagement = -1;
  private int motionIndex;
  private double bestTimeToFire;
  private boolean isCertainPossible;

  /** Creates an experiment at the start of its first engagement. */
  public DuelSimulation(DuelOptions options) {
    this.options = options;
    for (AimMode mode : options.modes()) {
      Map<TargetMotion, DuelTally> row = new HashMap<>();
      options.motions().forEach(motion -> row.put(motion, new DuelTally()));
      tallies.put(mode, row);
    }
    motionIndex = options.motions().size() - 1;
    begin();
  }

  /** Returns true if all engagements are over. */
  public boolean isDone() {
    return engagement == options.engagements();
  }

  /** Advances the current engagement by a tick; when it is over, counts it and begins the next. */
  public void tick() {
    if (isDone()) {
      return;
    }
    boolean isOver = true;
    for (DuelTurret turret : turrets) {
      turret.tick();
      isOver &= turret.isOver();
    }
    if (isOver) {
      for (DuelTurret turret : turrets) {
        DuelTally tally = tally(turret.mode(), motion());
        tally.add(turret, bestTimeToFire);
        if (turret.mode().isSure() && isCertainPossible) {
          tally.addPossible();
        }
      }
      begin();
    }
  }

  /** Runs to the end. */
  public void finish() {
    while (!isDone()) {
      tick();
    }
  }

  /**
   * Returns the turrets of the current engagement, one for each mode, in the order of the options.
   */
  public List<DuelTurret> turrets() {
    return List.copyOf(turrets);
  }

  /** Returns the motion of the targets of the current engagement. */
  public TargetMotion motion() {
    return options.motions().get(motionIndex);
  }

  /** Returns the live tally of a mode with a motion. */
  public DuelTally tally(AimMode mode, TargetMotion motion) {
    return Objects.requireNonNull(Objects.requireNonNull(tallies.get(mode)).get(motion));
  }

  private void begin() {
    motionIndex++;
    if (motionIndex == options.motions().size()) {
      motionIndex = 0;
      engagement++;
    }
    if (isDone()) {
      return;
    }
    RandomStream root = new RandomStream(options.seed()).split(motion().name().hashCode());
    DuelScenario scenario = DuelScenario.draw(motion(), options, root.split(engagement), optimum);
    bestTimeToFire = scenario.bestTimeToFire();
    isCertainPossible =
        options.modes().stream().anyMatch(AimMode::isSure) && certainSearch.isPossible(scenario);
    turrets.clear();
    for (AimMode mode : options.modes()) {
      FireControl control = new FireControl(scratch, options.planning() == Planning.EVERY_TICK);
      turrets.add(scenario.turret(mode, control, scratch.solver()));
    }
  }
}
