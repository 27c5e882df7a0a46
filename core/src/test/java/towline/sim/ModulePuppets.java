package towline.sim;

import towline.math.StateHash;
import towline.sim.api.Command;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.spec.TankSpec;

/** A drone and tanks that stand, and turn to the right and fire when a test says so. */
final class ModulePuppets extends StillPilots {
  boolean droneFires;
  boolean droneTurns;
  boolean tanksFire;

  @Override
  public Pilot drone() {
    return new Puppet() {
      @Override
      public void decide(Snapshot seen, int self, Command command) {
        command.fire = droneFires;
        command.turns = droneTurns;
        command.bearing = 0;
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
