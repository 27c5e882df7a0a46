package towline.ai.bot;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import towline.content.GameContent;
import towline.internal.RandomStream;
import towline.sim.Snapshots;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/** The directions in which goals attract a bot. */
class BotGoalsTest {
  private static final double HALF_WIDTH = GameContent.load().couriers().gate().halfWidth();
  private static final double GATE_X = 48;
  private static final double GATE_Y = 27;

  /** Weight beside which the bot's wandering does not count. */
  private static final double GREAT_WEIGHT = 1e4;

  private static final int DIRECTIONS = 720;

  /** Returns the direction of the greatest worth, rad. */
  private static double best(BotGoals goals) {
    double best = 0;
    double greatest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < DIRECTIONS; i++) {
      double bearing = 2 * Math.PI * i / DIRECTIONS;
      double value = goals.value(Math.cos(bearing), Math.sin(bearing));
      if (value > greatest) {
        greatest = value;
        best = bearing;
      }
    }
    return best;
  }

  /** From any place before or behind it, also close to its line. */
  @Property(seed = "45", tries = 200)
  void theWayToAGateLeadsThroughItAndNotUpToIt(
      @ForAll @DoubleRange(min = 0, max = 6.28) double normal,
      @ForAll @DoubleRange(min = 0.1, max = 15) double before,
      @ForAll @DoubleRange(min = -1, max = 1) double aside,
      @ForAll boolean isBehind) {
    double along = isBehind ? -before : before;
    double across = 0.8 * HALF_WIDTH * aside;
    double x = GATE_X + along * Math.cos(normal) - across * Math.sin(normal);
    double y = GATE_Y + along * Math.sin(normal) + across * Math.cos(normal);
    Snapshot seen =
        new Snapshots(0)
            .with(EntityKind.SHIP, 1, x, y, 0)
            .with(EntityKind.HAUL_GATE, 9, GATE_X, GATE_Y, normal)
            .build();
    BotGoals goals = new BotGoals(0);
    goals.begin(0, new RandomStream(1));
    goals.addHaulGate(seen, seen.first(EntityKind.SHIP), GREAT_WEIGHT);
    double way = best(goals) - normal;
    double towards = -Math.signum(along) * Math.cos(way);
    assertThat(towards).as("share of the way that leads to the line").isPositive();
    double crossed = across + before / towards * Math.sin(way);
    assertThat(Math.abs(crossed)).isLessThan(HALF_WIDTH);
  }
}
