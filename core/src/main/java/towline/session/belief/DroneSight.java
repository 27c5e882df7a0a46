package towline.session.belief;

import towline.ai.gun.SituationReader;
import towline.aim.Sightings;
import towline.aim.situation.Situation;
import towline.math.StateHash;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

/** What the drone sees of its target, worked out a second time for whoever judges its shots. */
final class DroneSight {
  private final Sightings sightings = new Sightings();
  private final Situation now = new Situation();
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
      SituationReader.readDrone(seen, seen.first(EntityKind.DRONE), now);
      SituationReader.readDroneTarget(seen, index, now);
      sightings.take(now, Tick.SECONDS);
    }
  }

  /** The id of what is seen; 0: nothing. */
  int target() {
    return target;
  }

  /** What is seen, with the target's motion as it can be told; not to be written to. */
  Situation sight() {
    return now;
  }

  void hashInto(StateHash hash) {
    sightings.hashInto(hash);
    hash.add(target);
  }
}
