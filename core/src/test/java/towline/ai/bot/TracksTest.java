package towline.ai.bot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.internal.RandomStream;
import towline.sim.Snapshots;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

class TracksTest {
  private static final int SHARDS = 20;

  /** Distances that are closer to the edge than this are left to rounding and sampling, m. */
  private static final double EDGE = 1e-3;

  private final Tracks tracks = new Tracks();

  private static double distance(Snapshot snapshot, int i, double[] way) {
    double nearest = Double.POSITIVE_INFINITY;
    for (int k = 0; k <= 2000; k++) {
      double x = way[0] + (way[2] - way[0]) * k / 2000;
      double y = way[1] + (way[3] - way[1]) * k / 2000;
      nearest = Math.min(nearest, StrictMath.hypot(snapshot.x(i) - x, snapshot.y(i) - y));
    }
    return nearest;
  }

  @Test
  void aBodyMeetsWhatItsWayComesNearToAndNothingElse() {
    RandomStream random = new RandomStream(31);
    int judged = 0;
    for (int trial = 0; trial < 400; trial++) {
      Snapshots sector = new Snapshots(0);
      for (int i = 0; i < SHARDS; i++) {
        sector.with(EntityKind.SHARD, 50 + i, random.range(40, 56), random.range(20, 34), 0);
      }
      Snapshot snapshot = sector.build();
      double[] way = {
        random.range(40, 56), random.range(20, 34), random.range(40, 56), random.range(20, 34)
      };
      double reach = random.range(0, 2);
      int met = 0;
      boolean isClear = true;
      int first = snapshot.first(EntityKind.SHARD);
      for (int i = first; i < first + SHARDS; i++) {
        double spare = snapshot.radius(i) + reach - distance(snapshot, i, way);
        met += spare > 0 ? 1 : 0;
        isClear &= Math.abs(spare) > EDGE;
      }
      if (isClear) {
        judged++;
        tracks.updateShards(snapshot, (all, i) -> true);
        tracks.begin();
        assertThat(tracks.meet(way[0], way[1], way[2], way[3], 0, reach, Tracks.Prey.ALL))
            .as("trial %d", trial)
            .isEqualTo(met);
        assertThat(tracks.meet(way[0], way[1], way[2], way[3], 0, reach, Tracks.Prey.ALL)).isZero();
      }
    }
    assertThat(judged).isGreaterThan(300);
  }
}
