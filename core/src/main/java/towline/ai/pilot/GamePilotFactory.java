package towline.ai.pilot;

import org.jspecify.annotations.Nullable;
import towline.ai.steer.TankTraffic;
import towline.aim.SolverScratch;
import towline.sim.api.Pilot;
import towline.sim.api.PilotFactory;
import towline.sim.api.Team;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.MiteSpec;
import towline.sim.spec.PartSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.TankSpec;
import towline.sim.spec.VesselSpec;
import towline.sim.spec.WingmanSpec;

/** The pilots of the game. */
public final class GamePilotFactory implements PilotFactory {
  private final TankTraffic tankTraffic = new TankTraffic();
  private final SolverScratch computer = new SolverScratch();
  private final PilotPool<TankSpec, TankPilot> tanks = new PilotPool<>();
  private final PilotPool<MissileSpec, MissilePilot> missiles = new PilotPool<>();
  private final PilotPool<MissileSpec, MissilePilot> ownMissiles = new PilotPool<>();
  private final PilotPool<MiteSpec, MitePilot> mites = new PilotPool<>();

  @Override
  public void release(@Nullable Pilot pilot) {
    if (pilot instanceof TankPilot tank) {
      tanks.put(tank.spec(), tank);
    } else if (pilot instanceof MitePilot mite) {
      mites.put(mite.spec(), mite);
    } else if (pilot instanceof MissilePilot missile) {
      (missile.team() == Team.FOE ? missiles : ownMissiles).put(missile.spec(), missile);
    }
  }

  @Override
  public Pilot drone() {
    return new DronePilot();
  }

  @Override
  public Pilot snake(SnakeSpec spec, long seed) {
    return new SnakePilot(spec, seed);
  }

  @Override
  public Pilot missile(MissileSpec spec, double heading, long seed) {
    MissilePilot pilot = missiles.take(spec);
    if (pilot == null) {
      return MissilePilot.ofEnemy(spec, heading, seed);
    }
    pilot.restart(heading, seed);
    return pilot;
  }

  @Override
  public Pilot ownMissile(MissileSpec spec, double heading, long seed) {
    MissilePilot pilot = ownMissiles.take(spec);
    if (pilot == null) {
      return MissilePilot.ofShip(spec, heading);
    }
    pilot.restart(heading, seed);
    return pilot;
  }

  @Override
  public Pilot tank(TankSpec spec, long seed) {
    TankPilot pilot = tanks.take(spec);
    if (pilot == null) {
      return new TankPilot(spec, seed, tankTraffic, computer);
    }
    pilot.restart(seed);
    return pilot;
  }

  @Override
  public Pilot mite(MiteSpec spec, long seed) {
    MitePilot pilot = mites.take(spec);
    if (pilot == null) {
      return new MitePilot(spec, seed, tankTraffic);
    }
    pilot.restart(seed);
    return pilot;
  }

  @Override
  public Pilot vessel(VesselSpec spec, long seed) {
    return new VesselPilot(spec, seed);
  }

  @Override
  public Pilot part(PartSpec spec, long seed) {
    return PartPilot.of(spec, computer, seed);
  }

  @Override
  public Pilot wingman(WingmanSpec spec, int station) {
    return new WingmanPilot(spec, station, computer.solver());
  }
}
