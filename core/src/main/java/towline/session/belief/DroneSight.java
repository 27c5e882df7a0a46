package towline.session.belief;

import towline.ai.gun.SituationReader;
import towline.aim.AimMode;
import towline.aim.FireCommand;
import towline.aim.FireControl;
import towline.aim.situation.Situation;
import towline.math.StateHash;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

/** What the drone sees of its target, worked out a second time for whoever judges its shots. */
final class DroneSight {
  private final FireControl control = new FireControl();
  private final FireCommand unused = new FireCommand();
  private final Situation now = new Situation();
  private int target;

  /** Sees the target with that id, or none for 0, as it is {@code seen}. */
  void look(Snapshot seen, int targetId) {
    int index = targetId == 0 ? -1 : seen.indexOf(KindRange.FOES, targetId);
    target = index < 0 || seen.count(EntityKind.DRONE) == 0 ? 0 : targetId;
    if (target == 0) {
      control.hold();
      return;
    }
    SituationReader.readDrone(seen, seen.first(EntityKind.DRONE), now);
    SituationReader.readDroneTarget(seen, index, now);
    control.decide(AimMode.DIRECT, now, target, Tick.SECONDS, unused);
  }

  /** The id of what is seen; 0: nothing. */
  int target() {
    return target;
  }

  /** What is seen, with the target's motion as it can be told; not to be written to. */
  Situation sight() {
    return control.sight();
  }

  void hashInto(StateHash hash) {
    control.hashInto(hash);
    hash.add(target);
  }
}
