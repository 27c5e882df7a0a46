package towline.sim;

import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;
import towline.sim.spec.TankSpec;

/** A drone and tanks that do not move, and turn to the right and fire when a test wants it. */
final class ModulePuppets extends StillPilots {
  boolean droneFires;
  boolean droneTurns;
  boolean tanksFire;

  /** Kind of the drone's target, which is the first entity of that kind. */
  EntityKind droneTarget = EntityKind.TANK;

  @Override
  public Pilot drone() {
    return new Puppet() {
      @Override
      public void decide(Snapshot seen, int self, Command command) {
        command.fire = droneFires;
        command.turning = droneTurns;
        command.bearing = 0;
        if (seen.count(droneTarget) > 0) {
          command.target = seen.id(seen.first(droneTarget));
        }
      }
    };
  }

  @Override
  public Pilot tank(TankSpec spec, long seed) {
    return new Puppet() {
      @Override
      public void decide(Snapshot seen, int self, Command command) {
        command.fire = tanksFire;
      }
    };
  }

  private abstract static class Puppet implements Pilot {
    @Override
    public void hashInto(StateHash hash) {}
  }
}
