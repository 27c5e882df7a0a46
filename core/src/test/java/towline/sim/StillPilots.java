package towline.sim;

import towline.math.StateHash;
import towline.sim.api.Command;
import towline.sim.api.Pilot;
import towline.sim.api.PilotFactory;
import towline.sim.api.Snapshot;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.MiteSpec;
import towline.sim.spec.PartSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.TankSpec;
import towline.sim.spec.VesselSpec;
import towline.sim.spec.WingmanSpec;

/** Pilots that want nothing; tests override those whom they are about. */
public class StillPilots implements PilotFactory {
  /** A pilot that wants nothing. */
  public static final class Still implements Pilot {
    @Override
    public void decide(Snapshot seen, int self, Command command) {}

    @Override
    public void hashInto(StateHash hash) {}
  }

  @Override
  public Pilot drone() {
    return new Still();
  }

  @Override
  public Pilot snake(SnakeSpec spec, long seed) {
    return new Still();
  }

  @Override
  public Pilot missile(MissileSpec spec, double heading, long seed) {
    return new Still();
  }

  @Override
  public Pilot ownMissile(MissileSpec spec, double heading, long seed) {
    return new Still();
  }

  @Override
  public Pilot tank(TankSpec spec, long seed) {
    return new Still();
  }

  @Override
  public Pilot mite(MiteSpec spec, long seed) {
    return new Still();
  }

  @Override
  public Pilot vessel(VesselSpec spec, long seed) {
    return new Still();
  }

  @Override
  public Pilot part(PartSpec spec, long seed) {
    return new Still();
  }

  @Override
  public Pilot wingman(WingmanSpec spec, int station) {
    return new Still();
  }
}
