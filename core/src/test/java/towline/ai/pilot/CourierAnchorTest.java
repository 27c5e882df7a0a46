package towline.ai.pilot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import towline.content.CourierTable;
import towline.content.GameContent;
import towline.internal.RandomStream;
import towline.sim.Snapshots;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.spec.CourierSpec;

/** The station about which a courier flies, with a ship and a drone at rest. */
class CourierAnchorTest {
  private static final int RUNS = 300;
  private static final double WIDTH = 96;
  private static final double HEIGHT = 54;

  static Stream<CourierSpec> kinds() {
    return GameContent.load().couriers().kinds().stream().map(CourierTable.Kind::spec);
  }

  private static Snapshot snapshot(double shipX, double shipY, double droneX, double droneY) {
    return new Snapshots(1)
        .with(EntityKind.SHIP, 1, shipX, shipY, 0)
        .with(EntityKind.DRONE, 2, droneX, droneY, 0)
        .build();
  }

  private static CourierAnchor settled(CourierSpec kind, Snapshot snapshot, double x, double y) {
    CourierAnchor anchor = new CourierAnchor(kind);
    anchor.begin(snapshot, x, y);
    for (int tick = 0; tick < 5 * Tick.PER_SECOND; tick++) {
      anchor.update(snapshot);
    }
    return anchor;
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void theAnchorStopsAwayFromTheDroneAndTheWalls(CourierSpec kind) {
    RandomStream random = new RandomStream(41);
    for (int run = 0; run < RUNS; run++) {
      double shipX = random.range(0, WIDTH);
      double shipY = random.range(0, HEIGHT);
      double droneX = Math.max(0, Math.min(WIDTH, shipX + random.range(-10, 10)));
      double droneY = Math.max(0, Math.min(HEIGHT, shipY + random.range(-10, 10)));
      Snapshot snapshot = snapshot(shipX, shipY, droneX, droneY);
      CourierAnchor anchor =
          settled(kind, snapshot, random.range(0, WIDTH), random.range(0, HEIGHT));
      double x = anchor.x;
      double y = anchor.y;
      anchor.update(snapshot);
      assertThat(Math.hypot(anchor.x - x, anchor.y - y)).as("run %d: m in a tick", run).isZero();
      double off = Math.hypot(x - droneX, y - droneY);
      assertThat(off).as("run %d", run).isGreaterThanOrEqualTo(kind.station().tooNear());
      double edge = kind.radius() + kind.reach();
      assertThat(x).isBetween(edge, WIDTH - edge);
      assertThat(y).isBetween(edge, HEIGHT - edge);
    }
  }

  /** The wanted place may jump to the other side of the ship while the anchor moves. */
  @ParameterizedTest
  @MethodSource("kinds")
  void theAnchorKeepsRoomForTheFigureAtWalls(CourierSpec kind) {
    RandomStream random = new RandomStream(42);
    double edge = kind.radius() + kind.reach();
    CourierAnchor anchor = new CourierAnchor(kind);
    for (int run = 0; run < RUNS; run++) {
      Snapshot snapshot = null;
      for (int tick = 0; tick < 5 * Tick.PER_SECOND; tick++) {
        if (snapshot == null || random.index(20) == 0) {
          double shipX = random.range(0, WIDTH);
          double shipY = random.range(0, HEIGHT);
          snapshot = snapshot(shipX, shipY, shipX, Math.min(HEIGHT, shipY + 8));
        }
        if (tick == 0) {
          anchor.begin(snapshot, random.range(0, WIDTH), random.range(0, HEIGHT));
        }
        anchor.update(snapshot);
        assertThat(Math.min(anchor.x, WIDTH - anchor.x)).isGreaterThan(edge - 1e-9);
        assertThat(Math.min(anchor.y, HEIGHT - anchor.y)).isGreaterThan(edge - 1e-9);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void aWallSendsTheAnchorToTheOtherSideOfTheShip(CourierSpec kind) {
    for (double shipX : new double[] {4, WIDTH - 4}) {
      double inwards = Math.signum(WIDTH / 2 - shipX);
      Snapshot before = snapshot(WIDTH / 2, HEIGHT / 2, WIDTH / 2, HEIGHT / 2);
      CourierAnchor anchor =
          settled(kind, before, WIDTH / 2 - inwards * kind.station().away(), HEIGHT / 2 + 3);
      Snapshot after = snapshot(shipX, HEIGHT / 2, WIDTH - shipX, HEIGHT / 2);
      for (int tick = 0; tick < 10 * Tick.PER_SECOND; tick++) {
        anchor.update(after);
      }
      double beside = (anchor.x - shipX) * inwards;
      assertThat(beside).isGreaterThan(kind.station().away() - kind.station().leash());
    }
  }
}
