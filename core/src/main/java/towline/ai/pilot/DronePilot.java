package towline.ai.pilot;

import towline.ai.aim.AimMode;
import towline.ai.gun.AimHistory;
import towline.ai.gun.FireDecision;
import towline.ai.gun.FireDiscipline;
import towline.ai.gun.FireProblemReader;
import towline.ai.gun.PreyGuesser;
import towline.ai.targeting.DroneTargetSelector;
import towline.ai.targeting.LineOfFire;
import towline.aim.FireCommand;
import towline.aim.FireControl;
import towline.aim.noescape.NoEscapeProof;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Pilot;
import towline.sim.api.PilotTrace;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/**
 * A pilot of the Defence Drone's gun that chooses a target and runs the aim mode's fire control.
 */
final class DronePilot implements Pilot {
  private static final AimMode[] MODES = AimMode.values();

  /**
   * Slew rate that the target selector assumes for a fixed barrel, rad/s; it prefers targets near
   * the bore.
   */
  private static final double FIXED_BARREL_SLEW_RATE = 0.3;

  private final FireControl control = new FireControl();
  private final FireSolver shotCheck = new FireSolver();
  private final DroneTargetSelector targetSelector = new DroneTargetSelector();
  private final FireProblem problem = new FireProblem();
  private final FireCommand wanted = new FireCommand();
  private final AimHistory aimHistory = new AimHistory();

  /** For display only; never used by {@link #decide}. */
  private final StudyingGhosts studyingGhosts = new StudyingGhosts();

  /** For display only; scratch for the proof of SURE. */
  private final NoEscapeProof proof = new NoEscapeProof();

  @Override
  public void decide(Snapshot snapshot, int index, Command command) {
    AimMode mode = MODES[snapshot.droneGun().mode];
    command.astern = !mode.turns();
    double turnRate = mode.turns() ? snapshot.droneGun().slewRate : FIXED_BARREL_SLEW_RATE;
    int target = targetSelector.choose(snapshot, index, turnRate);
    FireProblemReader.readDrone(snapshot, index, problem);
    if (target < 0) {
      control.hold();
      aimHistory.clear();
    } else {
      FireProblemReader.readDroneTarget(snapshot, target, problem);
      PreyGuesser.read(snapshot, target, control);
      control.decide(mode, problem, snapshot.id(target), Tick.SECONDS, wanted);
      command.turning = wanted.turns;
      command.bearing = wanted.bearing;
      command.fire = wanted.fire;
      command.target = snapshot.id(target);
      if (wanted.fire && mode.studies() && !FireProblemReader.firesHarpoonAt(snapshot, target)) {
        holdBack(snapshot, target, command);
      }
      keepAimPoint(mode, command.target);
    }
    boolean snaps = snapshot.droneGun().snapShot || !mode.turns();
    if (snaps && !command.fire && snapshot.droneGun().reloadLeft == 0) {
      snap(snapshot, index, mode, command, target);
    }
  }

  @Override
  public void explain(Snapshot snapshot, int index, PilotTrace.Layer layer, PilotTrace out) {
    DroneTrace trace =
        new DroneTrace(
            snapshot,
            index,
            snapshot.indexOf(KindRange.FOES, snapshot.droneGun().target),
            control,
            proof,
            out);
    if (layer == PilotTrace.Layer.GHOSTS) {
      trace.ghosts(studyingGhosts);
      trace.methods();
    } else {
      AimMode mode = MODES[snapshot.droneGun().mode];
      trace.vision(mode);
      trace.aimPoints(mode, aimHistory);
    }
  }

  @Override
  public void hashInto(StateHash hash) {
    targetSelector.hashInto(hash);
    aimHistory.hashInto(hash);
    control.writeState(hash);
  }

  /**
   * Keeps a gun that studies its target from wasting a shot, but fires at a foe in the way that
   * cannot dodge the shot.
   */
  private void holdBack(Snapshot snapshot, int target, Command command) {
    FireDecision decision = FireDiscipline.judge(snapshot, target, control);
    command.fire = decision == FireDecision.FIRES;
    if (decision == FireDecision.BLOCKED) {
      int instead = FireDiscipline.inTheWay(snapshot, target, control);
      FireProblemReader.readUsualShot(snapshot, instead, problem);
      if (!snapshot.row(instead).armoured
          && FireDiscipline.isCertain(snapshot, instead, control, problem)) {
        shootAt(snapshot, instead, command);
      }
    }
  }

  private static void shootAt(Snapshot snapshot, int foe, Command command) {
    command.fire = true;
    command.shotTarget = snapshot.id(foe);
  }

  private void keepAimPoint(AimMode mode, int target) {
    if (mode.settles() && control.plan().isMade()) {
      aimHistory.add(target, control.plan().impactX(), control.plan().impactY());
    } else {
      aimHistory.clear();
    }
  }

  /**
   * Fires at once at a foe right in front of the barrel, or one that comes straight at it. Members
   * of swarms are taken only without a better target, or by LEARN while it studies. A mode that
   * studies fires only at foes that cannot dodge the shot.
   */
  private void snap(Snapshot snapshot, int index, AimMode mode, Command command, int target) {
    boolean hasBetter =
        target >= 0 && !snapshot.kind(target).isSwarm() && !mode.takesLesserTargets();
    for (int i = snapshot.first(KindRange.FOES); i < snapshot.end(KindRange.FOES); i++) {
      if (!isForSnapShots(snapshot, i, mode)
          || (hasBetter && snapshot.kind(i).isSwarm())
          || (mode.studies() && i == target)) {
        continue;
      }
      FireProblemReader.readUsualShot(snapshot, i, problem);
      if (shotCheck.hitsStraight(problem)
          && LineOfFire.isClear(snapshot, index, i, 1)
          && (!mode.studies() || FireDiscipline.isCertain(snapshot, i, control, problem))) {
        shootAt(snapshot, i, command);
        return;
      }
    }
  }

  /**
   * Returns true for foes of snap shots: no armoured ones, and couriers only for a fixed barrel.
   */
  private static boolean isForSnapShots(Snapshot snapshot, int foe, AimMode mode) {
    return snapshot.kind(foe) == EntityKind.COURIER
        ? !snapshot.row(foe).lockable && !mode.turns()
        : !snapshot.row(foe).armoured;
  }
}
