package towline.ai.pilot;

import towline.ai.steer.TankTraffic;
import towline.aim.SolverScratch;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.api.PilotFactory;
import towline.sim.spec.CourierSpec;
import towline.sim.spec.EntitySpec;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.MiteSpec;
import towline.sim.spec.PartSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.TankSpec;
import towline.sim.spec.VesselSpec;
import towline.sim.spec.WingmanSpec;

/** The pilots of the game. */
public final class GamePilotFactory implements PilotFactory {
  private final TankTraffic traffic = new TankTraffic();
  private final SolverScratch computer = new SolverScratch();

  @Override
  public Pilot pilot(EntityKind kind, EntitySpec spec, double heading, long seed) {
    return switch (kind) {
      case DRONE -> new DronePilot();
      case WINGMAN -> new WingmanPilot((WingmanSpec) spec, computer.solver());
      case SNAKE_HEAD -> new SnakePilot((SnakeSpec) spec, seed);
      case MISSILE, SEEKER, OWN_MISSILE ->
          new MissilePilot((MissileSpec) spec, kind, heading, seed);
      case COURIER -> CourierPilot.of((CourierSpec) spec, seed);
      case TANK -> new TankPilot((TankSpec) spec, seed, traffic, computer);
      case MITE -> new MitePilot((MiteSpec) spec, seed, traffic);
      // A vessel flies by its core, which is a part as well.
      case VESSEL_CORE ->
          spec instanceof VesselSpec vessel
              ? new VesselPilot(vessel, computer, seed)
              : PartPilot.of((PartSpec) spec, computer, seed);
      case VESSEL_TURRET, VESSEL_BAY, VESSEL_NEST, VESSEL_HULL ->
          PartPilot.of((PartSpec) spec, computer, seed);
      default -> throw new IllegalArgumentException("nobody flies a " + kind);
    };
  }
}
