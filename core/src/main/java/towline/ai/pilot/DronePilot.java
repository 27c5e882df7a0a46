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
import towline.aim.search.ShotCheck;
import towline.aim.situation.FireProblem;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Pilot;
import towline.sim.api.PilotTrace;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/** Flies the Defence Drone's gun: chooses a target and lets the aim mode's fire control work. */
final class DronePilot implements Pilot {
  private static final AimMode[] MODES = AimMode.values();

  /** A barrel that cannot turn wants targets near its bore; so much does the angle count, rad/s. */
  private static final double FIXED_BARREL = 0.3;

  private final FireControl control = new FireControl();
  private final ShotCheck shotCheck = new ShotCheck();
  private final DroneTargetSelector targetSelector = new DroneTargetSelector();
  private final FireProblem now = new FireProblem();
  private final FireCommand wanted = new FireCommand();
  private final AimHistory aimHistory = new AimHistory();

  /** Only for those who look; never asked by {@link #decide}. */
  private final StudyingGhosts studyingGhosts = new StudyingGhosts();

  @Override
  public void decide(Snapshot seen, int self, Command command) {
    AimMode mode = MODES[seen.turret().mode];
    command.astern = !mode.turns();
    double turnRate = mode.turns() ? seen.turret().slewRate : FIXED_BARREL;
    int target = targetSelector.choose(seen, self, turnRate);
    FireProblemReader.readDrone(seen, self, now);
    if (target < 0) {
      control.hold();
      aimHistory.clear();
    } else {
      FireProblemReader.readDroneTarget(seen, target, now);
      PreyGuesser.read(seen, target, control.learner().prey());
      control.decide(mode, now, seen.id(target), Tick.SECONDS, wanted);
      command.turns = wanted.turns;
      command.bearing = wanted.bearing;
      command.fire = wanted.fire;
      command.target = seen.id(target);
      if (wanted.fire && mode.studies()) {
        holdBack(seen, target, command);
      }
      keepAimPoint(mode, command.target);
    }
    boolean snaps = seen.turret().snapShot || !mode.turns();
    if (snaps && !command.fire && seen.turret().reloadLeft == 0) {
      snap(seen, self, mode, command, target);
    }
  }

  @Override
  public void explain(Snapshot seen, int self, PilotTrace.Layer layer, PilotTrace out) {
    DroneTrace trace =
        new DroneTrace(
            seen, self, seen.indexOf(KindRange.FOES, seen.turret().target), control, out);
    if (layer == PilotTrace.Layer.GHOSTS) {
      trace.ghosts(studyingGhosts);
      trace.methods();
    } else {
      AimMode mode = MODES[seen.turret().mode];
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
   * Keeps a gun that studies its target from wasting a shot; but what is in the way and cannot
   * dodge the shot gets it.
   */
  private void holdBack(Snapshot seen, int target, Command command) {
    FireDecision decision = FireDiscipline.judge(seen, target, control);
    command.fire = decision == FireDecision.FIRES;
    if (decision == FireDecision.BLOCKED) {
      int instead = FireDiscipline.inTheWay(seen, target, control);
      FireProblemReader.readDroneTarget(seen, instead, now);
      if (!seen.row(instead).armoured && FireDiscipline.isCertain(seen, instead, control, now)) {
        shootAt(seen, instead, command);
      }
    }
  }

  private static void shootAt(Snapshot seen, int foe, Command command) {
    command.fire = true;
    command.shotTarget = seen.id(foe);
  }

  private void keepAimPoint(AimMode mode, int target) {
    if (mode.settles() && control.plan().isMade()) {
      aimHistory.add(target, control.plan().impactX(), control.plan().impactY());
    } else {
      aimHistory.clear();
    }
  }

  /**
   * What is right in front of the barrel, or comes straight at it, is shot at once; but a swarm
   * only when there is nothing better to shoot at, or to do: LEARN takes them while it studies. A
   * mode that studies shoots only at what cannot dodge the shot.
   */
  private void snap(Snapshot seen, int self, AimMode mode, Command command, int target) {
    boolean hasBetter = target >= 0 && !seen.kind(target).isSwarm() && !mode.takesLesserTargets();
    for (int i = seen.first(KindRange.FOES); i < seen.end(KindRange.FOES); i++) {
      if (!isSnapped(seen, i, mode)
          || (hasBetter && seen.kind(i).isSwarm())
          || (mode.studies() && i == target)) {
        continue;
      }
      FireProblemReader.readDroneTarget(seen, i, now);
      if (shotCheck.hitsStraight(now)
          && LineOfFire.isClear(seen, self, i, 1)
          && (!mode.studies() || FireDiscipline.isCertain(seen, i, control, now))) {
        shootAt(seen, i, command);
        return;
      }
    }
  }

  /**
   * A courier opens to what a mode believes and not to a snap shot, but for a barrel that is fixed.
   */
  private static boolean isSnapped(Snapshot seen, int foe, AimMode mode) {
    return seen.kind(foe) == EntityKind.COURIER
        ? !seen.row(foe).lockable && !mode.turns()
        : !seen.row(foe).armoured;
  }
}
