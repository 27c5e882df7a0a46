package towline.ai.pilot;

import org.jspecify.annotations.Nullable;
import towline.ai.steer.TankTraffic;
import towline.aim.FireComputer;
import towline.avoidance.AgentLimits;
import towline.sim.api.Pilot;
import towline.sim.api.PilotFactory;
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
  private final FireComputer computer = new FireComputer();

  /** The last kind of mite that was asked for, and what it can do. */
  private @Nullable MiteSpec miteSpec;

  private @Nullable AgentLimits miteLimits;

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
    return MissilePilot.ofEnemy(spec, heading, seed);
  }

  @Override
  public Pilot ownMissile(MissileSpec spec, double heading, long seed) {
    return MissilePilot.ofShip(spec, heading);
  }

  @Override
  public Pilot tank(TankSpec spec, long seed) {
    return new TankPilot(spec, seed, tankTraffic, computer);
  }

  @Override
  public Pilot mite(MiteSpec spec, long seed, @Nullable Pilot spare) {
    if (!spec.equals(miteSpec) || miteLimits == null) {
      miteSpec = spec;
      miteLimits =
          new AgentLimits(
              spec.radius(), spec.speed(), spec.turnRate(), spec.sight(), spec.margin());
    }
    if (spare instanceof MitePilot pilot) {
      pilot.restart(miteLimits, seed);
      return pilot;
    }
    return new MitePilot(miteLimits, seed, tankTraffic);
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
