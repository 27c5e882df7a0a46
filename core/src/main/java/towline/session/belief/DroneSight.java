package towline.session.belief;

import towline.ai.gun.FireProblemReader;
import towline.aim.situation.FireProblem;
import towline.aim.tracking.TargetTracker;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/** The drone's view of its target, computed a second time for those that judge its shots. */
final class DroneSight {
  private final TargetTracker tracker = new TargetTracker();
  private final FireProblem problem = new FireProblem();
  private int target;

  /** Observes the target with id {@code targetId} in {@code snapshot}; 0 for none. */
  void observe(Snapshot snapshot, int targetId) {
    int index = targetId == 0 ? -1 : snapshot.indexOf(KindRange.FOES, targetId);
    int visibleId = index < 0 || snapshot.count(EntityKind.DRONE) == 0 ? 0 : targetId;
    if (visibleId == 0 || visibleId != target) {
      tracker.forget();
    }
    target = visibleId;
    if (visibleId != 0) {
      FireProblemReader.readDrone(snapshot, snapshot.first(EntityKind.DRONE), problem);
      FireProblemReader.readDroneTarget(snapshot, index, problem);
      tracker.take(problem, Tick.SECONDS);
    }
  }

  /** Returns the id of the target in view; 0 for none. */
  int target() {
    return target;
  }

  /** Returns the problem with the estimated motion of the target; read-only. */
  FireProblem sight() {
    return problem;
  }

  void hashInto(StateHash hash) {
    tracker.writeState(hash);
    hash.add(target);
  }
}
