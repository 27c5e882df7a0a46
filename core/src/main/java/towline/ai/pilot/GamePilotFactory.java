package towline.ai.pilot;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import towline.ai.steer.TankTraffic;
import towline.aim.SolverScratch;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.api.PilotFactory;
import towline.sim.spec.CourierSpec;
import towline.sim.spec.DroneSpec;
import towline.sim.spec.EntitySpec;
import towline.sim.spec.MissileSpec;
import towline.sim.spec.PartSpec;
import towline.sim.spec.SnakeSpec;
import towline.sim.spec.VesselSpec;
import towline.sim.spec.WingmanSpec;

/** A factory of the pilots of the game: those of {@link EnemyKind#ALL} and of all other actors. */
public final class GamePilotFactory implements PilotFactory {
  private static final List<Crew<?>> OTHERS =
      List.of(
          new Crew<>(DroneSpec.class, (spec, seat) -> new DronePilot()),
          new Crew<>(
              WingmanSpec.class, (spec, seat) -> new WingmanPilot(spec, seat.scratch().solver())),
          new Crew<>(SnakeSpec.class, (spec, seat) -> new SnakePilot(spec, seat.seed())),
          new Crew<>(
              MissileSpec.class,
              (spec, seat) -> new MissilePilot(spec, seat.kind(), seat.heading(), seat.seed())),
          new Crew<>(CourierSpec.class, (spec, seat) -> CourierPilot.of(spec, seat.seed())),
          new Crew<>(VesselSpec.class, (spec, seat) -> new VesselPilot(spec, seat.seed())),
          new Crew<>(
              PartSpec.class, (spec, seat) -> PartPilot.of(spec, seat.scratch(), seat.seed())));

  private final TankTraffic traffic = new TankTraffic();
  private final SolverScratch scratch = new SolverScratch();
  private final Map<Class<?>, Crew<?>> crews = new HashMap<>();

  /** Creates a factory for one world; its pilots share traffic and solver scratch. */
  public GamePilotFactory() {
    OTHERS.forEach(crew -> crews.put(crew.spec(), crew));
    EnemyKind.ALL.forEach(enemy -> crews.put(enemy.spec(), enemy.crew()));
  }

  @Override
  public Pilot pilot(EntityKind kind, EntitySpec spec, double heading, long seed) {
    Crew<?> crew = crews.get(spec.getClass());
    if (crew == null) {
      throw new IllegalArgumentException("nobody flies a " + kind);
    }
    return crew.pilot(spec, new PilotSeat(kind, heading, seed, traffic, scratch));
  }
}
