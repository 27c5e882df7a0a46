package towline.sim;

import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.api.PilotFactory;
import towline.sim.api.Snapshot;
import towline.sim.hash.StateHash;
import towline.sim.spec.EntitySpec;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.PartSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.TankSpec;
import towline.sim.spec.VesselSpec;
import towline.sim.spec.WingmanSpec;

/** Pilots that want nothing; tests override some of them. */
public class StillPilots implements PilotFactory {
  /** A pilot that wants nothing. */
  public static final class Still implements Pilot {
    @Override
    public void decide(Snapshot seen, int self, Command command) {}

    @Override
    public void hashInto(StateHash hash) {}
  }

  @Override
  public final Pilot pilot(EntityKind kind, EntitySpec spec, double heading, long seed) {
    if (kind == EntityKind.DRONE) {
      return drone();
    }
    if (spec instanceof SnakeSpec snake) {
      return snake(snake, seed);
    }
    if (spec instanceof MissileSpec missile) {
      return kind == EntityKind.OWN_MISSILE
          ? ownMissile(missile, heading, seed)
          : missile(missile, heading, seed);
    }
    if (spec instanceof TankSpec tank) {
      return tank(tank, seed);
    }
    if (spec instanceof VesselSpec vessel) {
      return vessel(vessel, seed);
    }
    if (spec instanceof PartSpec part) {
      return part(part, seed);
    }
    return spec instanceof WingmanSpec wingman
        ? wingman(wingman)
        : other(kind, spec, heading, seed);
  }

  /** Returns the pilot of a kind without a method of its own here. */
  public Pilot other(EntityKind kind, EntitySpec spec, double heading, long seed) {
    return new Still();
  }

  public Pilot drone() {
    return new Still();
  }

  public Pilot snake(SnakeSpec spec, long seed) {
    return new Still();
  }

  public Pilot missile(MissileSpec spec, double heading, long seed) {
    return new Still();
  }

  public Pilot ownMissile(MissileSpec spec, double heading, long seed) {
    return new Still();
  }

  public Pilot tank(TankSpec spec, long seed) {
    return new Still();
  }

  public Pilot vessel(VesselSpec spec, long seed) {
    return new Still();
  }

  public Pilot part(PartSpec spec, long seed) {
    return new Still();
  }

  public Pilot wingman(WingmanSpec spec) {
    return new Still();
  }
}
