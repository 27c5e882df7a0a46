package towline.ai.pilot;

import static org.assertj.core.api.Assertions.assertThat;
import static towline.ai.pilot.CourierFlight.SECTOR;

import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import towline.ai.aim.AimMode;
import towline.content.CourierDecks;
import towline.content.CourierTable;
import towline.content.GameContent;
import towline.internal.RandomStream;
import towline.session.BotRun;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.CourierSpec;

/** Couriers stay in the sector with their whole disc, wherever the ship is. */
class CourierEdgeTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final int RUNS = 60;
  private static final int TICKS = 20 * Tick.PER_SECOND;

  /** The wave with the fewest foes, which cost most of the time of a run. */
  private static final int WAVE = 1;

  static Stream<CourierSpec> kinds() {
    return CONTENT.couriers().kinds().stream().map(CourierTable.Kind::spec);
  }

  static Stream<CourierSpec> figures() {
    return kinds()
        .filter(
            kind ->
                switch (kind.motion()) {
                  case TREMBLING, CIRCLING, HOPPING -> true;
                  default -> false;
                });
  }

  private static double outside(double x, double y, double radius) {
    double beyondX = Math.max(radius - x, x + radius - SECTOR.width());
    double beyondY = Math.max(radius - y, y + radius - SECTOR.height());
    return Math.max(beyondX, beyondY);
  }

  /** A ship that flies along the walls and into the corners, and fires. */
  private static final class WallPilot implements Pilot {
    private final RandomStream random;
    private int left;
    private double toX;
    private double toY;

    WallPilot(long seed) {
      random = new RandomStream(seed);
    }

    @Override
    public void decide(Snapshot snapshot, int self, Command command) {
      if (left-- <= 0) {
        left = 60 + random.index(180);
        toX = random.index(3) * snapshot.width() / 2;
        toY = random.index(3) * snapshot.height() / 2;
      }
      command.thrustX = (toX - snapshot.x(self)) / 4;
      command.thrustY = (toY - snapshot.y(self)) / 4;
    }

    @Override
    public void hashInto(StateHash hash) {}
  }

  static Stream<Arguments> kindsUnderGravity() {
    return kinds().flatMap(kind -> Stream.of(0, 5, 22).map(g -> Arguments.of(kind, g)));
  }

  /** In real runs, from the courier's first tick on. */
  @Tag("long")
  @ParameterizedTest
  @MethodSource("kindsUnderGravity")
  void noCourierOfARunLeavesTheSector(CourierSpec kind, int gravity) {
    GameContent game =
        CourierDecks.only(kind, CONTENT.withArcade(CONTENT.arcade().withGravity(gravity)));
    RunSetup setup =
        new RunSetup(60 + gravity, PlayMode.PRACTICE, WAVE, AimMode.TURN_LEAD.ordinal());
    int seen = 0;
    Pilot pilot = new WallPilot(kind.index());
    try (BotRun flight = new BotRun(game, setup, pilot, BotRun.ModeChoice.FIXED)) {
      while (flight.run().current().tick() < 40 * Tick.PER_SECOND) {
        flight.tick();
        Snapshot now = flight.run().current();
        for (int i = now.first(EntityKind.COURIER); i < now.end(EntityKind.COURIER); i++) {
          seen++;
          assertThat(outside(now.x(i), now.y(i), kind.radius())).isLessThan(1e-9);
        }
      }
    }
    assertThat(seen).isGreaterThan(10 * Tick.PER_SECOND);
  }

  /** Weavers with swings over the whole range of the data. */
  static Stream<CourierSpec> weavers() {
    CourierSpec weaver =
        kinds()
            .filter(kind -> kind.motion() == CourierSpec.Motion.WEAVING)
            .findFirst()
            .orElseThrow();
    return Stream.of(0.01, 0.5, 1.6, CourierSpec.WIDEST_SWING)
        .map(
            size ->
                new CourierSpec(
                    weaver.index(),
                    weaver.name(),
                    weaver.motion(),
                    new CourierSpec.Figure(size, weaver.figure().rate(), weaver.figure().pace(), 0),
                    weaver.radius(),
                    weaver.speed(),
                    weaver.acceleration(),
                    weaver.layers(),
                    weaver.lockable(),
                    weaver.keepOff(),
                    weaver.opener(),
                    weaver.station()));
  }

  @ParameterizedTest
  @MethodSource({"kinds", "weavers"})
  void theWholeDiscStaysInside(CourierSpec kind) {
    double farthest = Double.NEGATIVE_INFINITY;
    for (int run = 0; run < RUNS; run++) {
      CourierFlight flight = new CourierFlight(kind, 6_000 + run);
      for (int tick = 0; tick < TICKS; tick++) {
        flight.tick();
        farthest = Math.max(farthest, outside(flight.x(), flight.y(), kind.radius()));
      }
    }
    assertThat(farthest).as("m outside the sector").isLessThan(1e-9);
  }

  /** A weaver flies each leg for its full time, with any swing. */
  @ParameterizedTest
  @MethodSource("weavers")
  void aWeaverBendsOnlyAtTheEndsOfItsLegs(CourierSpec kind) {
    for (int run = 0; run < RUNS / 4; run++) {
      CourierFlight flight = new CourierFlight(kind, 9_000 + run);
      flight.tick();
      int bends = 0;
      for (int tick = 0; tick < TICKS; tick++) {
        double vx = flight.vx();
        double vy = flight.vy();
        flight.tick();
        bends += CourierMotionLaw.allows(kind, vx, vy, flight.vx(), flight.vy()) ? 0 : 1;
      }
      assertThat(bends).as("run %d", run).isLessThan((int) (TICKS * Tick.SECONDS / 0.3));
    }
  }

  /** A figure near a wall has the shape of one in the middle. */
  @ParameterizedTest
  @MethodSource("figures")
  void theFigureIsDisplacedNotSquashed(CourierSpec kind) {
    for (int run = 0; run < RUNS; run++) {
      CourierFlight flight = new CourierFlight(kind, 7_000 + run);
      for (int tick = 0; tick < 3 * Tick.PER_SECOND; tick++) {
        flight.tick();
      }
      // The station about which it flies comes to rest.
      for (int tick = 0; tick < 2 * Tick.PER_SECOND; tick++) {
        flight.tickAlone();
      }
      int clean = 0;
      for (int tick = 0; tick < 4 * Tick.PER_SECOND; tick++) {
        double vx = flight.vx();
        double vy = flight.vy();
        flight.tickAlone();
        clean += CourierMotionLaw.allows(kind, vx, vy, flight.vx(), flight.vy()) ? 1 : 0;
      }
      // A hopping courier bounces and turns back within some ticks.
      assertThat(clean).as("run %d", run).isGreaterThan(225);
    }
  }
}
