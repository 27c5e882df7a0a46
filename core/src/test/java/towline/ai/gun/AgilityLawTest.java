package towline.ai.gun;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.aim.AimMode;
import towline.ai.pilot.ArenaScenario;
import towline.aim.noescape.ReachableSet;
import towline.aim.situation.FireProblem;
import towline.content.GameContent;
import towline.session.BotRun;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.sim.api.EntityKind;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.spec.TankSpec;

/** Enemies never exceed their published agility. */
class AgilityLawTest {
  /** Longest flight of a certain shot, about, ticks. */
  private static final int FLIGHT_TICKS = 15;

  private static final double ROUNDING = 1e-9;

  private static final GameContent CONTENT = GameContent.load();

  private record Sighting(int id, EntityKind kind, int tick, FireProblem seen) {}

  private final ReachableSet reach = new ReachableSet();

  @ParameterizedTest
  @ValueSource(ints = {1, 8, 12})
  void noEnemyLeavesItsReachableSet(int wave) {
    Map<EntityKind, Integer> looks = new EnumMap<>(EntityKind.class);
    Map<EntityKind, Integer> escapes = new EnumMap<>(EntityKind.class);
    Map<EntityKind, Double> farthest = new EnumMap<>(EntityKind.class);
    RunSetup setup = new RunSetup(5, PlayMode.ARCADE, wave, AimMode.LEAD.ordinal());
    try (BotRun flight = new BotRun(CONTENT, setup, "demo", BotRun.ModeChoice.FREE)) {
      Deque<Sighting> sightings = new ArrayDeque<>();
      for (int tick = 0; tick < 1500 && !flight.run().over(); tick++) {
        flight.tick();
        Snapshot now = flight.run().current();
        while (!sightings.isEmpty() && sightings.peek().tick() == tick - FLIGHT_TICKS) {
          Sighting then = sightings.remove();
          int index = now.indexOf(KindRange.FOES, then.id());
          if (index >= 0 && now.kind(index) == then.kind()) {
            looks.merge(then.kind(), 1, Integer::sum);
            double share = share(then.seen(), now.x(index), now.y(index));
            farthest.merge(then.kind(), share, Math::max);
            if (share > 1 + ROUNDING) {
              escapes.merge(then.kind(), 1, Integer::sum);
            }
          }
        }
        for (int i = now.first(KindRange.FOES); i < now.end(KindRange.FOES); i++) {
          FireProblem seen = new FireProblem();
          FireProblemReader.readTarget(now, i, 0, seen);
          sightings.add(new Sighting(now.id(i), now.kind(i), tick, seen));
        }
      }
    }
    assertThat(looks).isNotEmpty();
    assertThat(escapes).as("of %s, farthest %s", looks, farthest).isEmpty();
  }

  /** The longest flight of a certain shot, in ticks, without the shot's own radius. */
  @ParameterizedTest
  @CsvSource({"rookie, 17", "hunter, 17"})
  void theTurnRateOfATankLimitsCertainShots(String name, int ticks) {
    TankSpec tank = ArenaScenario.tank(name);
    FireProblem then = new FireProblem();
    then.targetVelocityX = tank.speed();
    then.agility.setDriving(tank.speed(), tank.turnRate());
    reach.load(then, Double.POSITIVE_INFINITY, Tick.SECONDS);
    assertThat(reach.radius(ticks)).isLessThanOrEqualTo(tank.radius());
    assertThat(reach.radius(ticks + 1)).isGreaterThan(tank.radius());
  }

  /**
   * Returns the target's distance from the middle of its reachable set, as a share of the greatest.
   */
  private double share(FireProblem then, double x, double y) {
    reach.load(then, Double.POSITIVE_INFINITY, Tick.SECONDS);
    double middleX = reach.middleX(FLIGHT_TICKS);
    double middleY = reach.middleY(FLIGHT_TICKS);
    double dx = x - then.targetX - middleX;
    double dy = y - then.targetY - middleY;
    double got = Math.sqrt(dx * dx + dy * dy);
    if (got == 0) {
      return 0;
    }
    // The greatest distance from a place far behind gives the extent in this direction.
    double far = 1e4;
    double ux = dx / got;
    double uy = dy / got;
    double most = reach.farthest(FLIGHT_TICKS, 0, middleX - far * ux, middleY - far * uy) - far;
    return got / most;
  }
}
