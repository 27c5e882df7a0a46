package towline.ai.pilot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import towline.internal.RandomStream;
import towline.sim.Snapshots;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;

/** A flyer stays inside for any wishes, and never exceeds its acceleration. */
class WallBrakeTest {
  private static final double WIDTH = 96;
  private static final double HEIGHT = 54;
  private static final double MARGIN = 2;
  private static final double ACCELERATION = 30;

  private final Snapshot snapshot = new Snapshots(1).build();
  private final WallBrake brake = new WallBrake(MARGIN, ACCELERATION);

  @Test
  void aFlyerStaysInsideForAnyWishes() {
    for (int run = 0; run < 200; run++) {
      RandomStream random = new RandomStream(run);
      double x = random.range(MARGIN, WIDTH - MARGIN);
      double y = random.range(MARGIN, HEIGHT - MARGIN);
      double vx = 0;
      double vy = 0;
      double wantedX = 0;
      double wantedY = 0;
      for (int tick = 0; tick < 20 * Tick.PER_SECOND; tick++) {
        if (random.index(40) == 0) {
          double bearing = random.range(0, 2 * Math.PI);
          double size = random.range(0, ACCELERATION);
          wantedX = size * Math.cos(bearing);
          wantedY = size * Math.sin(bearing);
        }
        brake.limit(snapshot, x, y, vx, vy, wantedX, wantedY);
        assertThat(Math.hypot(brake.ax, brake.ay)).isLessThan(ACCELERATION + 1e-9);
        vx += brake.ax * Tick.SECONDS;
        vy += brake.ay * Tick.SECONDS;
        x += vx * Tick.SECONDS;
        y += vy * Tick.SECONDS;
        assertThat(x).isBetween(MARGIN - 1e-9, WIDTH - MARGIN + 1e-9);
        assertThat(y).isBetween(MARGIN - 1e-9, HEIGHT - MARGIN + 1e-9);
      }
    }
  }

  @Test
  void wishesFarFromTheWallsAreUnchanged() {
    brake.limit(snapshot, WIDTH / 2, HEIGHT / 2, 12, -12, -20, 22);
    assertThat(brake.ax).isCloseTo(-20, within(1e-12));
    assertThat(brake.ay).isCloseTo(22, within(1e-12));
  }

  @Test
  void aFlyerOutsideGoesNoFarther() {
    brake.limit(snapshot, -3, HEIGHT / 2, 0, 0, -10, 5);
    assertThat(brake.ax).isGreaterThan(-1e-9);
    assertThat(brake.ay).isEqualTo(5);
  }
}
