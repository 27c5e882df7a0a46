package towline.session.belief;

import towline.ai.gun.FireProblemReader;
import towline.aim.situation.FireProblem;
import towline.aim.tracking.TargetTracker;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;

/** What the drone sees of its target, worked out a second time for whoever judges its shots. */
final class DroneSight {
  private final TargetTracker sightings = new TargetTracker();
  private final FireProblem now = new FireProblem();
  private int target;

  /** Sees the target with that id, or none for 0, as it is {@code seen}. */
  void look(Snapshot seen, int targetId) {
    int index = targetId == 0 ? -1 : seen.indexOf(KindRange.FOES, targetId);
    int sees = index < 0 || seen.count(EntityKind.DRONE) == 0 ? 0 : targetId;
    if (sees == 0 || sees != target) {
      sightings.forget();
    }
    target = sees;
    if (sees != 0) {
      FireProblemReader.readDrone(seen, seen.first(EntityKind.DRONE), now);
      FireProblemReader.readDroneTarget(seen, index, now);
      sightings.take(now, Tick.SECONDS);
    }
  }

  /** The id of what is seen; 0: nothing. */
  int target() {
    return target;
  }

  /** What is seen, with the target's motion as it can be told; not to be written to. */
  FireProblem sight() {
    return now;
  }

  void hashInto(StateHash hash) {
    sightings.writeState(hash);
    hash.add(target);
  }
}
