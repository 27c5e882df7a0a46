package towline.ai.pilot;

import static org.assertj.core.api.Assertions.assertThat;
import static towline.ai.pilot.CourierFlight.SECTOR;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import towline.content.CourierTable;
import towline.content.GameContent;
import towline.sim.api.Tick;
import towline.sim.spec.CourierSpec;

/** Couriers stay in the sector with their whole disc, wherever the ship is. */
class CourierEdgeTest {
  private static final int RUNS = 60;
  private static final int TICKS = 20 * Tick.PER_SECOND;

  static Stream<CourierSpec> kinds() {
    return GameContent.load().couriers().kinds().stream().map(CourierTable.Kind::spec);
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

  /** Weavers of every size that the data may name, from hardly to the widest. */
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
                    new CourierSpec.Figure(
                        size, weaver.figure().rate(), weaver.figure().pace(), 0),
                    weaver.radius(),
                    weaver.speed(),
                    weaver.acceleration(),
                    weaver.layers(),
                    weaver.lockable(),
                    weaver.keepOff(),
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

  /** A weaver flies each leg for as long as it takes, however wide it swings. */
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

  /** A figure near a wall is the same as in the middle. */
  @ParameterizedTest
  @MethodSource("figures")
  void theFigureIsDisplacedNotSquashed(CourierSpec kind) {
    for (int run = 0; run < RUNS; run++) {
      CourierFlight flight = new CourierFlight(kind, 7_000 + run);
      for (int tick = 0; tick < 3 * Tick.PER_SECOND; tick++) {
        flight.tick();
      }
      // The place about which it flies comes to rest.
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
